/// How surely a user was proved: the four levels of Cognito's `acr`.
package enum AuthenticationLevel: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// A password alone, or what the service knows no better.
  case password = 1
  /// A code that was sent, alone.
  case oneTimeCode
  /// A passkey alone, or a password and a code that was sent.
  case passkey
  /// A password and an authenticator's code.
  case authenticator

  package static func < (left: AuthenticationLevel, right: AuthenticationLevel) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The key of the level in AcrConfiguration.
  package var key: String { "Level\(rawValue)" }

  /// The level of a key; nil for one that there is not.
  package init?(key: String) {
    guard let level = Self.allCases.first(where: { $0.key == key }) else { return nil }
    self = level
  }
}
