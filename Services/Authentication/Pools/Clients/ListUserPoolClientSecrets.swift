public import GatehouseMessages
public import RPC

extension Authentication {
  /// Names a client's secrets, oldest first, and never tells them.
  public func listUserPoolClientSecrets(
    _ request: ListUserPoolClientSecretsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListUserPoolClientSecretsResponse {
    let record = try await clientRecord(request.userPoolId, request.clientId)
    // There are at most two: no answer ever gave a token.
    guard request.nextToken == nil else { throw .invalidPaginationToken }
    return ListUserPoolClientSecretsResponse(
      clientSecrets: record.secrets.map { $0.descriptor(of: record.id) }
    )
  }
}
