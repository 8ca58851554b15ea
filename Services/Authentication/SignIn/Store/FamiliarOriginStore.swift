internal import AuthenticationCore
internal import Domain
internal import Postgres
internal import Synchronization

/// The rows of origins that users have signed in from.
struct FamiliarOriginStore: Sendable {
  let database: PostgresPool
  private let kept = CachedOrigins()

  init(database: PostgresPool) {
    self.database = database
  }

  /// How long an origin is remembered after the last sign-in from it.
  static let memorySeconds: Int64 = 30 * 86400
  /// A row is written again once it is as old: most sign-ins write nothing.
  private static let renewalSeconds: Int64 = 86400

  /// Keeps the origins as of now, without a wait for the disk.
  ///
  /// Nothing is asked of the database for origins that this process has written within the last hour.
  func keep(
    _ origins: [String],
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) {
    let origins = kept.missing(origins, at: now)
    guard !origins.isEmpty else { return }
    let renewal = now.adding(seconds: -Self.renewalSeconds).unixMillis
    _ = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH kept AS (
          INSERT INTO authentication.familiar_origins (user_pool_id, origin, seen_at_unix_millis)
          SELECT \(pool.text), one.origin, \(now.unixMillis)::bigint
          FROM unnest(\(origins.sorted())::text[]) AS one (origin)
          WHERE NOT EXISTS (
            SELECT FROM authentication.familiar_origins AS familiar
            WHERE familiar.user_pool_id = \(pool.text) AND familiar.origin = one.origin
              AND familiar.seen_at_unix_millis > \(renewal)
          )
          ORDER BY one.origin
          ON CONFLICT (user_pool_id, origin) DO UPDATE
          SET seen_at_unix_millis = excluded.seen_at_unix_millis
        )
        SELECT set_config('synchronous_commit', 'off', true) AS setting
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("setting", as: String.self)
      }
    }
    kept.note(origins, at: now)
  }

  /// Removes origins.
  func forget(_ origins: [String], in pool: UserPoolID) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM authentication.familiar_origins
        WHERE user_pool_id = \(pool.text) AND origin = ANY(\(origins)::text[])
        """
      )
    }
    kept.forget(origins)
  }
}

/// The origins that this process has lately written.
///
/// Shorter than the rows live, so that one that a crash of the database took away comes back.
private final class CachedOrigins: Sendable {
  private let seen = Mutex<[String: Instant]>([:])

  private static let memorySeconds: Int64 = 3600
  /// When it has as many, it begins anew: a statement more for each.
  private static let capacity = 16_384

  func missing(_ origins: [String], at now: Instant) -> [String] {
    let oldest = now.adding(seconds: -Self.memorySeconds)
    return seen.withLock { seen in
      origins.filter { origin in
        guard let kept = seen[origin] else { return true }
        return kept <= oldest || kept > now
      }
    }
  }

  func note(_ origins: [String], at now: Instant) {
    seen.withLock { seen in
      if seen.count + origins.count > Self.capacity { seen.removeAll(keepingCapacity: true) }
      for origin in origins { seen[origin] = now }
    }
  }

  func forget(_ origins: [String]) {
    seen.withLock { seen in
      for origin in origins { seen[origin] = nil }
    }
  }
}
