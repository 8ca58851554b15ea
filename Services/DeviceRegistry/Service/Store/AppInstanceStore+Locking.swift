internal import Domain
internal import Postgres

extension AppInstanceStore {
  /// Runs a transaction, and turns its failure into one of this service.
  func transaction<Value: Sendable>(
    _ body: @Sendable (inout PostgresConnection) throws(DeviceRegistryFailure) -> Value
  ) async throws(DeviceRegistryFailure) -> Value {
    do {
      return try await database.transaction(body)
    } catch {
      switch error {
      case .body(let failure): throw failure
      case .database(let failure): throw DeviceRegistryFailure(failure)
      }
    }
  }

  /// Locks an instance until the transaction ends; false when there is none.
  static func lock(
    _ id: AppInstanceID,
    in connection: inout PostgresConnection
  ) throws(PostgresError) -> Bool {
    try connection.first(lockStatement(id)) { (row) throws(PostgresError) in
      try row.value("found", as: Bool.self)
    } ?? false
  }

  static func lockStatement(_ id: AppInstanceID) -> SQL {
    """
    SELECT true AS found FROM device_registry.app_instances
    WHERE user_pool_id = \(id.pool.text) AND instance_id = \(id.text) FOR UPDATE
    """
  }

  /// Locks an instance to which an account is added, with every instance that has an account of the
  /// user, in the order of their ids; false when there is no such instance.
  ///
  /// The new account may push out the user's oldest one, on another instance, while an enrolment there
  /// pushes one out here: each would wait for the lock that the other has. The caller has locked the
  /// user's devices, so that no account of the user comes meanwhile.
  static func lock(
    _ id: AppInstanceID,
    adding account: NewAppAccount,
    in connection: inout PostgresConnection
  ) throws(PostgresError) -> Bool {
    guard account.limit.removesOldest else { return try lock(id, in: &connection) }
    let locked = try connection.query(
      """
      SELECT instance_id FROM device_registry.app_instances
      WHERE user_pool_id = \(id.pool.text)
        AND (instance_id = \(id.text) OR instance_id IN (
          SELECT instance_id FROM device_registry.app_accounts
          WHERE user_pool_id = \(id.pool.text) AND sub = \(account.id.owner.sub)))
      ORDER BY instance_id FOR UPDATE
      """
    ) { (row) throws(PostgresError) in try row.value("instance_id", as: String.self) }
    return locked.contains(id.text)
  }

  /// Writes what a judgement changed, and the answer to its attempt if there was one; `use` stands before
  /// the statement (WITH).
  static func write(
    _ factor: StoredFactor,
    _ flow: FactorFlow?,
    answering attempt: (id: [UInt8], answer: [UInt8])? = nil,
    of id: AppInstanceID,
    noting use: SQL = "",
    in connection: inout PostgresConnection
  ) {
    connection.enqueue(
      """
      \(use) UPDATE device_registry.app_instances
      SET pin_salt = \(factor.pin?.salt), sealed_pin_verifier = \(factor.pin?.sealedVerifier),
        pin_proved_at_unix_millis = \(factor.pin?.provedAt.unixMillis),
        failed_attempts = \(factor.failedAttempts),
        penalised_until_unix_millis = \(factor.penalisedUntil?.unixMillis),
        is_blocked = \(factor.isBlocked),
        sealed_biometric_key = \(factor.biometric?.sealedKey),
        biometric_attestation = \(factor.biometric?.attestation),
        biometric_thumbprint = \(factor.biometric?.thumbprint),
        failed_biometrics = \(factor.failedBiometrics),
        biometrics_since_pin = \(factor.biometricsSincePIN),
        factor_proved_at_unix_millis = \(factor.provedAt?.unixMillis),
        flow_id = \(flow?.id), flow_type = \(flow?.type.rawValue),
        flow_context = \(flow?.context.rawValue),
        sealed_flow_key = \(flow?.pendingKey?.sealedKey),
        flow_attestation = \(flow?.pendingKey?.attestation),
        flow_thumbprint = \(flow?.pendingKey?.thumbprint),
        flow_account = \(flow?.account?.key), flow_sub = \(flow?.account?.owner.sub),
        flow_expires_at_unix_millis = \(flow?.expiresAt.unixMillis),
        last_attempt = coalesce(\(attempt?.id), last_attempt),
        last_answer = coalesce(\(attempt?.answer), last_answer)
      WHERE user_pool_id = \(id.pool.text) AND instance_id = \(id.text)
      """
    )
  }

  /// Ends what instances have for accounts that they no longer have.
  ///
  /// Without an account that needs a factor, PIN and biometrics are wiped. Without any account the
  /// instance may be removed later. The caller has locked the rows.
  static func noteRemovedAccounts(
    of instanceIDs: [String],
    in pool: UserPoolID,
    at now: Instant,
    in connection: inout PostgresConnection
  ) {
    connection.enqueue(
      """
      UPDATE device_registry.app_instances AS i
      SET pin_salt = NULL, sealed_pin_verifier = NULL, pin_proved_at_unix_millis = NULL,
        failed_attempts = 0, penalised_until_unix_millis = NULL, is_blocked = false,
        sealed_biometric_key = NULL, biometric_attestation = NULL, failed_biometrics = 0,
        biometrics_since_pin = 0, factor_proved_at_unix_millis = NULL, flow_id = NULL,
        flow_type = NULL, flow_context = NULL, sealed_flow_key = NULL, flow_attestation = NULL,
        flow_expires_at_unix_millis = NULL, flow_account = NULL, flow_sub = NULL,
        biometric_thumbprint = NULL, flow_thumbprint = NULL
      WHERE user_pool_id = \(pool.text) AND instance_id = ANY (\(instanceIDs))
        AND NOT EXISTS (
          SELECT FROM device_registry.app_accounts AS a
          WHERE a.user_pool_id = i.user_pool_id AND a.instance_id = i.instance_id
            AND NOT a.is_headless)
      """
    )
    connection.enqueue(
      """
      UPDATE device_registry.app_instances AS i
      SET accountless_since_unix_millis = \(now.unixMillis)
      WHERE user_pool_id = \(pool.text) AND instance_id = ANY (\(instanceIDs))
        AND NOT EXISTS (
          SELECT FROM device_registry.app_accounts AS a
          WHERE a.user_pool_id = i.user_pool_id AND a.instance_id = i.instance_id)
      """
    )
  }
}

/// Runs statements of a transaction, and turns their failure into one of this service.
func inStatement<Value>(
  _ body: () throws(PostgresError) -> Value
) throws(DeviceRegistryFailure) -> Value {
  do throws(PostgresError) {
    return try body()
  } catch {
    throw DeviceRegistryFailure(error)
  }
}
