internal import Domain
internal import Postgres

/// The rows of request rates, in thousandths of a token: a rate of n a second adds n in a
/// millisecond.
struct RequestRateStore: Sendable {
  let database: PostgresPool

  /// Clocks of instances differ by less.
  private static let maxSkewMillis: Int64 = 10_000

  /// What was taken, and what is left.
  struct Portion: Sendable, Hashable {
    let granted: Int
    let leftMillitokens: Int64
  }

  /// Takes as many whole tokens as there are, at most as many as wanted.
  ///
  /// One statement, so that instances take one after the other. A clock that is behind another
  /// instance's adds nothing: the sum over all of them stays within the rate. A time far ahead is
  /// forgotten once the clock was set back, or no request would pass until that time comes.
  func take(
    _ wanted: Int,
    from bucket: RequestBucket,
    _ size: BucketSize,
    at now: Instant
  ) async throws(GateFailure) -> Portion {
    let full = Int64(size.capacity) * 1000
    let first = Int64(min(wanted, size.capacity)) * 1000
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        INSERT INTO request_rates AS bucket
          (user_pool_id, category, millitokens, granted_millitokens, filled_at_unix_millis)
        VALUES (
          \(bucket.pool ?? ""), \(bucket.category), \(full - first)::bigint,
          \(first)::bigint, \(now.unixMillis)::bigint
        )
        ON CONFLICT (user_pool_id, category) DO UPDATE SET
          (millitokens, granted_millitokens, filled_at_unix_millis) = (
            SELECT filled.amount - taken.amount, taken.amount,
              CASE
                WHEN bucket.filled_at_unix_millis
                  > \(now.unixMillis)::bigint + \(Self.maxSkewMillis)::bigint
                THEN \(now.unixMillis)::bigint
                ELSE greatest(bucket.filled_at_unix_millis, \(now.unixMillis)::bigint)
              END
            FROM (
              SELECT least(
                \(full)::bigint,
                bucket.millitokens + \(Int64(size.rate))::bigint * least(
                  greatest(\(now.unixMillis)::bigint - bucket.filled_at_unix_millis, 0), 1000
                )
              ) AS amount
            ) AS filled,
            LATERAL (
              SELECT least(\(Int64(wanted))::bigint * 1000, filled.amount / 1000 * 1000) AS amount
            ) AS taken
          )
        RETURNING granted_millitokens, millitokens
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Portion(
          granted: Int(try row.value("granted_millitokens", as: Int64.self) / 1000),
          leftMillitokens: try row.value("millitokens")
        )
      }
    }
    guard let found else { throw .internalFault("a bucket has no row after it was written") }
    return found
  }

  /// Removes at most so many buckets that no request asked for since then.
  func remove(filledBefore moment: Instant, limit: Int) async throws(GateFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        .removal(
          of: limit,
          from: "request_rates",
          where: "filled_at_unix_millis < \(moment.unixMillis)",
          inOrderOf: "filled_at_unix_millis"
        )
      )
    }
  }
}
