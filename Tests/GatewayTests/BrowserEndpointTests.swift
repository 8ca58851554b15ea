import AuthenticationMessages
import Cryptography
import Protobuf
import RPC
import Testing

@testable import GatewayService

/// SPEC-OIDC §4 to §7 and §10 at the edge.
@Suite("OAuth's addresses", .timeLimit(.minutes(20)))
struct BrowserEndpointTests {
  private static let pool = "us-east-1_AbCdEfGhI"
  private static let callback = "https://app.example/cb?kept=1"

  static func rig(_ answer: some ProtobufMessage) throws -> Rig {
    let bytes = try answer.encoded()
    var rig = Rig { $0.publicURL = "http://gate.example" }
    rig.authentication = FakeService(sites: { (request) throws(RPCError) in
      guard request.userPoolId == pool else { return FindDomainResponse() }
      return FindDomainResponse(
        userPoolId: pool,
        canonicalBase: "http://gate.example/\(pool)",
        managedLoginVersion: 1,
        discoveryBase: "http://gate.example/\(pool)"
      )
    }) { (_) throws(RPCError) in bytes }
    return rig
  }

  private static func redirecting(
    _ parameters: [(String, String)],
    uri: String = callback,
    isFragment: Bool = false,
    cookie: BrowserSessionCookie? = nil
  ) -> AuthorizeResponse {
    AuthorizeResponse(
      redirect: AuthorizationRedirect(
        uri: uri,
        parameters: parameters.map { AuthorizationParameter(name: $0.0, value: $0.1) },
        isFragment: isFragment
      ),
      cookie: cookie
    )
  }

  static func form(
    _ target: String,
    _ body: String,
    _ headers: [(String, String)] = []
  ) -> TestRequest {
    TestRequest(
      target: target,
      headers: [
        ("Host", "gate.example"), ("Content-Type", "application/x-www-form-urlencoded"),
      ] + headers,
      body: Array(body.utf8)
    )
  }

