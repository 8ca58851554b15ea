package import AuthenticationMessages
package import Domain
internal import JSON

/// A pool's row.
package struct UserPoolRecord: Sendable {
  package let id: UserPoolID
  package var name: String
  package var isDeletionProtected: Bool
  /// The version of the row as it was read; the store gives the next one.
  package var version: Int64 = 0
  package let createdAt: Instant
  package var modifiedAt: Instant
  /// `UserPoolType` without what the fields above say.
  package var settingsJSON: String
  /// The domains as the statement has them, which stand in rows of their own.
  package var domainsJSON: String?

  /// The row of a pool with these settings.
  package static func new(
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
  package mutating func replaceSettings(
    by settings: UserPoolType,
    at now: Instant
  ) throws(AuthenticationFailure) {
    var stored = settings
    stored.name = nil
    stored.deletionProtection = nil
    name = settings.name ?? name
    isDeletionProtected = settings.deletionProtection == "ACTIVE"
    modifiedAt = now
    settingsJSON = JSONWriter.text(of: stored)
  }

  /// Changes some of the settings in their stored form: the name and the protection stay.
  package mutating func changeSettings(
    at now: Instant,
    _ change: (inout UserPoolType) throws(AuthenticationFailure) -> Void
  ) throws(AuthenticationFailure) {
    var stored = try SettingsJSON.decode(UserPoolType.self, from: settingsJSON)
    try change(&stored)
    settingsJSON = JSONWriter.text(of: stored)
    modifiedAt = now
  }

  /// The pool as the API describes it, without the number of its users.
  package func description(accountID: String) throws(AuthenticationFailure) -> UserPoolType {
    var pool = try SettingsJSON.decode(UserPoolType.self, from: settingsJSON)
    pool.id = id.text
    pool.arn = "arn:aws:cognito-idp:\(id.region):\(accountID):userpool/\(id.text)"
    pool.name = name
    pool.deletionProtection = isDeletionProtected ? "ACTIVE" : "INACTIVE"
    pool.creationDateUnixMillis = createdAt.unixMillis
    pool.lastModifiedDateUnixMillis = modifiedAt.unixMillis
    for domain in try PoolDomain.list(domainsJSON) {
      if domain.isCustom { pool.customDomain = domain.name } else { pool.domain = domain.name }
    }
    return pool
  }
}

/// What a listing says of a pool.
package struct UserPoolSummary: Sendable {
  package let id: String
  package let name: String
  package let createdAt: Instant
  package let modifiedAt: Instant
  package let lambdaConfigurationJSON: String?

  package init(
    id: String,
    name: String,
    createdAt: Instant,
    modifiedAt: Instant,
    lambdaConfigurationJSON: String?
  ) {
    self.id = id
    self.name = name
    self.createdAt = createdAt
    self.modifiedAt = modifiedAt
    self.lambdaConfigurationJSON = lambdaConfigurationJSON
  }
}
