internal import AuthenticationCore
internal import Domain
internal import Postgres

/// The rows of domains.
///
/// Every change gives the pool's settings a new version, with which each process reads the domains again.
struct UserPoolDomainStore: Sendable {
  let database: PostgresPool

  enum Insertion: Sendable, Hashable {
    case inserted
    case noPool
    /// The pool has a domain of the kind.
    case poolHasOne
    /// Another pool has the domain.
    case domainTaken
  }

  /// Inserts the domain, if its pool has none of the kind yet.
  ///
  /// The pool's row is locked first, so that the pool stays meanwhile.
  func insert(
    _ record: UserPoolDomainRecord
  ) async throws(AuthenticationFailure) -> Insertion {
    let pool = record.userPoolID.text
    return try await changing(database) { (db: inout PostgresConnection) throws(PostgresError) in
      guard try db.lockPool(pool) else { return .noPool }
      let other = try db.first(
        """
        SELECT true AS found FROM authentication.user_pool_domains
        WHERE user_pool_id = \(pool) AND is_custom = \(record.domain.isCustom)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("found", as: Bool.self)
      }
      guard other == nil else { return .poolHasOne }
      let inserted = try db.execute(
        """
        INSERT INTO authentication.user_pool_domains
          (user_pool_id, is_custom, domain, managed_login_version, custom_domain_config, routing,
           created_at_unix_millis, modified_at_unix_millis)
        VALUES (\(pool), \(record.domain.isCustom), \(record.domain.name),
          \(record.domain.managedLoginVersion), \(record.configurationJSON)::jsonb,
          \(record.routingJSON)::jsonb, \(record.modifiedAt.unixMillis),
          \(record.modifiedAt.unixMillis))
        ON CONFLICT (domain) DO NOTHING
        """
      )
      guard inserted == 1 else { return .domainTaken }
      try db.renewVersion(of: pool)
      return .inserted
    }
  }

  /// The domain of this name, of any pool.
  func find(_ name: String) async throws(AuthenticationFailure) -> UserPoolDomainRecord? {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(UserPoolDomainRecord.columns) FROM authentication.user_pool_domains
        WHERE domain = \(name)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try UserPoolDomainRecord(row) }
    }
    return found ?? nil
  }

  /// Replaces what is given of the pool's domain; nil when the pool has no domain of that name.
  func update(
    _ name: String,
    of pool: UserPoolID,
    managedLoginVersion: Int32?,
    configurationJSON: String?,
    routingJSON: String?,
    at now: Instant
  ) async throws(AuthenticationFailure) -> UserPoolDomainRecord? {
    try await changing(database) { (db: inout PostgresConnection) throws(PostgresError) in
      guard try db.lockPool(pool.text) else { return nil }
      let changed = try db.first(
        """
        UPDATE authentication.user_pool_domains
        SET managed_login_version = coalesce(\(managedLoginVersion)::integer, managed_login_version),
          custom_domain_config = coalesce(\(configurationJSON)::jsonb, custom_domain_config),
          routing = coalesce(\(routingJSON)::jsonb, routing),
          modified_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(pool.text) AND domain = \(name)
        RETURNING \(UserPoolDomainRecord.columns)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try UserPoolDomainRecord(row) }
      guard let record = changed ?? nil else { return nil }
      try db.renewVersion(of: pool.text)
      return record
    }
  }

  /// Deletes the pool's domain; false when the pool has no domain of that name.
  func delete(
    _ name: String,
    of pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    try await changing(database) { (db: inout PostgresConnection) throws(PostgresError) in
      guard try db.lockPool(pool.text) else { return false }
      let deleted = try db.execute(
        """
        DELETE FROM authentication.user_pool_domains
        WHERE user_pool_id = \(pool.text) AND domain = \(name)
        """
      )
      guard deleted == 1 else { return false }
      try db.renewVersion(of: pool.text)
      return true
    }
  }
}

extension PostgresConnection {
  fileprivate mutating func renewVersion(of pool: String) throws(PostgresError) {
    _ = try execute(
      """
      UPDATE authentication.user_pools
      SET version = nextval('authentication.settings_versions')
      WHERE id = \(pool)
      """
    )
  }
}
