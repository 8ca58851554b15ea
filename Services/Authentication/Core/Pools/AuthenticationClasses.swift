internal import AuthenticationMessages
internal import Domain

/// What a pool calls its levels (AcrConfiguration).
package struct AuthenticationClasses: Sendable, Hashable {
  private let names: [AuthenticationLevel: String]

  init(_ configured: [String: AcrLevelConfigType]) {
    names = Dictionary(
      uniqueKeysWithValues: AuthenticationLevel.allCases.map { level in
        (level, configured[level.key]?.acrValue ?? "urn:cognito:loa:\(level.rawValue)")
      }
    )
  }

  /// The level's name, which the claim `acr` has.
  package func name(of level: AuthenticationLevel) -> String { names[level] ?? level.key }

  /// The level of a name; nil for one that the pool lacks.
  package func level(named name: String) -> AuthenticationLevel? {
    names.first { $0.value.exact == name.exact }?.key
  }
}
