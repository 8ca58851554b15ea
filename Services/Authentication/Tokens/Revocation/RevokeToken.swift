package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Tokens {
  /// Ends the sign-in that a refresh token belongs to, and with LINKED the SSO session that it came from
  /// (SES-23); repeating it changes nothing.
  package func revokeToken(
    _ request: RevokeTokenRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> RevokeTokenResponse {
    guard let token = request.token else { throw .missing("token") }
    let current = try await settings.client(try requiredClientID(request.clientId))
    let secrets = try settings.secrets(of: current.client)
    guard SecretHash.checkRaw(request.clientSecret, secrets: secrets) else {
      throw .unauthorized("Invalid client secret for client \(current.client.id)")
    }
    try await revoke(
      token,
      of: current,
      isLinked: isLinked(request.revokeAssociatedSessions),
      call
    )
    return RevokeTokenResponse()
  }
}
