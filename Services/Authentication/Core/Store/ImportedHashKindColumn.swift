internal import Postgres

/// The kinds of imported hashes that a pool has, which are read with its settings.
enum ImportedHashKindColumn {
  /// The kinds of the pool `pool` as a column, unless the caller knows the pool's version.
  static func sql(unless known: Int64?) -> SQL {
    """
    CASE WHEN pool.version IS DISTINCT FROM \(known) THEN (
      SELECT array_agg(k.kind ORDER BY k.kind) FROM authentication.imported_hash_kinds AS k
      WHERE k.user_pool_id = pool.id
    ) END AS imported_hash_kinds
    """
  }
}
