package import Domain
package import IdentityFederationCore
package import IdentityFederationProofs
package import Logging
package import Postgres
package import RPC
package import TokenIssuanceStubs

/// Proves logins by the means of each provider.
package struct LoginProofs: LoginProving {
  private let accountID: String
  private let userPools: UserPoolLogins
  private let openIDConnect: OpenIDConnectLogins
  private let facebook: FacebookLogins
  private let amazon: AmazonLogins
  private let saml: SAMLLogins

  /// An identity's own token is named so.
  package static let ownProvider = "cognito-identity.amazonaws.com"

  /// The proof of logins by the registrations in the database and the configured providers.
  ///
  /// The issuers of user pools begin with `publicURL`.
  package init(
    database: PostgresPool,
    userPoolTokens: UserPoolTokenProofClient,
    providers: ProviderProofs,
    publicURL: String,
    accountID: String,
    clock: any WallClock,
    logger: Logger
  ) {
    self.accountID = accountID
    var issuer = publicURL
    while issuer.hasSuffix("/") { issuer.removeLast() }
    if let scheme = ["https://", "http://"].first(where: issuer.hasPrefix) {
      issuer.removeFirst(scheme.count)
    }
    userPools = UserPoolLogins(proof: userPoolTokens, issuerPrefix: issuer + "/", clock: clock)
    openIDConnect = OpenIDConnectLogins(
      accountID: accountID,
      services: providers.services,
      registrations: RegistrationStore(database: database),
      tokens: providers.idTokens,
      clock: clock
    )
    facebook = FacebookLogins(
      proof: providers.facebook,
      issuer: providers.services.facebook.origin
    )
    amazon = AmazonLogins(proof: providers.amazon)
    saml = SAMLLogins(
      registrations: RegistrationStore(database: database),
      proof: providers.assertions,
      clock: clock,
      logger: logger
    )
  }

  package func provider(named name: String) -> String {
    userPools.pool(named: name).map(UserPoolLogins.provider)
      ?? IdentityProviderARN.name(in: name, accountID: accountID) ?? name
  }

  package func prove(
    _ logins: [String: String],
    of pool: IdentityPoolSettings,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> [ProvedLogin] {
    var proved: [ProvedLogin] = []
    for (name, token) in logins.sorted(by: { $0.key < $1.key }) {
      let login = try await prove(token, of: name, in: pool, context)
      // Two spellings of one provider are one login, or a contradiction.
      if let other = proved.first(where: { $0.provider == login.provider }) {
        guard other.subject == login.subject else { throw .loginsDoNotMatch }
        continue
      }
      proved.append(login)
    }
    return proved
  }

  private func prove(
    _ token: String,
    of name: String,
    in pool: IdentityPoolSettings,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ProvedLogin {
    if let userPool = userPools.pool(named: name) {
      return try await userPools.prove(token, of: userPool, in: pool, context)
    }
    if let provider = SAMLProviderARN.name(in: name, accountID: accountID) {
      return try await saml.prove(token, of: provider, name, in: pool, context)
    }
    switch name {
    case Self.ownProvider: throw .loginIsIdentityToken
    case PublicProviders.facebookName: return try await facebook.prove(token, in: pool)
    case PublicProviders.amazonName: return try await amazon.prove(token, in: pool)
    default: return try await openIDConnect.prove(token, of: name, in: pool)
    }
  }
}
