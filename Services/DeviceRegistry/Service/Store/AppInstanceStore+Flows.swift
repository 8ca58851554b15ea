internal import Domain
internal import Postgres

extension AppInstanceStore {
  /// Begins a flow, if the factor allows it.
  ///
  /// A row that is locked is one whose answer is being judged: what that leads to may be the end of
  /// the factor that the flow would change.
  func start(
    _ flow: FactorFlow,
    on id: AppInstanceID,
    if isAllowed: @escaping @Sendable (StoredFactor) -> Bool
  ) async throws(DeviceRegistryFailure) -> AppInstanceRecord {
    try await transaction { (connection) throws(DeviceRegistryFailure) in
      let found = try inStatement { () throws(PostgresError) in
        try connection.first(
          """
          SELECT \(AppInstanceRecord.columns) FROM device_registry.app_instances
          WHERE user_pool_id = \(id.pool.text) AND instance_id = \(id.text)
          FOR UPDATE SKIP LOCKED
          """
        ) { (row) throws(PostgresError) in try AppInstanceRecord(row) }
      }
      guard let found else { throw try Self.refusal(of: id, &connection) }
      guard isAllowed(found.factor) else { throw .factorNotAllowed }
      Self.write(found.factor, flow, of: id, in: &connection)
      return found
    }
  }

  /// Why a row was not locked.
  private static func refusal(
    of id: AppInstanceID,
    _ connection: inout PostgresConnection
  ) throws(DeviceRegistryFailure) -> DeviceRegistryFailure {
    let isLocked = try inStatement { () throws(PostgresError) in
      try connection.first(
        """
        SELECT true AS found FROM device_registry.app_instances
        WHERE user_pool_id = \(id.pool.text) AND instance_id = \(id.text)
        """
      ) { (row) throws(PostgresError) in try row.value("found", as: Bool.self) }
    }
    return isLocked == true ? .factorFlowActive : .appInstanceNotFound
  }

  /// Ends a flow; returns its type, nil when there was none.
  func cancel(
    flow flowID: String,
    on id: AppInstanceID
  ) async throws(DeviceRegistryFailure) -> String? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH found AS (
          SELECT user_pool_id, instance_id, flow_type FROM device_registry.app_instances
          WHERE user_pool_id = \(id.pool.text) AND instance_id = \(id.text)
            AND flow_id = \(flowID)
          FOR UPDATE
        )
        UPDATE device_registry.app_instances AS i
        SET flow_id = NULL, flow_type = NULL, flow_context = NULL, sealed_flow_key = NULL,
          flow_attestation = NULL, flow_expires_at_unix_millis = NULL, flow_account = NULL,
          flow_sub = NULL
        FROM found
        WHERE i.user_pool_id = found.user_pool_id AND i.instance_id = found.instance_id
        RETURNING found.flow_type
        """
      ) { (row) throws(PostgresError) in try row.value("flow_type", as: String.self) }
    }
  }

  /// Ends blocking and penalty of an instance.
  func unblock(_ id: AppInstanceID) async throws(DeviceRegistryFailure) {
    try await querying { () async throws(PostgresError) in
      _ = try await database.execute(
        """
        UPDATE device_registry.app_instances
        SET failed_attempts = 0, penalised_until_unix_millis = NULL, is_blocked = false
        WHERE user_pool_id = \(id.pool.text) AND instance_id = \(id.text)
        """
      )
    }
  }
}
