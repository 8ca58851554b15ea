package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationNotifications
internal import Cryptography
internal import Domain
internal import PublicOperations

extension Passkeys {
  /// Removes a passkey of the access token's user; another user's is answered like one that is not there.
  package func deleteWebAuthnCredential(
    _ request: DeleteWebAuthnCredentialRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DeleteWebAuthnCredentialResponse {
    guard let text = request.credentialId else { throw .missing("credentialId") }
    let holder = try await holder(of: request.accessToken, mayChange: true, call: call)
    let notFound = AuthenticationFailure.resourceNotFound("The user has no passkey of this id.")
    guard let id = Base64URL.decode(text) else { throw notFound }
    let isDeleted = try await store.delete(
      id,
      of: holder.user.username,
      in: holder.pool.id,
      telling: try await ownerNotices.message(.passkeyRemoved, to: holder, call)
    )
    guard isDeleted else { throw notFound }
    return DeleteWebAuthnCredentialResponse()
  }
}
