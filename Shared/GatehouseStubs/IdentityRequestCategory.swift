/// Operations on identity pools and their data that share a request rate.
///
/// `Proto/apis` says which operation is in which.
public enum IdentityRequestCategory: String, RateCategory {
  /// Getting identities, their tokens and credentials.
  case identityToken = "IdentityToken"
  /// Reading identities.
  case identityRead = "IdentityRead"
  /// Changing identities.
  case identityUpdate = "IdentityUpdate"
  /// Reading identity pools and what belongs to them.
  case identityPoolRead = "IdentityPoolRead"
  /// Changing identity pools and what belongs to them.
  case identityPoolUpdate = "IdentityPoolUpdate"
  /// Reading an identity's data.
  case syncRead = "SyncRead"
  /// Changing an identity's data.
  case syncUpdate = "SyncUpdate"

  /// Requests a second of one identity pool.
  public var usualRate: Int {
    switch self {
    case .identityToken: 200
    case .syncRead: 100
    case .identityRead, .syncUpdate: 50
    case .identityUpdate: 25
    case .identityPoolRead, .identityPoolUpdate: 15
    }
  }
}
