internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// An identity's synchronised data.
///
/// None of it is available yet. To build an operation, move its method into a file of its name and
/// give the struct what the method needs.
struct Datasets: DatasetServing {
  func listDatasets(
    _ request: ListDatasetsRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ListDatasetsResponse {
    throw .operationNotAvailable
  }

  func describeDataset(
    _ request: DescribeDatasetRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> DescribeDatasetResponse {
    throw .operationNotAvailable
  }

  func deleteDataset(
    _ request: DeleteDatasetRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> DeleteDatasetResponse {
    throw .operationNotAvailable
  }

  func listRecords(
    _ request: ListRecordsRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ListRecordsResponse {
    throw .operationNotAvailable
  }

  func updateRecords(
    _ request: UpdateRecordsRequest,
    call: RPCCallContext
  ) async throws(IdentityFederationFailure) -> UpdateRecordsResponse {
    throw .operationNotAvailable
  }
}
