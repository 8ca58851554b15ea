package import Domain
package import Postgres

/// The rows of user pools.
package struct UserPoolStore: Sendable {
  package let database: PostgresPool

  package init(database: PostgresPool) {
    self.database = database
  }

  /// What is known of a pool's settings when a caller holds those of one version.
  enum SettingsLookup: Sendable {
    case absent
    case unchanged
    case changed(UserPoolSettings)
  }

  package func find(_ id: UserPoolID) async throws(AuthenticationFailure) -> UserPoolRecord? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT name, is_deletion_protected, settings::text AS settings, version,
          created_at_unix_millis, modified_at_unix_millis, \(PoolDomainColumn.sql) AS domains
        FROM authentication.user_pools AS pool
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
          settingsJSON: try row.value("settings"),
          domainsJSON: try row.optional("domains")
        )
      }
    }
  }

  /// The pool's settings, unless they are still of the known version.
  func settings(
    _ id: UserPoolID,
    unless known: Int64?,
    at addresses: PoolAddresses
  ) async throws(AuthenticationFailure) -> SettingsLookup {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT version, name,
          CASE WHEN version IS DISTINCT FROM \(known) THEN settings::text END AS settings,
          second_factors::text AS second_factors, \(SessionTracking.columns),
          \(ImportedHashKindColumn.sql(unless: known)),
          \(PoolDomainColumn.sql(unless: known)) AS domains,
          \(PoolDomainColumn.passkeyHost(unless: known)) AS passkey_host,
          \(ProtectionTexts.columns(unless: known))
        FROM authentication.user_pools AS pool
        WHERE id = \(id.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (
          version: try row.value("version", as: Int64.self), name: try row.value("name"),
          json: try row.optional("settings"),
          secondFactors: try row.optional("second_factors"),
          sessions: try SessionTracking(row),
          hashKinds: try row.optional("imported_hash_kinds"),
          domains: try row.optional("domains"), passkeyHost: try row.optional("passkey_host"),
          protection: try ProtectionTexts(row)
        )
          as (
            version: Int64, name: String, json: String?, secondFactors: String?,
            sessions: SessionTracking, hashKinds: [String]?, domains: String?,
            passkeyHost: String?, protection: ProtectionTexts
          )
      }
    }
    guard let found else { return .absent }
    guard let json = found.json else { return .unchanged }
    return .changed(
      try UserPoolSettings(
        id: id,
        name: found.name,
        version: found.version,
        json: json,
        secondFactorsJSON: found.secondFactors,
        sessions: found.sessions,
        importedHashKinds: found.hashKinds ?? [],
        domainsJSON: found.domains,
        passkeyHost: found.passkeyHost,
        addresses: addresses,
        protection: found.protection
      )
    )
  }
}
