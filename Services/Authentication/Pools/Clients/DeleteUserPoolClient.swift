internal import Domain
public import GatehouseMessages
internal import Logging
public import RPC

extension Authentication {
  /// Deletes a client.
  ///
  /// Its tokens end with it: every operation that takes one looks its client up.
  public func deleteUserPoolClient(
    _ request: DeleteUserPoolClientRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DeleteUserPoolClientResponse {
    let record = try await clientRecord(request.userPoolId, request.clientId)
    guard try await clients.delete(record.id, in: record.userPoolID) else {
      throw .clientNotFound(record.id.text)
    }
    settings.forget(record.id)
    logger.info(
      "user pool client deleted",
      metadata: [
        "user_pool": "\(record.userPoolID)", "client": "\(record.id)",
        "request_id": "\(context.requestID)",
      ]
    )
    return DeleteUserPoolClientResponse()
  }
}
