internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain

/// What Cognito refuses in a client's OAuth settings.
struct UserPoolClientOAuthRules {
  let asked: UserPoolClientType
  let pool: UserPoolSettings
  let hasSecret: Bool
  let known: ClientReferences

  func check() throws(AuthenticationFailure) {
    try checkGrants()
    try checkScopes()
    try checkProviders()
    for url in (asked.callbackUrls ?? []) + (asked.logoutUrls ?? []) { try check(url) }
    if let redirect = asked.defaultRedirectUri.nonEmpty,
      !(asked.callbackUrls ?? []).contains(redirect)
    {
      throw .invalidParameter(
        "The default redirect URI \(redirect) is not in the callback URIs list."
      )
    }
  }

  private func checkGrants() throws(AuthenticationFailure) {
    let grants = asked.allowedOAuthFlows ?? []
    if asked.allowedOAuthFlowsUserPoolClient == true,
      grants.isEmpty || (asked.allowedOAuthScopes ?? []).isEmpty
    {
      throw .invalidParameter(
        """
        AllowedOAuthFlows and AllowedOAuthScopes are required if user pool client is allowed to \
        use OAuth flows.
        """
      )
    }
    let isInteractive = grants.contains("code") || grants.contains("implicit")
    if grants.contains("client_credentials") {
      guard !isInteractive else {
        throw .invalidOAuthFlow(
          """
          client_credentials flow can not be selected along with code flow or implicit flow.
          """
        )
      }
      guard hasSecret else {
        throw .invalidOAuthFlow(
          """
          client_credentials flow can not be selected if client does not have a client secret.
          """
        )
      }
    }
    if isInteractive, (asked.callbackUrls ?? []).isEmpty {
      throw .invalidOAuthFlow(
        "CallbackUrls can not be empty when code flow or implicit flow is selected"
      )
    }
  }

  private func checkScopes() throws(AuthenticationFailure) {
    for scope in asked.allowedOAuthScopes ?? []
    where !CustomScope.standard.contains(scope) && !known.scopes.contains(scope) {
      throw .scopeDoesNotExist("Invalid scope requested: \(scope)")
    }
  }

  private func checkProviders() throws(AuthenticationFailure) {
    for provider in asked.supportedIdentityProviders ?? []
    where provider != ClientReferences.ownProvider && !known.providers.contains(provider) {
      throw .invalidParameter(
        "The provider \(provider) does not exist for User Pool \(pool.id.text)."
      )
    }
  }

  /// In Cognito's words, where it refuses the same.
  private func check(_ url: String) throws(AuthenticationFailure) {
    switch RedirectURI.fault(of: url) {
    case nil: return
    case .notAbsolute: throw .invalidParameter("\(url) is not an absolute URI.")
    case .fragment: throw .invalidParameter("\(url) cannot use fragment")
    case .dangerousScheme(let scheme):
      throw .invalidParameter("\(url) cannot use the scheme \(scheme).")
    case .userInfo: throw .invalidParameter("\(url) cannot name a user.")
    case .plainHTTP: throw .invalidParameter("\(url) cannot use the HTTP protocol.")
    }
  }
}
