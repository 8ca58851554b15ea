package import AuthenticationCore
package import GatehouseMessages
internal import PublicOperations
internal import RPC

extension Passkeys {
  /// CompleteWebAuthnRegistration.
  package func completeWebAuthnRegistration(
    _ request: CompleteWebAuthnRegistrationRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> CompleteWebAuthnRegistrationResponse {
    _ = try await directory.activeHolder(of: request.accessToken, call: call)
    throw .webAuthnNotEnabled("Passkeys are not enabled for the user pool.")
  }
}
