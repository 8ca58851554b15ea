package import GatehouseMessages
internal import GatehouseStubs
package import IdentityFederationCore
package import PublicOperations

/// How much data identity pools and identities have.
///
/// None of it is available yet. To build an operation, move its method into a file of its name and
/// give the struct what the method needs.
package struct SyncUsage: SyncUsageServing {
  package init() {}

  package func listIdentityPoolUsage(
    _ request: ListIdentityPoolUsageRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> ListIdentityPoolUsageResponse {
    throw .operationNotAvailable
  }

  package func describeIdentityPoolUsage(
    _ request: DescribeIdentityPoolUsageRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> DescribeIdentityPoolUsageResponse {
    throw .operationNotAvailable
  }

  package func describeIdentityUsage(
    _ request: DescribeIdentityUsageRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> DescribeIdentityUsageResponse {
    throw .operationNotAvailable
  }
}
