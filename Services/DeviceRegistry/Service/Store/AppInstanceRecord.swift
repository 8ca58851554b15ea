internal import DeviceRegistryMessages
internal import Domain
internal import Postgres

/// The row of an installation of an app.
struct AppInstanceRecord: Sendable {
  let id: AppInstanceID
  /// The point of the key that signs its calls.
  let publicKey: [UInt8]
  let description: AppDescription
  let push: PushAddress?
  let createdAt: Instant
  let usedAt: Instant
  let factor: StoredFactor
  let flow: FactorFlow?
  /// The answer that was judged last.
  let lastAttempt: [UInt8]?
  let lastAnswer: [UInt8]?

  static let columns: SQL = """
    user_pool_id, instance_id, public_key, platform, model, app_version, protocol_versions,
    push_type, push_token, created_at_unix_millis, used_at_unix_millis, pin_salt,
    sealed_pin_verifier, pin_proved_at_unix_millis, failed_attempts, penalised_until_unix_millis,
    is_blocked, sealed_biometric_key, biometric_attestation, failed_biometrics,
    biometrics_since_pin, factor_proved_at_unix_millis, flow_id, flow_type, flow_context,
    sealed_flow_key, flow_attestation, flow_expires_at_unix_millis, last_attempt, last_answer,
    name, flow_account, flow_sub, biometric_thumbprint, flow_thumbprint
    """

  /// Reads `columns`.
  init(_ row: borrowing PostgresRow) throws(PostgresError) {
    let poolID: String = try row.value("user_pool_id")
    guard let pool = UserPoolID(poolID) else {
      throw PostgresError(kind: .invalidValue)
    }
    id = AppInstanceID(pool: pool, text: try row.value("instance_id"))
    publicKey = try row.value("public_key")
    description = AppDescription(
      platform: try row.value("platform"),
      model: try row.value("model"),
      appVersion: try row.value("app_version"),
      protocolVersions: try row.value("protocol_versions"),
      name: try row.optional("name")
    )
    push = try PushAddress(row)
    createdAt = Instant(unixMillis: try row.value("created_at_unix_millis"))
    usedAt = Instant(unixMillis: try row.value("used_at_unix_millis"))
    factor = try StoredFactor(row)
    flow = try FactorFlow(row, in: pool)
    lastAttempt = try row.optional("last_attempt")
    lastAnswer = try row.optional("last_answer")
  }

  /// The description that callers get.
  func described(_ accounts: [AppAccountRecord]) -> AppInstance {
    AppInstance(
      userPoolId: id.pool.text,
      instanceId: id.text,
      description: description,
      push: push,
      createdAtUnixMillis: createdAt.unixMillis,
      accounts: accounts.map(\.description),
      factor: FactorState(
        hasPin: factor.pin != nil,
        hasBiometric: factor.biometric != nil,
        isBlocked: factor.isBlocked,
        failedAttempts: factor.failedAttempts,
        provedAtUnixMillis: factor.provedAt?.unixMillis
      ),
      usedAtUnixMillis: usedAt.unixMillis,
      publicKey: publicKey
    )
  }
}

extension PushAddress {
  /// Reads push_type and push_token; nil where the instance has none.
  init?(_ row: borrowing PostgresRow) throws(PostgresError) {
    guard let token: String = try row.optional("push_token") else { return nil }
    self.init(type: try row.optional("push_type"), token: token)
  }
}

extension StoredFactor {
  fileprivate init(_ row: borrowing PostgresRow) throws(PostgresError) {
    if let verifier: [UInt8] = try row.optional("sealed_pin_verifier") {
      pin = PIN(
        salt: try row.value("pin_salt"),
        sealedVerifier: verifier,
        provedAt: Instant(unixMillis: try row.value("pin_proved_at_unix_millis"))
      )
    }
    if let key: [UInt8] = try row.optional("sealed_biometric_key") {
      biometric = Biometric(
        sealedKey: key,
        attestation: try row.optional("biometric_attestation"),
        thumbprint: try row.optional("biometric_thumbprint")
      )
    }
    failedAttempts = try row.value("failed_attempts")
    penalisedUntil = try row.optional("penalised_until_unix_millis").map(Instant.init(unixMillis:))
    isBlocked = try row.value("is_blocked")
    failedBiometrics = try row.value("failed_biometrics")
    biometricsSincePIN = try row.value("biometrics_since_pin")
    provedAt = try row.optional("factor_proved_at_unix_millis").map(Instant.init(unixMillis:))
  }
}

extension FactorFlow {
  /// Nil where none is under way.
  fileprivate init?(
    _ row: borrowing PostgresRow,
    in pool: UserPoolID
  ) throws(PostgresError) {
    guard let id: String = try row.optional("flow_id") else { return nil }
    let typeName: String = try row.value("flow_type")
    let contextName: String = try row.value("flow_context")
    guard let type = FactorFlowType(rawValue: typeName),
      let context = FactorContext(rawValue: contextName)
    else { throw PostgresError(kind: .invalidValue) }
    self.init(
      id: id,
      type: type,
      context: context,
      expiresAt: Instant(unixMillis: try row.value("flow_expires_at_unix_millis"))
    )
    if let key: [UInt8] = try row.optional("sealed_flow_key") {
      pendingKey = StoredFactor.Biometric(
        sealedKey: key,
        attestation: try row.optional("flow_attestation"),
        thumbprint: try row.optional("flow_thumbprint")
      )
    }
    if let key: String = try row.optional("flow_account") {
      let owner = DeviceOwner(pool: pool, sub: try row.value("flow_sub"))
      account = DeviceID(owner: owner, key: key)
    }
  }
}
