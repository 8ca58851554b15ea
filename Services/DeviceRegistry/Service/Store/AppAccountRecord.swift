internal import DeviceRegistryMessages
internal import Domain
internal import Postgres

/// The row of an account, with what callers want to know of its instance.
struct AppAccountRecord: Sendable {
  let owner: DeviceOwner
  let id: String
  let instanceID: String
  let publicKey: [UInt8]
  let displayName: String
  let isHeadless: Bool
  let createdAt: Instant
  var usedAt: Instant
  var model: String?
  var push: PushAddress?
  var isBlocked = false
  var failedAttempts: Int64 = 0

  /// The columns of a row of app_accounts as `a` and its instance as `i`.
  static let columns: SQL = """
    a.user_pool_id, a.sub, a.account_id, a.instance_id, a.public_key, a.display_name,
    a.is_headless, a.created_at_unix_millis, a.used_at_unix_millis,
    coalesce(i.name, i.model) AS model, i.push_type, i.push_token, i.is_blocked, i.failed_attempts
    """

  /// Reads `columns`.
  init(_ row: borrowing PostgresRow) throws(PostgresError) {
    let poolID: String = try row.value("user_pool_id")
    guard let pool = UserPoolID(poolID) else {
      throw PostgresError(kind: .invalidValue)
    }
    owner = DeviceOwner(pool: pool, sub: try row.value("sub"))
    id = try row.value("account_id")
    instanceID = try row.value("instance_id")
    publicKey = try row.value("public_key")
    displayName = try row.value("display_name")
    isHeadless = try row.value("is_headless")
    createdAt = Instant(unixMillis: try row.value("created_at_unix_millis"))
    usedAt = Instant(unixMillis: try row.value("used_at_unix_millis"))
    model = try row.optional("model")
    push = try PushAddress(row)
    isBlocked = try row.value("is_blocked")
    failedAttempts = try row.value("failed_attempts")
  }

  /// The columns of a row of app_accounts as `a`, beside `AppInstanceRecord.columns` of its instance.
  static let joinedColumns: SQL = """
    a.sub, a.account_id, a.public_key AS account_public_key, a.display_name, a.is_headless,
    a.created_at_unix_millis AS account_created_at_unix_millis,
    a.used_at_unix_millis AS account_used_at_unix_millis
    """

  /// Reads `joinedColumns`, and what is the instance's; nil where the instance has no account.
  init?(joined row: borrowing PostgresRow) throws(PostgresError) {
    guard let sub: String = try row.optional("sub") else { return nil }
    let poolID: String = try row.value("user_pool_id")
    guard let pool = UserPoolID(poolID) else { throw PostgresError(kind: .invalidValue) }
    owner = DeviceOwner(pool: pool, sub: sub)
    id = try row.value("account_id")
    instanceID = try row.value("instance_id")
    publicKey = try row.value("account_public_key")
    displayName = try row.value("display_name")
    isHeadless = try row.value("is_headless")
    createdAt = Instant(unixMillis: try row.value("account_created_at_unix_millis"))
    usedAt = Instant(unixMillis: try row.value("account_used_at_unix_millis"))
    // What the app calls itself comes first, as in `columns`.
    let name: String? = try row.optional("name")
    let device: String? = try row.optional("model")
    model = name ?? device
    push = try PushAddress(row)
    isBlocked = try row.value("is_blocked")
    failedAttempts = try row.value("failed_attempts")
  }

  init(_ account: NewAppAccount, on instance: AppInstanceID, at now: Instant) {
    owner = account.id.owner
    id = account.id.key
    instanceID = instance.text
    publicKey = account.publicKey
    displayName = account.displayName
    isHeadless = account.isHeadless
    createdAt = now
    usedAt = now
  }

  /// The description that callers get.
  var description: AppAccount {
    AppAccount(
      accountId: id,
      instanceId: instanceID,
      sub: owner.sub,
      displayName: displayName,
      publicKey: publicKey,
      isHeadless: isHeadless,
      createdAtUnixMillis: createdAt.unixMillis,
      usedAtUnixMillis: usedAt.unixMillis,
      model: model,
      push: push,
      isBlocked: isBlocked,
      failedAttempts: failedAttempts
    )
  }
}

extension DeviceID {
  /// The account by what it is as a device (USR-20).
  init(_ account: AppAccountRecord) {
    self.init(owner: account.owner, key: account.id)
  }
}
