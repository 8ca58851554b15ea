/// What becomes of a sign-up that is not confirmed, where its address is another user's; by tag of the pool.
///
/// A stranger can sign up with another user's address. In Cognito the address is taken then, and the code
/// that is sent to it confirms the stranger's password.
package enum UnconfirmedSignUps: String, TagChoice {
  /// As in Cognito.
  case kept
  /// The next sign-up with the address and another password takes its place, and so does a user who proves
  /// the address. A code does not confirm that other password unless the sign-up's Session comes with it.
  case replaceable
  /// The same, and a code alone never confirms a password.
  case proved

  static let tag = "gatehouse:unconfirmed-sign-ups"
  static let usual = replaceable
}
