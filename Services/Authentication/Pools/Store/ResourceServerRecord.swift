internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import Postgres

/// A resource server's row.
package struct ResourceServerRecord: Sendable {
  let userPoolID: UserPoolID
  let identifier: String
  let name: String
  let scopesJSON: String
  /// When it was made or changed last.
  let now: Instant
}

extension ResourceServerRecord {
  static let columns: SQL = "identifier, name, scopes::text AS scopes, modified_at_unix_millis"

  /// Reads `columns`.
  init(_ row: borrowing PostgresRow, in pool: UserPoolID) throws(PostgresError) {
    self.init(
      userPoolID: pool,
      identifier: try row.value("identifier"),
      name: try row.value("name"),
      scopesJSON: try row.value("scopes"),
      now: Instant(unixMillis: try row.value("modified_at_unix_millis"))
    )
  }

  /// The server as the API describes it; an empty list of scopes is left out.
  func description() throws(AuthenticationFailure) -> ResourceServerType {
    let scopes = try SettingsJSON.decode([ResourceServerScopeType].self, from: scopesJSON)
    return ResourceServerType(
      userPoolId: userPoolID.text,
      identifier: identifier,
      name: name,
      scopes: scopes
    )
  }
}
