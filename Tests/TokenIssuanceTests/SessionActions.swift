import Domain
import Postgres
import RPC
import Sessions
import TestSupport
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

/// A sign-in under a pool's policy.
struct TestSignIn: Sendable {
  let chainID: String
  let access: [UInt8]
  let refresh: [UInt8]
  let refreshExpiresInSeconds: Int64?
  let ended: [EndedChain]

  fileprivate init(_ response: IssueTokensResponse) throws(RPCError) {
    guard let chainID = response.chainId, let access = response.accessToken,
      let refresh = response.refreshToken
    else { throw RPCError(code: .internalError, message: "a sign-in without tokens") }
    self.chainID = chainID
    self.access = access
    self.refresh = refresh
    refreshExpiresInSeconds = response.refreshExpiresInSeconds
    ended = response.endedChains
  }

  func endedIDs(_ end: SessionEnd) -> [String] {
    ended.filter { $0.end == end.rawValue }.compactMap(\.chainId).sorted()
  }
}

extension SessionTerms {
  static let day: Int64 = 86_400

  /// Sessions are tracked, up to so many.
  static func tracked(
    most: Int32 = 20,
    refusing: Bool = false,
    address: String? = "192.0.2.7",
    userAgent: String? = "Boto3/1.40"
  ) -> SessionTerms {
    SessionTerms(
      tracking: TrackingTerms(
        maxSessions: most,
        refusesAtLimit: refusing,
        address: address,
        userAgent: userAgent
      )
    )
  }

  /// Refreshes slide by so many days.
  static func sliding(_ idle: Int64, absolute: Int64? = 365) -> SessionTerms {
    SessionTerms(idleSeconds: idle * day, absoluteSeconds: absolute.map { $0 * day })
  }
}

extension TokenIssuanceHarness {
  func signIn(
    _ terms: SessionTerms = SessionTerms(),
    sub: String = sub,
    client: ClientID? = nil,
    pool: UserPoolID? = nil,
    deviceKey: String? = nil,
    isDeviceNew: Bool = false,
    sso: String? = nil,
    on instance: Instance? = nil
  ) async throws(RPCError) -> TestSignIn {
    var request = issueRequest(pool: pool, client: client, sub: sub, deviceKey: deviceKey)
    request.isDeviceNew = isDeviceNew
    request.terms = terms.message
    request.ssoSessionId = sso
    return try TestSignIn(
      try await (instance ?? self.instance).tokens.issueTokens(request, context: context)
    )
  }

  @discardableResult
  func refresh(
    _ refreshToken: [UInt8],
    _ terms: SessionTerms,
    grace: Int64? = nil,
    holder: TokenHolder? = nil
  ) async throws(RPCError) -> RefreshTokensResponse {
    try await instance.tokens.refreshTokens(
      RefreshTokensRequest(
        userPoolId: pool.text,
        clientId: client.text,
        refreshToken: refreshToken,
        contents: contents(),
        rotationGraceSeconds: grace,
        holder: holder,
        terms: terms.message
      ),
      context: context
    )
  }

  /// Why a refresh is refused; empty when it is not.
  func refusal(
    of refreshToken: [UInt8],
    _ terms: SessionTerms = SessionTerms(),
    grace: Int64? = nil
  ) async -> String {
    await reason { () async throws(RPCError) in
      try await refresh(refreshToken, terms, grace: grace)
    }
  }

  /// A page of the user's sessions.
  func list(
    sub: String = sub,
    pool: UserPoolID? = nil,
    limit: Int64 = 125,
    after: SessionPosition? = nil
  ) async throws(RPCError) -> ListSessionsResponse {
    try await instance.tokens.listSessions(
      ListSessionsRequest(
        userPoolId: (pool ?? self.pool).text,
        sub: sub,
        limit: limit,
        after: after
      ),
      context: context
    )
  }

  /// The chains of the user's active sessions, as they are listed.
  func active(sub: String = sub, pool: UserPoolID? = nil) async throws(RPCError) -> [String] {
    try await list(sub: sub, pool: pool).chains.compactMap(\.chainId)
  }

  @discardableResult
  func end(
    chain: String? = nil,
    sso: String? = nil,
    sub: String = sub,
    pool: UserPoolID? = nil,
    isLinked: Bool = false
  ) async throws(RPCError) -> RevokeSessionResponse {
    try await instance.tokens.revokeSession(
      RevokeSessionRequest(
        userPoolId: (pool ?? self.pool).text,
        sub: sub,
        chainId: chain,
        ssoSessionId: sso,
        isLinked: isLinked
      ),
      context: context
    )
  }

  /// Which version of a chain's row is current: another one after each write.
  func version(of chain: String) async throws -> String {
    let found = try await database.pool(schema: "token_issuance").first(
      "SELECT xmin::text AS version FROM token_issuance.chains WHERE chain_id = \(chain)::uuid"
    ) { (row) throws(PostgresError) in try row.value("version", as: String.self) }
    return try #require(found)
  }
}
