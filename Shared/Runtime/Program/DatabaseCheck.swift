public import Cryptography
public import Domain
public import Postgres

/// Looks at a service's database as the service itself does, and changes nothing.
public struct DatabaseCheck: Sendable {
  private let readiness: DatabaseReadiness

  /// Looks by the service's own role.
  ///
  /// Without a sealer no keys are compared. The clocks of the two machines may differ by the maximum.
  public init(
    _ configuration: PostgresPool.Configuration,
    history: Migrations,
    sealer: Sealer?,
    clock: any WallClock,
    maxClockDifference: Duration
  ) {
    readiness = DatabaseReadiness(
      pool: PostgresPool(configuration),
      history: history,
      sealer: sealer,
      recordsKeys: false,
      clock: clock,
      maxDifference: maxClockDifference
    )
  }

  /// What is wrong, or nil.
  public func fault() async -> ReadinessFault? {
    await readiness.fault()
  }

  /// An error of a connection as an operator needs it: PostgreSQL's own words and what to do.
  public static func describe(
    _ error: PostgresError,
    configuration: PostgresPool.Configuration
  ) -> ReadinessFault {
    DatabaseFault.describe(error, configuration: configuration)
  }
}
