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

extension UserStore {
  /// Leaves a user without a password, whom outside providers alone prove from then on.
  func removePassword(
    of user: UserRecord,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.users
        SET srp_salt = NULL, sealed_srp_verifier = NULL, sealed_password_hash = NULL,
          status = 'EXTERNAL_PROVIDER', temporary_password_expires_at_unix_millis = NULL,
          modified_at_unix_millis = \(now.unixMillis)
        WHERE \(user.row(in: pool))
        """
      )
    }
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
