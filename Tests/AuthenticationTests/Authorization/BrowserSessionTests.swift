internal import AuthenticationAccounts
internal import AuthenticationAuthorization
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import AuthenticationTokens
internal import Domain
internal import Postgres
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

/// SPEC-OIDC §10 (SSO-1 to SSO-5), with SPEC-SESSIONS' parts of it.
@Suite("Browsers that stay signed in", .timeLimit(.minutes(20)))
struct BrowserSessionTests {
  private static func stage(
    _ pool: CreateUserPoolRequest = CreateUserPoolRequest(),
    client change: (inout CreateUserPoolClientRequest) -> Void = { _ in }
  ) async throws -> BrowserStage {
    let stage = try await BrowserStage(pool, client: change)
    for name in ["ann", "bob"] { try await stage.stage.addUser(name) }
    return stage
  }

  private static func track(_ stage: BrowserStage) async throws {
    _ = try await stage.service.pools.setUserPoolSessionConfiguration(
      SetUserPoolSessionConfigurationRequest(
        userPoolId: stage.stage.poolID,
        userSessionTracking: "ENABLED",
        tokenSession: UserPoolTokenSessionConfigType(maxPerUser: 20)
      ),
      call: .recording(stage.context)
    )
  }

  @Test("SSO-3: another client goes on without asking, with the time of the last sign-in")
  func silent() async throws {
    let stage = try await Self.stage()
    let other = try await stage.other()
    var browser = Browser()
    let first = try await stage.redeem(try await stage.code(in: &browser))
    stage.clock.advance(by: .seconds(3500))
    let redirect = try #require(try await other.authorize(["prompt": "none"], in: browser).redirect)
    let second = try await other.redeem(redirect["code"])
    #expect(second.error == nil)
    let (old, new) = (
      try TokenPayload.decode(first.idToken), try TokenPayload.decode(second.idToken)
    )
    #expect(old["auth_time"] == new["auth_time"] && old["sub"] == new["sub"])
    #expect(old["event_id"] != new["event_id"] && new["aud"] == .string(other.clientID))
    // No use prolongs it.
    stage.clock.advance(by: .seconds(100))
    #expect(try await other.authorize(in: browser).login != nil)
    #expect(
      try await other.authorize(["prompt": "none"], in: browser).redirect?["error"]
        == "login_required"
    )
  }

  @Test("a signed-in browser fills no table: its newest codes wait, and the others are gone")
  func manyCodes() async throws {
    let stage = try await Self.stage()
    var browser = Browser()
    let first = try await stage.code(in: &browser)
    var newest: String?
    for _ in 0..<55 {
      stage.clock.advance(by: .milliseconds(10))
      newest = try await stage.authorize(["prompt": "none"], in: browser).redirect?["code"]
    }
    let waiting = try await stage.stage.harness.database.administrationPool().query(
      "SELECT count(*) AS waiting FROM authentication.authorization_codes"
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("waiting", as: Int64.self)
    }
    #expect(waiting == [50])
    #expect(try await stage.redeem(first).error == "invalid_grant")
    #expect(try await stage.redeem(newest).error == nil)
  }

  @Test(
    "AUT-18: a chain of the implicit grant, which nothing refreshes, ends with its access token"
  )
  func implicitChain() async throws {
    let stage = try await Self.stage()
    var browser = Browser()
    _ = try await stage.finish(["response_type": "token"], in: &browser)
    let ends = try await stage.stage.harness.database.administrationPool().query(
      "SELECT expires_at_unix_millis FROM token_issuance.chains"
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("expires_at_unix_millis", as: Int64.self)
    }
    #expect(ends == [stage.clock.now().adding(seconds: 3600).unixMillis])
  }

  @Test("SSO-3: each client has a time of its own while the pool tracks sessions, and 0 is never")
  func times() async throws {
    let stage = try await Self.stage()
    let other = try await stage.other()
    try await Self.track(stage)
    for (client, minutes) in [(stage, 0), (other, 600)] as [(BrowserStage, Int32)] {
      _ = try await stage.service.pools.setUserPoolClientSessionConfiguration(
        SetUserPoolClientSessionConfigurationRequest(
          userPoolId: stage.stage.poolID,
          clientId: client.clientID,
          ssoSession: ClientSSOSessionConfigType(maxValidityMinutes: minutes)
        ),
        call: .recording(stage.context)
      )
    }
    var browser = Browser()
    _ = try await stage.code(in: &browser)
    #expect(try await stage.authorize(in: browser).login != nil)
    stage.clock.advance(by: .seconds(35_900))
    #expect(try await other.authorize(in: browser).redirect?["code"] != nil)
    stage.clock.advance(by: .seconds(200))
    #expect(try await other.authorize(in: browser).login != nil)
  }

  @Test("AUT-10, AUT-11, AUT-12: what asks anew is not answered from the session")
  func asksAnew() async throws {
    let stage = try await Self.stage()
    var browser = Browser()
    _ = try await stage.code(in: &browser)
    stage.clock.advance(by: .seconds(60))
    for query in [
      ["prompt": "login"], ["max_age": "0"], ["max_age": "59"],
      ["acr_values": "urn:cognito:loa:2"],
    ] as [[String: String?]] {
      #expect(try await stage.authorize(query, in: browser).login != nil, "\(query)")
    }
    for query in [
      ["prompt": "consent"], ["max_age": "60"], ["acr_values": "urn:cognito:loa:1"],
      ["acr_values": "gold"], ["identity_provider": "COGNITO"],
    ] as [[String: String?]] {
      #expect(try await stage.authorize(query, in: browser).redirect?["code"] != nil, "\(query)")
    }
    for query in [
      ["prompt": "select_account"], ["prompt": "select_account consent"],
    ] as [[String: String?]] {
      #expect(try await stage.authorize(query, in: browser).accountChoice != nil, "\(query)")
      #expect(try await stage.authorize(query, in: Browser()).login != nil, "\(query)")
    }
    browser.wantsFreshSignIn = true
    #expect(try await stage.authorize(in: browser).login != nil)
    #expect(try await stage.authorize(["prompt": "select_account"], in: browser).login != nil)
    let refused = try await stage.authorize(
      ["prompt": "none", "acr_values": "urn:cognito:loa:4"],
      in: browser
    )
    #expect(refused.redirect?["error"] == "login_required")
  }

  @Test("SSO-1, SSO-4: the cookie is another one after each sign-in, and the old one finds nothing")
  func fixation() async throws {
    let stage = try await Self.stage()
    var browser = Browser()
    browser.session = [UInt8](repeating: 9, count: 32)
    _ = try await stage.code(in: &browser)
    let first = browser
    _ = try await stage.code(in: &browser)
    #expect(first.session != browser.session && browser.session?.count == 32)
    #expect(try await stage.authorize(in: first).login != nil)
    #expect(try await stage.authorize(in: browser).redirect?["code"] != nil)
    for session in [[], [1], [UInt8](repeating: 1, count: 32), [UInt8](repeating: 1, count: 33)] {
      var other = Browser()
      other.session = session
      #expect(try await stage.authorize(in: other).login != nil)
    }
  }

  @Test("SSO-1: a cookie of one pool is none of another's")
  func pools() async throws {
    let stage = try await Self.stage()
    let other = try await BrowserStage(harness: stage.stage.harness)
    var browser = Browser()
    _ = try await stage.code(in: &browser)
    #expect(try await other.authorize(in: browser).login != nil)
  }

  @Test("SSO-5: neither a user who is disabled now, nor a provider that the client does not list")
  func reuse() async throws {
    let stage = try await Self.stage()
    var browser = Browser()
    _ = try await stage.code(in: &browser)
    let outside = try await stage.other { $0.supportedIdentityProviders = [] }
    #expect(try await outside.authorize(in: browser).redirect?["code"] != nil)
    var federated = Browser()
    _ = try await stage.code(proving: [.provider(name: "Corp")], in: &federated)
    #expect(try await stage.authorize(in: federated).login != nil)
    try await stage.stage.harness.disable("ann", in: stage.stage.poolID)
    #expect(try await stage.authorize(in: browser).login != nil)
  }

  @Test("SSO-4: a changed password ends the session, whoever changed it")
  func passwords() async throws {
    let stage = try await Self.stage()
    var browser = Browser()
    _ = try await stage.code(in: &browser)
    let tokens = try await stage.stage.tokens("ann")
    _ = try await stage.service.accounts.changePassword(
      ChangePasswordRequest(
        previousPassword: SignInHarness.password,
        proposedPassword: "An0ther!word",
        accessToken: tokens.accessToken
      ),
      call: .recording(stage.context)
    )
    #expect(try await stage.authorize(in: browser).login != nil)
  }

  @Test("SSO-4: a factor that an administrator changes ends the session")
  func factors() async throws {
    let stage = try await Self.stage()
    var browser = Browser()
    let code = try await stage.code(in: &browser)
    let call = Call.recording(stage.context)
    let (pool, user) = try await stage.service.directory.managedUser(
      "ann",
      in: stage.stage.poolID,
      call
    )
    try await stage.service.accounts.endSessions(by: .factorChange, of: user, in: pool, call)
    #expect(try await stage.authorize(in: browser).login != nil)
    #expect(try await stage.redeem(code).error == "invalid_grant")
  }

  @Test("LOG-6: sign-out everywhere ends sessions, unless the pool's tag keeps them")
  func globalSignOut() async throws {
    for (tags, stays) in [
      ([:], false), (["gatehouse:global-sign-out-keeps-sso": "on"], true),
    ] as [([String: String], Bool)] {
      let stage = try await Self.stage(CreateUserPoolRequest(userPoolTags: tags))
      var browser = Browser()
      let code = try await stage.code(in: &browser)
      let tokens = try await stage.stage.tokens("ann")
      _ = try await stage.service.tokens.globalSignOut(
        GlobalSignOutRequest(accessToken: tokens.accessToken),
        call: .recording(stage.context)
      )
      #expect((try await stage.authorize(in: browser).redirect?["code"] != nil) == stays)
      #expect(try await stage.redeem(code).error == "invalid_grant")
    }
  }

  @Test("a second user in the same browser takes the session over, and the first one's ends")
  func twoUsers() async throws {
    let stage = try await Self.stage()
    try await Self.track(stage)
    var browser = Browser()
    _ = try await stage.code(in: &browser)
    let first = browser
    _ = try await stage.code(of: "bob", in: &browser)
    #expect(try await stage.authorize(in: first).login != nil)
    let sessions = try await stage.service.tokens.adminListUserSessions(
      AdminListUserSessionsRequest(userPoolId: stage.stage.poolID, username: "ann"),
      call: .recording(stage.context)
    )
    #expect(sessions.sessions == [])
    let redirect = try await stage.authorize(in: browser).redirect
    let tokens = try await stage.redeem(redirect?["code"])
    #expect(try TokenPayload.decode(tokens.idToken)["cognito:username"] == .string("bob"))
  }

  @Test("SES-20, SSO-2: sessions of browsers are listed beside those of tokens, which name them")
  func listing() async throws {
    let stage = try await Self.stage()
    try await Self.track(stage)
    var browser = Browser()
    let scope: [String: String?] = ["scope": "openid \(signInScope)"]
    let tokens = try await stage.redeem(try await stage.code(scope, in: &browser))
    stage.clock.advance(by: .seconds(60))
    _ = try await stage.stage.tokens("ann")
    let listed = try await stage.service.tokens.listUserSessions(
      ListUserSessionsRequest(accessToken: tokens.accessToken),
      call: .recording(stage.context)
    )
    let sessions = try #require(listed.sessions)
    #expect(
      sessions.map(\.sessionType).sorted { ($0 ?? "") < ($1 ?? "") } == ["SSO", "TOKEN", "TOKEN"]
    )
    let sso = try #require(sessions.first { $0.sessionType == "SSO" })
    #expect(sso.clientId == stage.clientID && sso.isCurrentSession == true)
    let own = try #require(sessions.first { $0.originSessionId != nil })
    #expect(own.originSessionId == sso.sessionId && own.isCurrentSession == true)
    #expect(sessions.first?.originSessionId == nil, "the session used last stands first")
  }

  @Test("SES-22, SES-23: a revoked session asks anew, and with LINKED its tokens end")
  func revoking() async throws {
    for isLinked in [false, true] {
      let stage = try await Self.stage()
      try await Self.track(stage)
      var browser = Browser()
      let tokens = try await stage.redeem(try await stage.code(in: &browser))
      let unspent = try await stage.code(in: &browser)
      let revoke = { () async throws in
        let listed = try await stage.service.tokens.adminListUserSessions(
          AdminListUserSessionsRequest(userPoolId: stage.stage.poolID, username: "ann"),
          call: .recording(stage.context)
        )
        let id = listed.sessions?.first { $0.sessionType == "SSO" }?.sessionId
        _ = try await stage.service.tokens.adminRevokeUserSession(
          AdminRevokeUserSessionRequest(
            userPoolId: stage.stage.poolID,
            username: "ann",
            sessionId: id ?? "sso0000000000000000000000000",
            revokeAssociatedSessions: isLinked ? "LINKED" : "NONE"
          ),
          call: .recording(stage.context)
        )
      }
      try await revoke()
      #expect(try await stage.authorize(in: browser).login != nil)
      #expect(try await stage.redeem(unspent).error == "invalid_grant")
      #expect((try await stage.refresh(tokens.refreshToken).error == nil) == !isLinked)
      await #expect(throws: AuthenticationFailure.self) { try await revoke() }
    }
  }

  @Test("SES-17: a user has a hundred sessions at most, and the one used longest ago gives way")
  func limit() async throws {
    let stage = try await Self.stage()
    var first = Browser()
    _ = try await stage.code(in: &first)
    for _ in 0..<100 {
      stage.clock.advance(by: .milliseconds(10))
      var browser = Browser()
      _ = try await stage.code(in: &browser)
    }
    #expect(try await stage.authorize(in: first).login != nil)
  }

  @Test("a user who is disabled while the login page is open gets no code")
  func meanwhile() async throws {
    let stage = try await Self.stage()
    let request = try await stage.asked()
    let id = try #require(ClientID(stage.clientID))
    let subject = try await stage.service.directory.subject(
      named: "ann",
      for: id,
      .recording(stage.context)
    )
    try await stage.stage.harness.disable("ann", in: stage.stage.poolID)
    let signIn = AuthenticatedSignIn(
      of: try #require(subject.user),
      at: subject.client,
      by: .hostedPage,
      proofs: [Proof(.password, at: stage.clock.now())],
      at: stage.clock.now(),
      source: .authentication
    )
    await #expect(throws: AuthenticationFailure.self) {
      try await stage.service.authorization.finish(
        signIn,
        subject,
        for: request,
        in: try Browser().state(of: stage.stage),
        .recording(stage.context)
      )
    }
  }

  @Test("what has expired is removed, and nothing else")
  func removal() async throws {
    let stage = try await Self.stage()
    var browser = Browser()
    _ = try await stage.code(in: &browser)
    let count = { (table: SQL) async throws in
      try await stage.stage.harness.database.administrationPool().query(
        "SELECT count(*) AS count FROM authentication.\(table)"
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("count", as: Int64.self)
      }.first
    }
    for (seconds, codes, sessions) in [(86_000, 1, 1), (900, 0, 1), (91 * 86_400, 0, 0)] {
      stage.clock.advance(by: .seconds(seconds))
      try await stage.service.expiredRowRemoval.removeOnce()
      #expect(try await count("authorization_codes") == Int64(codes))
      #expect(try await count("browser_sessions") == Int64(sessions))
    }
  }
}
