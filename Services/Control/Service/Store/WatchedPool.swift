internal import Domain
internal import Postgres

/// What a pool with threat protection asks for, as far as an operator may have to help it.
struct WatchedPool: Sendable, Hashable {
  let id: String
  /// Whether it, or a client of it, blocks leaked passwords.
  let blocksLeaked: Bool
  /// Whether a level asks for a factor that the pool offers no user.
  let asksForNoFactor: Bool
  /// A client of it whose sign-ins are to be looked at for leaked passwords, and which shows none.
  let clientWithoutPasswords: String?
  /// How many sign-ins of the last days came from nowhere.
  let placeless: Int

  /// So many pools are looked at.
  private static let pools = 1000

  /// The pools whose mode is not OFF.
  static func all(
    in configuration: PostgresPool.Configuration,
    since moment: Instant
  ) async throws(PostgresError) -> [WatchedPool] {
    var configuration = configuration
    configuration.maxSessions = 1
    return try await PostgresPool(configuration).query(
      """
      WITH pool AS (
        SELECT id, settings, risk_configuration FROM authentication.user_pools
        WHERE settings #>> '{UserPoolAddOns,AdvancedSecurityMode}' IN ('AUDIT', 'ENFORCED')
        ORDER BY id LIMIT \(pools)
      ), configured AS (
        SELECT id, risk_configuration AS risk FROM pool
        UNION ALL
        SELECT client.user_pool_id, client.risk_configuration FROM pool
        JOIN authentication.user_pool_clients AS client ON client.user_pool_id = pool.id
        WHERE client.risk_configuration IS NOT NULL
      )
      SELECT pool.id,
        EXISTS (SELECT FROM configured WHERE configured.id = pool.id
          AND risk #>> '{CompromisedCredentialsRiskConfiguration,Actions,EventAction}' = 'BLOCK'
        ) AS blocks_leaked,
        coalesce(pool.settings ->> 'MfaConfiguration', 'OFF') = 'OFF' AND EXISTS (
          SELECT FROM configured CROSS JOIN LATERAL jsonb_each(
            risk #> '{AccountTakeoverRiskConfiguration,Actions}'
          ) AS level
          WHERE configured.id = pool.id
            AND jsonb_typeof(risk #> '{AccountTakeoverRiskConfiguration,Actions}') = 'object'
            AND level.value ->> 'EventAction' = 'MFA_REQUIRED'
        ) AS asks_for_no_factor,
        (SELECT min(client.id) FROM authentication.user_pool_clients AS client
          WHERE client.user_pool_id = pool.id
            AND coalesce(
              client.risk_configuration -> 'CompromisedCredentialsRiskConfiguration',
              pool.risk_configuration -> 'CompromisedCredentialsRiskConfiguration'
            ) -> 'EventFilter' ? 'SIGN_IN'
            AND jsonb_array_length(coalesce(client.settings -> 'ExplicitAuthFlows', '[]')) > 0
            AND NOT client.settings -> 'ExplicitAuthFlows' ?| ARRAY['ALLOW_USER_PASSWORD_AUTH',
              'ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_USER_AUTH', 'USER_PASSWORD_AUTH',
              'ADMIN_NO_SRP_AUTH']
            AND NOT coalesce(
              (client.settings ->> 'AllowedOAuthFlowsUserPoolClient')::boolean, false
            )
        ) AS client_without_passwords,
        (SELECT count(*) FROM authentication.auth_events AS event
          WHERE event.user_pool_id = pool.id AND event.kind = 'SignIn'
            AND event.created_at_unix_millis >= \(moment.unixMillis) AND event.source_ip IS NULL
            AND event.facts IS NOT NULL
        ) AS placeless
      FROM pool ORDER BY pool.id
      """
    ) { (row) throws(PostgresError) in
      WatchedPool(
        id: try row.value("id"),
        blocksLeaked: try row.value("blocks_leaked"),
        asksForNoFactor: try row.value("asks_for_no_factor"),
        clientWithoutPasswords: try row.optional("client_without_passwords"),
        placeless: Int(try row.value("placeless", as: Int64.self))
      )
    }
  }
}
