internal import Domain
internal import IdentityFederationProofs
internal import Postgres

/// A registered provider of OpenID Connect, as its row says it.
struct IdentityProviderRecord: Sendable, Hashable {
  /// The issuer without its scheme, by which logins name the provider.
  let name: String
  let issuer: String
  let clientIDs: [String]
  let createdAt: Instant

  /// Nil for a malformed issuer; no such row is made.
  var openIDConnectIssuer: OpenIDConnectIssuer? {
    ProviderAddress(issuer).map { OpenIDConnectIssuer(names: [issuer], base: $0) }
  }
}

extension IdentityProviderRecord: ProviderRegistration {
  static let table: SQL = "identity_providers"
  static let columns: SQL = "name, issuer, client_ids, created_at_unix_millis"
  static let insertedColumns = columns

  var insertedValues: SQL {
    "\(name), \(issuer), \(clientIDs), \(createdAt.unixMillis)::bigint"
  }

  /// Reads `columns`.
  init(_ row: borrowing PostgresRow) throws(PostgresError) {
    self.init(
      name: try row.value("name"),
      issuer: try row.value("issuer"),
      clientIDs: try row.value("client_ids"),
      createdAt: Instant(unixMillis: try row.value("created_at_unix_millis"))
    )
  }
}
