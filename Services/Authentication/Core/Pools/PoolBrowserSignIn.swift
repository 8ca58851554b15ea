/// What a pool asks of sign-ins in browsers, beyond Cognito by its tags.
package struct PoolBrowserSignIn: Sendable, Hashable {
  /// Whether every client has to bring a proof key (RFC 7636).
  package let requiresProofKey: Bool
  /// Whether a browser stays signed in when its user signs out everywhere.
  package let outlastsGlobalSignOut: Bool
  /// Whether signing out of a browser ends the tokens that came of its session.
  package let endsTokensAtLogout: Bool
  /// Whether clients may ask what their tokens are good for (RFC 7662).
  package let hasIntrospection: Bool

  init(tags: [String: String]) {
    requiresProofKey = ProofKeyOption(tags: tags) == .on
    outlastsGlobalSignOut = GlobalSignOutOption(tags: tags) == .on
    endsTokensAtLogout = LogoutOption(tags: tags) == .on
    hasIntrospection = IntrospectionOption(tags: tags) == .on
  }
}

/// Whether authorization requests without a proof key are refused, which Cognito takes; by tag of the pool.
enum ProofKeyOption: String, TagChoice {
  case off
  case on

  static let tag = "gatehouse:require-pkce"
  static let usual = off
}

/// Whether GlobalSignOut leaves browsers signed in, as Cognito does; by tag of the pool.
enum GlobalSignOutOption: String, TagChoice {
  case off
  case on

  static let tag = "gatehouse:global-sign-out-keeps-sso"
  static let usual = off
}

/// Whether signing out of a browser ends the tokens of its session, which Cognito leaves; by tag of the pool.
enum LogoutOption: String, TagChoice {
  case off
  case on

  static let tag = "gatehouse:logout-ends-tokens"
  static let usual = off
}

/// Whether clients may ask what their tokens are good for, which Cognito does not tell; by tag of the pool.
enum IntrospectionOption: String, TagChoice {
  case off
  case on

  static let tag = "gatehouse:introspection"
  static let usual = off
}
