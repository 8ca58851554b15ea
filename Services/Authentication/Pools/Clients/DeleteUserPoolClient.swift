package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import Logging
internal import PublicOperations
internal import RPC

extension Pools {
  /// Deletes a client, and ends the sign-ins at it (SES-51).
  ///
  /// No later call finds the client. When token issuance cannot be reached, the call fails; the same call
  /// again, or the upkeep some minutes later, finishes the work.
  package func deleteUserPoolClient(
    _ request: DeleteUserPoolClientRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DeleteUserPoolClientResponse {
    let (pool, id) = try await namedClient(request.userPoolId, request.clientId)
    guard try await clients.delete(id, in: pool, at: clock.now()) else {
      _ = try await settings.pool(pool)
      throw .clientNotFound(id.text)
    }
    settings.forget(id)
    try await endTokens(of: id, in: pool, call.context)
    logger.info(
      "user pool client deleted",
      metadata: [
        "user_pool": "\(pool)", "client": "\(id)", "request_id": "\(call.context.requestID)",
      ]
    )
    return DeleteUserPoolClientResponse()
  }
}
