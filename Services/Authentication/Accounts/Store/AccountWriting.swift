package import AuthenticationCore
internal import AuthenticationNotifications
package import Domain
internal import Postgres

/// A code that the change consumes; the change happens only if the code is the newest.
package struct ConsumedCode: Sendable {
  let purpose: CodePurpose
  let hash: [UInt8]
}

extension UserStore {
  /// Replaces the code of a purpose, and queues the message with it.
  ///
  /// A decoy does the same work for a name to which no message may go: its message is deleted in the
  /// same transaction. An entered name is stored as well, as the one by which a code was asked for.
  func send(
    _ delivery: CodeDelivery,
    to name: String,
    in pool: UserPoolID,
    askedAs typed: String? = nil,
    isDecoy: Bool
  ) async throws(AuthenticationFailure) {
    try await writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      db.enqueue(delivery.code.replacing(in: pool, of: name))
      if let typed {
        db.enqueue(delivery.code.standing(for: .forgottenByName).replacing(in: pool, of: typed))
      }
      db.enqueue(delivery.message.insertion)
      if isDecoy { db.enqueue(delivery.message.withdrawal) }
    }
  }

  /// Makes the password invalid and sends a code for another one; false when the user's status no
  /// longer allows it.
  func requireReset(
    of user: UserRecord,
    in pool: UserPoolID,
    _ delivery: CodeDelivery,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    try await writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      let changed = try db.change(
        """
        UPDATE authentication.users
        SET status = 'RESET_REQUIRED', modified_at_unix_millis = \(now.unixMillis)
        WHERE \(user.row(in: pool))
          AND is_enabled AND status IN ('CONFIRMED', 'RESET_REQUIRED')
        """
      )
      guard changed == 1 else { return false }
      db.enqueue(delivery.code.replacing(in: pool, of: user.username))
      db.enqueue(delivery.message.insertion)
      return true
    }
  }

  /// Makes a password invalid that is the user's still; sends nothing.
  func requireReset(
    of user: UserRecord,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) {
    try await writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      _ = try db.change(
        """
        UPDATE authentication.users
        SET status = 'RESET_REQUIRED', modified_at_unix_millis = \(now.unixMillis)
        WHERE \(user.row(in: pool))
          AND status = 'CONFIRMED' AND srp_salt IS NOT DISTINCT FROM \(user.salt)
        """
      )
    }
  }

  /// Sets the password that a code allows, forgets the wrong ones before it, and tells the user.
  ///
  /// The code is deleted before: of several requests with one code exactly one goes on.
  func resetPassword(
    _ password: SealedPassword,
    of user: UserRecord,
    in pool: UserPoolID,
    consuming hash: [UInt8],
    historySize: Int,
    switching: SwitchChange?,
    telling notice: NewOutboxMessage?,
    at now: Instant
  ) async throws(AuthenticationFailure) {
    try await writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      // The user's row first, as every change of a user does: otherwise two could wait for each other.
      db.enqueue(
        """
        SELECT FROM authentication.users
        WHERE \(user.row(in: pool)) FOR UPDATE
        """
      )
      try db.consume(
        ConsumedCode(purpose: .forgotPassword, hash: hash),
        of: user.username,
        in: pool
      )
      let changed = try db.change(
        """
        UPDATE authentication.users
        SET \(password.assignments),
          status = CASE status WHEN 'UNCONFIRMED' THEN status ELSE 'CONFIRMED' END,
          needs_password_proof = false,
          temporary_password_expires_at_unix_millis = NULL,
          modified_at_unix_millis = \(now.unixMillis)
        WHERE \(user.row(in: pool))
          AND is_enabled AND status NOT IN ('FORCE_CHANGE_PASSWORD', 'EXTERNAL_PROVIDER')
        """
      )
      guard changed == 1 else { throw .cannotBeReset }
      if let switching { try switching.writing(&db) }
      if let notice { db.enqueue(notice.insertion) }
      db.forgetWrongPasswords(of: user.username, in: pool)
      db.remember(password, of: user.username, in: pool, historySize: historySize)
    }
  }

  /// Sets another password in place of the one the salt belongs to, and tells its user; false when that
  /// was replaced meanwhile.
  func changePassword(
    _ password: SealedPassword,
    of user: UserRecord,
    in pool: UserPoolID,
    replacing salt: [UInt8]?,
    historySize: Int,
    telling notice: NewOutboxMessage?,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    try await writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      let changed = try db.change(
        """
        UPDATE authentication.users
        SET \(password.assignments),
          modified_at_unix_millis = \(now.unixMillis)
        WHERE \(user.row(in: pool))
          AND srp_salt IS NOT DISTINCT FROM \(salt)::bytea
        """
      )
      guard changed == 1 else { return false }
      db.remember(password, of: user.username, in: pool, historySize: historySize)
      if let notice { db.enqueue(notice.insertion) }
      return true
    }
  }

  /// Puts a password in place of the imported hash that it was checked against.
  ///
  /// Returns the user as it then is, or nil when another password was set meanwhile.
  package func adopt(
    _ password: SealedPassword,
    of username: String,
    in pool: UserPoolID,
    replacing hash: [UInt8],
    historySize: Int
  ) async throws(AuthenticationFailure) -> UserRecord? {
    try await writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      let user = try db.one(
        """
        UPDATE authentication.users AS u
        SET \(password.assignments)
        WHERE user_pool_id = \(pool.text) AND username = \(username)
          AND sealed_srp_verifier IS NULL AND sealed_password_hash = \(hash)
        RETURNING \(UserRecord.columns)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try UserRecord.read(row) }
      guard let user else { return nil }
      // It was counted as a wrong one before the hash was looked at.
      db.forgetWrongPasswords(of: username, in: pool)
      db.remember(password, of: username, in: pool, historySize: historySize)
      return user
    }
  }

  /// Lets the user sign in, or no longer; false when the user is gone.
  func setEnabled(
    _ isEnabled: Bool,
    of user: UserRecord,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.users
        SET is_enabled = \(isEnabled), modified_at_unix_millis = \(now.unixMillis)
        WHERE \(user.row(in: pool))
        """
      ) == 1
    }
  }

  /// Keeps the legacy MFA options and switches codes by SMS on or off; false when the user is gone.
  func setMFAOptions(
    _ json: String,
    hasSMS: Bool,
    of user: UserRecord,
    in pool: UserPoolID,
    telling notice: NewOutboxMessage?,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    try await change(
      by: """
        UPDATE authentication.users
        SET mfa_options = \(json)::jsonb, modified_at_unix_millis = \(now.unixMillis),
          enabled_factors = array_remove(enabled_factors, 'SMS_MFA')
            || CASE WHEN \(hasSMS) THEN '{SMS_MFA}'::text[] ELSE '{}' END,
          preferred_factor = CASE
            WHEN \(hasSMS) OR preferred_factor <> 'SMS_MFA' THEN preferred_factor
          END
        WHERE \(user.row(in: pool))
        """,
      telling: notice
    )
  }
}

extension PostgresConnection {
  /// Deletes the code if it is still the newest; refuses as a wrong one otherwise.
  mutating func consume(
    _ code: ConsumedCode,
    of username: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) {
    let consumed = try change(
      """
      DELETE FROM authentication.confirmation_codes
      WHERE user_pool_id = \(pool.text) AND username = \(username)
        AND purpose = \(code.purpose.rawValue) AND code_hash = \(code.hash)
      """
    )
    guard consumed == 1 else { throw .codeMismatch }
  }
}
