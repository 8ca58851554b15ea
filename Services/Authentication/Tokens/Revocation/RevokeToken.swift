package import AuthenticationCore
internal import Domain
package import GatehouseMessages
internal import GatehouseStubs
internal import PublicOperations
internal import RPC

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
    guard current.client.isTokenRevocationEnabled else {
      throw .unsupportedOperation(
        "Token revocation is not enabled for client \(current.client.id)"
      )
    }
    let revoked: RevokeRefreshTokenResponse
    do throws(RPCError) {
      revoked = try await issuance.revokeRefreshToken(
        RevokeRefreshTokenRequest(
          userPoolId: current.pool.id.text,
          clientId: current.client.id.text,
          token: NamedRefreshToken(token).token,
          isLinked: current.pool.sessions.isOn && isLinked(request.revokeAssociatedSessions)
        ),
        context: call.context.repeatable
      )
    } catch  where error.knownReason == .refreshTokenInvalid {
      // What any other operation says of it, NotAuthorizedException, this one does not declare.
      throw .invalidParameter("Invalid Refresh Token.")
    } catch {
      throw AuthenticationFailure(tokenIssuance: error)
    }
    call.trail.noteAcceptedToken()
    if let sub = revoked.sub { try await note(sub, of: current, call) }
    return RevokeTokenResponse()
  }

  /// Notes whose token it was; a user who is gone has left no name.
  private func note(
    _ sub: String,
    of current: ClientAndPool,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let found = try await users.find(sub: sub, in: current.pool.id, for: current.client.id)
    guard let user = found?.user else { return }
    call.trail.note(user: AuditTrail.Subject(username: user.username, sub: user.sub))
  }
}
