internal import AuthenticationCore
internal import Domain
internal import Postgres

/// Uses of passkeys.
extension PasskeyStore {
  /// The passkey of the id, whosever it is.
  func find(
    _ id: [UInt8],
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> StoredPasskey? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(Passkey.columns), p.sealed_public_key, p.username, u.sub, h.handle
        FROM authentication.passkeys AS p
        JOIN authentication.users AS u
          ON u.user_pool_id = p.user_pool_id AND u.username = p.username
        JOIN authentication.passkey_handles AS h
          ON h.user_pool_id = p.user_pool_id AND h.username = p.username
        WHERE p.user_pool_id = \(pool.text) AND p.credential_id = \(id)::bytea
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        StoredPasskey(
          username: try row.value("username"),
          sub: try row.value("sub"),
          handle: try row.value("handle"),
          passkey: try Passkey(row),
          sealedPublicKey: try row.value("sealed_public_key")
        )
      }
    }
  }

  /// Writes down a use; false where the passkey is gone, or was used meanwhile with another count: of two
  /// uses at once, which two authenticators with one key can make, one counts.
  func note(
    _ use: PasskeyAssertion.Use,
    of stored: StoredPasskey,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    let noted = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.passkeys
        SET sign_count = \(use.signCount), is_backed_up = \(use.isBackedUp),
          last_used_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(pool.text) AND credential_id = \(stored.passkey.id)::bytea
          AND username = \(stored.username) AND sign_count = \(stored.passkey.signCount)
        """
      )
    }
    return noted == 1
  }
}
