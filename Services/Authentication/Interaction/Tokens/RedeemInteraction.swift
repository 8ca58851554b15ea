internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationSignIn
internal import Domain
internal import GatehouseStubs
internal import PublicOperations

extension InteractionTokens {
  /// `POST sessions/{id}/tokens`: the tokens of a sign-in that the app has confirmed, once (USR-27).
  ///
  /// The session is redeemed before anything is made: of two callers one gets tokens. A refusal fails the
  /// session, as does the end of its account or of the user's sign-ins until the tokens are made; where the
  /// service fails it is approved as before, and the caller may repeat the call.
  func redeem(
    _ request: RedeemInteractionRequest,
    of found: FoundSession,
    call: Call
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    let session = found.session
    let client = try await redeemer(request.call, of: found, call)
    interaction.note(session, call)
    try Self.checkRedeemable(session)
    let now = interaction.clock.now()
    guard
      let redeemed = try await interaction.sessions.move(
        session,
        by: InteractionChange(to: .redeemed),
        at: now,
        // The chain of the tokens is committed after it, and before they are told.
        waitsForDisk: false
      )
    else { throw .interaction(.conflict, "The tokens were fetched.") }
    do throws(AuthenticationFailure) {
      return try await tokens(of: redeemed, client, call)
    } catch {
      guard let refusal = error.refusalOfTokens else {
        try await interaction.sessions.reopen(redeemed)
        throw error
      }
      var change = InteractionChange(to: .failed)
      change.reason = .refused
      _ = try await interaction.sessions.move(redeemed, by: change, at: interaction.clock.now())
      throw refusal
    }
  }

  /// The tokens for a session's user, at the session's client.
  func tokens(
    of session: InteractionSession,
    _ client: ClientAndPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    guard let sub = session.sub else { throw .internalFault("an approved session of no user") }
    let subject = try await interaction.directory.subject(sub: sub, cached: client, call)
    guard let user = subject.user else {
      throw call.refusal(.incorrectPassword, "the user was deleted meanwhile")
    }
    return try await signIn.tokens(
      ofApproved: user,
      session.approval,
      subject,
      clientMetadata: [:],
      call: call
    )
  }

  /// The session's client as it is now, if the caller may have its tokens: by the client's secret, and
  /// of a client without one by the handle.
  private func redeemer(
    _ given: InteractionCall?,
    of found: FoundSession,
    _ call: Call
  ) async throws(AuthenticationFailure) -> ClientAndPool {
    let caller = try await interaction.checkRelyingParty(given, of: found)
    _ = try await interaction.enabledPool(of: found)
    let client = try await interaction.settings(of: found)
    let isConfidential = try !interaction.settings.secrets(of: client.client).isEmpty
    guard caller == .server || !isConfidential else {
      throw call.refusal(.interaction(.invalidClient), "the handle alone was shown")
    }
    return client
  }

  private static func checkRedeemable(
    _ session: InteractionSession
  ) throws(AuthenticationFailure) {
    guard session.kind == .login else {
      throw .interaction(.notAllowed, "A sign-in alone has tokens.")
    }
    switch session.state {
    case .approved: return
    case .expired: throw .interaction(.expired)
    case .cancelled: throw .interaction(.cancelled)
    case .redeemed: throw .interaction(.conflict, "The tokens were fetched.")
    case .failed where session.reason == .refused:
      throw .interaction(.notAllowed, Interaction.refusedUser)
    case .created, .opened, .secondFactor, .declined, .failed:
      throw .interaction(.conflict, "The session is not approved.")
    }
  }
}

extension InteractionSession {
  /// What its tokens say of how the user was proved.
  var approval: AppApproval {
    let factors: Set<AppApproval.Factor> =
      switch factor {
      case nil: []
      case .pin: [.pin]
      case .biometric: [.biometric]
      case .both: [.pin, .biometric]
      }
    return AppApproval(session: id, factors: factors, account: account, isForApp: isForApp)
  }
}

extension AuthenticationFailure {
  /// What the caller is told of a sign-in that its end refuses; nil where the service failed.
  fileprivate var refusalOfTokens: AuthenticationFailure? {
    // What has no reason is a fault.
    guard let reason, reason != .tooManyRequests else { return nil }
    // The words for a client that has tried a password.
    guard self != .incorrectPassword else {
      return .interaction(.notAllowed, Interaction.refusedUser)
    }
    return .interaction(.notAllowed, message ?? reason.sentence)
  }
}
