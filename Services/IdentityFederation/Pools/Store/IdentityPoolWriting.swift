internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// Making, changing and deleting pools.
extension IdentityPoolStore {
  /// What became of a request to make a pool.
  enum Insertion: Sendable {
    case inserted
    case idTaken
    case limitReached
  }

  /// Inserts the pool, unless there are so many already.
  ///
  /// The lock lets one pool be made at a time: two at once would both find room for one.
  func insert(
    _ record: IdentityPoolRecord,
    most: Int
  ) async throws(IdentityFederationFailure) -> Insertion {
    do throws(TransactionError<PostgresError>) {
      return try await database.transaction { (connection) throws(PostgresError) in
        connection.enqueue(
          "LOCK TABLE identity_federation.identity_pools IN SHARE ROW EXCLUSIVE MODE"
        )
        let count = try connection.first(
          "SELECT count(*) AS count FROM identity_federation.identity_pools"
        ) { (row: borrowing PostgresRow) throws(PostgresError) in
          try row.value("count", as: Int.self)
        }
        guard let count, count < most else { return .limitReached }
        let inserted = try connection.execute(
          """
          INSERT INTO identity_federation.identity_pools
            (id, region, name, settings, roles, principal_tag_maps, created_at_unix_millis)
          VALUES (\(record.id.uuid), \(record.id.region), \(record.name),
            \(record.settingsJSON)::jsonb, \(record.rolesJSON)::jsonb,
            \(record.tagMapsJSON)::jsonb, \(record.createdAt.unixMillis))
          ON CONFLICT (id) DO NOTHING
          """
        )
        return inserted == 1 ? .inserted : .idTaken
      }
    } catch {
      throw IdentityFederationFailure(error.postgresError)
    }
  }

  /// Replaces the settings if the row is still of the record's version; false when it is not.
  func update(_ record: IdentityPoolRecord) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE identity_federation.identity_pools
        SET name = \(record.name), settings = \(record.settingsJSON)::jsonb,
          version = nextval('identity_federation.identity_pool_versions')
        WHERE id = \(record.id.uuid) AND region = \(record.id.region)
          AND version = \(record.version)
        """
      ) == 1
    }
  }

  /// Replaces the roles as a whole; false when there is no such pool.
  func setRoles(
    _ rolesJSON: String,
    of id: IdentityPoolID
  ) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE identity_federation.identity_pools
        SET roles = \(rolesJSON)::jsonb,
          version = nextval('identity_federation.identity_pool_versions')
        WHERE id = \(id.uuid) AND region = \(id.region)
        """
      ) == 1
    }
  }

  /// Replaces one provider's map, unless the pool has so many of other providers; false when it has,
  /// or when there is no such pool.
  func setTagMap(
    _ mapJSON: String,
    of provider: String,
    in id: IdentityPoolID,
    most: Int
  ) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE identity_federation.identity_pools AS pool
        SET principal_tag_maps =
            principal_tag_maps || jsonb_build_object(\(provider)::text, \(mapJSON)::jsonb),
          version = nextval('identity_federation.identity_pool_versions')
        WHERE id = \(id.uuid) AND region = \(id.region)
          AND (
            SELECT count(*) FROM jsonb_object_keys(pool.principal_tag_maps) AS name
            WHERE name <> \(provider)
          ) < \(most)
        """
      ) == 1
    }
  }

  /// Deletes the pool, so that no call finds it or its identities; false when there is none.
  ///
  /// Notes in the same statement that its rows are to be removed, so that a crash loses nothing.
  func delete(
    _ id: IdentityPoolID,
    at now: Instant
  ) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        WITH gone AS (
          DELETE FROM identity_federation.identity_pools
          WHERE id = \(id.uuid) AND region = \(id.region)
          RETURNING id, region
        )
        INSERT INTO identity_federation.deleted_identity_pools (id, region, deleted_at_unix_millis)
        SELECT id, region, \(now.unixMillis) FROM gone
        ON CONFLICT (id) DO NOTHING
        """
      ) == 1
    }
  }
}
