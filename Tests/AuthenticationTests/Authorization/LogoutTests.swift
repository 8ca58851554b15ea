internal import AuthenticationMessages
import GatehouseMessages
internal import TestSupport
internal import Testing

/// SPEC-OIDC §7.
@Suite("Signing out of a browser", .timeLimit(.minutes(20)))
struct LogoutTests {
  private static func stage(_ tags: [String: String] = [:]) async throws -> BrowserStage {
    let stage = try await BrowserStage(CreateUserPoolRequest(userPoolTags: tags))
    for name in ["ann", "bob"] { try await stage.stage.addUser(name) }
    return stage
  }

  private static func isSignedIn(_ browser: Browser, _ stage: BrowserStage) async throws -> Bool {
    try await stage.authorize(in: browser).redirect?["code"] != nil
  }

  @Test("LOG-1: ends the session and goes to the registered address, with the state")
  func logout() async throws {
    let stage = try await Self.stage()
    var browser = Browser()
    _ = try await stage.code(in: &browser)
    for uri in ["https://evil.example", BrowserStage.signedOut + "/", BrowserStage.callback] {
      let refused = try await stage.endSession(
        ["client_id": stage.clientID, "logout_uri": uri],
        in: browser
      )
      #expect(refused.fault == "invalid_request" && refused.redirect == nil)
    }
    #expect(try await Self.isSignedIn(browser, stage))
    let response = try await stage.endSession(
      ["client_id": stage.clientID, "logout_uri": BrowserStage.signedOut, "state": "s t"],
      in: browser
    )
    #expect(
      response.redirect?.uri == BrowserStage.signedOut && response.redirect?["state"] == "s t"
    )
    #expect(response.endedUserPoolId == stage.stage.poolID)
    #expect(try await !Self.isSignedIn(browser, stage))
    let again = try await stage.endSession(
      ["client_id": stage.clientID, "logout_uri": BrowserStage.signedOut],
      in: browser
    )
    #expect(again.redirect?.uri == BrowserStage.signedOut)
  }

  @Test("LOG-1: what is missing is told in Cognito's words")
  func missing() async throws {
    let stage = try await Self.stage()
    #expect(try await stage.endSession([:]).fault == "client_id_missing")
    #expect(
      try await stage.endSession(["client_id": stage.clientID]).fault == "redirect_uri_missing"
    )
    let unknown = try await stage.endSession([
      "client_id": "0123456789abcdefghijklmnop", "logout_uri": BrowserStage.signedOut,
    ])
    #expect(unknown.fault == "invalid_request")
    #expect(try await stage.newestEvent()?.operation == "EndSession")
  }

  @Test("LOG-2: with redirect_uri the login page follows; logout_uri goes before it")
  func signInAgain() async throws {
    let stage = try await Self.stage()
    var browser = Browser()
    _ = try await stage.code(in: &browser)
    let wrong = try await stage.endSession(
      stage.query(["redirect_uri": "https://evil.example"]),
      in: browser
    )
    #expect(wrong.fault == "invalid_request")
    let response = try await stage.endSession(stage.query(), in: browser)
    #expect(response.login?.parameters.compactMap(\.name).contains("redirect_uri") == true)
    #expect(try await !Self.isSignedIn(browser, stage))
    let both = try await stage.endSession(stage.query(["logout_uri": BrowserStage.signedOut]))
    #expect(both.redirect?.uri == BrowserStage.signedOut)
  }

  @Test("LOG-3: OpenID Connect's form, with an expired token as hint")
  func rpInitiated() async throws {
    let stage = try await Self.stage()
    var browser = Browser()
    let tokens = try await stage.redeem(try await stage.code(in: &browser))
    stage.clock.advance(by: .seconds(7200))
    let query = [
      "id_token_hint": tokens.idToken ?? "", "post_logout_redirect_uri": BrowserStage.signedOut,
      "state": "s",
    ]
    let response = try await stage.endSession(query, in: browser)
    #expect(response.redirect?.uri == BrowserStage.signedOut && response.redirect?["state"] == "s")
    #expect(try await !Self.isSignedIn(browser, stage))
    // A target that is not registered: signed out, and no redirect.
    let nowhere = try await stage.endSession([
      "client_id": stage.clientID, "post_logout_redirect_uri": "https://evil.example",
    ])
    #expect(nowhere.isSignedOut == true && nowhere.redirect == nil)
  }

  @Test("LOG-3: another user's token asks before it signs anybody out")
  func otherUser() async throws {
    let stage = try await Self.stage()
    var attacker = Browser()
    let theirs = try await stage.redeem(try await stage.code(of: "bob", in: &attacker))
    var browser = Browser()
    _ = try await stage.code(in: &browser)
    for hint in [theirs.idToken, theirs.accessToken, "a.b.c", "x"] {
      let query = [
        "id_token_hint": hint ?? "", "client_id": stage.clientID,
        "post_logout_redirect_uri": BrowserStage.signedOut,
      ]
      let asked = try await stage.endSession(query, in: browser)
      #expect(asked.isQuestion == true && asked.endedUserPoolId == nil)
    }
    #expect(try await Self.isSignedIn(browser, stage))
    let confirmed = try await stage.endSession(
      [
        "id_token_hint": theirs.idToken ?? "", "post_logout_redirect_uri": BrowserStage.signedOut,
      ],
      in: browser,
      isConfirmed: true
    )
    #expect(confirmed.redirect?.uri == BrowserStage.signedOut)
    #expect(try await !Self.isSignedIn(browser, stage))
  }

  @Test("LOG-4: tokens stay as in Cognito, unless the pool's tag ends those of the session")
  func tokens() async throws {
    for (tags, stay) in [
      ([:], true), (["gatehouse:logout-ends-tokens": "on"], false),
    ] as [([String: String], Bool)] {
      let stage = try await Self.stage(tags)
      var browser = Browser()
      let tokens = try await stage.redeem(try await stage.code(in: &browser))
      let ofAPI = try await stage.stage.tokens("ann")
      let query = ["client_id": stage.clientID, "logout_uri": BrowserStage.signedOut]
      _ = try await stage.endSession(query, in: browser)
      #expect((try await stage.refresh(tokens.refreshToken).error == nil) == stay)
      #expect(try await stage.stage.refresh(ofAPI.refreshToken) != nil)
    }
  }
}
