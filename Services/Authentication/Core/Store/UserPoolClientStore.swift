internal import AuthenticationMessages
package import Domain
package import Postgres

/// The rows of user pool clients.
package struct UserPoolClientStore: Sendable {
  package let database: PostgresPool

  package init(database: PostgresPool) {
    self.database = database
  }

  /// What was found under a pool's and a client's id.
  package enum Lookup: Sendable {
    case noPool
    case noClient
    case found(UserPoolClientRecord)
  }

  /// The settings, if their version differs from the one that the caller knows; nil otherwise.
  struct ChangedSettings: Sendable {
    let client: ClientSettings?
    let pool: UserPoolSettings?
  }

  package func find(
    _ id: ClientID,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Lookup {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT client.id, client.name, client.sealed_secret, client.settings::text AS settings,
          client.version, client.created_at_unix_millis, client.modified_at_unix_millis,
          client.secret_created_at_unix_millis, client.newer_sealed_secret,
          client.newer_secret_created_at_unix_millis
        FROM authentication.user_pools AS pool
        LEFT JOIN authentication.user_pool_clients AS client
          ON client.user_pool_id = pool.id AND client.id = \(id.text)
        WHERE pool.id = \(pool.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> Lookup in
        guard try row.optional("id", as: String.self) != nil else { return .noClient }
        return .found(
          UserPoolClientRecord(
            id: id,
            userPoolID: pool,
            name: try row.value("name"),
            sealedSecret: try row.optional("sealed_secret"),
            secretCreatedAt: try row.optional("secret_created_at_unix_millis", as: Int64.self)
              .map { Instant(unixMillis: $0) },
            newerSecret: try StoredClientSecret.readNewer(row),
            version: try row.value("version"),
            createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
            modifiedAt: Instant(unixMillis: try row.value("modified_at_unix_millis")),
            settingsJSON: try row.value("settings")
          )
        )
      }
    }
    return found ?? .noPool
  }

  /// Which of the ids are clients of the pool.
  func present(
    _ ids: Set<String>,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Set<String> {
    let found = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT id FROM authentication.user_pool_clients
        WHERE user_pool_id = \(pool.text) AND id = ANY(\(Array(ids)))
        """
      ) { (row) throws(PostgresError) in try row.value("id", as: String.self) }
    }
    return Set(found)
  }

  /// The settings of the client and its pool, each unless it is still of the known version; nil
  /// when there is no such client.
  func settings(
    _ id: ClientID,
    unlessClient knownClient: Int64?,
    unlessPool knownPool: Int64?,
    at addresses: PoolAddresses
  ) async throws(AuthenticationFailure) -> ChangedSettings? {
    let row = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT client.user_pool_id, client.version AS client_version,
          CASE WHEN client.version IS DISTINCT FROM \(knownClient)
            THEN client.settings::text END AS client_settings,
          CASE WHEN client.version IS DISTINCT FROM \(knownClient)
            THEN client.name END AS client_name,
          CASE WHEN client.version IS DISTINCT FROM \(knownClient)
            THEN client.sealed_secret END AS sealed_secret,
          CASE WHEN client.version IS DISTINCT FROM \(knownClient)
            THEN client.newer_sealed_secret END AS newer_sealed_secret,
          client.sso_validity_minutes, pool.name AS pool_name, pool.version AS pool_version,
          \(SessionTracking.columns),
          CASE WHEN pool.version IS DISTINCT FROM \(knownPool)
            THEN pool.settings::text END AS pool_settings,
          CASE WHEN pool.version IS DISTINCT FROM \(knownPool)
            THEN pool.second_factors::text END AS second_factors,
          \(ImportedHashKindColumn.sql(unless: knownPool)),
          \(PoolDomainColumn.sql(unless: knownPool)) AS domains,
          \(PoolDomainColumn.passkeyHost(unless: knownPool)) AS passkey_host,
          CASE WHEN client.version IS DISTINCT FROM \(knownClient)
            THEN client.risk_configuration::text END AS client_risk,
          \(ProtectionTexts.columns(unless: knownPool))
        FROM authentication.user_pool_clients AS client
        JOIN authentication.user_pools AS pool ON pool.id = client.user_pool_id
        WHERE client.id = \(id.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        SettingsRow(
          userPoolID: try row.value("user_pool_id"),
          clientVersion: try row.value("client_version"),
          clientSettings: try row.optional("client_settings"),
          sealedSecrets: [
            try row.optional("sealed_secret"), try row.optional("newer_sealed_secret"),
          ].compactMap(\.self),
          ssoValidityMinutes: try row.value("sso_validity_minutes"),
          poolName: try row.value("pool_name"),
          poolVersion: try row.value("pool_version"),
          poolSettings: try row.optional("pool_settings"),
          secondFactors: try row.optional("second_factors"),
          sessions: try SessionTracking(row),
          importedHashKinds: try row.optional("imported_hash_kinds"),
          domains: try row.optional("domains"),
          passkeyHost: try row.optional("passkey_host"),
          clientName: try row.optional("client_name"),
          clientRisk: try row.optional("client_risk"),
          protection: try ProtectionTexts(row)
        )
      }
    }
    guard let row else { return nil }
    guard let poolID = UserPoolID(row.userPoolID) else {
      throw .internalFault("a stored user pool id is malformed")
    }
    return ChangedSettings(
      client: try row.client(id, in: poolID),
      pool: try row.pool(poolID, at: addresses)
    )
  }
}

private struct SettingsRow: Sendable {
  let userPoolID: String
  let clientVersion: Int64
  let clientSettings: String?
  let sealedSecrets: [[UInt8]]
  let ssoValidityMinutes: Int32
  let poolName: String
  let poolVersion: Int64
  let poolSettings: String?
  let secondFactors: String?
  let sessions: SessionTracking
  let importedHashKinds: [String]?
  let domains: String?
  let passkeyHost: String?
  let clientName: String?
  let clientRisk: String?
  let protection: ProtectionTexts

  func client(
    _ id: ClientID,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> ClientSettings? {
    guard let clientSettings else { return nil }
    var description = try SettingsJSON.decode(UserPoolClientType.self, from: clientSettings)
    description.clientName = clientName
    return ClientSettings(
      id: id,
      userPoolID: pool,
      version: clientVersion,
      sealedSecrets: sealedSecrets,
      ssoValidityMinutes: ssoValidityMinutes,
      riskConfiguration: try clientRisk.map { (json) throws(AuthenticationFailure) in
        try SettingsJSON.decode(RiskConfigurationType.self, from: json)
      },
      description: description
    )
  }

  func pool(
    _ id: UserPoolID,
    at addresses: PoolAddresses
  ) throws(AuthenticationFailure) -> UserPoolSettings? {
    guard let poolSettings else { return nil }
    return try UserPoolSettings(
      id: id,
      name: poolName,
      version: poolVersion,
      json: poolSettings,
      secondFactorsJSON: secondFactors,
      sessions: sessions,
      importedHashKinds: importedHashKinds ?? [],
      domainsJSON: domains,
      passkeyHost: passkeyHost,
      addresses: addresses,
      protection: protection
    )
  }
}
