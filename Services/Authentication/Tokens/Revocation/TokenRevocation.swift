internal import AuthenticationCore
internal import Domain
internal import GatehouseStubs
internal import PublicOperations
internal import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// Ends sign-ins by their refresh tokens, for the API and for OAuth.
extension Tokens {
  /// The sentences of what a client by OAuth is not told.
  static let unknownToken = "Invalid Refresh Token."
  static let otherClientsToken =
    "The token does not belong to the client that asks to revoke it."

  /// Ends the sign-in of a client's refresh token.
  func revoke(
    _ token: String,
    of current: ClientAndPool,
    isLinked: Bool,
    _ call: Call
  ) async throws(AuthenticationFailure) {
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
          isLinked: current.pool.sessions.isOn && isLinked
        ),
        context: call.context.repeatable
      )
    } catch  where error.knownReason == .refreshTokenInvalid {
      // What any other operation says of it, NotAuthorizedException, this one does not declare.
      throw .invalidParameter(Self.unknownToken)
    } catch {
      throw AuthenticationFailure(tokenIssuance: error)
    }
    call.trail.noteAcceptedToken()
    if let sub = revoked.sub { try await note(sub, of: current, call) }
    if let sub = revoked.sub, let session = revoked.endedSsoSessionId {
      _ = try await tokenCalls.browsers.end(session, of: sub, in: current.pool.id)
    }
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
