package import Domain
package import Postgres

extension PostgresConnection {
  /// Locks a pool's row until the transaction ends; false when the pool is gone.
  ///
  /// If two transactions count the pool's rows, the second counts what the first inserted.
  package mutating func lockPool(_ pool: String) throws(PostgresError) -> Bool {
    try first(
      """
      SELECT true AS found FROM authentication.user_pools
      WHERE id = \(pool) FOR NO KEY UPDATE
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("found", as: Bool.self)
    } ?? false
  }
}

/// Removes at most so many rows of a deleted pool from one table.
package typealias PoolRowRemoval = @Sendable (_ pool: UserPoolID, _ limit: Int) -> SQL
