internal import AuthenticationMessages
internal import Domain

/// The settings of the console's client, for a console at an address.
struct ConsoleClientSettings: Sendable {
  /// The console's URL.
  let console: String

  private static let flows = ["ALLOW_USER_AUTH", "ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]
  private static let providers = ["COGNITO"]
  private static let grants = ["code"]
  private static let scopes = ["openid", OperatorScope.full]
  /// How many former addresses stay beside the console's own.
  private static let mostFormer = 8

  private var callback: String { "\(console)/signed-in" }
  private var signedOut: String { "\(console)/signed-out" }

  /// Makes the client.
  func creation(in pool: UserPoolID) -> CreateUserPoolClientRequest {
    CreateUserPoolClientRequest(
      userPoolId: pool.text,
      clientName: "Gatehouse console",
      refreshTokenValidity: 8,
      accessTokenValidity: 8,
      idTokenValidity: 1,
      tokenValidityUnits: TokenValidityUnitsType(
        accessToken: "hours",
        idToken: "hours",
        refreshToken: "hours"
      ),
      explicitAuthFlows: Self.flows,
      supportedIdentityProviders: Self.providers,
      callbackUrls: [callback],
      logoutUrls: [signedOut],
      allowedOAuthFlows: Self.grants,
      allowedOAuthScopes: Self.scopes,
      allowedOAuthFlowsUserPoolClient: true,
      preventUserExistenceErrors: "ENABLED",
      enableTokenRevocation: true
    )
  }

  /// Gives the client what it lacks; nil where it lacks nothing.
  ///
  /// Settings that the console does not need are dropped: the update could be refused for them, as for a scope that no
  /// longer exists.
  func update(
    of client: UserPoolClientType,
    in home: OperatorStore.Home
  ) -> UpdateUserPoolClientRequest? {
    guard lacksSomething(client) else { return nil }
    return UpdateUserPoolClientRequest(
      userPoolId: home.pool.text,
      clientId: home.client.text,
      clientName: client.clientName,
      refreshTokenValidity: client.refreshTokenValidity,
      accessTokenValidity: client.accessTokenValidity,
      idTokenValidity: client.idTokenValidity,
      tokenValidityUnits: client.tokenValidityUnits,
      explicitAuthFlows: Self.flows,
      supportedIdentityProviders: Self.providers,
      callbackUrls: Self.adding(callback, to: client.callbackUrls),
      logoutUrls: Self.adding(signedOut, to: client.logoutUrls),
      allowedOAuthFlows: Self.grants,
      allowedOAuthScopes: Self.scopes,
      allowedOAuthFlowsUserPoolClient: true,
      preventUserExistenceErrors: client.preventUserExistenceErrors,
      enableTokenRevocation: client.enableTokenRevocation
    )
  }

  private func lacksSomething(_ client: UserPoolClientType) -> Bool {
    let lists = [
      (Self.flows, client.explicitAuthFlows), (Self.providers, client.supportedIdentityProviders),
      (Self.grants, client.allowedOAuthFlows), (Self.scopes, client.allowedOAuthScopes),
      ([callback], client.callbackUrls), ([signedOut], client.logoutUrls),
    ]
    return client.allowedOAuthFlowsUserPoolClient != true
      || lists.contains { !Set($0).isSubset(of: $1 ?? []) }
  }

  private static func adding(_ address: String, to present: [String]?) -> [String] {
    let others = (present ?? []).filter { $0 != address }
    return [address] + others.prefix(mostFormer)
  }
}
