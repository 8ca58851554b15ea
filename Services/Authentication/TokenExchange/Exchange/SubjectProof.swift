internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationProviderSignIn
internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import PublicOperations
internal import RPC

extension TokenExchange {
  /// The user that the token proves; nothing is consumed yet.
  func prove(
    _ token: OutsideToken,
    for found: ClientAndPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> ProvedSubject {
    let permitted = found.client.grants.identityProviders
    if let provider = token.provider, !permitted.contains(provider) {
      throw call.refusal(
        .operationNotEnabled("The client does not have the identity provider \(provider)."),
        "the client does not list the provider"
      )
    }
    let proof: ProveProviderTokenResponse
    do throws(AuthenticationFailure) {
      proof = try await providerCalls.ask { (providers) async throws(RPCError) in
        try await providers.proveProviderToken(
          ProveProviderTokenRequest(
            userPoolId: found.pool.id.text,
            providerName: token.provider,
            permittedProviders: permitted,
            tokenType: token.type.rawValue,
            token: Array(token.text.utf8),
            maxAgeSeconds: ExchangeMaxAge.seconds(found.pool.tags)
          ),
          context: call.context.repeatable
        )
      }
    } catch .notAuthorized(let rule) {
      call.trail.note(rule: rule)
      throw .tokenNotAccepted
    } catch .resourceNotFound(let sentence) {
      throw .invalidParameter(sentence)
    } catch {
      throw error
    }
    return try Self.subject(proof, token)
  }

  private static func subject(
    _ proof: ProveProviderTokenResponse,
    _ token: OutsideToken
  ) throws(AuthenticationFailure) -> ProvedSubject {
    guard let provider = proof.providerName, let type = proof.providerType,
      let subject = proof.subject, let claims = proof.claimsJson,
      let expiresAt = proof.expiresAtUnixSeconds, let spendKey = proof.spendKey
    else { throw .internalFault("a proof without contents") }
    let said = try SettingsJSON.decode([String: JSONValue].self, from: claims)
    return ProvedSubject(
      user: ProvedIdentity(
        identity: ProviderIdentity(
          provider: provider,
          providerType: type,
          issuer: proof.issuer,
          subject: subject
        ),
        claims: said,
        origins: origins(said.mapValues(\.providerText), token),
        mapping: try proof.attributeMappingJson.map { json throws(AuthenticationFailure) in
          try SettingsJSON.decode([String: String].self, from: json)
        } ?? [:]
      ),
      expiresAt: expiresAt,
      spendKey: spendKey
    )
  }

  /// Where the claims come from; a token that its provider alone can read is passed on, as by Cognito.
  private static func origins(
    _ said: [String: String],
    _ token: OutsideToken
  ) -> [String: [String: String]] {
    switch token.type {
    case .saml: ["samlResponse": said]
    case .id: ["idToken": said]
    case .access: ["tokenResponse": ["access_token": token.text], "userInfo": said]
    }
  }

  /// Consumes the token, carries out what it is for, and gives it back where a fault of ours ended that.
  func consuming<Value: Sendable>(
    _ proof: ProvedSubject,
    in pool: UserPoolID,
    _ call: Call,
    _ body: () async throws(AuthenticationFailure) -> Value
  ) async throws(AuthenticationFailure) -> Value {
    let provider = proof.user.identity.provider
    let end = Instant(unixMillis: proof.expiresAt.multipliedReportingOverflow(by: 1000).0)
    guard try await consumedTokens.consume(proof.spendKey, of: provider, in: pool, until: end)
    else {
      throw call.refusal(.tokenNotAccepted, "the token was exchanged before")
    }
    do throws(AuthenticationFailure) {
      return try await body()
    } catch {
      if error.isFault {
        try await consumedTokens.restore(proof.spendKey, of: provider, in: pool)
      }
      throw error
    }
  }
}

extension AuthenticationFailure {
  /// Whatever is wrong with an outside token: the event has the rule.
  static let tokenNotAccepted = notAuthorized("The token is not accepted.")

  /// Whether the request could have succeeded, but for us.
  var isFault: Bool {
    if case .unavailable = self { return true }
    if case .internalFault = self { return true }
    if case .tooManyRequests = self { return true }
    return false
  }
}
