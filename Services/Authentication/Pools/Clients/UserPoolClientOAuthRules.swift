internal import AuthenticationCore
internal import Domain
internal import GatehouseMessages

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

  /// RFC 6749 §3.1.2: an absolute URI without a fragment.
  ///
  /// Plain HTTP would show the code to an attacker on the network, so it is allowed for the user's own
  /// machine only.
  private func check(_ url: String) throws(AuthenticationFailure) {
    guard !url.contains("#") else { throw .invalidParameter("\(url) cannot use fragment") }
    guard let separator = url.firstIndex(of: ":"), Self.isScheme(url[..<separator]),
      url.index(after: separator) != url.endIndex
    else { throw .invalidParameter("\(url) is not an absolute URI.") }
    guard url[..<separator].lowercased() == "http" else { return }
    let rest = url[separator...].dropFirst()
    guard rest.hasPrefix("//"), Self.isLocal(rest.dropFirst(2)) else {
      throw .invalidParameter("\(url) cannot use the HTTP protocol.")
    }
  }

  /// RFC 3986 §3.1.
  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  private static func isLocal(_ authorityAndPath: Substring) -> Bool {
    ["localhost", "127.0.0.1", "[::1]"].contains { host in
      guard authorityAndPath.hasPrefix(host) else { return false }
      let rest = authorityAndPath.dropFirst(host.count)
      guard let next = rest.first else { return true }
      guard next == ":" else { return "/?".contains(next) }
      let port = rest.dropFirst().prefix { !"/?".contains($0) }
      return !port.isEmpty && port.allSatisfy { $0.isASCII && $0.isNumber }
    }
  }
}
