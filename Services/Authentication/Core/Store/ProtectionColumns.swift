internal import Postgres

/// What the rows of pools and clients say of threats.
struct ProtectionColumns: Sendable, Hashable {
  var risk: String?
  var logs: String?

  /// The columns of the pool `pool`, unless the caller knows the pool's version.
  static func sql(unless known: Int64?) -> SQL {
    """
    CASE WHEN pool.version IS DISTINCT FROM \(known)
      THEN pool.risk_configuration::text END AS pool_risk,
    CASE WHEN pool.version IS DISTINCT FROM \(known)
      THEN pool.log_configurations::text END AS pool_logs
    """
  }

  init(risk: String? = nil, logs: String? = nil) {
    self.risk = risk
    self.logs = logs
  }

  init(_ row: borrowing PostgresRow) throws(PostgresError) {
    risk = try row.optional("pool_risk")
    logs = try row.optional("pool_logs")
  }
}
