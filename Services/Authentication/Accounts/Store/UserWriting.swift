package import AuthenticationCore
internal import AuthenticationNotifications
package import Domain
package import Postgres
internal import PublicOperations

extension UserStore {
  /// Confirms a user who signed up, and makes what is verified and preferred a sign-in name.
  ///
  /// Returns the former owners of addresses; nil when the user is no longer UNCONFIRMED, or the code is
  /// no longer the newest. A password that may be a stranger's, and is not proved, has to be reset.
  func confirm(
    _ username: String,
    in pool: UserPoolSettings,
    attributesJSON: String,
    isForced: Bool,
    codeHash: [UInt8]?,
    isPasswordProved: Bool,
    at now: Instant
  ) async throws(AuthenticationFailure) -> [AuditTrail.Subject]? {
    try await writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      let carried = try db.one(
        """
        UPDATE authentication.users AS u
        SET status = CASE WHEN needs_password_proof AND NOT \(isPasswordProved)::boolean
            THEN 'RESET_REQUIRED' ELSE 'CONFIRMED' END,
          needs_password_proof = false, attributes = attributes || \(attributesJSON)::jsonb,
          proved_at_sign_up = (
            SELECT code.attribute_name FROM authentication.confirmation_codes AS code
            WHERE code.user_pool_id = u.user_pool_id AND code.username = u.username
              AND code.purpose = 'sign_up' AND code.code_hash = \(codeHash)::bytea
          ),
          modified_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(pool.id.text) AND username = \(username) AND status = 'UNCONFIRMED'
          AND (\(codeHash)::bytea IS NULL OR EXISTS (
            SELECT FROM authentication.confirmation_codes AS code
            WHERE code.user_pool_id = u.user_pool_id AND code.username = u.username
              AND code.purpose = 'sign_up' AND code.code_hash = \(codeHash)::bytea
          ))
        RETURNING u.attributes::text AS attributes
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("attributes", as: String.self)
      }
      guard let carried else { return nil }
      // The code is stored as a used one: a mail scanner may have followed the link before its reader.
      db.enqueue(
        """
        WITH used AS (
          DELETE FROM authentication.confirmation_codes
          WHERE user_pool_id = \(pool.id.text) AND username = \(username) AND purpose = 'sign_up'
          RETURNING user_pool_id, username, code_hash, attribute_name, tries_left,
            expires_at_unix_millis
        )
        INSERT INTO authentication.confirmation_codes
          (user_pool_id, username, purpose, code_hash, attribute_name, tries_left,
           expires_at_unix_millis)
        SELECT user_pool_id, username, 'confirmed_sign_up', code_hash, attribute_name, tries_left,
          expires_at_unix_millis
        FROM used
        ON CONFLICT (user_pool_id, username, purpose) DO UPDATE
        SET code_hash = excluded.code_hash, attribute_name = excluded.attribute_name,
          tries_left = excluded.tries_left,
          expires_at_unix_millis = excluded.expires_at_unix_millis
        """
      )
      return try db.claimCarriedAliases(carried, of: username, in: pool, isForced: isForced)
    }
  }

  /// Gives the user another password, which ends the wait for a confirmation; false when the user is
  /// gone, or no longer in the state that is expected.
  func setPassword(
    _ password: SealedPassword,
    of user: UserRecord,
    in pool: UserPoolSettings,
    status: UserStatus,
    expecting expected: UserStatus? = nil,
    temporaryPasswordExpiresAt: Instant?,
    historySize: Int,
    messages: [NewOutboxMessage] = [],
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    try await writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      guard let former = try db.locked(user, in: pool.id),
        former.status == expected ?? former.status
      else { return false }
      for message in messages { db.enqueue(message.insertion) }
      db.enqueue(
        """
        UPDATE authentication.users
        SET \(password.assignments),
          status = \(status),
          temporary_password_expires_at_unix_millis = \(temporaryPasswordExpiresAt?.unixMillis),
          modified_at_unix_millis = \(now.unixMillis)
        WHERE \(user.row(in: pool.id))
        """
      )
      db.forgetWrongPasswords(of: user.username, in: pool.id)
      db.remember(password, of: user.username, in: pool.id, historySize: historySize)
      if former.status == .unconfirmed {
        // Without force no address moves.
        _ = try db.claimCarriedAliases(
          former.attributesJSON,
          of: user.username,
          in: pool,
          isForced: false
        )
      }
      return true
    }
  }

  /// Lets a user choose a password in place of the temporary one that the salt belongs to.
  ///
  /// What `finish` writes is committed with it, or not at all. Returns the updated user, or nil when
  /// the temporary password was replaced meanwhile. If several answers come to one challenge,
  /// exactly one finds the salt unchanged.
  package func chooseFirstPassword(
    _ password: SealedPassword,
    of username: String,
    in pool: UserPoolSettings,
    replacing salt: [UInt8],
    finishing finish: @Sendable (inout PostgresConnection) throws(AuthenticationFailure) -> Void,
    attributesJSON: String,
    moving aliasKinds: [SignInName.Kind],
    historySize: Int,
    at now: Instant
  ) async throws(AuthenticationFailure) -> UserRecord? {
    try await writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      let user = try db.one(
        """
        UPDATE authentication.users AS u
        SET \(password.assignments),
          status = 'CONFIRMED', temporary_password_expires_at_unix_millis = NULL,
          attributes = attributes || \(attributesJSON)::jsonb,
          modified_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(pool.id.text) AND username = \(username)
          AND status = 'FORCE_CHANGE_PASSWORD' AND srp_salt = \(salt)
        RETURNING \(UserRecord.columns)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try UserRecord.read(row) }
      guard let user else { return nil }
      try finish(&db)
      db.remember(password, of: username, in: pool.id, historySize: historySize)
      // The call verifies no address, so none moves.
      _ = try db.moveAliases(aliasKinds, to: try user.attributes(), of: username, in: pool)
      return user
    }
  }
}
