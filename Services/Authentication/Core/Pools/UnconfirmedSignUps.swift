/// What becomes of a sign-up that is not confirmed, where another user has the address; by tag of the pool.
///
/// A stranger can sign up with another user's address. In Cognito the address is taken then, and the code
/// that is sent to it confirms the stranger's password.
package enum UnconfirmedSignUps: String, TagChoice {
  /// As in Cognito.
  case kept
  /// The next sign-up with the address takes its place. If it has another password, a code does not
  /// confirm it unless the sign-up's Session comes with it.
  case replaceable
  /// The same, and a code alone never confirms a password.
  case proved

  static let tag = "gatehouse:unconfirmed-sign-ups"
  static let usual = kept
}
