internal import Cryptography
internal import Domain
internal import Postgres
internal import Synchronization

/// Whether a service's database is within reach, migrated, sealed with the keys that this instance
/// holds, and of the same time of day.
final class DatabaseReadiness: Sendable {
  /// How far the clocks may differ: far less than the shortest life of what one machine makes and
  /// another accepts, the three minutes of a sign-in.
  static let maxClockDifference = Duration.seconds(30)

  private let pool: PostgresPool
  private let history: Migrations
  private let keys: SealKeyAgreement?
  private let clock: any WallClock
  private let maxDifference: Duration
  /// Whether the way to the server was found to be the one that is configured.
  private let isWayKnown = Atomic(false)
  /// Once the keys agree, they are not compared again: a key that another instance brings later is
  /// a rotation, and must not stop the instances that still run without it.
  private let hasAgreed = Atomic(false)

  /// Without a sealer no keys are compared.
  init(
    pool: PostgresPool,
    history: Migrations,
    sealer: Sealer?,
    recordsKeys: Bool = true,
    clock: any WallClock,
    maxDifference: Duration = DatabaseReadiness.maxClockDifference
  ) {
    self.pool = pool
    self.history = history
    self.clock = clock
    self.maxDifference = maxDifference
    keys = sealer.map {
      SealKeyAgreement(schema: history.schema, sealer: $0, recordsKeys: recordsKeys)
    }
  }

  /// What is wrong, or nil.
  func fault() async -> ReadinessFault? {
    do throws(PostgresError) {
      if let fault = try await wayFault() { return fault }
      if let fault = try await historyFault() { return fault }
      if hasAgreed.load(ordering: .acquiring) { return nil }
      if let fault = try await keys?.fault(in: pool) { return fault }
      hasAgreed.store(true, ordering: .releasing)
      return nil
    } catch {
      return DatabaseFault.describe(error, configuration: pool.configuration)
    }
  }

  /// A pooler hands each transaction another session, which knows none of the statements and settings of
  /// this process: calls would fail now and then, not at once.
  private func wayFault() async throws(PostgresError) -> ReadinessFault? {
    switch pool.configuration.pooler {
    case .transaction: return nil
    case .none: break
    }
    if isWayKnown.load(ordering: .acquiring) { return nil }
    guard try await pool.hasOwnSessions() else {
      return ReadinessFault(
        cause: "a pooler (PgBouncer) stands between this service and PostgreSQL",
        cure: "set database.pooler to transaction, or name PostgreSQL itself as database.host"
      )
    }
    isWayKnown.store(true, ordering: .releasing)
    return nil
  }

  /// Asks for the migrations and the time by one statement.
  private func historyFault() async throws(PostgresError) -> ReadinessFault? {
    let asked = clock.now()
    let answer = try await pool.first(
      """
      SELECT coalesce(max(number), 0) AS number,
        (SELECT coalesce(max(number), 0) FROM oldest_program) AS oldest,
        (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS unix_millis
      FROM applied_migrations
      """
    ) { (row) throws(PostgresError) in
      (
        applied: try row.value("number", as: Int.self),
        oldest: try row.value("oldest", as: Int.self),
        time: Instant(unixMillis: try row.value("unix_millis", as: Int64.self))
      )
    }
    guard let (applied, oldest, time) = answer else { return nil }
    return schemaFault(applied: applied) ?? programFault(applied: applied, oldest: oldest)
      ?? clockFault(time, between: asked, and: clock.now())
  }

  /// The next version's migrations are no fault: migrations are additive.
  private func schemaFault(applied: Int) -> ReadinessFault? {
    guard applied < history.migrations.count else { return nil }
    return ReadinessFault(
      cause: "the schema \(history.schema) has \(applied) of the \(history.migrations.count)"
        + " migrations that this version needs",
      cure: "run gatehousectl migrate"
    )
  }

  /// A version after the next one may have removed what this program still reads or writes.
  private func programFault(applied: Int, oldest: Int) -> ReadinessFault? {
    let known = history.migrations.count
    guard known < oldest else { return nil }
    return ReadinessFault(
      cause:
        "this version is too old for the schema \(history.schema), which has \(applied) migrations"
        + " and serves programs that know \(oldest) of them or more; this one knows \(known)",
      cure:
        "install the version that migrated it last or the one just before, or restore a backup that"
        + " this version made"
    )
  }

  /// The server read its clock between the question and the answer, which says nothing more.
  private func clockFault(
    _ time: Instant,
    between asked: Instant,
    and answered: Instant
  ) -> ReadinessFault? {
    let ahead = time.since(answered)
    let behind = asked.since(time)
    guard max(ahead, behind) > maxDifference else { return nil }
    // Without its digits, which differ at each look: the log has a fault once.
    let way = ahead > behind ? "behind" : "ahead of"
    return ReadinessFault(
      cause: "the clock of this machine is more than \(maxDifference.components.seconds) s \(way)"
        + " that of PostgreSQL's machine",
      cure: "set both clocks by NTP (timedatectl set-ntp true)"
    )
  }
}
