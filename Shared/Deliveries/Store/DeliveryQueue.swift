public import Domain
public import Postgres
public import RPC

/// A table whose rows several instances deliver beside each other.
///
/// A row is pending until its next attempt, sending until the lease of the instance that has it ends, and
/// failed when no instance tries again. What becomes of one that was delivered is the queue's own matter.
public protocol DeliveryQueue: Sendable {
  associatedtype Failure: StoreFailure & RPCFailure
  associatedtype Row: ClaimedRow

  var database: PostgresPool { get }

  /// The table, named with its schema, and the column of the pool: with `id` its key.
  static var table: SQL { get }
  static var pool: SQL { get }

  /// Gives a row up; without effect when the lease is another's.
  func giveUp(_ row: Row, error: String, at now: Instant) async throws(Failure)
}

extension DeliveryQueue {
  /// How long an instance has for a delivery: longer than any receiver's time limit and the notes after it,
  /// for no other instance may take what is on its way.
  public static var lease: Duration { .seconds(120) }

  /// The row of a kind that waits longest, as the part `due` of a claim.
  ///
  /// A row that another instance is taking at the same time is skipped, not waited for. The row is sought
  /// once: were it sought for each row of the table, it would be another each time.
  public func due(_ kind: some SQLEncodable, at now: Instant) -> SQL {
    """
    due AS MATERIALIZED (
      SELECT \(Self.pool), id FROM \(Self.table)
      WHERE kind = \(kind) AND state IN ('pending', 'sending')
        AND next_attempt_at_unix_millis <= \(now.unixMillis)
      ORDER BY next_attempt_at_unix_millis LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    """
  }

  /// Takes the row that the part `due` finds, as `claimed`; nil when none is due.
  public func claim(
    _ due: SQL,
    lease: String,
    until leaseEnd: Instant,
    joining tables: SQL = "",
    returning columns: SQL,
    _ read: @Sendable (borrowing PostgresRow) throws(PostgresError) -> Row
  ) async throws(Failure) -> Row? {
    try await Failure.querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH \(due)
        UPDATE \(Self.table) AS claimed
        SET state = 'sending', attempts = attempts + 1, lease_id = \(lease),
          next_attempt_at_unix_millis = \(leaseEnd.unixMillis)
        FROM due \(tables)
        WHERE claimed.\(Self.pool) = due.\(Self.pool) AND claimed.id = due.id
        RETURNING \(columns)
        """,
        read
      )
    }
  }

  /// Gives the row back for another attempt; without effect when the lease is another's.
  public func postpone(_ row: Row, until next: Instant, error: String) async throws(Failure) {
    try await execute(
      """
      UPDATE \(Self.table)
      SET state = 'pending', next_attempt_at_unix_millis = \(next.unixMillis), lease_id = NULL,
        last_error = \(error)
      WHERE \(held(row))
      """
    )
  }

  /// Gives a row up, and does nothing besides.
  public func giveUp(_ row: Row, error: String, at now: Instant) async throws(Failure) {
    try await execute(givingUp(row, error: error))
  }

  /// The statement that gives a row up.
  public func givingUp(_ row: Row, error: String) -> SQL {
    """
    UPDATE \(Self.table) SET state = 'failed', lease_id = NULL, last_error = \(error)
    WHERE \(held(row))
    """
  }

  /// The row that was claimed, also where another instance has it now.
  public func key(of row: Row) -> SQL { "\(Self.pool) = \(row.poolText) AND id = \(row.id)" }

  /// The row that was claimed, while its lease lasts: an instance that was too slow changes nothing.
  public func held(_ row: Row) -> SQL {
    "\(key(of: row)) AND state = 'sending' AND lease_id = \(row.leaseID)"
  }

  /// Carries a statement about rows out; returns how many rows it changed.
  @discardableResult
  public func execute(_ statement: SQL) async throws(Failure) -> Int {
    try await Failure.querying { () async throws(PostgresError) in
      try await database.execute(statement)
    }
  }
}
