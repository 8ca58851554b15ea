import Cryptography
import Domain
import IdentityFederationCore
import IdentityFederationProofs
import IdentityFederationProviderSignIns
import RPC
import TestSupport
import Testing

/// Sign-ins of browsers at the providers of a user pool.
@Suite struct ProviderSignInTests {
  private typealias Fixture = ProviderSignInFixture

  private func user(_ end: FinishedProviderSignIn) throws -> ProvedUser {
    guard case .proved(let user, let context) = end else {
      Issue.record("\(end)")
      throw ProviderSilence("no user")
    }
    #expect(context == Array("the client's request".utf8))
    return user
  }

  private func isUnknown(_ end: FinishedProviderSignIn) -> Bool {
    if case .unknown = end { true } else { false }
  }

  @Test(
    "FED-2: a sign-in is begun with state, nonce and a proof key, and its code comes with the key"
  )
  func openIDConnect() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    let (members, binding, url) = try await fixture.begin(prompt: "login", maxAge: 60, hint: "a b")
    #expect(url.hasPrefix("https://idp.example.com/authorize?tenant=1&client_id=app&"))
    #expect(members["redirect_uri"] == Fixture.callbackURL && members["response_type"] == "code")
    #expect(members["scope"] == "openid email" && members["code_challenge_method"] == "S256")
    #expect(members["prompt"] == "login" && members["max_age"] == "60")
    #expect(members["login_hint"] == "a b")
    try fixture.answer(
      nonce: try #require(members["nonce"]),
      more: #","auth_time":\#(fixture.clock.now().unixSeconds)"#
    )
    let user = try user(try await fixture.finish(try #require(members["state"]), binding))
    #expect(user.provider == "Corp" && user.subject == "user-1" && user.issuer == Fixture.issuer)
    // FED-4: what the issuer says when it is asked wins.
    #expect(user.claims["email"] == .string("new@example.com"))
    let exchange = try #require(fixture.transport.sent.first { $0.url == Fixture.token })
    let form = Fixture.members(exchange.body)
    #expect(exchange.method == .post && exchange.authorization == nil)
    #expect(form["grant_type"] == "authorization_code" && form["code"] == "c0de")
    #expect(form["client_secret"] == "s&cret" && form["redirect_uri"] == Fixture.callbackURL)
    let verifier = try #require(form["code_verifier"])
    #expect(
      Base64URL.encode(SHA256.digest(of: Array(verifier.utf8))) == members["code_challenge"]
    )
    let info = try #require(fixture.transport.sent.first { $0.url == Fixture.userInfo })
    #expect(info.authorization == "Bearer at" && info.method == .get)
  }

  @Test("FED-1: an answer counts once, in its browser, at its pool and for five minutes")
  func once() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    let (members, binding, _) = try await fixture.begin()
    let state = try #require(members["state"])
    try fixture.answer(nonce: try #require(members["nonce"]))
    let other = try #require(UserPoolID("eu-west-1_Another00"))
    let (_, otherBinding, _) = try await fixture.begin()
    #expect(isUnknown(try await fixture.finish(state, otherBinding)))
    #expect(isUnknown(try await fixture.finish(state, [])))
    #expect(isUnknown(try await fixture.finish("", binding)))
    #expect(isUnknown(try await fixture.finish(state + "x", binding)))
    #expect(isUnknown(try await fixture.finish(state, binding, in: other)))
    // They have neither ended it nor had the provider asked.
    #expect(!fixture.transport.requests.contains(Fixture.token))
    _ = try user(try await fixture.finish(state, binding))
    #expect(isUnknown(try await fixture.finish(state, binding)))
    let (late, lateBinding, _) = try await fixture.begin()
    fixture.clock.advance(by: .seconds(300))
    #expect(isUnknown(try await fixture.finish(try #require(late["state"]), lateBinding)))
    #expect(try await fixture.signIns.removeExpired() == 2)
    #expect(try await fixture.signIns.removeExpired() == 0)
  }

