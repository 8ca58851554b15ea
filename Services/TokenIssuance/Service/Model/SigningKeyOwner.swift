internal import Domain

/// Whose tokens a key signs.
///
/// The text stands in the column `user_pool_id`. No user pool's id has the form of the other one.
enum SigningKeyOwner: Sendable, Hashable {
  /// The tokens of a user pool.
  case userPool(UserPoolID)
  /// The tokens that identity pools give to their identities.
  case identityPools

  /// Nil for text of neither form.
  init?(_ text: String) {
    if text == Self.identityPools.text {
      self = .identityPools
    } else if let pool = UserPoolID(text) {
      self = .userPool(pool)
    } else {
      return nil
    }
  }

  var text: String {
    switch self {
    case .userPool(let pool): pool.text
    case .identityPools: "identity"
    }
  }

  /// The uses that it has a key for.
  var uses: [TokenUse] {
    switch self {
    case .userPool: TokenUse.allCases
    case .identityPools: [.id]
    }
  }
}
