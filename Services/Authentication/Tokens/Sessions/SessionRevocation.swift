internal import AuthenticationCore
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import PublicOperations
internal import RPC
internal import Sessions

extension Tokens {
  /// The session that a request names.
  func namedSession(_ text: String?) throws(AuthenticationFailure) -> SessionID {
    guard let text else { throw .missing("sessionId") }
    // A number that no UUID has is an id like any other that names no session.
    guard let session = SessionID(text) else { throw .sessionNotFound }
    return session
  }

  /// Whether RevokeAssociatedSessions asks for what a session is linked to.
  func isLinked(_ choice: String?) -> Bool { choice == "LINKED" }

  /// Ends a session of a user, and with LINKED what it came from or what came of it (SES-23).
  func revoke(
    _ session: SessionID,
    of sub: String,
    in pool: UserPoolID,
    isLinked: Bool,
    call: Call
  ) async throws(AuthenticationFailure) {
    _ = try await askingTokenIssuance { () async throws(RPCError) in
      try await issuance.revokeSession(
        RevokeSessionRequest(
          userPoolId: pool.text,
          sub: sub,
          chainId: session.kind == .token ? session.uuid : nil,
          ssoSessionId: session.kind == .sso ? session.uuid : nil,
          isLinked: isLinked
        ),
        context: call.context
      )
    }
    // Not before: until here it is whatever the caller typed.
    let linked = isLinked ? ", with those linked to it" : ""
    call.trail.note(rule: "session \(session.text) is ended" + linked)
  }
}

extension AuthenticationFailure {
  static let sessionNotFound = resourceNotFound("Session does not exist.")
}
