internal import AuthenticationCore
internal import Domain
internal import Postgres

extension PostgresConnection {
  /// Stops a user's sign-ins, or allows them again.
  mutating func setSignInStop(_ stop: SignInStop?, of user: UserRecord, in pool: UserPoolID) {
    enqueue(
      """
      UPDATE authentication.users SET sign_in_stop = \(stop?.rawValue)
      WHERE \(user.row(in: pool))
      """
    )
  }
}