  @Test("FED-3: an ID token that does not answer this sign-in proves no user")
  func badTokens() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    let other = try await fixture.refusal { _ in try fixture.answer(nonce: "another") }
    #expect(other?.rule == IDTokenRefusal.otherNonce.sentence && other?.error == "invalid_request")
    let stranger = try TokenMint("stranger")
    let forged = try await fixture.refusal { nonce in
      let claims = TokenMint.claims(
        Fixture.issuer,
        "app",
        at: fixture.clock.now(),
        more: #","nonce":"\#(nonce)""#
      )
      fixture.transport.answer(
        Fixture.token,
        #"{"access_token":"at","id_token":"\#(try stranger.sign(claims))"}"#
      )
    }
    #expect(forged?.rule == IDTokenRefusal.forged.sentence)
    let missing = try await fixture.refusal { _ in
      fixture.transport.answer(Fixture.token, #"{"access_token":"at"}"#)
    }
    #expect(missing?.description == "Bad token response")
    let now = fixture.clock.now().unixSeconds
    for claims in ["", #","auth_time":\#(now - 121)"#, #","auth_time":"\#(now)""#] {
      let old = try await fixture.refusal(maxAge: 60) { nonce in
        try fixture.answer(nonce: nonce, more: claims)
      }
      #expect(old?.rule == "the user signed in at the provider too long ago", "\(claims)")
    }
  }

