/// An identity pool's settings as the operations need them: decoded once for each version.
package struct IdentityPoolSettings: Sendable, Hashable {
  package let id: IdentityPoolID
  /// Changes with every change of the settings; never given twice.
  package let version: Int64
  package let name: String
  /// Whether an identity may do without a login (AllowUnauthenticatedIdentities).
  package let allowsUnauthenticated: Bool
  /// AllowClassicFlow; nil where its creator said nothing, which counts as allowed.
  package let allowsClassicFlow: Bool?
  /// How the developer's own system is called among the logins; nil where there is none.
  package let developerProviderName: String?
  /// Provider to the application's id there (SupportedLoginProviders).
  package let supportedLoginProviders: [String: String]
  /// User pools, each with the client whose tokens are accepted.
  package let cognitoIdentityProviders: [CognitoIdentityProvider]
  package let openIDConnectProviderARNs: [String]
  package let samlProviderARNs: [String]
  /// `authenticated` and `unauthenticated` to a role's ARN.
  package let roles: [String: String]
  /// Provider, as SetIdentityPoolRoles names it, to the way its users get a role.
  package let roleMappings: [String: RoleMapping]
  /// Provider to the tags that its users' sessions get.
  package let principalTagMaps: [String: PrincipalTagMap]
  package let tags: [String: String]

  /// A client of a user pool whose ID tokens are logins.
  package struct CognitoIdentityProvider: Sendable, Hashable {
    /// The provider as the pool's administrator wrote it.
    package let providerName: String
    package let clientID: String
    /// Whether tokens of a sign-in that was ended are refused.
    package let serverSideTokenCheck: Bool

    package init(providerName: String, clientID: String, serverSideTokenCheck: Bool) {
      self.providerName = providerName
      self.clientID = clientID
      self.serverSideTokenCheck = serverSideTokenCheck
    }
  }

  package init(
    id: IdentityPoolID,
    version: Int64 = 1,
    name: String = "",
    allowsUnauthenticated: Bool = false,
    allowsClassicFlow: Bool? = nil,
    developerProviderName: String? = nil,
    supportedLoginProviders: [String: String] = [:],
    cognitoIdentityProviders: [CognitoIdentityProvider] = [],
    openIDConnectProviderARNs: [String] = [],
    samlProviderARNs: [String] = [],
    roles: [String: String] = [:],
    roleMappings: [String: RoleMapping] = [:],
    principalTagMaps: [String: PrincipalTagMap] = [:],
    tags: [String: String] = [:]
  ) {
    self.id = id
    self.version = version
    self.name = name
    self.allowsUnauthenticated = allowsUnauthenticated
    self.allowsClassicFlow = allowsClassicFlow
    self.developerProviderName = developerProviderName
    self.supportedLoginProviders = supportedLoginProviders
    self.cognitoIdentityProviders = cognitoIdentityProviders
    self.openIDConnectProviderARNs = openIDConnectProviderARNs
    self.samlProviderARNs = samlProviderARNs
    self.roles = roles
    self.roleMappings = roleMappings
    self.principalTagMaps = principalTagMaps
    self.tags = tags
  }
}
