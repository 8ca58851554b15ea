internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationTokens
internal import PublicOperations
internal import TestSupport
internal import Testing
internal import TokenIssuanceMessages
import TokenIssuanceStubs

@Suite("Ending sign-ins")
struct RevocationTests {
  static let revokedAccess = AuthenticationFailure.notAuthorized("Access Token has been revoked")
  static let revokedRefresh = AuthenticationFailure.notAuthorized("Refresh Token has been revoked")

  private func revoke(_ stage: Stage, _ token: String?, secret: String? = nil) async throws {
    _ = try await stage.service.tokens.revokeToken(
      RevokeTokenRequest(token: token, clientId: stage.clientID, clientSecret: secret),
      call: .recording(stage.context)
    )
  }

  @Test("by RevokeToken ends one sign-in, and repeating it changes nothing")
  func revokeToken() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let ended = try await stage.tokens("ann")
    let other = try await stage.tokens("ann")
    try await revoke(stage, ended.refreshToken)
    try await revoke(stage, ended.refreshToken)
    await #expect(throws: Self.revokedRefresh) { try await stage.refresh(ended.refreshToken) }
    await #expect(throws: Self.revokedAccess) { try await stage.getUser(ended.accessToken) }
    #expect(try await stage.getUser(other.accessToken).username == "ann")
    #expect(try await stage.refresh(other.refreshToken) != nil)
  }

  @Test("by RevokeToken is an event about the user whose token it was")
  func revokeTokenEvent() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let tokens = try await stage.tokens("ann")
    let call = Call.recording(stage.context)
    _ = try await stage.service.tokens.revokeToken(
      RevokeTokenRequest(token: tokens.refreshToken, clientId: stage.clientID),
      call: call
    )
    #expect(call.trail.facts.user?.username == "ann")
    #expect(call.trail.facts.isTokenAccepted)
  }

  @Test("by RevokeToken needs a refresh token, of this client, and the client's secret")
  func revokeTokenRefusals() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage(
      CreateUserPoolRequest(),
      CreateUserPoolClientRequest(generateSecret: true)
    )
    let sibling = Stage(
      harness: harness,
      pool: stage.pool,
      client: try await harness.makeClient(of: stage.pool)
    )
    try await stage.addUser("ann")
    let tokens = try await stage.tokens("ann")
    for secret in [nil, "wrong"] {
      await #expect {
        try await revoke(stage, tokens.refreshToken, secret: secret)
      } throws: { error in
        if case .unauthorized = error as? AuthenticationFailure { true } else { false }
      }
    }
    await #expect {
      try await revoke(stage, tokens.accessToken, secret: stage.client.clientSecret)
    } throws: { error in
      if case .unsupportedTokenType = error as? AuthenticationFailure { true } else { false }
    }
    await #expect {
      try await revoke(sibling, tokens.refreshToken)
    } throws: { error in
      if case .unauthorized = error as? AuthenticationFailure { true } else { false }
    }
    // NotAuthorizedException is none of the operation's.
    await #expect(throws: AuthenticationFailure.invalidParameter("Invalid Refresh Token.")) {
      try await revoke(sibling, "junk")
    }
    try await revoke(stage, tokens.refreshToken, secret: stage.client.clientSecret)
  }

  @Test("by RevokeToken is refused where the client has it switched off")
  func revocationOff() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(),
      CreateUserPoolClientRequest(enableTokenRevocation: false)
    )
    try await stage.addUser("ann")
    let tokens = try await stage.tokens("ann")
    await #expect {
      try await revoke(stage, tokens.refreshToken)
    } throws: { error in
      if case .unsupportedOperation = error as? AuthenticationFailure { true } else { false }
    }
    let claims = try TokenPayload.decode(tokens.accessToken)
    #expect(claims["origin_jti"] == nil && claims["jti"] == nil)
  }

  @Test("by GlobalSignOut ends all of a user's, of every client, and no other user's")
  func globalSignOut() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    let sibling = Stage(
      harness: harness,
      pool: stage.pool,
      client: try await harness.makeClient(of: stage.pool)
    )
    try await stage.addUser("ann")
    try await stage.addUser("bob")
    let here = try await stage.tokens("ann")
    let there = try await sibling.tokens("ann")
    let bobs = try await stage.tokens("bob")
    let request = GlobalSignOutRequest(accessToken: here.accessToken)
    _ = try await stage.service.tokens.globalSignOut(request, call: .recording(stage.context))
    for tokens in [here, there] {
      await #expect(throws: Self.revokedAccess) { try await stage.getUser(tokens.accessToken) }
    }
    await #expect(throws: Self.revokedRefresh) { try await stage.refresh(here.refreshToken) }
    await #expect(throws: Self.revokedRefresh) { try await sibling.refresh(there.refreshToken) }
    await #expect(throws: Self.revokedAccess) {
      try await stage.service.tokens.globalSignOut(request, call: .recording(stage.context))
    }
    #expect(try await stage.getUser(bobs.accessToken).username == "bob")
    stage.harness.clock.advance(by: .seconds(1))
    #expect(try await stage.getUser(try await stage.tokens("ann").accessToken).username == "ann")
  }

  @Test("by AdminUserGlobalSignOut does the same")
  func adminGlobalSignOut() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let tokens = try await stage.tokens("ann")
    _ = try await stage.service.tokens.adminUserGlobalSignOut(
      AdminUserGlobalSignOutRequest(userPoolId: stage.poolID, username: "ann"),
      call: .recording(stage.context)
    )
    await #expect(throws: Self.revokedAccess) { try await stage.getUser(tokens.accessToken) }
    await #expect(throws: Self.revokedRefresh) { try await stage.refresh(tokens.refreshToken) }
    await #expect(throws: AuthenticationFailure.userNotFound("User does not exist.")) {
      try await stage.service.tokens.adminUserGlobalSignOut(
        AdminUserGlobalSignOutRequest(userPoolId: stage.poolID, username: "bob"),
        call: .recording(stage.context)
      )
    }
  }

  @Test("an access token of another kind, age or make is refused in Cognito's words")
  func accessTokens() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let tokens = try await stage.tokens("ann")
    for token in ["rubbish", "a.b.c", tokens.idToken] {
      await #expect(throws: AuthenticationFailure.notAuthorized("Invalid Access Token")) {
        try await stage.getUser(token)
      }
    }
    // The same header and claims under the signature of other claims, and of another pool's key.
    let parts = (tokens.accessToken ?? "").split(separator: ".")
    let others = (tokens.idToken ?? "").split(separator: ".")
    let stranger = try await SignInHarness(hasOwnKeys: true).stage()
    try await stranger.addUser("ann")
    let foreign = try await stranger.tokens("ann").accessToken
    for token in ["\(parts[0]).\(parts[1]).\(others[2])", foreign] {
      await #expect(
        throws: AuthenticationFailure.notAuthorized("Could not verify signature for Access Token")
      ) { try await stage.getUser(token) }
    }
    stage.harness.clock.advance(by: .seconds(3600))
    await #expect(throws: AuthenticationFailure.notAuthorized("Access Token has expired")) {
      try await stage.getUser(tokens.accessToken)
    }
  }

  @Test("a scope is needed to act on one's own account")
  func scope() async throws {
    let stage = try await SignInHarness().stage()
    let sub = try await stage.addUser("ann")
    let issued = try await stage.harness.tokens.issueTokens(
      IssueTokensRequest(
        userPoolId: stage.poolID,
        clientId: stage.clientID,
        sub: sub,
        contents: TokenContents(
          username: "ann",
          scope: "openid",
          accessTokenValiditySeconds: 3600,
          idTokenValiditySeconds: 3600,
          isRevocationEnabled: true
        ),
        refreshTokenValiditySeconds: 3600
      ),
      context: stage.context
    )
    let token = String(decoding: issued.accessToken ?? [], as: UTF8.self)
    await #expect(
      throws: AuthenticationFailure.notAuthorized("Access Token does not have required scopes")
    ) { try await stage.getUser(token) }
  }
}