  @Test("FED-4: userinfo of another user proves no user")
  func otherUserInfo() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    for body in [#"{"sub":"user-2"}"#, #"{"email":"a@example.com"}"#] {
      let refusal = try await fixture.refusal { nonce in
        try fixture.answer(nonce: nonce)
        fixture.transport.answer(Fixture.userInfo, body)
      }
      #expect(refusal?.rule == "the issuer's userinfo is of another user", "\(body)")
    }
  }

  @Test("FED-2: a provider's refusal is passed on by a known word, and without its sentence")
  func refusals() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    for (theirs, ours) in [
      ("access_denied", "access_denied"), ("login_required", "server_error"),
      ("<script>", "server_error"), ("", "server_error"),
    ] {
      let refusal = try await fixture.refusal(error: theirs) { _ in }
      #expect(refusal?.error == ours, "\(theirs)")
    }
    // No code has left meanwhile.
    #expect(!fixture.transport.requests.contains(Fixture.token))
    let mixed = try await fixture.refusal(issuer: "https://evil.example.com") { nonce in
      try fixture.answer(nonce: nonce)
    }
    #expect(mixed?.rule == "another issuer answers")
    let status = try await fixture.refusal { _ in
      fixture.transport.answer(Fixture.token, #"{"error":"invalid_grant"}"#, status: 400)
    }
    #expect(status?.description == "Corp Error - 400 error getting token")
    let silent = try await fixture.refusal { _ in fixture.transport.silence(Fixture.token) }
    #expect(silent?.description == "Timeout occurred in calling IdP token endpoint")
  }

  @Test(
    "FED-2: without proof keys none is sent, and Basic is used where the issuer takes nothing else"
  )
  func traits() async throws {
    let fixture = try await Fixture()
    try await fixture.create(
      discovery: #","token_endpoint_auth_methods_supported":["client_secret_basic"]"#
    )
    let (members, binding, _) = try await fixture.begin(prompt: "none")
    #expect(members["code_challenge"] == nil && members["prompt"] == nil)
    try fixture.answer(nonce: try #require(members["nonce"]))
    _ = try user(try await fixture.finish(try #require(members["state"]), binding))
    let exchange = try #require(fixture.transport.sent.first { $0.url == Fixture.token })
    #expect(exchange.authorization == "Basic " + Base64.encode(Array("app:s%26cret".utf8)))
    let form = Fixture.members(exchange.body)
    #expect(form["client_secret"] == nil && form["code_verifier"] == nil)
  }

  @Test(
    "FED-6: Apple gets a secret signed for one call, and its form is believed of the name alone"
  )
  func apple() async throws {
    let fixture = try await Fixture()
    let key = try SigningKey.generate(.es256)
    let text = Base64.encode(try key.pkcs8())
    // As Apple's file has it.
    let pem = "-----BEGIN PRIVATE KEY-----\n\(text)\n-----END PRIVATE KEY-----\n"
    try await fixture.create(
      "SignInWithApple",
      details: [
        "team_id": "TEAM", "key_id": "KEY", "private_key": pem,
        "authorize_scopes": "name email",
      ]
    )
    fixture.transport.serve("https://appleid.apple.com", [fixture.mint])
    let (members, binding, _) = try await fixture.begin(hint: "ada")
    #expect(members["response_mode"] == "form_post" && members["login_hint"] == nil)
    let claims = TokenMint.claims(
      "https://appleid.apple.com",
      "app",
      at: fixture.clock.now(),
      more: #","nonce":"\#(try #require(members["nonce"]))","email":"relay@example.com""#
    )
    let token = "https://appleid.apple.com/auth/token"
    fixture.transport.answer(
      token,
      #"{"access_token":"at","id_token":"\#(try fixture.mint.sign(claims))"}"#
    )
    let user = try user(
      try await fixture.finish(
        try #require(members["state"]),
        binding,
        appleUser: #"{"name":{"firstName":"Ada","lastName":"L"},"email":"evil@example.com"}"#
      )
    )
    #expect(user.claims["given_name"] == .string("Ada") && user.claims["name"] == .string("Ada L"))
    // As pools made for Cognito map them.
    #expect(user.claims["firstName"] == .string("Ada") && user.claims["lastName"] == .string("L"))
    #expect(user.claims["email"] == .string("relay@example.com"))
    let exchange = try #require(fixture.transport.sent.first { $0.url == token })
    let secret = try #require(Fixture.members(exchange.body)["client_secret"])
    let parts = secret.split(separator: ".").map(String.init)
    let signed = Array(parts.prefix(2).joined(separator: ".").utf8)
    let signature = try #require(Base64URL.decode(parts.last ?? ""))
    #expect(key.verifyingKey.isValid(signature: signature, for: signed))
    let now = fixture.clock.now().unixSeconds
    #expect(
      Base64URL.decode(parts[1]).map { String(decoding: $0, as: UTF8.self) }
        == #"{"iss":"TEAM","iat":\#(now),"exp":\#(now + 300),"aud":"https://appleid.apple.com","#
        + #""sub":"app"}"#
    )
  }

  @Test("FED-7: a token that Facebook gave to another application proves no user")
  func facebook() async throws {
    let fixture = try await Fixture()
    try await fixture.create("Facebook", details: ["authorize_scopes": "public_profile,email"])
    let (members, binding, url) = try await fixture.begin()
    #expect(url.hasPrefix("https://www.facebook.com/v17.0/dialog/oauth?"))
    #expect(members["nonce"] == nil && members["scope"] == "public_profile,email")
    let token = "https://graph.facebook.com/v17.0/oauth/access_token"
    fixture.transport.answer(token, #"{"access_token":"at"}"#)
    fixture.transport.answer("https://graph.facebook.com/app", #"{"id":"app"}"#)
    fixture.transport.answer("https://graph.facebook.com/me", #"{"id":"user-9"}"#)
    let user = try user(try await fixture.finish(try #require(members["state"]), binding))
    #expect(user.subject == "user-9" && user.issuer == nil)
    let exchange = try #require(fixture.transport.sent.first { $0.url.hasPrefix(token) })
    #expect(exchange.method == .get && exchange.url.contains("client_secret=s%26cret"))
    fixture.transport.answer("https://graph.facebook.com/app", #"{"id":"another"}"#)
    let refusal = try await fixture.refusal { _ in }
    #expect(refusal?.rule == OpaqueTokenRefusal.otherApplication.sentence)
  }

  @Test("FED-1: two sign-ins of one browser are under one secret, and each ends on its own")
  func tabs() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    let (first, binding, _) = try await fixture.begin()
    let (second, same, _) = try await fixture.begin(binding: binding)
    #expect(binding == same && first["state"] != second["state"])
    // What has not the form of a secret is none.
    let (_, fresh, _) = try await fixture.begin(binding: [1, 2])
    #expect(fresh.count == 32 && fresh != binding)
    for members in [second, first] {
      try fixture.answer(nonce: try #require(members["nonce"]))
      _ = try user(try await fixture.finish(try #require(members["state"]), binding))
    }
  }

  @Test("FED-1: the state names the pool, and only a listed provider is begun at")
  func listed() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    let (members, _, _) = try await fixture.begin()
    #expect(members["state"]?.hasPrefix(fixture.pool.text + ".") == true)
    for provider in [
      ProviderSignInRequest.Provider.name("Corp"), .identifier("corp"), .name("Other"),
    ] {
      let request = ProviderSignInRequest(
        pool: fixture.pool,
        provider: provider,
        permitted: ["Other"],
        baseURL: Fixture.baseURL,
        context: []
      )
      await #expect(throws: IdentityFederationFailure.self) {
        try await fixture.signIns.begin(request, fixture.context)
      }
    }
  }

  @Test("SEC-2: a posted answer is kept, and counts in the browser that was sent to the provider")
  func posted() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    let (members, binding, _) = try await fixture.begin()
    let state = try #require(members["state"])
    try fixture.answer(nonce: try #require(members["nonce"]))
    let form = AnswerForm(code: "posted")
    #expect(try await !fixture.signIns.keep(form, state: state + "x", in: fixture.pool))
    #expect(try await fixture.signIns.keep(form, state: state, in: fixture.pool))
    // The first answer counts.
    #expect(
      try await !fixture.signIns.keep(
        AnswerForm(code: "stranger's"),
        state: state,
        in: fixture.pool
      )
    )
    #expect(!fixture.transport.requests.contains(Fixture.token))
    #expect(isUnknown(try await fixture.finish(state, [UInt8](repeating: 1, count: 32))))
    _ = try user(try await fixture.finish(state, binding, code: "of the address"))
    let exchange = try #require(fixture.transport.sent.first { $0.url == Fixture.token })
    #expect(Fixture.members(exchange.body)["code"] == "posted")
  }

  @Test("FED-3: an access token that is not the ID token's proves no user")
  func accessTokenHash() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    let own = try AccessTokenHash.text(of: "at", for: .es256)
    let good = try await fixture.begin()
    try fixture.answer(
      nonce: try #require(good.members["nonce"]),
      more: #","at_hash":"\#(own)""#
    )
    _ = try user(try await fixture.finish(try #require(good.members["state"]), good.binding))
    let refusal = try await fixture.refusal { nonce in
      try fixture.answer(nonce: nonce, more: #","at_hash":"AAAAAAAAAAAAAAAAAAAAAA""#)
    }
    #expect(refusal?.rule == "the access token is not the one of the ID token")
  }

  @Test("FED-3: the client is told which issuer a wrong token names, and of keys that do not come")
  func sentences() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    let other = try await fixture.refusal { nonce in
      let claims = TokenMint.claims(
        "https://evil.example.com",
        "app",
        at: fixture.clock.now(),
        more: #","nonce":"\#(nonce)""#
      )
      fixture.transport.answer(
        Fixture.token,
        #"{"access_token":"at","id_token":"\#(try fixture.mint.sign(claims))"}"#
      )
    }
    #expect(other?.description == "Bad id_token issuer https://evil.example.com")
    let keyless = try await fixture.refusal { nonce in
      try fixture.answer(nonce: nonce)
      fixture.transport.silence("https://keys.example.com/jwks")
    }
    #expect(keyless?.description == "Timeout in calling jwks uri")
  }

  @Test("FED-8: levels are asked for in the provider's words, and told in the pool's")
  func levels() async throws {
    let fixture = try await Fixture()
    try await fixture.create(levels: ["Level2": "urn:two", "Level4": "urn:four"])
    for (acr, level) in [("urn:four", "Level4"), ("urn:other", "Level1")] {
      let (members, binding, _) = try await fixture.begin(levels: ["Level4", "Level3", "Level2"])
      #expect(members["acr_values"] == "urn:four urn:two")
      let time = fixture.clock.now().unixSeconds - 5
      try fixture.answer(
        nonce: try #require(members["nonce"]),
        more: #","acr":"\#(acr)","auth_time":\#(time)"#
      )
      let user = try user(try await fixture.finish(try #require(members["state"]), binding))
      #expect(user.level == level && user.authenticatedAt == time)
    }
  }
}
