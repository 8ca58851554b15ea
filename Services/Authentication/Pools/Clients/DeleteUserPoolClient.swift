package import AuthenticationCore
internal import Domain
package import GatehouseMessages
internal import Logging
internal import PublicOperations
internal import RPC

extension Pools {
  /// Deletes a client.
  ///
  /// Its tokens end with it: every operation that takes one looks its client up.
  package func deleteUserPoolClient(
    _ request: DeleteUserPoolClientRequest,
    call: Call
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
        "request_id": "\(call.context.requestID)",
      ]
    )
    return DeleteUserPoolClientResponse()
  }
}