  @Test("AUT-16, AUT-7: a code goes to the client by 302, beside the address's own query")
  func code() async throws {
    let rig = try Self.rig(
      Self.redirecting([("code", "c"), ("state", "a&b=c ü"), ("iss", "https://id/p")])
    )
    for path in ["/oauth2/authorize", "/authorize", "/\(Self.pool)/oauth2/authorize"] {
      let reply = try await rig.reply(
        to: .get(path + "?client_id=abc&state=a%26b%3Dc+%C3%BC&scope=openid+email")
      )
      #expect(reply.status == 302)
      #expect(
        reply["location"]
          == "https://app.example/cb?kept=1&code=c&state=a%26b%3Dc+%C3%BC&iss=https%3A%2F%2Fid%2Fp"
      )
      #expect(reply["cache-control"] == "no-store" && reply["referrer-policy"] == "no-referrer")
      #expect(reply["access-control-allow-origin"] == nil)
    }
    let asked = try rig.authentication.calls.map { try AuthorizeRequest(decoding: $0.message) }
    #expect(asked.map(\.userPoolId) == [nil, nil, Self.pool])
    let values = Dictionary(
      uniqueKeysWithValues: (asked.first?.query?.parameters ?? []).map { ($0.name, $0.value) }
    )
    #expect(values == ["client_id": "abc", "state": "a&b=c ü", "scope": "openid email"])
  }

  @Test("AUT-18: tokens stand in the fragment alone")
  func fragment() async throws {
    let answer = Self.redirecting(
      [("access_token", "a.b"), ("token_type", "bearer")],
      isFragment: true
    )
    let reply = try await Self.rig(answer).reply(to: .get("/oauth2/authorize?client_id=a"))
    #expect(
      reply["location"] == "https://app.example/cb?kept=1#access_token=a.b&token_type=bearer"
    )
  }

  @Test("without a session the login page follows, below the same address, with the request")
  func login() async throws {
    let answer = AuthorizeResponse(
      login: AuthorizationParameters(parameters: [
        AuthorizationParameter(name: "client_id", value: "abc"),
        AuthorizationParameter(name: "state", value: "x y"),
      ])
    )
    let rig = try Self.rig(answer)
    for base in ["", "/\(Self.pool)"] {
      let reply = try await rig.reply(to: .get("\(base)/oauth2/authorize?client_id=abc"))
      #expect(reply.status == 302)
      #expect(reply["location"] == "\(base)/login?client_id=abc&state=x+y")
    }
  }

  @Test("AUT-1, AUT-2, SEC-4: a refusal on a page never leads to the address that was asked for")
  func errorPage() async throws {
    let answer = AuthorizeResponse(
      errorPage: AuthorizationErrorPage(error: "redirect_mismatch", clientId: "abc")
    )
    var rig = try Self.rig(answer)
    rig.configuration.publicURL = "http://127.0.0.1:8080"
    let reply = try await rig.reply(
      to: .get("/oauth2/authorize?client_id=abc&redirect_uri=https://evil.example")
    )
    #expect(reply.status == 302)
    let id = try #require(reply["x-amzn-requestid"])
    let location =
      "/error?error=redirect_mismatch&client_id=abc&reference=\(id)"
      + "&redirect_uri=https%3A%2F%2Fevil.example"
    #expect(reply["location"] == location)
    // Whatever a service says, a browser goes to no address that could run or be read as a script.
    for uri in ["javascript:alert(1)", "https://a@evil.example", "http://evil.example", ""] {
      let hostile = try await Self.rig(Self.redirecting([("code", "c")], uri: uri))
        .reply(to: .get("/oauth2/authorize?client_id=abc"))
      #expect(hostile["location"]?.hasPrefix("/error?") == true, "\(uri)")
    }
  }

  @Test("AUT: a form of another site becomes an address that brings the browser's cookies")
  func posted() async throws {
    let rig = try Self.rig(AuthorizeResponse())
    let body = "client_id=abc&scope=openid+email&client_id=b"
    let reply = try await rig.reply(to: Self.form("/oauth2/authorize", body))
    #expect(reply.status == 303 && reply["location"] == "/oauth2/authorize?\(body)")
    for (body, type) in [
      ("a=\u{0}b c", "application/x-www-form-urlencoded"), ("{}", "application/json"),
      (String(repeating: "x", count: 9000), "application/x-www-form-urlencoded"),
      ("a=b\r\nSet-Cookie: x", "application/x-www-form-urlencoded"),
    ] {
      let refused = try await rig.reply(
        to: Self.form("/oauth2/authorize", body).with("Content-Type", type)
      )
      #expect(
        refused["location"]?.hasPrefix("/error?error=invalid_request&") == true,
        "\(body.prefix(20))"
      )
    }
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test("AUT-3: what stands twice or cannot be read is told to the service")
  func hostileQueries() async throws {
    let rig = try Self.rig(AuthorizeResponse())
    _ = try await rig.reply(to: .get("/oauth2/authorize?a=1&b=2&a=3&c=%FF"))
    let asked = try AuthorizeRequest(decoding: try #require(rig.authentication.calls.first).message)
    #expect(asked.query?.repeatedNames == ["a"] && asked.query?.isMalformed == true)
    let long = try await rig.reply(
      to: .get("/oauth2/authorize?x=" + String(repeating: "x", count: 8200))
    )
    #expect([302, 414, 431].contains(long.status))
    #expect(rig.authentication.calls.count == 1)
  }

  @Test("SSO-1: the cookie of each pool is read, and set for this host alone")
  func cookies() async throws {
    let cookie = BrowserSessionCookie(userPoolId: Self.pool, session: [1, 2, 3])
    let rig = try Self.rig(Self.redirecting([("code", "c")], cookie: cookie))
    let session = Base64URL.encode([UInt8](repeating: 7, count: 32))
    let reply = try await rig.reply(
      to: .get(
        "/oauth2/authorize?client_id=a",
        [
          (
            "Cookie",
            "gatehouse-sso-AbCdEfGhI=\(session); gatehouse-sso-Other=AA; gatehouse-sso-Other=AQ; "
              + "gatehouse-fresh-Third=AQ; other-gatehouse-sso-X=AA"
          )
        ]
      )
    )
    let asked = try AuthorizeRequest(decoding: try #require(rig.authentication.calls.first).message)
    #expect(asked.cookies.map(\.poolName) == ["AbCdEfGhI", "Third"])
    #expect(asked.cookies.first?.session == [UInt8](repeating: 7, count: 32))
    #expect(asked.cookies.map { $0.wantsFreshSignIn ?? false } == [false, true])
    #expect(
      reply["set-cookie"]?.hasPrefix("gatehouse-sso-AbCdEfGhI=AQID; Path=/; HttpOnly") == true
    )
  }

  @Test("SEC-6: no page of another origin learns anything of what reads cookies")
  func origins() async throws {
    let rig = try Self.rig(AuthorizeResponse())
    for target in ["/oauth2/authorize", "/logout"] {
      var request = TestRequest.get(target, [("Origin", "https://app.example")])
      #expect(try await rig.reply(to: request)["access-control-allow-origin"] == nil)
      request.method = "OPTIONS"
      #expect(try await rig.reply(to: request)["access-control-allow-origin"] == nil)
    }
    let info = try await rig.reply(
      to: .get("/oauth2/userInfo", [("Origin", "https://app.example")])
    )
    #expect(info["access-control-allow-origin"] == "*")
  }

  @Test("a fault is a page with a reference, and says nothing else")
  func faults() async throws {
    for (code, status) in [
      (RPCStatusCode.unavailable, 500), (.resourceExhausted, 429),
    ] {
      var rig = Rig()
      rig.authentication = FakeService { (_) throws(RPCError) in
        throw RPCError(code: code, message: "secret")
      }
      for target in ["/oauth2/authorize?client_id=a", "/logout?client_id=a"] {
        let reply = try await rig.reply(to: .get(target))
        #expect(reply.status == status && !reply.body.contains("secret"))
        #expect(reply.body.contains("Reference"))
      }
    }
  }

  @Test("TOK-1, TOK-5: a code is redeemed by the token endpoint, below a pool too")
  func redeeming() async throws {
    let rig = try Self.rig(
      GrantByAuthorizationCodeResponse(
        accessToken: "a",
        idToken: "i",
        refreshToken: "r",
        expiresInSeconds: 60
      )
    )
    let body =
      "grant_type=authorization_code&client_id=abc&code=c&redirect_uri=https%3A%2F%2Fa&code_verifier=v"
    let reply = try await rig.reply(to: Self.form("/\(Self.pool)/oauth2/token", body))
    #expect(
      reply.body
        == #"{"id_token":"i","access_token":"a","refresh_token":"r","expires_in":60,"#
        + #""token_type":"Bearer"}"#
    )
    let sent = try GrantByAuthorizationCodeRequest(
      decoding: try #require(rig.authentication.calls.first).message
    )
    #expect(sent.code == "c" && sent.redirectUri == "https://a" && sent.codeVerifier == "v")
    #expect(sent.userPoolId == Self.pool && sent.clientId == "abc")
    let refused = try await Self.rig(
      GrantByAuthorizationCodeResponse(
        error: "unauthorized_client",
        errorDescription: "invalid_redirect"
      )
    ).reply(to: Self.form("/oauth2/token", body))
    #expect(refused.status == 400)
    #expect(refused.body.contains(#""error":"unauthorized_client""#))
    #expect(refused.body.contains(#""error_description":"invalid_redirect""#))
    var broken = Rig()
    broken.authentication = FakeService { (_) throws(RPCError) in
      throw RPCError(code: .unavailable)
    }
    let unavailable = try await broken.reply(to: Self.form("/oauth2/token", body))
    #expect(unavailable.status == 503)
    #expect(unavailable.body == #"{"error":"temporarily_unavailable"}"#)
  }

  @Test(
    "UIN-1, UIN-3: userInfo takes a token by header or form, and answers JSON that nobody keeps"
  )
  func userInfo() async throws {
    let rig = try Self.rig(ShowUserInfoResponse(claims: Array(#"{"sub":"s"}"#.utf8)))
    let bearer = ("Authorization", "bearer a.b-c_~+/=")
    for request in [
      TestRequest.get("/oauth2/userInfo", [bearer]),
      TestRequest.get("/\(Self.pool)/oauth2/userInfo", [bearer]),
      Self.form("/oauth2/userInfo", "access_token=a.b-c_~%2B/="),
    ] {
      let reply = try await rig.reply(to: request)
      #expect(reply.status == 200 && reply.body == #"{"sub":"s"}"#)
      #expect(reply["content-type"] == "application/json;charset=UTF-8")
      #expect(reply["cache-control"] == "no-store")
    }
    let asked = try rig.authentication.calls.map { try ShowUserInfoRequest(decoding: $0.message) }
    #expect(asked.map(\.accessToken) == ["a.b-c_~+/=", "a.b-c_~+/=", "a.b-c_~+/="])
    for request in [
      TestRequest.get("/oauth2/userInfo"), .get("/oauth2/userInfo?access_token=a"),
      .get("/oauth2/userInfo", [("Authorization", "Basic a")]),
      .get("/oauth2/userInfo", [("Authorization", "Bearer a b")]),
      .get("/oauth2/userInfo", [bearer, bearer]),
      Self.form("/oauth2/userInfo", "access_token=a", [bearer]),
      Self.form("/oauth2/userInfo", "access_token=a&access_token=b"),
    ] {
      let reply = try await rig.reply(to: request)
      #expect(reply.status == 400 && reply.body.isEmpty)
      #expect(
        reply["www-authenticate"]
          == "Bearer error=\"invalid_request\", "
          + "error_description=\"Bad OAuth2 request at UserInfo Endpoint\""
      )
    }
    let refused = try await Self.rig(ShowUserInfoResponse(error: "invalid_token"))
      .reply(to: .get("/oauth2/userInfo", [bearer]))
    #expect(refused.status == 401 && refused.body.isEmpty)
    #expect(
      refused["www-authenticate"]
        == "Bearer error=\"invalid_token\", error_description=\"Access token is expired, disabled, "
        + "or deleted, or the user has globally signed out.\""
    )
  }

  @Test("REV-1: revoke answers 200 without a body, and refuses in RFC 7009's words")
  func revoking() async throws {
    let rig = try Self.rig(RevokeGrantResponse())
    let reply = try await rig.reply(
      to: Self.form(
        "/oauth2/revoke",
        "client_id=abc&client_secret=s&token=t&gatehouse_associated_sessions=linked"
      )
    )
    #expect(reply.status == 200 && reply.body.isEmpty && reply["cache-control"] == "no-store")
    let sent = try RevokeGrantRequest(
      decoding: try #require(rig.authentication.calls.first).message
    )
    #expect(sent.token == "t" && sent.clientSecret == "s" && sent.isLinked == true)
    for (word, status) in [
      ("invalid_client", 401), ("unsupported_token_type", 400), ("invalid_request", 400),
    ] {
      let refused = try await Self.rig(RevokeGrantResponse(error: word))
        .reply(to: Self.form("/oauth2/revoke", "client_id=abc&token=t"))
      #expect(refused.status == status && refused.body == #"{"error":"\#(word)"}"#)
    }
    let missing = try await rig.reply(to: Self.form("/oauth2/revoke", "client_id=abc"))
    #expect(missing.status == 400 && missing.body == #"{"error":"invalid_request"}"#)
    #expect(rig.authentication.calls.count == 1)
  }

  @Test("LOG-1, LOG-4, SES-43: logout forgets the pool's cookie, and remembers that its user left")
  func logout() async throws {
    let rig = try Self.rig(
      EndSessionResponse(
        redirect: AuthorizationRedirect(
          uri: "https://app.example/bye",
          parameters: [AuthorizationParameter(name: "state", value: "s")]
        ),
        endedUserPoolId: Self.pool
      )
    )
    let reply = try await rig.reply(to: .get("/logout?client_id=abc"))
    #expect(reply.status == 302 && reply["location"] == "https://app.example/bye?state=s")
    let cookies = reply.headers.filter { $0.name.lowercased() == "set-cookie" }.map(\.value)
    #expect(cookies.contains { $0.hasPrefix("gatehouse-sso-AbCdEfGhI=; Max-Age=0") })
    #expect(cookies.contains { $0.hasPrefix("gatehouse-fresh-AbCdEfGhI=AQ; Path=/") })
    let posted = try await rig.reply(to: Self.form("/logout", "client_id=abc&logout_uri=x"))
    #expect(posted.status == 303 && posted["location"] == "/logout?client_id=abc&logout_uri=x")
  }

  @Test("LOG-1: what is missing is told in Cognito's words")
  func logoutFaults() async throws {
    for (fault, sentence) in [
      ("client_id_missing", "Missing required parameter client_id in request URL"),
      ("redirect_uri_missing", "Required String parameter &#39;redirect_uri&#39; is not present"),
      ("invalid_request", "cannot be followed"), ("of a newer version", "cannot be followed"),
    ] {
      let reply = try await Self.rig(EndSessionResponse(fault: fault)).reply(to: .get("/logout"))
      #expect(reply.status == 400 && reply.body.contains(sentence), "\(fault) \(reply.body)")
      #expect(reply["set-cookie"] == nil)
    }
  }

  @Test("LOG-3, SEC-1: the page that asks is answered by its own button alone")
  func question() async throws {
    let rig = try Self.rig(EndSessionResponse(isQuestion: true))
    let target = "/logout?id_token_hint=x&client_id=abc"
    let pressed = try await rig.visit(target) { (visit, port) in
      #expect(visit.reply.status == 200 && visit.reply.body.contains("Sign out?"))
      var foreign = visit.form
      foreign.headers = foreign.headers.map { name, value in
        name == "Origin" ? (name, "https://evil.example") : (name, value)
      }
      let refused = try await Wire.exchange(foreign, port: port)
      #expect(refused.status == 403)
      return try await Wire.exchange(visit.form, port: port)
    }
    #expect(pressed.status == 200)
    let asked = try rig.authentication.calls.map { try EndSessionRequest(decoding: $0.message) }
    #expect(asked.map { $0.isConfirmed ?? false } == [false, true])
    let done = try await Self.rig(EndSessionResponse(isSignedOut: true)).reply(to: .get("/logout"))
    #expect(done.status == 200 && done.body.contains("You’re signed out"))
  }
}
