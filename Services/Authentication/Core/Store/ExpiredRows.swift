package import Domain
package import Postgres

/// The rows of a table that time has made worthless.
package struct ExpiredRows: Sendable {
  /// For how long a row is kept beyond the time in it.
  package let keptSeconds: Int64
  /// Deletes at most so many rows whose time is before the moment; rows which another instance
  /// removes are skipped.
  package let removal: @Sendable (_ moment: Instant, _ limit: Int) -> SQL

  /// Clocks of instances differ a little; what has expired must not come alive again by that.
  package static let delaySeconds: Int64 = 300

  package init(
    keptSeconds: Int64 = Self.delaySeconds,
    removal: @escaping @Sendable (_ moment: Instant, _ limit: Int) -> SQL
  ) {
    self.keptSeconds = keptSeconds
    self.removal = removal
  }
}
