import Cryptography
import Domain
import Logging
import Metrics
import Postgres
import RPC
import TestSupport
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

@testable import TokenIssuanceService

/// Token issuance over a database of its own, called as other processes call it.
struct TokenIssuanceHarness: Sendable {
  let database: TestDatabase
  let clock = ManualClock()
  let pool: UserPoolID
  let client: ClientID
  let sealKey: [UInt8]
  let instance: Instance
  private let keys = MadeKeys()

  /// One process of the service.
  struct Instance: Sendable {
    let service: TokenIssuance
    let tokens: TokenIssuanceClient
    let publicKeys: PublicKeysClient
    let identityTokens: IdentityTokenClient
    let keyOperator: SigningKeyOperatorClient
    let proof: UserPoolTokenProofClient
  }

  static let issuerBase = "https://id.example.com"
  static let sub = "7f3c0d7e-0000-4000-8000-000000000001"

  init(
    algorithm: String? = "ES256",
    metrics: any MetricsFactory = NOOPMetricsHandler.instance
  ) async throws {
    database = try await ThrowawayPostgres.shared().makeDatabase(TokenIssuanceMigrations.all)
    pool = try #require(UserPoolID("eu-west-1_AbCdEfGhI"))
    client = try #require(ClientID("0123456789abcdefghijklmnop"))
    sealKey = SecureRandom.bytes(32)
    instance = try Self.instance(
      database,
      clock,
      try Sealer(keys: [1: sealKey], current: 1),
      keys,
      metrics
    )
    if let algorithm { try await createKeys(pool, algorithm) }
  }

  /// Another process over the same database.
  func anotherInstance(_ sealer: Sealer? = nil) throws -> Instance {
    try Self.instance(
      database,
      clock,
      try sealer ?? Sealer(keys: [1: sealKey], current: 1),
      keys
    )
  }

  private static func instance(
    _ database: TestDatabase,
    _ clock: ManualClock,
    _ sealer: Sealer,
    _ keys: MadeKeys,
    _ metrics: any MetricsFactory = NOOPMetricsHandler.instance
  ) throws -> Instance {
    let service = TokenIssuance(
      pool: database.pool(schema: "token_issuance"),
      sealer: sealer,
      clock: clock,
      random: TestRandom(),
      makeKey: keys.next,
      issuerBaseURL: issuerBase + "/",
      identityIssuer: issuerBase + "/cognito-identity",
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      metricsFactory: metrics
    )
    var router = RPCRouter()
    service.register(in: &router)
    service.publicKeys.register(in: &router)
    service.identityTokens.register(in: &router)
    service.signingKeyOperator.register(in: &router)
    service.userPoolTokenProof.register(in: &router)
    let channel = InProcessChannel(router)
    return Instance(
      service: service,
      tokens: TokenIssuanceClient(channel),
      publicKeys: PublicKeysClient(channel),
      identityTokens: IdentityTokenClient(channel),
      keyOperator: SigningKeyOperatorClient(channel),
      proof: UserPoolTokenProofClient(channel)
    )
  }

  var context: RPCCallContext {
    RPCCallContext(requestID: "test", deadline: .now + patience)
  }

  func createKeys(_ pool: UserPoolID, _ algorithm: String) async throws {
    _ = try await instance.tokens.createSigningKeys(
      CreateSigningKeysRequest(userPoolId: pool.text, algorithm: algorithm),
      context: context
    )
  }

  /// The contents of an ordinary sign-in.
  func contents(
    groups: [String] = [],
    claims: [TokenClaim] = [],
    isRevocationEnabled: Bool = true
  ) -> TokenContents {
    TokenContents(
      username: "alice",
      groups: groups,
      idClaims: claims,
      scope: "aws.cognito.signin.user.admin",
      accessTokenValiditySeconds: 3600,
      idTokenValiditySeconds: 1800,
      isRevocationEnabled: isRevocationEnabled
    )
  }

  func issueRequest(
    pool: UserPoolID? = nil,
    client: ClientID? = nil,
    sub: String = sub,
    contents: TokenContents? = nil,
    deviceKey: String? = nil
  ) -> IssueTokensRequest {
    IssueTokensRequest(
      userPoolId: (pool ?? self.pool).text,
      clientId: (client ?? self.client).text,
      sub: sub,
      contents: contents ?? self.contents(),
      refreshTokenValiditySeconds: 30 * 86_400,
      deviceKey: deviceKey
    )
  }

