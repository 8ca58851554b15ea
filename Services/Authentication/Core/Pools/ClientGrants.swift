internal import AuthenticationMessages

/// What a client may do besides signing its own users in: the grants of OAuth, and the exchange of
/// tokens.
package struct ClientGrants: Sendable, Hashable {
  /// Whether another token may become one of the client, in place of its user (ALLOW_TOKEN_EXCHANGE_…).
  package let allowsImpersonation: Bool
  /// The same where the token names who acts for the user.
  package let allowsDelegation: Bool
  /// Whether the client may have tokens of its own.
  package let allowsClientCredentials: Bool
  /// AllowedOAuthScopes.
  package let scopes: [String]
  /// SupportedIdentityProviders, `COGNITO` among them.
  package let identityProviders: [String]
  /// CallbackURLs.
  package let callbackURLs: [String]
  /// LogoutURLs.
  package let logoutURLs: [String]
  /// DefaultRedirectURI; one of CallbackURLs.
  package let defaultRedirectURI: String?
  /// AllowedOAuthFlowsUserPoolClient.
  package let isOAuthEnabled: Bool
  /// Whether browsers are sent back with a code, and with tokens in the fragment (AllowedOAuthFlows).
  package let allowsCode: Bool
  package let allowsImplicit: Bool

  init(_ client: UserPoolClientType) {
    let flows = client.explicitAuthFlows ?? []
    allowsImpersonation = flows.contains("ALLOW_TOKEN_EXCHANGE_IMPERSONATION")
    allowsDelegation = flows.contains("ALLOW_TOKEN_EXCHANGE_DELEGATION")
    let grants = client.allowedOAuthFlows ?? []
    isOAuthEnabled = client.allowedOAuthFlowsUserPoolClient == true
    allowsCode = isOAuthEnabled && grants.contains("code")
    allowsImplicit = isOAuthEnabled && grants.contains("implicit")
    let hasGrant = isOAuthEnabled && grants.contains("client_credentials")
    allowsClientCredentials = hasGrant || flows.contains(Self.clientTokenFlow)
    scopes = client.allowedOAuthScopes ?? []
    identityProviders = client.supportedIdentityProviders ?? []
    callbackURLs = client.callbackUrls ?? []
    logoutURLs = client.logoutUrls ?? []
    defaultRedirectURI = client.defaultRedirectUri.nonEmpty
  }

  /// The pool itself among SupportedIdentityProviders.
  package static let ownProvider = "COGNITO"
  /// The flow of GetClientToken, which no user's flow may stand beside.
  package static let clientTokenFlow = "ALLOW_CLIENT_TOKEN_AUTH"
}
