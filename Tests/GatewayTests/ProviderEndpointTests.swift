import AuthenticationMessages
import Cryptography
import Protobuf
import RPC
import Testing

@Suite("The addresses to which outside providers send browsers", .timeLimit(.minutes(20)))
struct ProviderEndpointTests {
  private static let pool = "eu-west-1_AbCdEfGhI"
  private static let state = "\(pool).random"
  private static let binding = [UInt8](repeating: 7, count: 32)

  private static func rig(_ response: ProviderRedirectResponse) -> Rig {
    var rig = Rig()
    rig.authentication = FakeService { (_) throws(RPCError) in
      do {
        return try response.encoded()
      } catch {
        throw RPCError(code: .internalError)
      }
    }
    return rig
  }

  private static func post(_ target: String, _ body: String) -> TestRequest {
    TestRequest(
      target: target,
      headers: [
        ("Host", "gate.example"), ("Content-Type", "application/x-www-form-urlencoded"),
        // As the provider's page posts it.
        ("Origin", "https://idp.example.com"), ("Sec-Fetch-Site", "cross-site"),
      ],
      body: Array(body.utf8)
    )
  }

  @Test("FED-1: an answer goes to authentication with the browser's cookie for the state's pool")
  func finish() async throws {
    let rig = Self.rig(
      ProviderRedirectResponse(
        location: "https://app.example.com/?code=1",
        userPoolId: Self.pool,
        session: [1, 2, 3]
      )
    )
    let cookie = "gatehouse-provider-AbCdEfGhI=\(Base64URL.encode(Self.binding))"
    try await rig.run { ports in
      for prefix in ["", "/\(Self.pool)"] {
        let reply = try await Wire.exchange(
          .get(
            "\(prefix)/oauth2/idpresponse?code=a%2Bb&state=\(Self.state)&iss=https%3A%2F%2Fi",
            [("Cookie", cookie)]
          ),
          port: ports.clients
        )
        #expect(reply.status == 302 && reply["location"] == "https://app.example.com/?code=1")
        #expect(reply["set-cookie"]?.hasPrefix("gatehouse-sso-AbCdEfGhI=") == true)
        #expect(reply["referrer-policy"] == "no-referrer" && reply["cache-control"] == "no-store")
      }
    }
    for (call, pool) in zip(rig.authentication.calls, [nil, Self.pool]) {
      let request = try FinishProviderRedirectRequest(decoding: call.message)
      #expect(request.binding == Self.binding && request.state == Self.state)
      #expect(request.code == "a+b" && request.issuer == "https://i")
      #expect(request.userPoolId == pool)
    }
  }

  @Test("SEC-2: a post of another site is taken, and leads to a GET of our own by 303")
  func take() async throws {
    let rig = Self.rig(
      ProviderRedirectResponse(
        location: "/oauth2/idpresponse?state=\(Self.state)",
        userPoolId: Self.pool,
        binding: Self.binding
      )
    )
    try await rig.run { ports in
      for (target, body) in [
        ("/oauth2/idpresponse", "code=c&state=\(Self.state)&user=%7B%7D"),
        ("/saml2/idpresponse", "SAMLResponse=AQ%2BD&RelayState=\(Self.state)"),
      ] {
        let reply = try await Wire.exchange(Self.post(target, body), port: ports.clients)
        #expect(reply.status == 303)
        #expect(reply["location"] == "/oauth2/idpresponse?state=\(Self.state)")
        #expect(reply["set-cookie"]?.contains("SameSite=Lax") == true)
        // No page of another origin may read it.
        #expect(reply["access-control-allow-origin"] == nil)
      }
    }
    let requests = try rig.authentication.calls.map {
      try TakeProviderAnswerRequest(decoding: $0.message)
    }
    #expect(requests.map(\.state) == [Self.state, Self.state])
    #expect(requests[0].appleUser == "{}" && requests[1].samlResponse == Array("AQ+D".utf8))
  }

