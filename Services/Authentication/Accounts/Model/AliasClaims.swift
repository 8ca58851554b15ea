package import AuthenticationCore

/// Verified aliases that a user lays claim to.
package struct AliasClaims: Sendable {
  package var names: [SignInName] = []
  /// Whether another user's hold on them is broken (ForceAliasCreation).
  var isForced = false
  /// Whether a sign-up that is not confirmed and holds one of them ends.
  var endsUnconfirmed = false
}

extension UserAttributes {
  /// The verified aliases among them, which find the user from now on.
  package static func claims(
    of attributes: [String: String],
    in pool: UserPoolSettings,
    isForced: Bool
  ) -> AliasClaims {
    let kinds = pool.aliasKinds
    let names = [SignInName.Kind.email, .phoneNumber, .preferredUsername].compactMap { kind in
      claim(kind, of: attributes, in: pool, among: kinds)
    }
    return AliasClaims(names: names, isForced: isForced)
  }

  private static func claim(
    _ kind: SignInName.Kind,
    of attributes: [String: String],
    in pool: UserPoolSettings,
    among kinds: [SignInName.Kind]
  ) -> SignInName? {
    guard kinds.contains(kind), let value = attributes[kind.rawValue] else { return nil }
    if let flag = verifiedFlags[kind.rawValue], attributes[flag] != "true" { return nil }
    return SignInName(kind: kind, name: pool.canonical(value))
  }
}
