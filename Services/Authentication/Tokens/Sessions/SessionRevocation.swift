package import AuthenticationCore
package import Domain
internal import PublicOperations
internal import RPC
package import Sessions
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

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
    switch session.kind {
    case .token:
      let ended = try await endChain(session, of: sub, in: pool, isLinked: isLinked, call)
      if let browser = ended.endedSsoSessionId {
        _ = try await tokenCalls.browsers.end(browser, of: sub, in: pool)
      }
    case .sso:
      // Chains first: from then on none begins of the session.
      let hadChains = try await endIfActive(session, of: sub, in: pool, isLinked: isLinked, call)
      let wasThere = try await tokenCalls.browsers.end(session.uuid, of: sub, in: pool)
      guard hadChains || wasThere else { throw .sessionNotFound }
    }
    // Not before: until here it is whatever the caller typed.
    let linked = isLinked ? ", with those linked to it" : ""
    call.trail.note(rule: "session \(session.text) is ended" + linked)
  }

  /// Ends a chain, or what belongs to a browser's session; false where nothing of it is active.
  @discardableResult
  package func endIfActive(
    _ session: SessionID,
    of sub: String,
    in pool: UserPoolID,
    isLinked: Bool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Bool {
    do throws(AuthenticationFailure) {
      _ = try await endChain(session, of: sub, in: pool, isLinked: isLinked, call)
      return true
    } catch .sessionNotFound {
      return false
    } catch {
      throw error
    }
  }

  private func endChain(
    _ session: SessionID,
    of sub: String,
    in pool: UserPoolID,
    isLinked: Bool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> RevokeSessionResponse {
    try await askingTokenIssuance { () async throws(RPCError) in
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
  }
}

extension AuthenticationFailure {
  package static let sessionNotFound = resourceNotFound("Session does not exist.")
}
