internal import AuthenticationCore
internal import AuthenticationNotifications
internal import Domain
internal import Postgres

extension PasskeyStore {
  enum Insertion: Sendable, Hashable {
    case inserted
    /// Some user of the pool has a passkey of this id.
    case idTaken
    case tooMany
    /// The pool's settings are no longer those that the passkey was checked by.
    case poolChanged
    case noUser
  }

  /// Inserts a passkey of the user, where pool and user still are what the passkey was checked by.
  ///
  /// The pool's row is locked so that its relying party cannot change beside the first passkey, and the
  /// user's so that the user's passkeys are counted one insertion after the other.
  func insert(
    _ passkey: Passkey,
    sealedPublicKey: [UInt8],
    of user: UserRecord,
    in pool: UserPoolSettings,
    telling notice: NewOutboxMessage?
  ) async throws(AuthenticationFailure) -> Insertion {
    try await UserStore(database: database).writing {
      (db: inout PostgresConnection) throws(AuthenticationFailure) in
      let version = try db.one(
        "SELECT version FROM authentication.user_pools WHERE id = \(pool.id.text) FOR SHARE"
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("version", as: Int64.self)
      }
      guard version == pool.version else { return .poolChanged }
      // Another user may have the name by now.
      guard let current = try db.locked(user, in: pool.id) else { return .noUser }
      try current.standing.check(for: .selfService)
      let count = try db.one(
        """
        SELECT count(*) AS count FROM authentication.passkeys
        WHERE user_pool_id = \(pool.id.text) AND username = \(user.username)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("count", as: Int.self)
      }
      guard count ?? 0 < Passkey.maxOfUser else { return .tooMany }
      let inserted = try db.change(
        """
        INSERT INTO authentication.passkeys
          (user_pool_id, credential_id, username, relying_party_id, sealed_public_key, sign_count, aaguid,
           is_backup_eligible, is_backed_up, is_user_verified, transports, attachment, name,
           created_at_unix_millis)
        VALUES (\(pool.id.text), \(passkey.id), \(user.username), \(passkey.relyingPartyID),
          \(sealedPublicKey), \(passkey.signCount), \(passkey.aaguid),
          \(passkey.isBackupEligible), \(passkey.isBackedUp), \(passkey.isUserVerified),
          \(passkey.transports), \(passkey.attachment), \(passkey.name),
          \(passkey.createdAt.unixMillis))
        ON CONFLICT (user_pool_id, credential_id) DO NOTHING
        """
      )
      guard inserted == 1 else { return .idTaken }
      if let notice { db.enqueue(notice.insertion) }
      return .inserted
    }
  }
}
