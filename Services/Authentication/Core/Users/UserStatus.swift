internal import Postgres

/// Where a user stands between signing up and being able to sign in.
package enum UserStatus: String, Sendable, Hashable, SQLDecodable, SQLEncodable {
  /// Signed up, not yet confirmed; becomes CONFIRMED.
  case unconfirmed = "UNCONFIRMED"
  /// May sign in; becomes RESET_REQUIRED or, by an administrator, FORCE_CHANGE_PASSWORD.
  case confirmed = "CONFIRMED"
  /// Has a temporary password and must choose another; becomes CONFIRMED.
  case forceChangePassword = "FORCE_CHANGE_PASSWORD"
  /// The password no longer counts; becomes CONFIRMED with a new one.
  case resetRequired = "RESET_REQUIRED"
  /// An outside provider proves the user, who has no password.
  case externalProvider = "EXTERNAL_PROVIDER"
}
