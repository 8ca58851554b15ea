package import Cryptography
package import Domain
package import Postgres

/// How often something may happen, counted for one address or name.
package struct Allowance: Sendable, Hashable {
  /// What is counted: each kind has a key space of its own.
  package let kind: String
  /// What `AllowanceStore.key` makes of the address or name.
  let key: String
  /// So many may come at once, and as many are given back evenly in a period.
  let count: Int

  package init(_ kind: String, key: String, count: Int) {
    self.kind = kind
    self.key = key
    self.count = count
  }
}

/// The rows of allowances, which hold across instances and restarts.
package struct AllowanceStore: Sendable {
  package let database: PostgresPool
  private let keys: HMACKey

  package init(database: PostgresPool, sealer: Sealer) {
    self.database = database
    keys = HMACKey(sealer.derive("keys of allowances"))
  }

  /// What stands for an address or name: what is typed as a name may be a password, and a thief of the
  /// database is to learn no address.
  package func key(_ text: String, in pool: UserPoolID) -> String {
    Hex.encode(Array(keys.authenticate(Array("\(pool.text)|\(text)".utf8)).prefix(16)))
  }

  /// How many milliseconds give one back.
  private static func step(of allowance: Allowance, _ period: Int64) -> Int64 {
    max(period / Int64(max(allowance.count, 1)), 1)
  }

  /// Takes one from each allowance, or from none where one is used up; returns the kind of that one.
  ///
  /// A crash may forget what was taken last: the statement does not wait for the disk.
  package func take(
    _ allowances: [Allowance],
    ofPeriod periodSeconds: Int64,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> String? {
    try await reached(
      """
      \(Self.taking(allowances, ofPeriod: periodSeconds, in: pool, at: now))
      SELECT coalesce(
          (SELECT kind FROM used_up LIMIT 1),
          (SELECT kind FROM wanted WHERE kind NOT IN (SELECT kind FROM taken) LIMIT 1)
        ) AS reached,
        set_config('synchronous_commit', 'off', true)
      """
    )
  }

  /// The kind of an allowance that is used up; nil where one could be taken from each.
  ///
  /// Nothing is taken.
  package func usedUp(
    _ allowances: [Allowance],
    ofPeriod periodSeconds: Int64,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> String? {
    try await reached(
      """
      \(Self.wanting(allowances, ofPeriod: periodSeconds, in: pool, at: now))
      SELECT (SELECT kind FROM used_up LIMIT 1) AS reached
      """
    )
  }

  private func reached(_ statement: SQL) async throws(AuthenticationFailure) -> String? {
    let reached = try await querying { () async throws(PostgresError) in
      try await database.first(statement) {
        (row: borrowing PostgresRow) throws(PostgresError) -> String? in
        try row.optional("reached")
      }
    }
    // The outer optional says that there is no row.
    guard let reached else { throw .internalFault("PostgreSQL looked at no allowance") }
    return reached
  }

  /// The beginning of a statement that takes one from each allowance, or from none: of the rows of `wanted` those
  /// that are in `taken` too were taken.
  package static func taking(
    _ allowances: [Allowance],
    ofPeriod periodSeconds: Int64,
    in pool: UserPoolID,
    at now: Instant
  ) -> SQL {
    """
    \(wanting(allowances, ofPeriod: periodSeconds, in: pool, at: now)), taken AS (
      -- Always in one order, so that no two statements wait for each other.
      INSERT INTO authentication.allowances AS allowance
        (user_pool_id, kind, key, full_at_unix_millis)
      SELECT \(pool.text), kind, key, \(now.unixMillis)::bigint + step
      FROM wanted WHERE NOT EXISTS (SELECT FROM used_up) ORDER BY place
      ON CONFLICT (user_pool_id, kind, key) DO UPDATE
      SET full_at_unix_millis = greatest(allowance.full_at_unix_millis, \(now.unixMillis))
        + excluded.full_at_unix_millis - \(now.unixMillis)
      WHERE greatest(allowance.full_at_unix_millis, \(now.unixMillis))
        + excluded.full_at_unix_millis - \(now.unixMillis)
        <= \(now.unixMillis + periodSeconds * 1000)
      RETURNING kind
    )
    """
  }

  private static func wanting(
    _ allowances: [Allowance],
    ofPeriod periodSeconds: Int64,
    in pool: UserPoolID,
    at now: Instant
  ) -> SQL {
    let period = periodSeconds * 1000
    let steps = allowances.map { String(step(of: $0, period)) }
    return """
      WITH wanted AS (
        SELECT kind, key, step, place
        FROM unnest(\(allowances.map(\.kind))::text[], \(allowances.map(\.key))::text[],
          \(steps)::bigint[]) WITH ORDINALITY AS one (kind, key, step, place)
      ), used_up AS (
        SELECT wanted.kind FROM wanted JOIN authentication.allowances AS allowance
          ON allowance.user_pool_id = \(pool.text) AND allowance.kind = wanted.kind
            AND allowance.key = wanted.key
        WHERE greatest(allowance.full_at_unix_millis, \(now.unixMillis)) + wanted.step
          > \(now.unixMillis + period)
      )
      """
  }

  /// What goes by its age.
  package static let expired = ExpiredRows(
    table: "authentication.allowances",
    time: "full_at_unix_millis"
  )
}
