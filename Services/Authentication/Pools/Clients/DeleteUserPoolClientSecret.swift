package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import Logging
internal import PublicOperations
internal import RPC

extension Pools {
  /// Deletes one of a client's two secrets: from now on it proves nothing, on any instance.
  package func deleteUserPoolClientSecret(
    _ request: DeleteUserPoolClientSecretRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DeleteUserPoolClientSecretResponse {
    guard let id = request.clientSecretId else { throw .missing("clientSecretId") }
    for _ in 0..<5 {
      let record = try await clientRecord(request.userPoolId, request.clientId)
      let remaining = record.secrets.filter { $0.id(of: record.id) != id }
      guard remaining.count < record.secrets.count else {
        throw .resourceNotFound("Client secret \(id) does not exist.")
      }
      // A client without a secret would become a public one, which the caller did not ask for.
      guard let last = remaining.first else {
        throw .invalidParameter("The last secret of a client cannot be deleted.")
      }
      guard try await clients.replaceSecrets(of: record, by: last, and: nil) else { continue }
      settings.forget(record.id)
      logger.info(
        "client secret deleted",
        metadata: [
          "user_pool": "\(record.userPoolID)", "client": "\(record.id)",
          "request_id": "\(call.context.requestID)",
        ]
      )
      return DeleteUserPoolClientSecretResponse()
    }
    throw .modifiedByOthers("Client \(request.clientId ?? "")")
  }
}
