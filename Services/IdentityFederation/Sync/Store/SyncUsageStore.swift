internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// Reading what pools and identities use.
struct SyncUsageStore: Sendable {
  let database: PostgresPool

  /// What a pool uses.
  struct PoolUsage: Sendable {
    let pool: IdentityPoolID
    let bytes: Int64
    /// Sessions in the running month.
    let sessions: Int64
    let modifiedAt: Instant
  }

  /// What an identity uses.
  struct IdentityUsage: Sendable {
    let datasets: Int
    let bytes: Int64
    let modifiedAt: Instant
  }

  private static let sums: SQL = """
    coalesce(sum(u.data_bytes), 0)::bigint AS bytes,
    coalesce(max(u.modified_at_unix_millis), p.created_at_unix_millis) AS modified_at
    """

  /// The pools of a region in the order of their ids, after one of them.
  func list(
    region: String,
    after last: String?,
    month: Int,
    limit: Int
  ) async throws(IdentityFederationFailure) -> [PoolUsage] {
    let after: SQL = last.map { "AND id > \($0)" } ?? ""
    return try await pools(
      """
      SELECT p.id, p.region, \(Self.sums),
        coalesce(sum(u.sessions) FILTER (WHERE u.session_month = \(month)), 0)::bigint AS sessions
      FROM (
        SELECT id, region, created_at_unix_millis FROM identity_federation.identity_pools
        WHERE region = \(region) \(after) ORDER BY id LIMIT \(limit)
      ) AS p
      LEFT JOIN identity_federation.sync_usage AS u ON u.identity_pool_id = p.id
      GROUP BY p.id, p.region, p.created_at_unix_millis ORDER BY p.id
      """
    )
  }

  /// What the pool uses; nil where there is none.
  func usage(
    of pool: IdentityPoolID,
    month: Int
  ) async throws(IdentityFederationFailure) -> PoolUsage? {
    try await pools(
      """
      SELECT p.id, p.region, \(Self.sums),
        coalesce(sum(u.sessions) FILTER (WHERE u.session_month = \(month)), 0)::bigint AS sessions
      FROM identity_federation.identity_pools AS p
      LEFT JOIN identity_federation.sync_usage AS u ON u.identity_pool_id = p.id
      WHERE p.id = \(pool.uuid) AND p.region = \(pool.region)
      GROUP BY p.id, p.region, p.created_at_unix_millis
      """
    )
    .first
  }

  private func pools(_ statement: SQL) async throws(IdentityFederationFailure) -> [PoolUsage] {
    try await querying { () async throws(PostgresError) in
      try await database.query(statement) { (row: borrowing PostgresRow) throws(PostgresError) in
        PoolUsage(
          pool: IdentityPoolID(region: try row.value("region"), uuid: try row.value("id")),
          bytes: try row.value("bytes"),
          sessions: try row.value("sessions"),
          modifiedAt: Instant(unixMillis: try row.value("modified_at"))
        )
      }
    }
  }

  private struct IdentityRow: Sendable {
    let isMerged: Bool
    let usage: IdentityUsage
  }

  /// What the identity uses, with the datasets of those that became part of it.
  func usage(
    of subject: SyncedIdentity
  ) async throws(IdentityFederationFailure) -> IdentityUsage {
    let rows = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT i.id IS NOT NULL AS has_identity, i.merged_into IS NOT NULL AS is_merged_identity,
          (SELECT count(*) FROM identity_federation.sync_datasets AS d
            WHERE d.identity_pool_id = i.identity_pool_id AND d.identity_id = i.id
              AND d.deleted_at_unix_millis IS NULL) AS datasets,
          (SELECT coalesce(sum(d.live_bytes), 0)::bigint
            FROM identity_federation.sync_datasets AS d
            WHERE d.identity_pool_id = i.identity_pool_id AND d.identity_id = i.id) AS bytes,
          coalesce(
            (SELECT max(d.modified_at_unix_millis) FROM identity_federation.sync_datasets AS d
              WHERE d.identity_pool_id = i.identity_pool_id AND d.identity_id = i.id),
            i.created_at_unix_millis, 0
          ) AS modified_at
        FROM identity_federation.identity_pools AS p
        LEFT JOIN identity_federation.identities AS i
          ON i.identity_pool_id = p.id AND i.id = \(subject.identity.uuid)
        WHERE p.id = \(subject.pool.uuid) AND p.region = \(subject.pool.region)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> IdentityRow? in
        guard try row.value("has_identity", as: Bool.self) else { return nil }
        return IdentityRow(
          isMerged: try row.value("is_merged_identity"),
          usage: IdentityUsage(
            datasets: try row.value("datasets"),
            bytes: try row.value("bytes"),
            modifiedAt: Instant(unixMillis: try row.value("modified_at"))
          )
        )
      }
    }
    guard let first = rows.first else { throw .identityPoolNotFound(subject.pool.text) }
    guard let identity = first else { throw .identityNotFound(subject.identity.text) }
    guard !identity.isMerged else { throw .identityForbidden(subject.identity.text) }
    return identity.usage
  }
}
