package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import RPC

extension Interaction {
  /// The session as it is now; one whose time is over is EXPIRED, and that is written down.
  package func session(_ id: String?) async throws(AuthenticationFailure) -> InteractionSession {
    guard let found = try await sessions.find(try Self.sessionID(id)) else {
      throw .interaction(.notFound)
    }
    return try await present(found)
  }

  /// The same, with the versions of its settings.
  func found(_ id: String?) async throws(AuthenticationFailure) -> FoundSession {
    guard var found = try await sessions.findWithVersions(try Self.sessionID(id)) else {
      throw .interaction(.notFound)
    }
    found.session = try await present(found.session)
    return found
  }

  func present(
    _ session: InteractionSession
  ) async throws(AuthenticationFailure) -> InteractionSession {
    if let end = session.endedAt {
      // What is kept longer is a decision, as evidence, and no answer.
      guard end.adding(seconds: InteractionSessionStore.toldForSeconds) > clock.now() else {
        throw .interaction(.notFound)
      }
      return session
    }
    // If it is redeemed, its tokens are being made, or the service died while it made them.
    guard session.state != .redeemed, session.expiresAt <= clock.now() else { return session }
    if let expired = try await expire(session) { return expired }
    // Another change came first.
    guard let found = try await sessions.find(session.id) else { throw .interaction(.notFound) }
    return found
  }

  /// An id of the form that sessions' have: 16 bytes in base64url.
  static func sessionID(_ id: String?) throws(AuthenticationFailure) -> String {
    guard let id, id.utf8.count == 22 else { throw .interaction(.notFound) }
    return id
  }

  /// Ends a session whose time is over; nil where it has changed meanwhile.
  func expire(
    _ session: InteractionSession
  ) async throws(AuthenticationFailure) -> InteractionSession? {
    let context = RPCCallContext(requestID: random.uuid(), deadline: .now + .seconds(5))
    return try await end(session, by: InteractionChange(to: .expired), context)
  }

  /// Ends a session that is not approved; nil where it has changed meanwhile.
  ///
  /// A service may have died between the making of an account and the approval: an enrolment that ends
  /// leaves nothing.
  func end(
    _ session: InteractionSession,
    by change: InteractionChange,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> InteractionSession? {
    guard let ended = try await sessions.move(session, by: change, at: clock.now()) else {
      return nil
    }
    if session.kind == .enrol, session.state == .secondFactor, let account = session.account {
      try await removeUnapproved(account, of: session, context)
    }
    return ended
  }

  /// Ends the sessions whose time is over and that were not asked about since; returns how many.
  package func endOverdue() async throws(AuthenticationFailure) -> Int {
    var count = 0
    for session in try await sessions.overdue(at: clock.now())
    where try await expire(session) != nil {
      count += 1
    }
    return count
  }

  /// What a caller who started the session may know of it (USR-26).
  package func state(
    of session: InteractionSession,
    for caller: RelyingCaller
  ) -> InteractionState {
    let isApproved = session.isApproved
    let isServer = caller == .server
    return InteractionState(
      state: session.state.rawValue,
      version: session.version,
      kind: session.kind.rawValue,
      expiresAtUnixMillis: session.expiresAt.unixMillis,
      reason: session.reason?.rawValue,
      userSub: isApproved ? session.sub : nil,
      username: isApproved ? session.username : nil,
      account: isApproved ? session.account : nil,
      userInput: isApproved && isServer ? session.userInput : nil,
      secondFactor: isApproved ? session.factor?.rawValue : nil,
      amr: isApproved ? session.methods : [],
      isFinal: session.state.isFinal(of: session.kind),
      clientId: session.client.text,
      userPoolId: session.pool.text
    )
  }

  /// `GET sessions/{id}`.
  package func getInteraction(
    _ request: GetInteractionRequest
  ) async throws(AuthenticationFailure) -> InteractionState {
    let session = try await session(request.sessionId)
    let caller = try await checkRelyingParty(request.call, of: session)
    if request.isPoll ?? false {
      guard try await sessions.poll(session, at: clock.now()) else {
        throw .interaction(.slowDown)
      }
    }
    return state(of: session, for: caller)
  }

  /// The link of a session, for its QR code: it is no secret, and leads nowhere without an app.
  package func locateInteraction(
    _ request: LocateInteractionRequest
  ) async throws(AuthenticationFailure) -> LocateInteractionResponse {
    let session = try await session(request.sessionId)
    let pool = try await enabledPool(session.pool)
    return LocateInteractionResponse(
      link: link(to: session),
      userPoolId: session.pool.text,
      serverName: pool.settings.name
    )
  }
}

extension InteractionSession {
  /// How the user was authenticated (RFC 8176): what tokens say in `amr`.
  package var methods: [String] {
    switch factor {
    case nil: ["app"]
    case .pin: ["app", "pin", "mfa"]
    case .biometric: ["app", "bio", "mfa"]
    case .both: ["app", "pin", "bio", "mfa"]
    }
  }
}
