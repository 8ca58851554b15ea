import Cryptography
import Domain
import IdentityFederationCore
import IdentityFederationLogins
import TestSupport
import Testing

/// DID-26, DID-27.
@Suite struct OpenIDConnectLoginTests {
  @Test("a token of a registered provider proves its user", arguments: SignatureAlgorithm.allCases)
  func good(_ algorithm: SignatureAlgorithm) async throws {
    let fixture = try await LoginFixture()
    let mint = try TokenMint("k", algorithm)
    fixture.providers.serve(LoginFixture.issuer, [mint])
    try await fixture.register(LoginFixture.issuer, ["other", "app"])
    let claims = TokenMint.claims(
      LoginFixture.issuer,
      "app",
      at: fixture.clock.now(),
      more: #","groups":["a"]"#
    )
    let login = try await fixture.prove(
      [LoginFixture.name: mint.sign(claims)],
      try fixture.settings()
    ).first
    #expect(login?.provider == LoginFixture.name)
    #expect(login?.subject == "user-1")
    #expect(login?.client == "app")
    #expect(login?.claims["groups"] == .array([.string("a")]))
    #expect(login?.roleMappingKeys == [LoginFixture.name, LoginFixture.arn])
  }

  @Test("each fault of a token has its sentence (DID-27)")
  func faults() async throws {
    let fixture = try await LoginFixture()
    let mint = try TokenMint("k")
    fixture.providers.serve(LoginFixture.issuer, [mint])
    try await fixture.register()
    let now = fixture.clock.now()
    let issuer = LoginFixture.issuer
    let good = TokenMint.claims(issuer, "app", at: now)
    let expired = TokenMint.claims(issuer, "app", at: now, seconds: 0)
    let noAudience = #"{"iss":"\#(issuer)","sub":"u","exp":\#(now.unixSeconds + 9)}"#
    let several =
      #"{"iss":"\#(issuer)","aud":["app","evil"],"sub":"u","exp":\#(now.unixSeconds + 9)}"#
    let notOurs = "Not a valid OpenId Connect identity token."
    let cases: [(String, String)] = [
      (try TokenMint("k").sign(good), "Token signature invalid."),
      (try TokenMint("unknown").sign(good), "Token signature invalid."),
      (try mint.sign(good, header: #"{"alg":"none","kid":"k"}"#), "Token signature invalid."),
      (try mint.sign(expired), "Token expired: \(now.unixSeconds) >= \(now.unixSeconds)"),
      (try mint.sign(TokenMint.claims(issuer, "evil", at: now)), "Incorrect token audience."),
      (try mint.sign(several), "Incorrect token audience."),
      (try mint.sign(noAudience), "Missing a required claim: aud"),
      (
        try mint.sign(TokenMint.claims("https://evil.example.com", "app", at: now)),
        "Issuer doesn't match providerName"
      ),
      (try mint.sign(#"{"sub":"u"}"#), notOurs),
      (try mint.sign(#"{"iss":"\#(issuer)","aud":"app","sub":"u"}"#), notOurs),
      (try mint.sign(TokenMint.claims(issuer, "app", subject: "", at: now)), notOurs),
      (try mint.sign(TokenMint.claims(issuer, "app", subject: #"a\u0000"#, at: now)), notOurs),
      (
        try mint.sign(
          TokenMint.claims(issuer, "app", at: now, more: #","nbf":\#(now.unixSeconds + 61)"#)
        ),
        notOurs
      ),
      ("token", notOurs), ("", notOurs), ("a.b.c", notOurs),
    ]
    for (token, sentence) in cases {
      #expect(try await fixture.refusal(token) == LoginFixture.invalid(sentence), "\(sentence)")
    }
    #expect(try await fixture.refusal(mint.sign(good)) == nil)
    // What clocks may differ by.
    let early = TokenMint.claims(issuer, "app", at: now, more: #","nbf":\#(now.unixSeconds + 60)"#)
    #expect(try await fixture.refusal(mint.sign(early)) == nil)
  }

  @Test("a token that cannot be good causes no request for keys")
  func noRequests() async throws {
    let fixture = try await LoginFixture()
    let mint = try TokenMint("k")
    try await fixture.register()
    let now = fixture.clock.now()
    for claims in [
      TokenMint.claims(LoginFixture.issuer, "app", at: now, seconds: 0),
      TokenMint.claims(LoginFixture.issuer, "evil", at: now),
      TokenMint.claims(LoginFixture.issuer, "app", subject: "", at: now),
    ] {
      let refusal = try await fixture.refusal(mint.sign(claims))
      guard case .notAuthorized = refusal else {
        Issue.record("\(String(describing: refusal))")
        continue
      }
    }
    #expect(fixture.providers.requests.isEmpty)
  }

  @Test("DID-27: a token for several applications counts where it was given to the pool's")
  func severalAudiences() async throws {
    let fixture = try await LoginFixture()
    let mint = try TokenMint("k")
    fixture.providers.serve(LoginFixture.issuer, [mint])
    try await fixture.register()
    let end = fixture.clock.now().unixSeconds + 60
    func refusal(_ audiences: String, _ more: String) async throws -> IdentityFederationFailure? {
      try await fixture.refusal(
        mint.sign(
          #"{"iss":"\#(LoginFixture.issuer)","aud":\#(audiences),"sub":"u","exp":\#(end)\#(more)}"#
        )
      )
    }
    #expect(try await refusal(#"["evil","app"]"#, #","azp":"app""#) == nil)
    // Google names the phone's application there.
    #expect(try await refusal(#""app""#, #","azp":"phone""#) == nil)
    let other = LoginFixture.invalid("Incorrect token audience.")
    for more in [
      "", #","azp":"evil""#, #","azp":"elsewhere""#, #","azp":null"#, #","azp":["app"]"#,
    ] {
      #expect(try await refusal(#"["evil","app"]"#, more) == other, "\(more)")
    }
    #expect(try await refusal(#"["evil","other"]"#, #","azp":"app""#) == other)
    #expect(try await refusal("[]", "") == other)
  }

  @Test("HS256 with the public key as its secret is a forged signature")
  func keyedHash() async throws {
    let fixture = try await LoginFixture()
    let mint = try TokenMint("k", .rs256)
    fixture.providers.serve(LoginFixture.issuer, [mint])
    try await fixture.register()
    let parts = [
      #"{"alg":"HS256","kid":"k"}"#,
      TokenMint.claims(LoginFixture.issuer, "app", at: fixture.clock.now()),
    ].map { Base64URL.encode(Array($0.utf8)) }.joined(separator: ".")
    let mac = HMACKey(Array(mint.jwk.utf8)).authenticate(Array(parts.utf8))
    let token = "\(parts).\(Base64URL.encode(mac))"
    #expect(try await fixture.refusal(token) == LoginFixture.invalid("Token signature invalid."))
  }

  @Test("a provider that the pool does not list, or that is not registered, is not supported")
  func unsupported() async throws {
    let fixture = try await LoginFixture()
    let mint = try TokenMint("k")
    fixture.providers.serve(LoginFixture.issuer, [mint])
    let token = try mint.sign(
      TokenMint.claims(LoginFixture.issuer, "app", at: fixture.clock.now())
    )
    #expect(try await fixture.refusal(token) == LoginFixture.unsupported)
    try await fixture.register()
    #expect(try await fixture.refusal(token) == nil)
    let without = try fixture.settings(openIDConnect: [])
    #expect(await fixture.refusal([LoginFixture.name: token], without) == LoginFixture.unsupported)
    let foreign = try fixture.settings(
      openIDConnect: [LoginFixture.arn.replacing(LoginFixture.account, with: "210987654321")]
    )
    #expect(await fixture.refusal([LoginFixture.name: token], foreign) == LoginFixture.unsupported)
    for name in ["", "a\u{0}", "api.twitter.com", "www.digits.com", LoginFixture.arn] {
      let settings = try fixture.settings(supported: ["api.twitter.com": "a;b"])
      #expect(await fixture.refusal([name: token], settings) == LoginFixture.unsupported, "\(name)")
    }
    #expect(
      await fixture.refusal([LoginProofs.ownProvider: token], without)
        == LoginFixture.invalid("Can't pass in a Cognito token.")
    )
  }

  @Test("Google's tokens are proved in both forms of their issuer, Apple's in one")
  func googleAndApple() async throws {
    let fixture = try await LoginFixture()
    let mint = try TokenMint("k", .rs256)
    fixture.providers.serve("https://accounts.google.com", [mint])
    fixture.providers.serve("https://appleid.apple.com", [mint])
    let settings = try fixture.settings(
      supported: ["accounts.google.com": "app", "appleid.apple.com": "app"]
    )
    let now = fixture.clock.now()
    for issuer in ["https://accounts.google.com", "accounts.google.com"] {
      let token = try mint.sign(TokenMint.claims(issuer, "app", at: now))
      #expect(await fixture.refusal(["accounts.google.com": token], settings) == nil)
    }
    let apple = try mint.sign(TokenMint.claims("https://appleid.apple.com", "app", at: now))
    #expect(await fixture.refusal(["appleid.apple.com": apple], settings) == nil)
    let odd = try mint.sign(TokenMint.claims("appleid.apple.com", "app", at: now))
    #expect(
      await fixture.refusal(["appleid.apple.com": odd], settings)
        == LoginFixture.invalid("Issuer doesn't match providerName")
    )
    #expect(
      await fixture.refusal(["accounts.google.com": apple], try fixture.settings())
        == LoginFixture.unsupported
    )
  }

  @Test("all logins must pass, and are told in the order of their names")
  func several() async throws {
    let fixture = try await LoginFixture()
    let mint = try TokenMint("k")
    fixture.providers.serve(LoginFixture.issuer, [mint])
    fixture.providers.serve("https://accounts.google.com", [mint])
    try await fixture.register()
    let settings = try fixture.settings(supported: ["accounts.google.com": "app"])
    let now = fixture.clock.now()
    let google = try mint.sign(TokenMint.claims("accounts.google.com", "app", at: now))
    let own = try mint.sign(TokenMint.claims(LoginFixture.issuer, "app", at: now))
    let proved = try await fixture.prove(
      [LoginFixture.name: own, "accounts.google.com": google],
      settings
    )
    #expect(proved.map(\.provider) == ["accounts.google.com", LoginFixture.name])
    #expect(
      await fixture.refusal([LoginFixture.name: "x", "accounts.google.com": google], settings)
        == LoginFixture.invalid("Not a valid OpenId Connect identity token.")
    )
  }
}
