internal import Domain
internal import IdentityFederationCore
internal import Postgres

/// The rows of identities and their logins, read and changed together.
struct LoginStore: Sendable {
  let database: PostgresPool
  /// What moves the rest of an identity that becomes part of another.
  let participants: [any MergeParticipant]

  /// The named identity, and each identity of the pool that has one of the logins.
  func identities(
    _ given: IdentityID?,
    havingOneOf logins: [Login],
    in pool: IdentityPoolID
  ) async throws(IdentityFederationFailure) -> [LinkedIdentity] {
    try await querying { () async throws(PostgresError) in
      LinkedIdentityRow.grouped(
        try await database.query(Self.finding(given.map { [$0] } ?? [], logins, pool)) {
          (row: borrowing PostgresRow) throws(PostgresError) in
          try LinkedIdentityRow(row, region: pool.region)
        }
      )
    }
  }

  /// Makes an identity with the logins; false where one of them has an identity by now, or the pool is
  /// gone.
  ///
  /// One statement: of any number that come at once with one login, one inserts it.
  func create(
    _ id: IdentityID,
    with logins: [Login],
    in pool: IdentityPoolID,
    at now: Instant
  ) async throws(IdentityFederationFailure) -> Bool {
    let logins = Set(logins).map { (key: $0.key, login: $0) }.sorted { $0.key < $1.key }
    do throws(PostgresError) {
      return try await database.execute(
        """
        WITH home AS (
          SELECT id FROM identity_federation.identity_pools
          WHERE id = \(pool.uuid) AND region = \(pool.region)
        ), linked AS (
          INSERT INTO identity_federation.identity_logins
            (identity_pool_id, login_key, identity_id, provider, subject)
          SELECT home.id, login.key::uuid, \(id.uuid)::uuid, login.provider, login.subject
          FROM home, unnest(\(logins.map(\.key)), \(logins.map(\.login.provider.text)),
            \(logins.map(\.login.subject.text))) AS login (key, provider, subject)
          ORDER BY login.key
          ON CONFLICT ON CONSTRAINT identity_logins_pkey DO NOTHING
          RETURNING true
        )
        INSERT INTO identity_federation.identities
          (identity_pool_id, id, created_at_unix_millis, modified_at_unix_millis)
        SELECT home.id, \(id.uuid)::uuid, \(now.unixMillis), \(now.unixMillis) FROM home
        WHERE (SELECT count(*) FROM linked) = \(logins.count)
        """
      ) == 1
    } catch {
      // Some of the logins were new and some were not: the statement has changed nothing.
      if case .foreignKeyViolation = error.kind { return false }
      throw IdentityFederationFailure(error)
    }
  }

  static func finding(
    _ identities: [IdentityID],
    _ logins: [Login],
    _ pool: IdentityPoolID
  ) -> SQL {
    """
    WITH found AS (
      SELECT unnest(\(identities.map(\.uuid))::uuid[]) AS id
      UNION
      SELECT identity_id FROM identity_federation.identity_logins
      WHERE identity_pool_id = \(pool.uuid) AND login_key = ANY(\(logins.map(\.key))::uuid[])
    )
    SELECT i.id::text AS id, i.created_at_unix_millis, i.merged_into::text AS merged_into,
      i.is_abandoned, l.provider, l.subject
    FROM found
      JOIN identity_federation.identities AS i
        ON i.identity_pool_id = \(pool.uuid) AND i.id = found.id
      LEFT JOIN identity_federation.identity_logins AS l
        ON l.identity_pool_id = i.identity_pool_id AND l.identity_id = i.id
    ORDER BY i.id, l.login_key
    """
  }
}

/// One login of an identity, or an identity without any.
struct LinkedIdentityRow: Sendable {
  let identity: LinkedIdentity
  let login: Login?

  init(_ row: borrowing PostgresRow, region: String) throws(PostgresError) {
    identity = LinkedIdentity(
      id: IdentityID(region: region, uuid: try row.value("id")),
      createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
      mergedInto: try row.optional("merged_into", as: String.self)
        .map { IdentityID(region: region, uuid: $0) },
      isAbandoned: try row.value("is_abandoned")
    )
    if let provider = try row.optional("provider", as: String.self) {
      login = Login(provider: provider, subject: try row.value("subject"))
    } else {
      login = nil
    }
  }

  /// The identities of rows that stand in the order of their ids.
  static func grouped(_ rows: [LinkedIdentityRow]) -> [LinkedIdentity] {
    var identities: [LinkedIdentity] = []
    for row in rows {
      if identities.last?.id != row.identity.id { identities.append(row.identity) }
      if let login = row.login { identities[identities.count - 1].logins.append(login) }
    }
    return identities
  }
}
