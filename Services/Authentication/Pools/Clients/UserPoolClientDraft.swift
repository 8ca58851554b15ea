internal import AuthenticationCore
internal import AuthenticationMessages

extension UserPoolClientType {
  /// What a request to create a client asks for, as given.
  init(_ request: CreateUserPoolClientRequest) {
    self.init(
      clientName: request.clientName,
      refreshTokenValidity: request.refreshTokenValidity,
      accessTokenValidity: request.accessTokenValidity,
      idTokenValidity: request.idTokenValidity,
      tokenValidityUnits: request.tokenValidityUnits,
      readAttributes: request.readAttributes,
      writeAttributes: request.writeAttributes,
      explicitAuthFlows: request.explicitAuthFlows,
      supportedIdentityProviders: request.supportedIdentityProviders,
      callbackUrls: request.callbackUrls,
      logoutUrls: request.logoutUrls,
      defaultRedirectUri: request.defaultRedirectUri,
      allowedOAuthFlows: request.allowedOAuthFlows,
      allowedOAuthScopes: request.allowedOAuthScopes,
      allowedOAuthFlowsUserPoolClient: request.allowedOAuthFlowsUserPoolClient,
      analyticsConfiguration: request.analyticsConfiguration,
      preventUserExistenceErrors: request.preventUserExistenceErrors,
      enableTokenRevocation: request.enableTokenRevocation,
      enablePropagateAdditionalUserContextData:
        request.enablePropagateAdditionalUserContextData,
      authSessionValidity: request.authSessionValidity,
      refreshTokenRotation: request.refreshTokenRotation
    )
  }

  /// What a request to update a client asks for, as given: what it omits goes back to its default
  /// (E.1.14), but the name stays.
  init(_ request: UpdateUserPoolClientRequest, of current: UserPoolClientRecord) {
    self.init(
      clientName: request.clientName ?? current.name,
      refreshTokenValidity: request.refreshTokenValidity,
      accessTokenValidity: request.accessTokenValidity,
      idTokenValidity: request.idTokenValidity,
      tokenValidityUnits: request.tokenValidityUnits,
      readAttributes: request.readAttributes,
      writeAttributes: request.writeAttributes,
      explicitAuthFlows: request.explicitAuthFlows,
      supportedIdentityProviders: request.supportedIdentityProviders,
      callbackUrls: request.callbackUrls,
      logoutUrls: request.logoutUrls,
      defaultRedirectUri: request.defaultRedirectUri,
      allowedOAuthFlows: request.allowedOAuthFlows,
      allowedOAuthScopes: request.allowedOAuthScopes,
      allowedOAuthFlowsUserPoolClient: request.allowedOAuthFlowsUserPoolClient,
      analyticsConfiguration: request.analyticsConfiguration,
      preventUserExistenceErrors: request.preventUserExistenceErrors,
      enableTokenRevocation: request.enableTokenRevocation,
      enablePropagateAdditionalUserContextData:
        request.enablePropagateAdditionalUserContextData,
      authSessionValidity: request.authSessionValidity,
      refreshTokenRotation: request.refreshTokenRotation
    )
  }
}