  @Test("what cannot be an answer is a page, and authentication is not asked")
  func malformed() async throws {
    let rig = Self.rig(ProviderRedirectResponse(location: "https://app.example.com/"))
    try await rig.run { ports in
      for target in [
        "/oauth2/idpresponse?code=a&code=b&state=x", "/oauth2/idpresponse?state=%E0",
        "/oauth2/idpresponse?state=\(String(repeating: "x", count: 20_000))",
      ] {
        let reply = try await Wire.exchange(.get(target), port: ports.clients)
        #expect(reply.status >= 400 && reply["location"] == nil, "\(target.prefix(40))")
      }
      for (target, body) in [
        ("/saml2/idpresponse", "RelayState=x"),
        ("/saml2/idpresponse", "SAMLResponse=a&SAMLResponse=b"),
        ("/oauth2/idpresponse", "state=a&state=b"), ("/saml2/logout", "RelayState=x"),
      ] {
        let reply = try await Wire.exchange(Self.post(target, body), port: ports.clients)
        #expect(reply.status == 400 && reply["location"] == nil, "\(target) \(body)")
      }
    }
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test(
    "SEC-4: a browser is sent to no place that a service would not name",
    arguments: [
      "//evil.example.com/", "javascript:alert(1)", "https://good@evil.example.com/", "/\\evil",
    ]
  )
  func places(location: String) async throws {
    let rig = Self.rig(ProviderRedirectResponse(location: location))
    try await rig.run { ports in
      let reply = try await Wire.exchange(
        .get("/oauth2/idpresponse?state=\(Self.state)"),
        port: ports.clients
      )
      #expect(reply.status == 400 && reply["location"] == nil)
    }
  }

  @Test(
    "LOG-5: who comes back from a provider goes on to where the sign-out began, and nowhere else"
  )
  func signedOut() async throws {
    let rig = Self.rig(ProviderRedirectResponse(location: "https://app.example.com/"))
    let query = "client_id=c&logout_uri=https%3A%2F%2Fapp.example.com%2F"
    let carried = PercentEncoding.encode(query)
    try await rig.run { ports in
      for prefix in ["", "/\(Self.pool)"] {
        let got = try await Wire.exchange(
          .get("\(prefix)/saml2/logout?SAMLResponse=x&RelayState=\(carried)"),
          port: ports.clients
        )
        #expect(got.status == 302 && got["location"] == "\(prefix)/logout?\(query)")
        let posted = try await Wire.exchange(
          Self.post("\(prefix)/saml2/logout", "SAMLResponse=x&RelayState=\(carried)"),
          port: ports.clients
        )
        #expect(posted.status == 303 && posted["location"] == "\(prefix)/logout?\(query)")
      }
      let alone = try await Wire.exchange(
        .get("/saml2/logout?SAMLResponse=x"),
        port: ports.clients
      )
      #expect(alone.status == 200 && alone["location"] == nil)
      for query in [
        "SAMLRequest=x", "SAMLResponse=x&SAMLResponse=y", "SAMLResponse=x&RelayState=%0D%0AA%3Ab",
        "SAMLResponse=x&RelayState=%23a", "RelayState=x",
      ] {
        let refused = try await Wire.exchange(
          .get("/saml2/logout?\(query)"),
          port: ports.clients
        )
        #expect(refused.status == 400 && refused["location"] == nil, "\(query)")
      }
    }
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test("FED-1: another browser gets a page that says so, with the request's reference")
  func otherBrowser() async throws {
    let rig = Self.rig(
      ProviderRedirectResponse(page: "other_browser", exception: "NotAuthorizedException")
    )
    try await rig.run { ports in
      let reply = try await Wire.exchange(
        .get("/oauth2/idpresponse?state=\(Self.state)&code=c"),
        port: ports.clients
      )
      #expect(reply.status == 400)
      #expect(reply.body.contains("Start again in the browser you began in."))
      #expect(!reply.body.contains(Self.state))
      #expect(reply.body.contains(reply["x-amzn-requestid"] ?? "-"))
    }
  }
}
