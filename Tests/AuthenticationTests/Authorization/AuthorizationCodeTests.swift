internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationTokens
internal import Domain
import GatehouseMessages
internal import Postgres
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing
internal import TokenIssuanceStubs

/// SPEC-OIDC §4 (AUT-16 to AUT-18) and §5, with what bad input gets.
@Suite("Authorization codes", .timeLimit(.minutes(20)))
struct AuthorizationCodeTests {
  private static func stage(
    _ pool: CreateUserPoolRequest = CreateUserPoolRequest(),
    client change: (inout CreateUserPoolClientRequest) -> Void = { _ in }
  ) async throws -> BrowserStage {
    let stage = try await BrowserStage(pool, client: change)
    try await stage.stage.addUser(
      "ann",
      attributes: [
        "email": "ann@example.com", "email_verified": "true", "name": "Ann",
        "phone_number": "+15551234567",
      ]
    )
    return stage
  }

  @Test("AUT-16, TOK-5: the whole way from the login page to tokens")
  func wholeWay() async throws {
    let stage = try await Self.stage()
    var browser = Browser()
    let redirect = try await stage.finish(
      ["nonce": "n-1", "scope": "openid email"],
      in: &browser
    )
    #expect(redirect.uri == BrowserStage.callback && redirect.isFragment != true)
    #expect(redirect.parameters.map(\.name) == ["code", "state", "iss"])
    #expect(redirect["iss"] == "https://id.example.com/\(stage.stage.poolID)")
    let code = try #require(redirect["code"])
    #expect(UUIDText.isValid(code))
    stage.clock.advance(by: .seconds(120))
    let tokens = try await stage.redeem(code)
    #expect(tokens.error == nil && tokens.expiresInSeconds == 3600 && tokens.refreshToken != nil)
    let id = try TokenPayload.decode(tokens.idToken)
    let access = try TokenPayload.decode(tokens.accessToken)
    // CLM: what is asked for and no more.
    #expect(id["nonce"] == .string("n-1") && id["email"] == .string("ann@example.com"))
    #expect(id["email_verified"] == .bool(true) && id["name"] == nil && id["phone_number"] == nil)
    #expect(id["acr"] == .string("urn:cognito:loa:1") && id["amr"] == .list(["pwd"]))
    #expect(id["at_hash"] == .string(try TokenPayload.hash(of: tokens.accessToken)))
    #expect(access["scope"] == .string("openid email") && access["aud"] == nil)
    #expect(access["version"] == .number(2) && access["acr"] == .string("urn:cognito:loa:1"))
    #expect(id["auth_time"] == access["auth_time"])
    #expect(id["event_id"] == access["event_id"])
  }

  @Test("AUT-17: a code is for five minutes")
  func age() async throws {
    let stage = try await Self.stage()
    let (young, old) = (try await stage.code(), try await stage.code())
    stage.clock.advance(by: .seconds(299))
    #expect(try await stage.redeem(young).error == nil)
    stage.clock.advance(by: .seconds(1))
    #expect(try await stage.redeem(old).error == "invalid_grant")
  }

  @Test("AUT-17: of a hundred redemptions at once, at two processes, one has tokens at most")
  func race() async throws {
    let stage = try await Self.stage()
    let other = try BrowserStage(stage.stage, service: stage.stage.harness.twin)
    let code = try await stage.code()
    let winners = await stage.stage.harness.winners { number, _ in
      try await (number.isMultiple(of: 2) ? stage : other).redeem(code).accessToken != nil
    }
    #expect(winners <= 1)
    // The replay ended what the winner had.
    #expect(try await stage.redeem(code).error == "invalid_grant")
  }

