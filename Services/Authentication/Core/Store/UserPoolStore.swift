internal import Domain
internal import GatehouseMessages
internal import Postgres

/// The rows of user pools.
struct UserPoolStore: Sendable {
  let database: PostgresPool

  /// What is known of a pool's settings when a caller holds those of one version.
  enum SettingsLookup: Sendable {
    case absent
    case unchanged
    case changed(UserPoolSettings)
  }

  /// What became of a request to delete a pool.
  enum Deletion: String, Sendable, Hashable, SQLDecodable {
    /// The pool is gone, now or earlier; its keys and tokens are still to be ended.
    case tokensRemain = "tokens_remain"
    case protected
    case absent
  }

  /// Inserts the pool; false when its id is taken.
  func insert(_ record: UserPoolRecord) async throws(PostgresError) -> Bool {
    let inserted = try await database.execute(
      """
      INSERT INTO authentication.user_pools
        (id, region, name, is_deletion_protected, settings,
         created_at_unix_millis, modified_at_unix_millis)
      VALUES (\(record.id.text), \(record.id.region), \(record.name),
        \(record.isDeletionProtected), \(record.settingsJSON)::jsonb,
        \(record.createdAt.unixMillis), \(record.modifiedAt.unixMillis))
      ON CONFLICT (id) DO NOTHING
      """
    )
    return inserted == 1
  }

  func find(_ id: UserPoolID) async throws(AuthenticationFailure) -> UserPoolRecord? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT name, is_deletion_protected, settings::text AS settings, version,
          created_at_unix_millis, modified_at_unix_millis
        FROM authentication.user_pools
        WHERE id = \(id.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        UserPoolRecord(
          id: id,
          name: try row.value("name"),
          isDeletionProtected: try row.value("is_deletion_protected"),
          version: try row.value("version"),
          createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
          modifiedAt: Instant(unixMillis: try row.value("modified_at_unix_millis")),
          settingsJSON: try row.value("settings")
        )
      }
    }
  }

  /// Replaces the row if it is still of the record's version; false when it is not.
  func update(_ record: UserPoolRecord) async throws(AuthenticationFailure) -> Bool {
    let updated = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.user_pools
        SET name = \(record.name), is_deletion_protected = \(record.isDeletionProtected),
          settings = \(record.settingsJSON)::jsonb,
          modified_at_unix_millis = \(record.modifiedAt.unixMillis),
          version = nextval('authentication.settings_versions')
        WHERE id = \(record.id.text) AND version = \(record.version)
        """
      )
    }
    return updated == 1
  }

  /// Deletes the pool with its clients, unless it is protected: from then on nobody finds it.
  ///
  /// Notes in the same statement what is left to do, so that a crash loses nothing; the rows that
  /// may be many go later, in pieces.
  func delete(_ id: UserPoolID, at now: Instant) async throws(AuthenticationFailure) -> Deletion {
    let deletion = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH gone AS (
          DELETE FROM authentication.user_pools
          WHERE id = \(id.text) AND NOT is_deletion_protected
          RETURNING id
        ), noted AS (
          INSERT INTO authentication.deleted_user_pools (id, deleted_at_unix_millis)
          SELECT id, \(now.unixMillis) FROM gone
          ON CONFLICT (id) DO NOTHING
        )
        SELECT CASE
          WHEN EXISTS (SELECT FROM gone) THEN 'tokens_remain'
          WHEN EXISTS (
            SELECT FROM authentication.user_pools WHERE id = \(id.text) AND is_deletion_protected
          ) THEN 'protected'
          WHEN EXISTS (
            SELECT FROM authentication.deleted_user_pools
            WHERE id = \(id.text) AND NOT tokens_ended
          ) THEN 'tokens_remain'
          ELSE 'absent'
        END AS outcome
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> Deletion in
        try row.value("outcome")
      }
    }
    return deletion ?? .absent
  }

  /// How many users the pool has: counted up to fifty thousand, beyond that as PostgreSQL's statistics
  /// say, so that no pool is too large to be described.
  func estimatedNumberOfUsers(in id: UserPoolID) async throws(AuthenticationFailure) -> Int32 {
    try await querying { () async throws(PostgresError) in
      let counted = try await database.first(
        """
        SELECT count(*) AS count FROM (
          SELECT FROM authentication.users WHERE user_pool_id = \(id.text)
          LIMIT \(Self.mostCounted)
        ) AS counted
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> Int64 in try row.value("count") }
      guard let counted, counted == Self.mostCounted else { return Int32(clamping: counted ?? 0) }
      let plan = try await database.first(
        """
        EXPLAIN (FORMAT JSON)
        SELECT FROM authentication.users WHERE user_pool_id = \(id.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> String in
        try row.value("QUERY PLAN")
      }
      return Int32(clamping: max(counted, Self.rows(in: plan ?? "")))
    }
  }

  private static let mostCounted: Int64 = 50_000

  /// The rows that PostgreSQL expects of a plan: its first "Plan Rows" is the whole plan's.
  private static func rows(in plan: String) -> Int64 {
    guard let name = plan.firstRange(of: "\"Plan Rows\": ") else { return 0 }
    return Int64(plan[name.upperBound...].prefix { $0.isNumber }) ?? 0
  }

  /// The region's pools after the position, in the order of their creation.
  func list(
    region: String,
    after position: CreationPosition,
    limit: Int
  ) async throws(AuthenticationFailure) -> [UserPoolSummary] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT id, name, created_at_unix_millis, modified_at_unix_millis,
          (settings -> 'LambdaConfig')::text AS lambda_configuration
        FROM authentication.user_pools
        WHERE region = \(region)
          AND (created_at_unix_millis, id)
            > (\(position.createdAtUnixMillis)::bigint, \(position.id))
        ORDER BY created_at_unix_millis, id
        LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        UserPoolSummary(
          id: try row.value("id"),
          name: try row.value("name"),
          createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
          modifiedAt: Instant(unixMillis: try row.value("modified_at_unix_millis")),
          lambdaConfigurationJSON: try row.optional("lambda_configuration")
        )
      }
    }
  }

  /// The pool's settings, unless they are still of the known version.
  func settings(
    _ id: UserPoolID,
    unless known: Int64?
  ) async throws(AuthenticationFailure) -> SettingsLookup {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT version,
          CASE WHEN version IS DISTINCT FROM \(known) THEN settings::text END AS settings,
          second_factors::text AS second_factors, \(ImportedHashKindStore.column(unless: known))
        FROM authentication.user_pools AS pool
        WHERE id = \(id.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (
          version: try row.value("version", as: Int64.self), json: try row.optional("settings"),
          secondFactors: try row.optional("second_factors"),
          hashKinds: try row.optional("imported_hash_kinds")
        ) as (version: Int64, json: String?, secondFactors: String?, hashKinds: [String]?)
      }
    }
    guard let found else { return .absent }
    guard let json = found.json else { return .unchanged }
    return .changed(
      try UserPoolSettings(
        id: id,
        version: found.version,
        json: json,
        secondFactorsJSON: found.secondFactors,
        importedHashKinds: found.hashKinds ?? []
      )
    )
  }
}
