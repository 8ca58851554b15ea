import Domain
import IdentityFederationCore
import TestSupport
import Testing

/// How issuers' keys are fetched and kept.
@Suite struct IssuerKeysTests {
  private static let discovery = LoginFixture.issuer + "/.well-known/openid-configuration"
  private static let keySet = "https://keys.example.com/jwks"
  private static let down = IdentityFederationFailure.externalService(
    "The identity provider https://keys.example.com cannot be reached."
  )
  private static let discoveryDown = IdentityFederationFailure.externalService(
    "The identity provider https://idp.example.com cannot be reached."
  )

  private func token(_ mint: TokenMint, _ fixture: LoginFixture) throws -> String {
    try mint.sign(
      TokenMint.claims(LoginFixture.issuer, "app", at: fixture.clock.now(), seconds: 200_000)
    )
  }

  @Test(
    "keys are kept as their headers say, a minute at least and a day at most",
    arguments: [
      (nil, nil, 600), ("max-age=300", nil, 300),
      ("public, max-age=300, must-revalidate", "100", 200),
      ("max-age=1", nil, 60), ("max-age=300", "900", 60), ("no-store", nil, 60),
      ("No-Cache, max-age=900", nil, 60), ("max-age=9999999", nil, 86_400), ("max-age=x", nil, 600),
    ] as [(String?, String?, Int)]
  )
  func lifetime(_ cacheControl: String?, _ age: String?, _ seconds: Int) async throws {
    let fixture = try await LoginFixture()
    let mint = try TokenMint("k")
    fixture.providers.serve(LoginFixture.issuer, [mint], discoveryCacheControl: "max-age=86400")
    fixture.providers.answer(
      Self.keySet,
      #"{"keys":[\#(mint.jwk)]}"#,
      cacheControl: cacheControl,
      age: age
    )
    try await fixture.register()
    let token = try token(mint, fixture)
    #expect(try await fixture.refusal(token) == nil)
    #expect(fixture.providers.requests == [Self.discovery, Self.keySet])
    fixture.clock.advance(by: .seconds(seconds - 1))
    #expect(try await fixture.refusal(token) == nil)
    #expect(fixture.providers.requests.count == 2)
    fixture.clock.advance(by: .seconds(1))
    #expect(try await fixture.refusal(token) == nil)
    let expected = seconds == 86_400 ? [Self.discovery, Self.keySet] : [Self.keySet]
    #expect(Array(fixture.providers.requests.dropFirst(2)) == expected)
  }

  @Test("DID-27: a provider's new key counts at once, also moments after its keys were fetched")
  func rotation() async throws {
    let fixture = try await LoginFixture()
    let old = try TokenMint("old")
    let new = try TokenMint("new")
    fixture.providers.serve(LoginFixture.issuer, [old], cacheControl: "max-age=86400")
    try await fixture.register()
    let (first, second) = (try token(old, fixture), try token(new, fixture))
    #expect(try await fixture.refusal(first) == nil)
    fixture.providers.serve(LoginFixture.issuer, [old, new], cacheControl: "max-age=86400")
    #expect(try await fixture.refusal(second) == nil)
    #expect(try await fixture.refusal(first) == nil)
    #expect(fixture.providers.requests.count == 3)
  }

  @Test("IDP-5: made-up keys have an issuer asked five times a minute at most")
  func madeUpKeys() async throws {
    let fixture = try await LoginFixture()
    let mint = try TokenMint("k")
    let cacheControl = "max-age=86400"
    fixture.providers.serve(
      LoginFixture.issuer,
      [mint],
      cacheControl: cacheControl,
      discoveryCacheControl: cacheControl
    )
    try await fixture.register()
    #expect(try await fixture.refusal(token(mint, fixture)) == nil)
    let forged = LoginFixture.invalid("Token signature invalid.")
    for second in 0..<60 {
      let unknown = try token(try TokenMint("made-up-\(second)"), fixture)
      #expect(try await fixture.refusal(unknown) == forged)
      fixture.clock.advance(by: .seconds(1))
    }
    #expect(fixture.providers.requests.count { $0 == Self.keySet } == 1 + 4)
    // A new key waits for no longer than 20 seconds meanwhile.
    let new = try TokenMint("new")
    fixture.providers.answer(
      Self.keySet,
      #"{"keys":[\#(mint.jwk),\#(new.jwk)]}"#,
      cacheControl: cacheControl
    )
    fixture.clock.advance(by: .seconds(20))
    #expect(try await fixture.refusal(token(new, fixture)) == nil)
  }

