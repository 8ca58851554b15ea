internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// Counting what a pool uses.
enum UsageWriting {
  /// Rows of a pool, so that its identities do not wait for one another.
  private static let slots = 32

  /// The row of an identity, by the last byte of its id.
  ///
  /// The function `sync_usage_without_dataset` of the schema finds it in the same way.
  static func slot(of identity: IdentityID) -> Int {
    (Int(identity.uuid.suffix(2), radix: 16) ?? 0) % slots
  }

  /// The months since the year 0.
  static func month(of now: Instant) -> Int {
    let time = CivilTime(now)
    return time.year * 12 + time.month - 1
  }

  /// Adds bytes of data, which may be fewer than none.
  static func addition(
    of bytes: Int64,
    by identity: IdentityID,
    in pool: IdentityPoolID,
    at now: Instant
  ) -> SQL {
    """
    INSERT INTO identity_federation.sync_usage AS u
      (identity_pool_id, slot, data_bytes, modified_at_unix_millis, session_month, sessions)
    VALUES (\(pool.uuid), \(slot(of: identity)), \(bytes), \(now.unixMillis), 0, 0)
    ON CONFLICT ON CONSTRAINT sync_usage_pkey DO UPDATE
    SET data_bytes = u.data_bytes + excluded.data_bytes,
      modified_at_unix_millis =
        greatest(u.modified_at_unix_millis, excluded.modified_at_unix_millis)
    """
  }

  /// Counts one session.
  static func session(
    of identity: IdentityID,
    in pool: IdentityPoolID,
    at now: Instant
  ) -> SQL {
    """
    INSERT INTO identity_federation.sync_usage AS u
      (identity_pool_id, slot, data_bytes, modified_at_unix_millis, session_month, sessions)
    VALUES (\(pool.uuid), \(slot(of: identity)), 0, \(now.unixMillis), \(month(of: now)), 1)
    ON CONFLICT ON CONSTRAINT sync_usage_pkey DO UPDATE
    SET session_month = excluded.session_month,
      sessions = CASE WHEN u.session_month = excluded.session_month THEN u.sessions + 1 ELSE 1 END
    """
  }
}
