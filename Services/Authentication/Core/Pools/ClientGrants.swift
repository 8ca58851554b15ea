internal import GatehouseMessages

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

  init(_ client: UserPoolClientType) {
    let flows = client.explicitAuthFlows ?? []
    allowsImpersonation = flows.contains("ALLOW_TOKEN_EXCHANGE_IMPERSONATION")
    allowsDelegation = flows.contains("ALLOW_TOKEN_EXCHANGE_DELEGATION")
    let hasGrant =
      client.allowedOAuthFlowsUserPoolClient == true
      && (client.allowedOAuthFlows ?? []).contains("client_credentials")
    allowsClientCredentials = hasGrant || flows.contains(Self.clientTokenFlow)
    scopes = client.allowedOAuthScopes ?? []
    identityProviders = client.supportedIdentityProviders ?? []
    callbackURLs = client.callbackUrls ?? []
  }

  /// The flow of GetClientToken, which no user's flow may stand beside.
  package static let clientTokenFlow = "ALLOW_CLIENT_TOKEN_AUTH"
  /// The flows that no operation of a sign-in begins.
  static let exchangeFlows: Set<String> = [
    "ALLOW_TOKEN_EXCHANGE_IMPERSONATION", "ALLOW_TOKEN_EXCHANGE_DELEGATION", clientTokenFlow,
  ]
}
