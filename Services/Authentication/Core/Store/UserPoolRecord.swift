internal import Domain
internal import GatehouseMessages

/// A pool as its row says it.
struct UserPoolRecord: Sendable {
  let id: UserPoolID
  var name: String
  var isDeletionProtected: Bool
  /// Of the row as it was read; the store gives the next one.
  var version: Int64 = 0
  let createdAt: Instant
  var modifiedAt: Instant
  /// `UserPoolType` without what the fields above say.
  var settingsJSON: String

  /// The row of a pool with these settings.
  static func new(
    id: UserPoolID,
    settings: UserPoolType,
    at now: Instant
  ) throws(AuthenticationFailure) -> UserPoolRecord {
    var record = UserPoolRecord(
      id: id,
      name: "",
      isDeletionProtected: false,
      createdAt: now,
      modifiedAt: now,
      settingsJSON: ""
    )
    try record.replaceSettings(by: settings, at: now)
    return record
  }

  /// Takes over the settings, each where it belongs.
  mutating func replaceSettings(
    by settings: UserPoolType,
    at now: Instant
  ) throws(AuthenticationFailure) {
    var stored = settings
    stored.name = nil
    stored.deletionProtection = nil
    name = settings.name ?? name
    isDeletionProtected = settings.deletionProtection == "ACTIVE"
    modifiedAt = now
    settingsJSON = try SettingsJSON.text(of: stored)
  }

  /// Changes some of the settings in their stored form: the name and the protection stay.
  mutating func changeSettings(
    at now: Instant,
    _ change: (inout UserPoolType) throws(AuthenticationFailure) -> Void
  ) throws(AuthenticationFailure) {
    var stored = try SettingsJSON.decode(UserPoolType.self, from: settingsJSON)
    try change(&stored)
    settingsJSON = try SettingsJSON.text(of: stored)
    modifiedAt = now
  }

  /// The pool as the API describes it, without the number of its users.
  func description(accountID: String) throws(AuthenticationFailure) -> UserPoolType {
    var pool = try SettingsJSON.decode(UserPoolType.self, from: settingsJSON)
    pool.id = id.text
    pool.arn = "arn:aws:cognito-idp:\(id.region):\(accountID):userpool/\(id.text)"
    pool.name = name
    pool.deletionProtection = isDeletionProtected ? "ACTIVE" : "INACTIVE"
    pool.creationDateUnixMillis = createdAt.unixMillis
    pool.lastModifiedDateUnixMillis = modifiedAt.unixMillis
    return pool
  }
}

/// What a listing says of a pool.
struct UserPoolSummary: Sendable {
  let id: String
  let name: String
  let createdAt: Instant
  let modifiedAt: Instant
  let lambdaConfigurationJSON: String?
}
