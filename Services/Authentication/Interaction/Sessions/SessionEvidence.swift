internal import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
internal import JOSE
internal import PublicOperations

extension Interaction {
  /// `GET sessions/{id}/evidence`: what a third person needs to check what the user saw and decided
  /// (USR-24).
  ///
  /// For the session's client alone, by its secret. A confirmation that no right factor followed is not
  /// told: it looks like consent, and a thief of the phone can give it.
  func evidence(
    of session: InteractionSession,
    for given: InteractionCall?,
    call: Call
  ) async throws(AuthenticationFailure) -> ShowInteractionEvidenceResponse {
    guard try await checkRelyingParty(given, of: session) == .server else {
      throw call.refusal(.interaction(.invalidClient), "the handle alone was shown")
    }
    note(session, call)
    let word = try session.decision.flatMap { (text) throws(AuthenticationFailure) in
      try Decision.word(of: text)
    }
    guard let word, session.isApproved || word == Decision.decline else {
      throw .interaction(.notFound, "There is no decision.")
    }
    return ShowInteractionEvidenceResponse(
      decision: session.decision,
      key: session.decisionKey?.jwk,
      shown: session.shown,
      userInput: session.userInput,
      state: session.state.rawValue,
      kind: session.kind.rawValue,
      secondFactor: session.factor?.rawValue
    )
  }

  /// The session as long as its record is kept; its state is reported for a shorter time.
  func kept(_ id: String?) async throws(AuthenticationFailure) -> InteractionSession {
    guard let found = try await sessions.find(try Self.sessionID(id)) else {
      throw .interaction(.notFound)
    }
    return found.endedAt == nil ? try await present(found) : found
  }
}

extension InteractionSession {
  /// What checks the decision.
  var decisionKey: P256PublicKey? {
    accountKey.flatMap { Base64URL.decode($0) }.flatMap { P256PublicKey(point: $0) }
  }
}
