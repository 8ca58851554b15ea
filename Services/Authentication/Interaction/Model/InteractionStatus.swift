/// How far a session is.
package enum InteractionStatus: String, Sendable, Hashable, CaseIterable {
  /// Waits for an app.
  case created = "CREATED"
  /// Bound to one instance.
  case opened = "OPENED"
  /// Confirmed; a proof is outstanding.
  case secondFactor = "SECOND_FACTOR"
  /// The user signed in or agreed, or the account exists.
  case approved = "APPROVED"
  /// Tokens were fetched.
  case redeemed = "REDEEMED"
  /// The user said no.
  case declined = "DECLINED"
  /// The caller who started it took it back.
  case cancelled = "CANCELLED"
  /// No try is left, or the sign-in's end refused.
  case failed = "FAILED"
  /// Its time is over.
  case expired = "EXPIRED"

  /// Whether nothing can change from now on, in a session of the kind.
  package func isFinal(of kind: InteractionKind) -> Bool {
    switch self {
    case .created, .opened, .secondFactor: false
    case .approved: !kind.hasTokens
    case .redeemed, .declined, .cancelled, .failed, .expired: true
    }
  }
}
