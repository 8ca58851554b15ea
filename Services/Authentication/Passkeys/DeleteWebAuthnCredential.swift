package import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
internal import Domain
package import GatehouseMessages
internal import PublicOperations
internal import RPC

extension Passkeys {
  /// Removes a passkey of the access token's user; another user's is answered like one that is not there.
  package func deleteWebAuthnCredential(
    _ request: DeleteWebAuthnCredentialRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DeleteWebAuthnCredentialResponse {
    guard let text = request.credentialId else { throw .missing("credentialId") }
    let holder = try await holder(of: request.accessToken, mayChange: true, call: call)
    guard let id = Base64URL.decode(text),
      try await store.delete(id, of: holder.user.username, in: holder.pool.id)
    else { throw .resourceNotFound("The user has no passkey of this id.") }
    await ownerNotices.tell(.passkeyRemoved, to: holder, call)
    return DeleteWebAuthnCredentialResponse()
  }
}
