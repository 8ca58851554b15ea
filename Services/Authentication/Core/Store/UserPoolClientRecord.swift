package import AuthenticationMessages
package import Domain
internal import JSON
internal import Postgres

/// A client's row.
package struct UserPoolClientRecord: Sendable {
  package let id: ClientID
  package let userPoolID: UserPoolID
  package var name: String
  package let sealedSecret: [UInt8]?
  /// Nil: as old as the client.
  var secretCreatedAt: Instant?
  var newerSecret: StoredClientSecret?
  /// The version of the row as it was read; the store gives the next one.
  package var version: Int64 = 0
  package let createdAt: Instant
  package var modifiedAt: Instant
  /// `UserPoolClientType` without what the fields above say.
  package var settingsJSON: String

  package init(
    id: ClientID,
    userPoolID: UserPoolID,
    name: String,
    sealedSecret: [UInt8]?,
    secretCreatedAt: Instant? = nil,
    newerSecret: StoredClientSecret? = nil,
    version: Int64 = 0,
    createdAt: Instant,
    modifiedAt: Instant,
    settingsJSON: String
  ) {
    self.id = id
    self.userPoolID = userPoolID
    self.name = name
    self.sealedSecret = sealedSecret
    self.secretCreatedAt = secretCreatedAt
    self.newerSecret = newerSecret
    self.version = version
    self.createdAt = createdAt
    self.modifiedAt = modifiedAt
    self.settingsJSON = settingsJSON
  }

  /// Takes over the settings, each where it belongs.
  package mutating func replaceSettings(
    by settings: UserPoolClientType,
    at now: Instant
  ) throws(AuthenticationFailure) {
    var stored = settings
    stored.clientName = nil
    stored.clientSecret = nil
    name = settings.clientName ?? name
    modifiedAt = now
    settingsJSON = JSONWriter.text(of: stored)
  }

  /// The client as the API describes it, with its secret in the clear if it is given.
  package func description(secret: String?) throws(AuthenticationFailure) -> UserPoolClientType {
    var client = try SettingsJSON.decode(UserPoolClientType.self, from: settingsJSON)
    client.userPoolId = userPoolID.text
    client.clientId = id.text
    client.clientName = name
    client.clientSecret = secret
    client.creationDateUnixMillis = createdAt.unixMillis
    client.lastModifiedDateUnixMillis = modifiedAt.unixMillis
    return client
  }
}

/// One of the secrets of a client, sealed, from its row.
package struct StoredClientSecret: Sendable, Hashable {
  package let sealed: [UInt8]
  package let createdAt: Instant

  package init(sealed: [UInt8], createdAt: Instant) {
    self.sealed = sealed
    self.createdAt = createdAt
  }

  /// How the API names it; no two secrets of a client are made in the same moment.
  package func id(of client: ClientID) -> String {
    "\(client.text)--\(createdAt.unixMillis)"
  }
}

extension UserPoolClientRecord {
  /// The client's secrets, oldest first; none for a public client.
  package var secrets: [StoredClientSecret] {
    guard let sealedSecret else { return [] }
    let first = StoredClientSecret(sealed: sealedSecret, createdAt: secretCreatedAt ?? createdAt)
    return [first] + (newerSecret.map { [$0] } ?? [])
  }
}

extension StoredClientSecret {
  /// The second secret of a client's row; nil where it has only one.
  static func readNewer(
    _ row: borrowing PostgresRow
  ) throws(PostgresError) -> StoredClientSecret? {
    guard let sealed = try row.optional("newer_sealed_secret", as: [UInt8].self) else {
      return nil
    }
    return StoredClientSecret(
      sealed: sealed,
      createdAt: Instant(unixMillis: try row.value("newer_secret_created_at_unix_millis"))
    )
  }
}