  /// Signs a user in.
  func issue(_ request: IssueTokensRequest? = nil) async throws -> Tokens {
    let response = try await instance.tokens.issueTokens(
      request ?? issueRequest(),
      context: context
    )
    return try Tokens(response.idToken, response.accessToken, response.refreshToken)
  }

  func refresh(
    _ refreshToken: [UInt8],
    grace: Int64? = nil,
    holder: TokenHolder? = nil,
    client: ClientID? = nil,
    pool: UserPoolID? = nil,
    on instance: Instance? = nil
  ) async throws(RPCError) -> RefreshTokensResponse {
    try await (instance ?? self.instance).tokens.refreshTokens(
      RefreshTokensRequest(
        userPoolId: (pool ?? self.pool).text,
        clientId: (client ?? self.client).text,
        refreshToken: refreshToken,
        contents: contents(),
        rotationGraceSeconds: grace,
        holder: holder
      ),
      context: context
    )
  }

  /// Refreshes with rotation and returns the next refresh token.
  func rotate(_ refreshToken: [UInt8], grace: Int64 = 10) async throws -> [UInt8] {
    try #require(try await refresh(refreshToken, grace: grace).refreshToken)
  }

  func open(
    _ refreshToken: [UInt8],
    client: ClientID? = nil,
    pool: UserPoolID? = nil
  ) async throws(RPCError) -> OpenRefreshTokenResponse {
    try await instance.tokens.openRefreshToken(
      OpenRefreshTokenRequest(
        userPoolId: (pool ?? self.pool).text,
        clientId: (client ?? self.client).text,
        refreshToken: refreshToken
      ),
      context: context
    )
  }

  /// What is remembered of the tokens before this one.
  func replaced(_ refreshToken: [UInt8]) async throws -> [ReplacedToken] {
    let token = try #require(instance.service.refreshTokens.parse(refreshToken, for: pool))
    let chain = try await instance.service.chains.find(token.chainID, in: pool, at: clock.now())
    return try #require(chain).replaced
  }

  /// Leaves chains as the version of the service does that remembers no replaced tokens.
  func forgetReplacedTokens() async throws {
    _ = try await database.pool(schema: "token_issuance").execute(
      """
      UPDATE token_issuance.chains SET replaced_generations = '{}', replaced_seal_key_ids = '{}',
        replaced_at_unix_millis = '{}'
      """
    )
  }

  func verify(
    _ accessToken: [UInt8],
    on instance: Instance? = nil
  ) async throws(RPCError) -> VerifyAccessTokenResponse {
    try await (instance ?? self.instance).tokens.verifyAccessToken(
      VerifyAccessTokenRequest(accessToken: accessToken),
      context: context
    )
  }

  func revoke(
    _ token: [UInt8],
    client: ClientID? = nil,
    pool: UserPoolID? = nil
  ) async throws(RPCError) {
    _ = try await instance.tokens.revokeRefreshToken(
      RevokeRefreshTokenRequest(
        userPoolId: (pool ?? self.pool).text,
        clientId: (client ?? self.client).text,
        token: token
      ),
      context: context
    )
  }

  func revokeAll(of sub: String = sub, in pool: UserPoolID? = nil) async throws {
    _ = try await instance.tokens.revokeUserTokens(
      RevokeUserTokensRequest(userPoolId: (pool ?? self.pool).text, sub: sub),
      context: context
    )
  }

  func keySet(_ pool: UserPoolID? = nil, on instance: Instance? = nil) async throws -> KeySet {
    let response = try await (instance ?? self.instance).publicKeys.getJSONWebKeySet(
      GetJSONWebKeySetRequest(userPoolId: (pool ?? self.pool).text),
      context: context
    )
    return try KeySet(response.json)
  }
}

/// Unpredictable bytes, so that tests in parallel do not share chains.
struct TestRandom: RandomSource {
  func bytes(_ count: Int) -> [UInt8] { SecureRandom.bytes(count) }
}

/// The reason with which a call is refused; empty when it is not.
func reason(_ call: () async throws(RPCError) -> Void) async -> String {
  do throws(RPCError) {
    try await call()
    return ""
  } catch {
    return error.reason
  }
}
