package import AuthenticationCore
internal import Domain
internal import Postgres

extension UserImports {
  /// What removes the rows of a deleted pool; rows of other tables refer to one of these.
  package static let removalsOfPool: [PoolRowRemoval] = [
    { pool, limit in
      .removal(of: limit, table: "authentication.user_import_log", key: "job_id, line", in: pool)
    },
    { pool, limit in
      .removal(
        // A piece may be as large as a thousand other rows.
        of: max(limit / 10, 1),
        table: "authentication.user_import_pieces",
        key: "job_id, upload_id, begins_at",
        in: pool
      )
    },
    // A few dozen at most.
    { pool, _ in
      "DELETE FROM authentication.imported_hash_kinds WHERE user_pool_id = \(pool.text)"
    },
  ]
}