  @Test("TOK-3: a spent code that comes again ends the tokens that were made of it")
  func replay() async throws {
    let stage = try await Self.stage()
    let code = try await stage.code()
    let tokens = try await stage.redeem(code)
    #expect(try await stage.userInfo(tokens.accessToken).claims != nil)
    #expect(try await stage.redeem(code).error == "invalid_grant")
    let event = try #require(try await stage.newestEvent())
    #expect(event.operation == "RedeemAuthorizationCode")
    #expect(
      event.rule == "a spent code came again: the tokens that were made of it are ended"
    )
    #expect(try await stage.userInfo(tokens.accessToken).error == "invalid_token")
    #expect(try await stage.refresh(tokens.refreshToken).error == "invalid_grant")
  }

  @Test("TOK-3: what a client gets wrong leaves the code as it is")
  func mistakes() async throws {
    let stage = try await Self.stage()
    let other = try await stage.other()
    let code = try await stage.code()
    #expect(try await other.redeem(code).error == "invalid_grant")
    for uri in [nil, "https://app.example/other", BrowserStage.callback + "x"] as [String?] {
      let refused = try await stage.redeem(code) { $0.redirectUri = uri }
      #expect(refused.error == "unauthorized_client")
      #expect(refused.errorDescription == "invalid_redirect")
    }
    for text in [nil, "x", "00000000-0000-4000-8000-000000000000"] as [String?] {
      let error = try await stage.redeem(text).error
      #expect(error == (text == nil ? "invalid_request" : "invalid_grant"))
    }
    #expect(try await stage.redeem(code) { $0.clientId = "x" }.error == "invalid_client")
    #expect(try await stage.redeem(code) { $0.clientSecret = "x" }.error == "invalid_client")
    #expect(try await stage.redeem(code).error == nil)
  }

  @Test("TOK-2: a client with a secret shows it, at its own pool's address")
  func secrets() async throws {
    let stage = try await Self.stage { $0.generateSecret = true }
    let code = try await stage.code()
    #expect(try await stage.redeem(code) { $0.clientSecret = nil }.error == "invalid_client")
    let foreign = try await stage.redeem(code) { $0.userPoolId = "us-east-1_AbCdEfGhI" }
    #expect(foreign.error == "invalid_client")
    #expect(try await stage.redeem(code) { $0.userPoolId = stage.stage.poolID }.error == nil)
  }

  @Test("TOK-3: a client that may not read an attribute of the scopes gets no tokens")
  func readable() async throws {
    let stage = try await Self.stage { $0.readAttributes = ["name"] }
    let refused = try await stage.redeem(try await stage.code())
    #expect(refused.error == "invalid_grant")
    #expect(try await stage.redeem(try await stage.code(["scope": "openid"])).error == nil)
  }

  @Test("TOK-4: the verifier is that of the challenge, and none where there was no challenge")
  func proofKeys() async throws {
    let stage = try await Self.stage()
    let bound: [String: String?] = [
      "code_challenge": BrowserStage.challenge, "code_challenge_method": "S256",
    ]
    let code = try await stage.code(bound)
    for (verifier, error) in [
      (nil, "invalid_grant"), (String(repeating: "a", count: 43), "invalid_grant"),
      ("short", "invalid_request"), (String(repeating: "a", count: 129), "invalid_request"),
      (String(repeating: "ü", count: 43), "invalid_request"),
      (BrowserStage.challenge, "invalid_grant"),
    ] as [(String?, String)] {
      #expect(try await stage.redeem(code) { $0.codeVerifier = verifier }.error == error)
    }
    #expect(try await stage.redeem(code) { $0.codeVerifier = BrowserStage.verifier }.error == nil)
    // RFC 9700 §2.1.1: else an attacker could take the challenge out of a victim's request.
    let plain = try await stage.code()
    let downgraded = try await stage.redeem(plain) { $0.codeVerifier = BrowserStage.verifier }
    #expect(downgraded.error == "invalid_grant")
  }

  @Test("TOK-5: a fault of ours gives the code back")
  func faults() async throws {
    let harness = try await SignInHarness()
    let channel = FailingTokenIssuance(
      harness.tokenChannel,
      TokenIssuanceMethods.issueTokens
    )
    let stage = try await BrowserStage(
      harness: harness,
      service: { try $0.instance(tokens: channel) }
    )
    try await stage.stage.addUser("ann")
    let code = try await stage.code(["scope": "openid"])
    await #expect(throws: AuthenticationFailure.self) { try await stage.redeem(code) }
    let healthy = try BrowserStage(stage.stage)
    #expect(try await healthy.redeem(code).error == nil)
  }

  @Test("TOK-6: a refresh keeps scope, audience, auth_time, acr and amr, and has no nonce")
  func refreshing() async throws {
    let stage = try await Self.stage()
    var browser = Browser()
    let code = try await stage.code(
      ["nonce": "n", "resource": "https://api.example", "scope": "openid email"],
      proving: [.password, .softwareToken],
      in: &browser
    )
    let first = try await stage.redeem(code)
    stage.clock.advance(by: .seconds(600))
    let second = try await stage.refresh(first.refreshToken)
    #expect(second.error == nil && second.refreshToken == nil)
    for (old, new) in [(first.idToken, second.idToken), (first.accessToken, second.accessToken)] {
      let (old, new) = (try TokenPayload.decode(old), try TokenPayload.decode(new))
      for claim in ["acr", "amr", "aud", "auth_time", "scope", "event_id", "email", "name"] {
        #expect(old[claim] == new[claim], "\(claim)")
      }
      #expect(new["nonce"] == nil)
    }
    let access = try TokenPayload.decode(second.accessToken)
    #expect(access["aud"] == .string("https://api.example"))
    #expect(access["acr"] == .string("urn:cognito:loa:4"))
    let id = try TokenPayload.decode(second.idToken)
    #expect(id["at_hash"] == .string(try TokenPayload.hash(of: second.accessToken)))
  }

  @Test("TOK-6: a refresh by the API keeps what was granted")
  func refreshingByAPI() async throws {
    let stage = try await Self.stage()
    let first = try await stage.redeem(try await stage.code(["scope": "openid email"]))
    let second = try #require(try await stage.stage.refresh(first.refreshToken))
    let access = try TokenPayload.decode(second.accessToken)
    #expect(access["scope"] == .string("openid email"))
    await #expect(throws: AuthenticationFailure.self) {
      try await stage.stage.getUser(second.accessToken)
    }
  }

  @Test("without openid there is no ID token, at a refresh neither")
  func withoutOpenID() async throws {
    let stage = try await Self.stage()
    let first = try await stage.redeem(try await stage.code(["scope": signInScope]))
    #expect(first.error == nil && first.idToken == nil && first.accessToken != nil)
    let second = try await stage.refresh(first.refreshToken)
    #expect(second.error == nil && second.idToken == nil && second.accessToken != nil)
    #expect(try await stage.stage.getUser(second.accessToken).username == "ann")
    #expect(try await stage.userInfo(second.accessToken).error == "invalid_token")
  }

  @Test("AUT-18: the implicit grant has tokens in the fragment, and no refresh token")
  func implicit() async throws {
    let stage = try await Self.stage()
    var browser = Browser()
    let redirect = try await stage.finish(
      ["response_type": "token", "nonce": "n"],
      in: &browser
    )
    #expect(redirect.isFragment == true && redirect["code"] == nil)
    #expect(
      redirect.parameters.map(\.name) == [
        "id_token", "access_token", "token_type", "expires_in", "state", "iss",
      ]
    )
    #expect(redirect["token_type"] == "bearer" && redirect["expires_in"] == "3600")
    #expect(try TokenPayload.decode(redirect["id_token"])["nonce"] == .string("n"))
    let bare = try await stage.finish(
      ["response_type": "token", "scope": signInScope],
      in: &browser
    )
    #expect(bare["id_token"] == nil && bare["access_token"] != nil)
  }

  @Test("what ends a user's sign-ins ends codes that are not redeemed yet")
  func endings() async throws {
    let stage = try await Self.stage()
    let call: (BrowserStage) -> Call = { .recording($0.context) }
    let accounts = stage.service.accounts
    let name = (userPoolId: stage.stage.poolID, username: "ann")
    let endings: [(String, () async throws -> Void)] = [
      (
        "sign-out everywhere",
        {
          _ = try await stage.service.tokens.adminUserGlobalSignOut(
            AdminUserGlobalSignOutRequest(userPoolId: name.userPoolId, username: name.username),
            call: call(stage)
          )
        }
      ),
      (
        "disabled",
        {
          _ = try await accounts.adminDisableUser(
            AdminDisableUserRequest(userPoolId: name.userPoolId, username: name.username),
            call: call(stage)
          )
          _ = try await accounts.adminEnableUser(
            AdminEnableUserRequest(userPoolId: name.userPoolId, username: name.username),
            call: call(stage)
          )
        }
      ),
      (
        "another password",
        {
          _ = try await accounts.adminSetUserPassword(
            AdminSetUserPasswordRequest(
              userPoolId: name.userPoolId,
              username: name.username,
              password: "An0ther!word",
              permanent: true
            ),
            call: call(stage)
          )
        }
      ),
      (
        "deleted",
        {
          _ = try await accounts.adminDeleteUser(
            AdminDeleteUserRequest(userPoolId: name.userPoolId, username: name.username),
            call: call(stage)
          )
        }
      ),
    ]
    for (what, end) in endings {
      var browser = Browser()
      let code = try await stage.code(in: &browser)
      #expect(try await stage.authorize(in: browser).redirect?["code"] != nil)
      try await end()
      #expect(try await stage.redeem(code).error == "invalid_grant", "\(what)")
      #expect(try await stage.authorize(in: browser).login != nil, "\(what)")
    }
  }

  @Test("codes and cookies are stored as keyed hashes, and what they stand for is sealed")
  func storage() async throws {
    let stage = try await Self.stage()
    var browser = Browser()
    let code = try await stage.code(["nonce": "very-secret-nonce"], in: &browser)
    let rows = try await stage.stage.harness.database.administrationPool().query(
      """
      SELECT c::text || s::text || encode(c.sealed_grant, 'escape')
        || encode(s.sealed_sign_in, 'escape') AS line
      FROM authentication.authorization_codes AS c, authentication.browser_sessions AS s
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("line", as: String.self)
    }
    #expect(rows.count == 1)
    for row in rows {
      #expect(!row.contains(code) && !row.contains("very-secret-nonce"))
    }
  }
}
