internal import AuthenticationCore
internal import Cryptography
internal import Domain

extension Interaction {
  /// Judges the digits that the user typed, where the page shows some: wrong once is the end, for
  /// there are only a hundred.
  func judgeComparison(
    of session: InteractionSession,
    _ body: CallBody
  ) async throws(AuthenticationFailure) -> InteractionSession {
    guard session.comparison == .enter, session.state == .opened, !session.isCompared,
      let typed = try body.text("comparison", max: 16)
    else { return session }
    let digits = session.comparisonDigits ?? ""
    if constantTimeEquals(Array(typed.utf8), Array(digits.utf8)), !digits.isEmpty {
      try await sessions.noteCompared(session)
      return try await self.session(session.id)
    }
    var change = InteractionChange(to: .declined)
    change.reason = .comparison
    guard let declined = try await sessions.move(session, by: change, at: clock.now()) else {
      throw .interaction(.conflict, "The session has changed meanwhile.")
    }
    return declined
  }
}
