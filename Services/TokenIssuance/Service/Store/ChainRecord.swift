internal import Domain
internal import Postgres
internal import Sessions

/// The row of one sign-in: its user and its current refresh token.
struct ChainRecord: Sendable {
  let client: ClientID
  let sub: String
  let originJTI: String
  let deviceKey: String?
  let authenticatedAt: Instant
  let expiresAt: Instant
  let generation: Int32
  let secretHash: [UInt8]
  let sealKeyID: UInt32
  let rotatedAt: Instant?
  /// The last tokens before the current one, oldest first.
  let replaced: [ReplacedToken]
  let revocation: SessionEnd?
  /// Whether its device was forgotten while its access tokens stay valid.
  let isDeviceForgotten: Bool
  /// The browser's sign-in that the chain began from.
  let ssoSessionID: String?
  let beganAtTokenEndpoint: Bool
  /// Nil for a sign-in by the API.
  let grant: Grant?
  let context: AuthenticationContext
  /// The keys that sign for the pool; nil when it has none.
  let activeKeys: ActiveKeyIDs?

  static let columns: SQL = """
    client_id, sub, origin_jti, device_key, authenticated_at_unix_millis, expires_at_unix_millis,
    generation, secret_hash, seal_key_id, rotated_at_unix_millis, revocation,
    device_forgotten_at_unix_millis IS NOT NULL AS is_device_forgotten, sso_session_id,
    began_at_token_endpoint, granted_scope, audience, authentication_class, authentication_methods,
    \(ReplacedToken.columns)
    """

  /// Reads `columns` and, from `ChainStore.activeKeyColumns`, the keys.
  init(_ row: borrowing PostgresRow) throws(PostgresError) {
    guard
      let client = ClientID(try row.value("client_id")),
      let sealKeyID = UInt32(exactly: try row.value("seal_key_id", as: Int64.self))
    else { throw PostgresError(kind: .invalidValue) }
    self.client = client
    self.sealKeyID = sealKeyID
    sub = try row.value("sub")
    originJTI = try row.value("origin_jti")
    deviceKey = try row.optional("device_key")
    authenticatedAt = Instant(unixMillis: try row.value("authenticated_at_unix_millis"))
    expiresAt = Instant(unixMillis: try row.value("expires_at_unix_millis"))
    generation = try row.value("generation")
    secretHash = try row.value("secret_hash")
    rotatedAt = try row.optional("rotated_at_unix_millis").map(Instant.init(unixMillis:))
    replaced = try ReplacedToken.list(row)
    revocation = try row.optional("revocation", as: String.self).map {
      (text) throws(PostgresError) in
      guard let end = SessionEnd(rawValue: text) else {
        throw PostgresError(kind: .invalidValue)
      }
      return end
    }
    isDeviceForgotten = try row.value("is_device_forgotten")
    ssoSessionID = try row.optional("sso_session_id")
    beganAtTokenEndpoint = try row.value("began_at_token_endpoint")
    grant = Grant(
      scope: try row.optional("granted_scope"),
      audience: try row.optional("audience")
    )
    context = AuthenticationContext(
      level: try row.optional("authentication_class"),
      methods: try row.value("authentication_methods")
    )
    activeKeys = try ActiveKeyIDs(row)
  }
}

extension ChainRecord {
  /// When the token of a generation was replaced; nil if it is current or no longer remembered.
  func replacement(of generation: Int32) -> Instant? {
    // An older version of the service records no more than this of the last one.
    if generation + 1 == self.generation { return rotatedAt }
    return replaced.last { $0.generation == generation }?.replacedAt
  }

  /// Whether the current token was made under this sealing key, or one that may still be shown again.
  ///
  /// The key of the others may be gone, and the row remembers them until its next rotation.
  func hasToken(under keyID: UInt32, at now: Instant) -> Bool {
    sealKeyID == keyID
      || replaced.contains {
        $0.sealKeyID == keyID && now <= $0.replacedAt.adding(seconds: MaxLifetime.graceSeconds)
      }
  }

  /// The sealing key of the token of a generation; nil if it is no longer remembered.
  func sealKeyID(of generation: Int32) -> UInt32? {
    if generation == self.generation { return sealKeyID }
    return replaced.last { $0.generation == generation }?.sealKeyID
  }
}

extension ActiveKeyIDs {
  /// Reads what `ChainStore.activeKeyColumns` selects.
  init?(_ row: borrowing PostgresRow) throws(PostgresError) {
    guard
      let id = try row.optional("active_id_key", as: String.self),
      let access = try row.optional("active_access_key", as: String.self)
    else { return nil }
    self.init(id: id, access: access)
  }
}
