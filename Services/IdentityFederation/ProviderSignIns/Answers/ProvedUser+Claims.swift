internal import Domain
internal import IdentityFederationProofs
internal import IdentityFederationUserPoolProviders

extension ProvedUser {
  /// A user whose provider is asked with the access token.
  init(
    _ subject: String,
    by provider: KnownProvider,
    _ tokens: ProviderTokens,
    userInfo: [String: JSONValue]
  ) {
    self.init(
      provider: provider.name,
      type: provider.type,
      issuer: nil,
      subject: subject,
      claims: userInfo.merging(tokens.mapped(by: provider)) { said, _ in said },
      origins: ["tokenResponse": tokens.told, "userInfo": userInfo],
      attributeMappingJSON: provider.attributeMappingJSON,
      authenticatedAt: nil,
      level: nil,
      session: nil,
      tokens: tokens,
      tokenSource: KeptTokens.source(provider)
    )
  }

  /// A user with an ID token about whom the issuer says something besides (FED-4): that wins.
  init(
    _ token: VerifiedIDToken,
    by provider: KnownProvider,
    _ tokens: ProviderTokens,
    userInfo: [String: JSONValue]
  ) {
    var origins = ["tokenResponse": tokens.told, "idToken": token.claims]
    if !userInfo.isEmpty { origins["userInfo"] = userInfo }
    self.init(
      provider: provider.name,
      type: provider.type,
      issuer: provider.issuer?.names.first,
      subject: token.subject,
      claims: Self.said(token.claims, userInfo)
        .merging(tokens.mapped(by: provider)) { said, _ in said },
      origins: origins,
      attributeMappingJSON: provider.attributeMappingJSON,
      authenticatedAt: token.authenticatedAt,
      level: provider.level(of: token.claims["acr"]?.text),
      session: nil,
      tokens: tokens,
      tokenSource: KeptTokens.source(provider)
    )
  }

  /// What the issuer says in both places.
  ///
  /// `email_verified` is about the `email` beside it (OpenID Connect Core §5.1): it must not vouch for another address
  /// in the other place.
  private static func said(
    _ token: [String: JSONValue],
    _ userInfo: [String: JSONValue]
  ) -> [String: JSONValue] {
    var said = token.merging(userInfo) { $1 }
    if let address = userInfo["email"], address != token["email"] {
      said["email_verified"] = userInfo["email_verified"]
    }
    return said
  }

  /// A user of an assertion.
  init(_ user: AssertedUser, by provider: KnownProvider) {
    self.init(
      provider: provider.name,
      type: provider.type,
      issuer: user.issuer,
      subject: user.session.nameID,
      claims: user.claims,
      origins: ["samlResponse": user.claims],
      attributeMappingJSON: provider.attributeMappingJSON,
      authenticatedAt: user.authenticatedAt,
      level: nil,
      session: user.session,
      tokens: nil,
      tokenSource: nil
    )
  }
}

extension ProviderTokens {
  /// The tokens that the pool maps to an attribute, as Cognito lets it.
  fileprivate func mapped(by provider: KnownProvider) -> [String: JSONValue] {
    let names = ["access_token", "id_token", "refresh_token"].filter(provider.sources.contains)
    return members.filter { names.contains($0.key) }
  }

  /// As the function of InboundFederation is told of it: the ID token's claims stand beside.
  fileprivate var told: [String: JSONValue] { members.filter { $0.key != "id_token" } }
}

extension KnownProvider {
  /// The pool's level for an `acr` (FED-8): the lowest one where nothing maps it.
  fileprivate func level(of acr: String?) -> String? {
    guard !levels.isEmpty else { return nil }
    let mapped = levels.filter { $0.value == acr }.keys.sorted().last
    return acr == nil ? "Level1" : mapped ?? "Level1"
  }
}
