package import AuthenticationCore
package import GatehouseMessages
internal import PublicOperations
internal import RPC

extension Passkeys {
  /// StartWebAuthnRegistration.
  package func startWebAuthnRegistration(
    _ request: StartWebAuthnRegistrationRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> StartWebAuthnRegistrationResponse {
    _ = try await directory.activeHolder(of: request.accessToken, call: call)
    throw .webAuthnNotEnabled("Passkeys are not enabled for the user pool.")
  }
}
