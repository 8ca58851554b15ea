package import GatehouseMessages
internal import GatehouseStubs
package import IdentityFederationCore
package import PublicOperations

/// An identity's synchronised data.
///
/// None of it is available yet. To build an operation, move its method into a file of its name and
/// give the struct what the method needs.
package struct Datasets: DatasetServing {
  package init() {}

  package func listDatasets(
    _ request: ListDatasetsRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> ListDatasetsResponse {
    throw .operationNotAvailable
  }

  package func describeDataset(
    _ request: DescribeDatasetRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> DescribeDatasetResponse {
    throw .operationNotAvailable
  }

  package func deleteDataset(
    _ request: DeleteDatasetRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> DeleteDatasetResponse {
    throw .operationNotAvailable
  }

  package func listRecords(
    _ request: ListRecordsRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> ListRecordsResponse {
    throw .operationNotAvailable
  }

  package func updateRecords(
    _ request: UpdateRecordsRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> UpdateRecordsResponse {
    throw .operationNotAvailable
  }
}
