package import Domain
package import Postgres

/// The expired rows of a table.
package struct ExpiredRows: Sendable {
  /// How long a row stays beyond its time.
  package let keptSeconds: Int64
  /// Deletes at most so many rows whose time is before the moment; rows which another instance
  /// removes are skipped.
  package let removal: @Sendable (_ moment: Instant, _ limit: Int) -> SQL

  /// Clocks of instances differ a little; an expired row must not become valid again by that.
  package static let delaySeconds: Int64 = 300

  /// The rows of the table, named with its schema, whose time in Unix milliseconds has passed; the
  /// table has an index of that time.
  package init(
    table: SQL,
    time: SQL,
    keptSeconds: Int64 = Self.delaySeconds
  ) {
    self.keptSeconds = keptSeconds
    removal = { moment, limit in
      .removal(
        of: limit,
        from: table,
        where: "\(time) < \(moment.unixMillis)",
        inOrderOf: time
      )
    }
  }
}

extension SQL {
  /// Deletes some rows of a pool; the key names a row within its pool, and is the rest of the table's
  /// primary key.
  package static func removal(
    of limit: Int,
    table: SQL,
    key: SQL,
    in pool: UserPoolID
  ) -> SQL {
    .removal(
      of: limit,
      from: table,
      where: "user_pool_id = \(pool.text)",
      inOrderOf: "user_pool_id, \(key)"
    )
  }
}
