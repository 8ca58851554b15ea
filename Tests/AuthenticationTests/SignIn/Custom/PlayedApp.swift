@testable internal import AuthenticationCore

/// The user's app as a test plays it: a session that is redeemed already, and an answer that says what became
/// of it.
struct PlayedApp: AppFactor {
  /// Whose account confirms.
  var account: String?

  func ask(_ question: AppQuestion) async throws(AuthenticationFailure) -> AppChallenge {
    AppChallenge(session: RedeemedSession.id, shown: ["sessionId": RedeemedSession.id])
  }

  func verdict(on answer: AppAnswer) async throws(AuthenticationFailure) -> AppVerdict {
    guard answer.session == RedeemedSession.id else { return .refused }
    switch answer.text {
    case "wait": return .pending
    case "confirm": return .approved(RedeemedSession.approval(account: account))
    case "decline": return .refused
    default: return .wrong
    }
  }
}
