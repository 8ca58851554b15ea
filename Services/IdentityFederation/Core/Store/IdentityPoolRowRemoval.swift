package import Postgres

/// Removes at most so many rows of a deleted identity pool from one table.
///
/// Rows that refer to others go with them, or before them by a removal of their own where there may be
/// many for one: a piece must stay small.
package typealias IdentityPoolRowRemoval =
  @Sendable (_ pool: IdentityPoolID, _ limit: Int) -> SQL

extension SQL {
  /// Deletes some rows of an identity pool; the key names a row within its pool, and is the rest of
  /// the table's primary key.
  package static func removal(
    of limit: Int,
    from table: SQL,
    key: SQL,
    in pool: IdentityPoolID
  ) -> SQL {
    .removal(
      of: limit,
      from: table,
      where: "identity_pool_id = \(pool.uuid)",
      inOrderOf: "identity_pool_id, \(key)"
    )
  }
}
