internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import JSON
internal import Postgres

/// What the rows of pools and clients say of risks and logs.
///
/// Their version moves, so that every process reads the settings again.
struct RiskConfigurationStore: Sendable {
  let database: PostgresPool

  /// Replaces the configuration of a pool or client; false where that is gone.
  func set(
    _ configuration: RiskConfigurationType?,
    of place: RiskPlace
  ) async throws(AuthenticationFailure) -> Bool {
    let json = configuration.map { JSONWriter.text(of: $0) }
    guard let client = place.client else {
      return try await execute(
        """
        UPDATE authentication.user_pools
        SET risk_configuration = \(json)::jsonb,
          version = nextval('authentication.settings_versions')
        WHERE id = \(place.pool.text)
        """
      )
    }
    return try await execute(
      """
      UPDATE authentication.user_pool_clients
      SET risk_configuration = \(json)::jsonb,
        version = nextval('authentication.settings_versions')
      WHERE user_pool_id = \(place.pool.text) AND id = \(client.text)
      """
    )
  }

  /// Replaces where the pool's events go; false where the pool is gone.
  func setLogs(
    _ logs: [LogConfigurationType],
    of pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    try await execute(
      """
      UPDATE authentication.user_pools
      SET log_configurations = \(JSONWriter.text(of: logs))::jsonb,
        version = nextval('authentication.settings_versions')
      WHERE id = \(pool.text)
      """
    )
  }

  private func execute(_ statement: SQL) async throws(AuthenticationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(statement) == 1
    }
  }
}
