package import Domain
package import IdentityFederationMessages
internal import JSON
package import Postgres

/// An identity pool as its row says it.
package struct IdentityPoolRecord: Sendable {
  package let id: IdentityPoolID
  package var name: String
  /// The version of the row as it was read; the store gives the next one.
  package var version: Int64 = 0
  package let createdAt: Instant
  /// `IdentityPool` without its id and name.
  package var settingsJSON: String
  /// `GetIdentityPoolRolesResponse` without the pool's id.
  package var rolesJSON: String
  /// Provider to `PrincipalTagMap`.
  package var tagMapsJSON: String

  package static let columns: SQL = """
    name, version, created_at_unix_millis, settings::text AS settings, roles::text AS roles,
      principal_tag_maps::text AS principal_tag_maps
    """

  package init(
    id: IdentityPoolID,
    settings: IdentityPool,
    createdAt: Instant
  ) throws(IdentityFederationFailure) {
    self.id = id
    name = ""
    self.createdAt = createdAt
    settingsJSON = ""
    rolesJSON = "{}"
    tagMapsJSON = "{}"
    try replaceSettings(by: settings)
  }

  init(_ id: IdentityPoolID, _ row: borrowing PostgresRow) throws(PostgresError) {
    self.id = id
    name = try row.value("name")
    version = try row.value("version")
    createdAt = Instant(unixMillis: try row.value("created_at_unix_millis"))
    settingsJSON = try row.value("settings")
    rolesJSON = try row.value("roles")
    tagMapsJSON = try row.value("principal_tag_maps")
  }

  /// Takes over the settings, each where it belongs.
  package mutating func replaceSettings(
    by settings: IdentityPool
  ) throws(IdentityFederationFailure) {
    var stored = settings
    stored.identityPoolId = nil
    stored.identityPoolName = nil
    name = settings.identityPoolName ?? name
    settingsJSON = JSONWriter.text(of: stored)
  }

  /// The pool as the API describes it.
  package func description() throws(IdentityFederationFailure) -> IdentityPool {
    var pool = try SettingsJSON.decode(IdentityPool.self, from: settingsJSON)
    pool.identityPoolId = id.text
    pool.identityPoolName = name
    return pool
  }

  /// The roles as the API describes them.
  package func roles() throws(IdentityFederationFailure) -> GetIdentityPoolRolesResponse {
    var roles = try SettingsJSON.decode(GetIdentityPoolRolesResponse.self, from: rolesJSON)
    roles.identityPoolId = id.text
    return roles
  }

  package func tagMaps() throws(IdentityFederationFailure) -> [String: PrincipalTagMap] {
    try SettingsJSON.decode([String: PrincipalTagMap].self, from: tagMapsJSON)
  }

  /// The settings, decoded.
  package func settings() throws(IdentityFederationFailure) -> IdentityPoolSettings {
    let pool = try description()
    let roles = try roles()
    var roleMappings: [String: RoleMapping] = [:]
    for (provider, message) in roles.roleMappings ?? [:] {
      guard let mapping = RoleMapping(message) else {
        throw .internalFault("a stored role mapping cannot be read")
      }
      roleMappings[provider] = mapping
    }
    return IdentityPoolSettings(
      id: id,
      version: version,
      name: name,
      allowsUnauthenticated: pool.allowUnauthenticatedIdentities ?? false,
      allowsClassicFlow: pool.allowClassicFlow,
      developerProviderName: pool.developerProviderName,
      supportedLoginProviders: pool.supportedLoginProviders ?? [:],
      cognitoIdentityProviders: (pool.cognitoIdentityProviders ?? []).map { provider in
        IdentityPoolSettings.CognitoIdentityProvider(
          providerName: provider.providerName ?? "",
          clientID: provider.clientId ?? "",
          serverSideTokenCheck: provider.serverSideTokenCheck ?? false
        )
      },
      openIDConnectProviderARNs: pool.openIdConnectProviderArns ?? [],
      samlProviderARNs: pool.samlProviderArns ?? [],
      roles: roles.roles ?? [:],
      roleMappings: roleMappings,
      principalTagMaps: try tagMaps(),
      tags: pool.identityPoolTags ?? [:]
    )
  }
}