  @Test("DID-27: an unknown key is no refusal while its provider is down")
  func unknownWhileDown() async throws {
    let fixture = try await LoginFixture()
    let old = try TokenMint("old")
    let new = try TokenMint("new")
    fixture.providers.serve(LoginFixture.issuer, [old], cacheControl: "max-age=86400")
    try await fixture.register()
    let (first, second) = (try token(old, fixture), try token(new, fixture))
    #expect(try await fixture.refusal(first) == nil)
    fixture.providers.silence(Self.keySet)
    for _ in 0..<10 {
      #expect(try await fixture.refusal(second) == Self.down)
      // What the known keys prove needs no provider.
      #expect(try await fixture.refusal(first) == nil)
      fixture.clock.advance(by: .seconds(6))
    }
    fixture.providers.serve(LoginFixture.issuer, [old, new], cacheControl: "max-age=86400")
    fixture.clock.advance(by: .seconds(20))
    #expect(try await fixture.refusal(second) == nil)
  }

  @Test("many logins by a new key at once have the keys fetched once")
  func newKeyTogether() async throws {
    let fixture = try await LoginFixture()
    let old = try TokenMint("old")
    let new = try TokenMint("new")
    fixture.providers.serve(LoginFixture.issuer, [old], cacheControl: "max-age=86400")
    try await fixture.register()
    #expect(try await fixture.refusal(token(old, fixture)) == nil)
    fixture.providers.serve(LoginFixture.issuer, [old, new], cacheControl: "max-age=86400")
    let token = try token(new, fixture)
    let settings = try fixture.settings()
    await withTaskGroup(of: IdentityFederationFailure?.self) { group in
      for _ in 0..<20 {
        group.addTask { await fixture.refusal([LoginFixture.name: token], settings) }
      }
      for await refusal in group { #expect(refusal == nil) }
    }
    #expect(fixture.providers.requests.count { $0 == Self.keySet } == 2)
  }

  @Test("a provider that is down is no refusal of the token, and is left alone for five seconds")
  func down() async throws {
    let fixture = try await LoginFixture()
    let mint = try TokenMint("k")
    fixture.providers.serve(LoginFixture.issuer, [mint])
    fixture.providers.silence(Self.keySet)
    try await fixture.register()
    let token = try token(mint, fixture)
    for _ in 0..<3 { #expect(try await fixture.refusal(token) == Self.down) }
    #expect(fixture.providers.requests == [Self.discovery, Self.keySet])
    fixture.providers.serve(LoginFixture.issuer, [mint])
    fixture.clock.advance(by: .seconds(4))
    #expect(try await fixture.refusal(token) == Self.down)
    fixture.clock.advance(by: .seconds(1))
    #expect(try await fixture.refusal(token) == nil)
  }

  @Test(
    "IDP-5: the last keys serve while their provider is down, a day after they were fetched at most"
  )
  func lastKeys() async throws {
    let fixture = try await LoginFixture()
    let mint = try TokenMint("k")
    fixture.providers.serve(LoginFixture.issuer, [mint], cacheControl: "max-age=300")
    try await fixture.register()
    let known = try token(mint, fixture)
    #expect(try await fixture.refusal(known) == nil)
    fixture.providers.silence(Self.discovery)
    fixture.providers.silence(Self.keySet)
    fixture.clock.advance(by: .seconds(300))
    for _ in 0..<3 { #expect(try await fixture.refusal(known) == nil) }
    // The provider was tried, and then left alone.
    #expect(fixture.providers.requests.count == 3)
    // An unknown key may be one that the provider has now.
    let unknown = try token(try TokenMint("new"), fixture)
    #expect(try await fixture.refusal(unknown) == Self.down)
    // A key that is known and did not sign refuses all the same.
    let forged = LoginFixture.invalid("Token signature invalid.")
    #expect(try await fixture.refusal(token(try TokenMint("k"), fixture)) == forged)
    fixture.clock.advance(by: .seconds(86_400 - 300 - 1))
    #expect(try await fixture.refusal(known) == nil)
    fixture.clock.advance(by: .seconds(1))
    #expect(try await fixture.refusal(known) == Self.discoveryDown)
    // It is back, and the key that it has withdrawn meanwhile proves nothing.
    fixture.clock.advance(by: .seconds(5))
    fixture.providers.serve(LoginFixture.issuer, [try TokenMint("other")])
    #expect(try await fixture.refusal(known) == forged)
  }

  @Test(
    "an answer that is no set of keys is no refusal of the token",
    arguments: [(200, "{}"), (200, "<html>"), (404, #"{"keys":[]}"#), (302, ""), (500, "")]
  )
  func badAnswers(_ status: Int, _ body: String) async throws {
    let fixture = try await LoginFixture()
    let mint = try TokenMint("k")
    fixture.providers.serve(LoginFixture.issuer, [mint])
    fixture.providers.answer(Self.keySet, body, status: status)
    try await fixture.register()
    #expect(try await fixture.refusal(try token(mint, fixture)) == Self.down)
  }

  @Test("many logins at once have the keys fetched once")
  func together() async throws {
    let fixture = try await LoginFixture()
    let mint = try TokenMint("k")
    fixture.providers.serve(LoginFixture.issuer, [mint])
    try await fixture.register()
    let token = try token(mint, fixture)
    let settings = try fixture.settings()
    await withTaskGroup(of: IdentityFederationFailure?.self) { group in
      for _ in 0..<20 {
        group.addTask { await fixture.refusal([LoginFixture.name: token], settings) }
      }
      for await refusal in group { #expect(refusal == nil) }
    }
    #expect(fixture.providers.requests == [Self.discovery, Self.keySet])
  }

  @Test("another issuer's discovery document brings no keys (Discovery §4.3)")
  func otherIssuer() async throws {
    let fixture = try await LoginFixture()
    let mint = try TokenMint("k")
    fixture.providers.serve(LoginFixture.issuer, [mint], named: "https://evil.example.com")
    try await fixture.register()
    let failure = try await fixture.refusal(try token(mint, fixture))
    #expect(
      failure
        == .externalService("The identity provider https://idp.example.com cannot be reached.")
    )
    #expect(fixture.providers.requests == [Self.discovery])
  }

  @Test(
    "no request leaves for a host that the operator does not allow",
    arguments: [
      "https://169.254.169.254/latest", "http://keys.example.com/jwks",
      "https://keys.example.com:8443/jwks", "https://keys.example.com@evil.example.com/jwks",
      "https://evil.example.com#keys.example.com", "file:///etc/passwd", "//keys.example.com/jwks",
      "https://KEYS.example.com/jwks", "https://[::1]/jwks", #"https://keys.example.com\\@evil/"#,
    ]
  )
  func hosts(_ address: String) async throws {
    let fixture = try await LoginFixture()
    let mint = try TokenMint("k")
    fixture.providers.serve(LoginFixture.issuer, [mint], keysAt: address)
    try await fixture.register()
    let failure = try await fixture.refusal(try token(mint, fixture))
    guard case .externalService = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(fixture.providers.requests == [Self.discovery])
  }
}
