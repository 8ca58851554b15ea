/// What a session is for.
package enum InteractionKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// A sign-in.
  case login = "LOGIN"
  /// A new account on an instance.
  case enrol = "ENROL"
  /// A consent to what the session announces.
  case transaction = "TRANSACTION"

  /// Whether a session of it has tokens to fetch once it is approved; the others are then at their end.
  var hasTokens: Bool { self == .login }
}
