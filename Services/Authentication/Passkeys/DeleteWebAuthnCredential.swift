package import AuthenticationCore
package import GatehouseMessages
internal import PublicOperations
internal import RPC

extension Passkeys {
  /// DeleteWebAuthnCredential.
  package func deleteWebAuthnCredential(
    _ request: DeleteWebAuthnCredentialRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DeleteWebAuthnCredentialResponse {
    _ = try await directory.activeHolder(of: request.accessToken, call: call)
    throw .webAuthnNotEnabled("Passkeys are not enabled for the user pool.")
  }
}
