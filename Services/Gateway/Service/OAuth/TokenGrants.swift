internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import JSON
internal import RPC

/// The grants of the token endpoint.
enum GrantType: String, Sendable, CaseIterable {
  case authorizationCode = "authorization_code"
  case refreshToken = "refresh_token"
  case clientCredentials = "client_credentials"
  case tokenExchange = "urn:ietf:params:oauth:grant-type:token-exchange"

  /// What the service counts and records it as.
  var recordedName: String {
    switch self {
    case .authorizationCode: "RedeemAuthorizationCode"
    case .refreshToken: AuthenticationOperation.getTokensFromRefreshToken.rawValue
    case .clientCredentials: AuthenticationOperation.getClientToken.rawValue
    case .tokenExchange: AuthenticationOperation.getDerivedToken.rawValue
    }
  }
}

/// Why the authentication service grants nothing.
struct GrantRefusal: Error, Sendable {
  let word: String
  var description: String?
}

/// What a grant ends in (RFC 6749 §5.1, RFC 8693 §2.2.1).
struct GrantedTokens: JSONWritable, Sendable {
  var idToken: String?
  var accessToken: String?
  var refreshToken: String?
  var issuedTokenType: String?
  var scope: String?
  var expiresInSeconds: Int32?
  var refreshExpiresInSeconds: Int64?
  var tokenType = "Bearer"

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id_token", idToken)
    json.member("access_token", accessToken)
    json.member("refresh_token", refreshToken)
    json.member("issued_token_type", issuedTokenType)
    json.member("scope", scope)
    json.member("expires_in", expiresInSeconds ?? 0)
    json.member("refresh_expires_in", refreshExpiresInSeconds)
    json.member("token_type", tokenType)
    json.endObject()
  }
}

/// Asks the authentication service for each grant.
struct TokenGrants: Sendable {
  private let signIns: TokenEndpointClient
  private let exchanges: TokenExchangeGrantClient

  init(_ authentication: any RPCChannel) {
    signIns = TokenEndpointClient(authentication)
    exchanges = TokenExchangeGrantClient(authentication)
  }

  /// Nil where the form lacks what the grant needs.
  func ask(
    _ type: GrantType,
    _ form: Parameters,
    _ credentials: ClientCredentials,
    _ pool: UserPoolID?,
    _ context: RPCCallContext
  ) async throws(RPCError) -> Result<GrantedTokens, GrantRefusal>? {
    switch type {
    case .authorizationCode: try await redeem(form, credentials, pool, context)
    case .refreshToken: try await refresh(form, credentials, pool, context)
    case .clientCredentials: try await clientCredentials(form, credentials, pool, context)
    case .tokenExchange: try await exchange(form, credentials, pool, context)
    }
  }

  private func redeem(
    _ form: Parameters,
    _ credentials: ClientCredentials,
    _ pool: UserPoolID?,
    _ context: RPCCallContext
  ) async throws(RPCError) -> Result<GrantedTokens, GrantRefusal>? {
    guard let code = form["code"] else { return nil }
    let reply = try await signIns.grantByAuthorizationCode(
      GrantByAuthorizationCodeRequest(
        clientId: credentials.id,
        clientSecret: credentials.secret,
        code: code,
        redirectUri: form["redirect_uri"],
        codeVerifier: form["code_verifier"],
        installation: form["gatehouse_installation"],
        userPoolId: pool?.text
      ),
      context: context
    )
    if let word = reply.error {
      return .failure(GrantRefusal(word: word, description: reply.errorDescription))
    }
    return .success(
      GrantedTokens(
        idToken: reply.idToken,
        accessToken: reply.accessToken,
        refreshToken: reply.refreshToken,
        expiresInSeconds: reply.expiresInSeconds,
        refreshExpiresInSeconds: reply.refreshExpiresInSeconds.map(Int64.init)
      )
    )
  }

  private func refresh(
    _ form: Parameters,
    _ credentials: ClientCredentials,
    _ pool: UserPoolID?,
    _ context: RPCCallContext
  ) async throws(RPCError) -> Result<GrantedTokens, GrantRefusal>? {
    guard let token = form["refresh_token"] else { return nil }
    let reply = try await signIns.grantByRefreshToken(
      GrantByRefreshTokenRequest(
        clientId: credentials.id,
        clientSecret: credentials.secret,
        refreshToken: token,
        userPoolId: pool?.text
      ),
      context: context
    )
    if let word = reply.error { return .failure(GrantRefusal(word: word)) }
    return .success(
      GrantedTokens(
        idToken: reply.idToken,
        accessToken: reply.accessToken,
        refreshToken: reply.refreshToken,
        expiresInSeconds: reply.expiresInSeconds,
        refreshExpiresInSeconds: reply.refreshExpiresInSeconds.map(Int64.init)
      )
    )
  }

  private func clientCredentials(
    _ form: Parameters,
    _ credentials: ClientCredentials,
    _ pool: UserPoolID?,
    _ context: RPCCallContext
  ) async throws(RPCError) -> Result<GrantedTokens, GrantRefusal> {
    let reply = try await exchanges.grantByClientCredentials(
      GrantByClientCredentialsRequest(
        clientId: credentials.id,
        clientSecret: credentials.secret,
        scope: form["scope"],
        clientMetadata: form["aws_client_metadata"],
        userPoolId: pool?.text
      ),
      context: context
    )
    if let word = reply.error {
      return .failure(GrantRefusal(word: word, description: reply.errorDescription))
    }
    return .success(
      GrantedTokens(accessToken: reply.accessToken, expiresInSeconds: reply.expiresInSeconds)
    )
  }

  private func exchange(
    _ form: Parameters,
    _ credentials: ClientCredentials,
    _ pool: UserPoolID?,
    _ context: RPCCallContext
  ) async throws(RPCError) -> Result<GrantedTokens, GrantRefusal> {
    let reply = try await exchanges.grantByTokenExchange(
      GrantByTokenExchangeRequest(
        clientId: credentials.id,
        clientSecret: credentials.secret,
        subjectToken: form["subject_token"],
        subjectTokenType: form["subject_token_type"],
        subjectProvider: form["subject_provider"],
        requestedTokenType: form["requested_token_type"],
        scope: form["scope"],
        actorToken: form["actor_token"],
        actorTokenType: form["actor_token_type"],
        actorProvider: form["actor_provider"],
        audience: form["audience"],
        resource: form["resource"],
        installation: form["gatehouse_installation"],
        userPoolId: pool?.text
      ),
      context: context
    )
    if let word = reply.error {
      return .failure(GrantRefusal(word: word, description: reply.errorDescription))
    }
    return .success(
      GrantedTokens(
        idToken: reply.idToken,
        accessToken: reply.accessToken,
        refreshToken: reply.refreshToken,
        issuedTokenType: reply.issuedTokenType,
        scope: reply.scope,
        expiresInSeconds: reply.expiresInSeconds,
        refreshExpiresInSeconds: reply.refreshExpiresInSeconds,
        tokenType: reply.tokenType ?? "Bearer"
      )
    )
  }
}
