package import AuthenticationCore
package import GatehouseMessages
internal import PublicOperations
internal import RPC

extension Passkeys {
  /// ListWebAuthnCredentials.
  package func listWebAuthnCredentials(
    _ request: ListWebAuthnCredentialsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ListWebAuthnCredentialsResponse {
    _ = try await directory.activeHolder(of: request.accessToken, call: call)
    throw .webAuthnNotEnabled("Passkeys are not enabled for the user pool.")
  }
}
