internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// How much data identity pools and identities have.
///
/// None of it is available yet. To build an operation, move its method into a file of its name and
/// give the struct what the method needs.
struct SyncUsage: SyncUsageServing {
  func listIdentityPoolUsage(
    _ request: ListIdentityPoolUsageRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ListIdentityPoolUsageResponse {
    throw .operationNotAvailable
  }

  func describeIdentityPoolUsage(
    _ request: DescribeIdentityPoolUsageRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> DescribeIdentityPoolUsageResponse {
    throw .operationNotAvailable
  }

  func describeIdentityUsage(
    _ request: DescribeIdentityUsageRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> DescribeIdentityUsageResponse {
    throw .operationNotAvailable
  }
}
