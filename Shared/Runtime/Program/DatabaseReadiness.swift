internal import Cryptography
internal import Postgres
internal import Synchronization

/// Whether a service's database is within reach, migrated, and sealed with the keys that this
/// instance holds.
final class DatabaseReadiness: Sendable {
  private let pool: PostgresPool
  private let history: Migrations
  private let keys: SealKeyAgreement
  /// Whether the way to the server was found to be the one that is configured.
  private let isWayKnown = Atomic(false)
  /// Once the keys agree, they are not compared again: a key that another instance brings later is
  /// a rotation, and must not stop the instances that still run without it.
  private let hasAgreed = Atomic(false)

  init(pool: PostgresPool, history: Migrations, sealer: Sealer) {
    self.pool = pool
    self.history = history
    keys = SealKeyAgreement(schema: history.schema, sealer: sealer)
  }

  /// What is wrong, or nil.
  func fault() async -> ReadinessFault? {
    do throws(PostgresError) {
      if let fault = try await wayFault() { return fault }
      if let fault = try await historyFault() { return fault }
      if hasAgreed.load(ordering: .acquiring) { return nil }
      if let fault = try await keys.fault(in: pool) { return fault }
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

  /// A newer program's migrations are no fault: migrations are additive.
  private func historyFault() async throws(PostgresError) -> ReadinessFault? {
    let newest = try await pool.first(
      "SELECT coalesce(max(number), 0) AS number FROM applied_migrations"
    ) { (row) throws(PostgresError) in try row.value("number", as: Int.self) }
    let applied = newest ?? 0
    guard applied < history.migrations.count else { return nil }
    return ReadinessFault(
      cause: "the schema \(history.schema) has \(applied) of the \(history.migrations.count)"
        + " migrations that this version needs",
      cure: "run gatehousectl migrate"
    )
  }
}
