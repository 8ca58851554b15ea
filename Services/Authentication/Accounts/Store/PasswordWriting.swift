internal import AuthenticationCore
internal import Domain
internal import Postgres

extension SealedPassword {
  /// What an UPDATE of the user's row sets: the password is the only one, and no imported hash stays.
  var assignments: SQL {
    """
    srp_salt = \(salt), sealed_srp_verifier = \(sealedVerifier), sealed_password_hash = NULL
    """
  }
}

extension PostgresConnection {
  /// Forgets the wrong passwords of a name, so that they do not lock the name against the new one.
  ///
  /// A password that replaces one which was just found right needs no call: the right guess has
  /// forgotten the wrong ones. ChangePassword leaves them: its caller holds a token, and proves nothing
  /// about the sign-ins that failed.
  mutating func forgetWrongPasswords(of username: String, in pool: UserPoolID) {
    enqueue(
      """
      DELETE FROM authentication.password_failures
      WHERE user_pool_id = \(pool.text) AND name = \(FailureName.password(of: username).text)
      """
    )
  }
}
