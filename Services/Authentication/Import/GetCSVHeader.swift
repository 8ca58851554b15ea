internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Lists the columns that a file of the pool's users may have.
  public func getCSVHeader(
    _ request: GetCSVHeaderRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GetCSVHeaderResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    return GetCSVHeaderResponse(
      userPoolId: pool.id.text,
      csvHeader: UserImportHeader.names(in: pool)
    )
  }
}
