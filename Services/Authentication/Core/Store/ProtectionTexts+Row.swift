internal import Postgres

extension ProtectionTexts {
  /// The columns of the pool `pool`, unless the caller knows the pool's version.
  static func columns(unless known: Int64?) -> SQL {
    """
    CASE WHEN pool.version IS DISTINCT FROM \(known)
      THEN pool.risk_configuration::text END AS pool_risk,
    CASE WHEN pool.version IS DISTINCT FROM \(known)
      THEN pool.log_configurations::text END AS pool_logs
    """
  }

  init(_ row: borrowing PostgresRow) throws(PostgresError) {
    self.init(risk: try row.optional("pool_risk"), logs: try row.optional("pool_logs"))
  }
}
