internal import AuthenticationAuthorization
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import Domain
import GatehouseMessages
internal import TestSupport
internal import Testing

/// SPEC-OIDC §4, with what bad input gets.
@Suite("Authorization requests", .timeLimit(.minutes(20)))
struct AuthorizationRequestTests {
  /// The refusal at the client's address; nil where there is another answer.
  private static func refusal(_ response: AuthorizeResponse) -> [String?]? {
    guard let redirect = response.redirect, let error = redirect["error"] else { return nil }
    return [error, redirect["error_description"]]
  }

  @Test("AUT-1: an unknown client is told on a page, and one without OAuth at its address")
  func clients() async throws {
    let stage = try await BrowserStage { $0.allowedOAuthFlowsUserPoolClient = false }
    let refused = try await stage.authorize()
    #expect(
      Self.refusal(refused) == ["unauthorized_client", "Client is not enabled for OAuth2.0 flows"]
    )
    for client in [nil, "", "x", "0123456789abcdefghijklmnop"] as [String?] {
      let response = try await stage.authorize(["client_id": client])
      #expect(response.redirect == nil && response.login == nil)
      #expect(response.errorPage?.error == "invalid_request")
    }
    let elsewhere = try await BrowserStage(harness: stage.stage.harness)
    let foreign = try await elsewhere.authorize(pool: stage.stage.poolID)
    #expect(foreign.login == nil && foreign.redirect == nil)
  }

  @Test("AUT-2: an address that differs in one byte is told to nobody but the user")
  func addresses() async throws {
    let stage = try await BrowserStage()
    #expect(try await stage.authorize().login != nil)
    for uri in [
      "https://app.example/callback", "https://app.example/callback?kept=1&",
      "https://evil.example",
      "https://app.example/callback?kept=1/", "HTTPS://app.example/callback?kept=1",
      "https://app.example/callback?kept=%31", "https://app.example/callbac\u{212A}?kept=1",
      "//app.example/callback?kept=1", "javascript:alert(1)", "https://app.example@evil.example/",
    ] {
      let response = try await stage.authorize(["redirect_uri": uri])
      #expect(response.redirect == nil, "\(uri)")
      #expect(response.errorPage?.error == "redirect_mismatch", "\(uri)")
    }
    let event = try #require(try await stage.newestEvent())
    #expect(event.operation == "Authorize" && event.clientId == stage.clientID)
    #expect(
      event.rule
        == "redirect_uri is none of the client's CallbackURLs: https://app.example@evil.example/"
    )
    let missing = try await stage.authorize(["redirect_uri": nil])
    #expect(missing.errorPage?.error == "invalid_request")
  }

  @Test("AUT-2: the default address stands in for one that is left out")
  func usualAddress() async throws {
    let stage = try await BrowserStage { $0.defaultRedirectUri = "https://app.example/other" }
    let request = try await stage.asked(["redirect_uri": nil])
    #expect(request.address.uri == "https://app.example/other")
  }

  @Test("AUT-3: a parameter that stands twice is refused, the address's on a page")
  func repetitions() async throws {
    let stage = try await BrowserStage()
    for name in ["client_id", "redirect_uri"] {
      let response = try await stage.authorize(repeated: [name])
      #expect(response.redirect == nil && response.errorPage?.error == "invalid_request")
    }
    let twice = try await stage.authorize(repeated: ["scope"])
    #expect(twice.redirect?["error"] == "invalid_request")
    #expect(twice.redirect?["state"] == "st&te=1 ü")
    let states = try await stage.authorize(repeated: ["state"])
    #expect(states.redirect?["error"] == "invalid_request" && states.redirect?["state"] == nil)
  }

  @Test("AUT-4: response_type is one that the client allows")
  func responseTypes() async throws {
    let stage = try await BrowserStage { $0.allowedOAuthFlows = ["code"] }
    for (type, error) in [
      (nil, "invalid_request"), ("id_token", "invalid_request"), ("code token", "invalid_request"),
      ("token", "unauthorized_client"),
    ] as [(String?, String)] {
      #expect(try await stage.authorize(["response_type": type]).redirect?["error"] == error)
    }
    // Answers of the implicit grant stand in the fragment, refusals too (RFC 6749 §4.2.2.1).
    #expect(try await stage.authorize(["response_type": "token"]).redirect?.isFragment == true)
  }

  @Test("AUT-5: scopes are the client's, and those of attributes stand with openid")
  func scopes() async throws {
    let stage = try await BrowserStage { $0.allowedOAuthScopes = ["openid", "email"] }
    #expect(try await stage.asked(["scope": nil]).scopes == ["openid", "email"])
    #expect(try await stage.asked(["scope": "email  openid email"]).scopes == ["email", "openid"])
    for scope in ["phone", "openid phone", "email", "openid\u{0}", "nothing/there", signInScope] {
      let response = try await stage.authorize(["scope": scope])
      guard !scope.contains("\u{0}") else {
        #expect(response.errorPage?.error == "invalid_request")
        continue
      }
      #expect(Self.refusal(response) == ["invalid_request", "invalid_scope"], "\(scope)")
    }
  }

  @Test("AUT-5: a resource server's scope is granted while the server has it")
  func customScopes() async throws {
    let harness = try await SignInHarness()
    let pool = try await harness.makePool()
    let pools = harness.authentication.pools
    _ = try await pools.createResourceServer(
      CreateResourceServerRequest(
        userPoolId: pool.id,
        identifier: "https://api.example/v1",
        name: "api",
        scopes: [ResourceServerScopeType(scopeName: "read", scopeDescription: "r")]
      ),
      call: .recording(harness.context)
    )
    var client = BrowserStage.client
    client.allowedOAuthScopes = ["openid", "https://api.example/v1/read"]
    let made = try await harness.makeClient(of: pool, client)
    let stage = try BrowserStage(Stage(harness: harness, pool: pool, client: made))
    let asked: [String: String?] = ["scope": "https://api.example/v1/read"]
    #expect(try await stage.asked(asked).scopes == ["https://api.example/v1/read"])
    _ = try await pools.deleteResourceServer(
      DeleteResourceServerRequest(userPoolId: pool.id, identifier: "https://api.example/v1"),
      call: .recording(harness.context)
    )
    #expect(try await stage.authorize(asked).redirect?["error_description"] == "invalid_scope")
    #expect(try await stage.asked(["scope": nil]).scopes == ["openid"])
  }

  @Test("AUT-6: a proof key is of the method S256, and required by the pool's tag")
  func proofKeys() async throws {
    let stage = try await BrowserStage()
    let challenge = BrowserStage.challenge
    #expect(
      try await stage.authorize(["code_challenge": challenge, "code_challenge_method": "S256"])
        .login != nil
    )
    for (challenge, method) in [
      (challenge, nil), (challenge, "plain"), (nil, "S256"), ("short", "S256"),
      (challenge + "A", "S256"), (String(repeating: "+", count: 43), "S256"),
    ] as [(String?, String?)] {
      let response = try await stage.authorize([
        "code_challenge": challenge, "code_challenge_method": method,
      ])
      #expect(response.redirect?["error"] == "invalid_request")
    }
    let strict = try await BrowserStage(
      CreateUserPoolRequest(userPoolTags: ["gatehouse:require-pkce": "on"])
    )
    #expect(try await strict.authorize().redirect?["error"] == "invalid_request")
  }

  @Test("AUT-7: state comes back as it was, with the issuer, also with an error")
  func state() async throws {
    let stage = try await BrowserStage()
    let refused = try await stage.authorize(["response_type": "x"])
    #expect(refused.redirect?["state"] == "st&te=1 ü")
    #expect(refused.redirect?["iss"] == "https://id.example.com/\(stage.stage.poolID)")
    let long = String(repeating: "s", count: 4097)
    #expect(try await stage.authorize(["state": long]).errorPage?.error == "invalid_request")
  }

  @Test("AUT-8: a nonce of more than a KiB is refused")
  func nonces() async throws {
    let stage = try await BrowserStage()
    let long = String(repeating: "n", count: 1025)
    #expect(try await stage.authorize(["nonce": long]).redirect?["error"] == "invalid_request")
  }

  @Test("AUT-9: identity_provider is one that the client lists")
  func providers() async throws {
    let stage = try await BrowserStage()
    #expect(try await stage.asked(["identity_provider": "COGNITO"]).provider == .own)
    #expect(try await stage.asked().provider == .any)
    for query in [
      ["identity_provider": "Corp"], ["idp_identifier": "corp.example"],
      ["identity_provider": "Corp", "idp_identifier": "corp.example"],
    ] as [[String: String?]] {
      #expect(try await stage.authorize(query).redirect?["error"] == "invalid_request")
    }
    let both: [String: String?] = ["identity_provider": "COGNITO", "idp_identifier": "x"]
    #expect(try await stage.asked(both).provider == .own)
  }

  @Test("AUT-10, AUT-11: prompt and max_age have their forms")
  func prompts() async throws {
    let stage = try await BrowserStage()
    for prompt in ["none login", "create", "None"] {
      let response = try await stage.authorize(["prompt": prompt])
      #expect(response.redirect?["error"] == "invalid_request")
    }
    #expect(try await stage.authorize(["prompt": "none"]).redirect?["error"] == "login_required")
    #expect(try await stage.authorize(["prompt": "login consent"]).login != nil)
    for age in ["-1", "1.5", "x", "12345678901", "+1"] {
      let response = try await stage.authorize(["max_age": age])
      #expect(response.redirect?["error"] == "invalid_request", "\(age)")
    }
  }

  @Test("AUT-12: acr_values that the pool does not know are passed over")
  func levels() async throws {
    let stage = try await BrowserStage()
    let asked = try await stage.asked(["acr_values": "gold urn:cognito:loa:3 urn:cognito:loa:1"])
    #expect(asked.wantedLevel == .passkey)
    #expect(try await stage.asked(["acr_values": "gold"]).wantedLevel == nil)
  }

  @Test("AUT-13: a resource is one absolute address, or a resource server of the pool")
  func resources() async throws {
    let stage = try await BrowserStage()
    for resource in [
      "https://mcp.example/x", "http://localhost:9000/mcp", "myapp:api", "https://a.example?b=c",
    ] {
      #expect(try await stage.authorize(["resource": resource]).login != nil, "\(resource)")
    }
    for resource in [
      "http://api.example", "https://", "https://a.example/#f", "nothing", "/path", "https://a b",
      "http://localhost.evil.example", "mailto:",
    ] {
      let response = try await stage.authorize(["resource": resource])
      #expect(response.redirect?["error"] == "invalid_target", "\(resource)")
    }
    let twice = try await stage.authorize(repeated: ["resource"])
    #expect(twice.redirect?["error"] == "invalid_target")
  }

  @Test("AUT-14, PAG-2: every link of the pages carries the request, and nothing else")
  func carried() async throws {
    let stage = try await BrowserStage()
    let long = String(repeating: "ü", count: 200)
    let request = try await stage.asked([
      "login_hint": long, "lang": "de", "ui_locales": "fr en", "unknown": "x", "_csrf": "y",
    ])
    #expect(request.loginHint?.count == 128)
    #expect(request.languages == ["de", "fr", "en"])
    let names = request.carried.compactMap(\.name)
    #expect(
      names == [
        "client_id", "redirect_uri", "response_type", "scope", "state", "login_hint", "lang",
        "ui_locales",
      ]
    )
    let again = AuthorizationQuery(AuthorizationParameters(parameters: request.carried))
    let second = try await stage.service.authorization.request(
      again,
      in: nil,
      .recording(stage.context)
    )
    .get()
    #expect(second.carried == request.carried && second.scopes == request.scopes)
  }

  @Test("AUT-15: what would have us fetch or read a request is refused")
  func requests() async throws {
    let stage = try await BrowserStage()
    for (name, value, error) in [
      ("request", "e30.e30.", "request_not_supported"),
      ("request_uri", "https://evil.example/r", "request_uri_not_supported"),
      ("response_mode", "form_post", "invalid_request"),
      ("response_mode", "fragment", "invalid_request"),
    ] {
      #expect(try await stage.authorize([name: value]).redirect?["error"] == error)
    }
    #expect(try await stage.authorize(["response_mode": "query"]).login != nil)
    #expect(
      try await stage.authorize(["response_type": "token", "response_mode": "fragment"]).login
        != nil
    )
  }

  @Test("a request of more than 8 KiB is told on a page")
  func size() async throws {
    let stage = try await BrowserStage()
    let part = String(repeating: "a", count: 4000)
    let response = try await stage.authorize(["login_hint": part, "x": part, "y": part])
    #expect(response.errorPage?.error == "invalid_request" && response.redirect == nil)
  }
}
