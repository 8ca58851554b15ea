internal import Postgres

/// The domains of the pool `pool`, which are read with its settings.
enum PoolDomainColumn {
  /// The domains as a column of JSON; null where there are none.
  static let sql: SQL = """
    (
      SELECT jsonb_agg(
        jsonb_build_object(
          'name', d.domain, 'isCustom', d.is_custom,
          'managedLoginVersion', d.managed_login_version
        ) ORDER BY d.is_custom
      )::text
      FROM authentication.user_pool_domains AS d WHERE d.user_pool_id = pool.id
    )
    """

  /// The same, unless the caller knows the pool's version.
  static func sql(unless known: Int64?) -> SQL {
    "CASE WHEN pool.version IS DISTINCT FROM \(known) THEN \(sql) END"
  }

  /// The host that a passkey of the pool was made for as a column, unless the caller knows the pool's
  /// version; null where its users have none.
  ///
  /// As long as they have some, a new domain changes nothing for them (DOM-9).
  static func passkeyHost(unless known: Int64?) -> SQL {
    """
    CASE WHEN pool.version IS DISTINCT FROM \(known) THEN (
      SELECT k.relying_party_id FROM authentication.passkeys AS k
      WHERE k.user_pool_id = pool.id LIMIT 1
    ) END
    """
  }
}
