internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Tells where an import job stands.
  public func describeUserImportJob(
    _ request: DescribeUserImportJobRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DescribeUserImportJobResponse {
    DescribeUserImportJobResponse(
      userImportJob: try await importJob(
        request.jobId,
        in: try requiredUserPoolID(request.userPoolId)
      )
    )
  }
}
