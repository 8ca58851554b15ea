import Domain
import IdentityFederationCore
import IdentityFederationMessages
import IdentityFederationProofs
import IdentityFederationProviderSignIns
import IdentityFederationUserPoolProviders
import RPC
import TestSupport
import Testing

/// Sign-ins of browsers at the providers of a user pool.
@Suite struct ProviderAnswerTests {
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

  @Test("FED-4: Google's people API is asked for what is mapped, and only of the same user")
  func people() async throws {
    let fixture = try await Fixture()
    try await fixture.create("Google", mapping: ["phone_number": "phoneNumbers", "name": "name"])
    fixture.transport.serve(
      "https://accounts.google.com",
      [fixture.mint],
      keysAt: "https://www.googleapis.com/oauth2/v3/certs"
    )
    let person = "https://people.googleapis.com/v1/people/me"
    for (name, isRight) in [("people/user-1", true), ("people/user-2", false)] {
      let (members, binding, url) = try await fixture.begin(hint: "ada")
      #expect(url.hasPrefix("https://accounts.google.com/o/oauth2/v2/auth?"))
      #expect(members["login_hint"] == "ada" && members["code_challenge_method"] == "S256")
      let claims = TokenMint.claims(
        "https://accounts.google.com",
        "app",
        at: fixture.clock.now(),
        more: #","nonce":"\#(try #require(members["nonce"]))","name":"Ada""#
      )
      fixture.transport.answer(
        "https://www.googleapis.com/oauth2/v4/token",
        #"{"access_token":"at","id_token":"\#(try fixture.mint.sign(claims))"}"#
      )
      fixture.transport.answer(
        person,
        #"{"resourceName":"\#(name)","phoneNumbers":[{"value":"+1"},"#
          + #"{"value":"+2","metadata":{"primary":true}}]}"#
      )
      let end = try await fixture.finish(try #require(members["state"]), binding)
      guard isRight else {
        guard case .refused = end else { throw ProviderSilence("another user's profile counts") }
        continue
      }
      #expect(try user(end).claims["phoneNumbers"] == .string("+2"))
    }
    #expect(fixture.transport.wholeRequests.contains(person + "?personFields=phoneNumbers"))
  }

  @Test("AUT-11: Google, which says no auth_time, is asked to have its user choose an account")
  func googleMaxAge() async throws {
    let fixture = try await Fixture()
    try await fixture.create("Google")
    fixture.transport.serve(
      "https://accounts.google.com",
      [fixture.mint],
      keysAt: "https://www.googleapis.com/oauth2/v3/certs"
    )
    for (time, isFresh) in [
      ("", true), (#","auth_time":\#(fixture.clock.now().unixSeconds - 3700)"#, false),
    ] {
      let (members, binding, _) = try await fixture.begin(maxAge: 3600)
      #expect(members["prompt"] == "select_account" && members["max_age"] == nil)
      let claims = TokenMint.claims(
        "https://accounts.google.com",
        "app",
        at: fixture.clock.now(),
        more: #","nonce":"\#(try #require(members["nonce"]))"\#(time)"#
      )
      fixture.transport.answer(
        "https://www.googleapis.com/oauth2/v4/token",
        #"{"access_token":"at","id_token":"\#(try fixture.mint.sign(claims))"}"#
      )
      let end = try await fixture.finish(try #require(members["state"]), binding)
      if case .proved = end { #expect(isFresh) } else { #expect(!isFresh) }
    }
  }

  @Test("LNK-6: email_verified of one document does not vouch for the email of the other")
  func verifiedElsewhere() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    for (info, expected) in [
      (#"{"sub":"user-1","email":"new@example.com"}"#, nil),
      (#"{"sub":"user-1","email":"old@example.com"}"#, JSONValue.bool(true)),
      (#"{"sub":"user-1"}"#, .bool(true)),
      (#"{"sub":"user-1","email":"new@example.com","email_verified":"true"}"#, .string("true")),
    ] as [(String, JSONValue?)] {
      let (members, binding, _) = try await fixture.begin()
      try fixture.answer(
        nonce: try #require(members["nonce"]),
        more: #","email_verified":true"#
      )
      fixture.transport.answer(Fixture.userInfo, info)
      let user = try user(try await fixture.finish(try #require(members["state"]), binding))
      #expect(user.claims["email_verified"] == expected, "\(info)")
    }
  }

  @Test("FED-9: the provider's tokens reach an attribute that the pool maps them to, and no other")
  func mappedTokens() async throws {
    let fixture = try await Fixture()
    try await fixture.create(mapping: ["custom:token": "access_token"])
    let (members, binding, _) = try await fixture.begin()
    try fixture.answer(nonce: try #require(members["nonce"]))
    let user = try user(try await fixture.finish(try #require(members["state"]), binding))
    #expect(user.claims["access_token"] == .string("at") && user.claims["id_token"] == nil)
    #expect(user.origins.keys.sorted() == ["idToken", "tokenResponse", "userInfo"])
  }

  @Test(
    "FED-9: a kept token is refreshed within its last minute, and is gone with its provider's word"
  )
  func keptTokens() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    let (members, binding, _) = try await fixture.begin()
    try fixture.answer(nonce: try #require(members["nonce"]))
    let claims = TokenMint.claims(
      Fixture.issuer,
      "app",
      at: fixture.clock.now(),
      more: #","nonce":"\#(try #require(members["nonce"]))""#
    )
    fixture.transport.answer(
      Fixture.token,
      #"{"access_token":"one","refresh_token":"r1","expires_in":"3600","#
        + #""id_token":"\#(try fixture.mint.sign(claims))"}"#
    )
    let finished = try await fixture.signIns.finishProviderSignIn(
      FinishProviderSignInRequest(
        userPoolId: fixture.pool.text,
        state: members["state"],
        binding: binding,
        form: ProviderAnswerForm(code: "c")
      ),
      context: fixture.context
    )
    let sealed = try #require(finished.user?.sealedTokens)
    let asking = GetProviderTokenRequest(
      userPoolId: fixture.pool.text,
      providerName: "Corp",
      subject: "user-1"
    )
    func token() async throws(IdentityFederationFailure) -> String? {
      try await fixture.signIns.getProviderToken(asking, context: fixture.context).accessToken
    }
    await #expect(throws: IdentityFederationFailure.self) { try await token() }
    _ = try await fixture.signIns.keepProviderTokens(
      KeepProviderTokensRequest(userPoolId: fixture.pool.text, sealedTokens: sealed),
      context: fixture.context
    )
    #expect(try await token() == "one")
    fixture.clock.advance(by: .seconds(3550))
    fixture.transport.answer(Fixture.token, #"{"access_token":"two","expires_in":3600}"#)
    #expect(try await token() == "two")
    let refresh = try #require(fixture.transport.sent.last { $0.url == Fixture.token })
    #expect(Fixture.members(refresh.body)["refresh_token"] == "r1")
    fixture.clock.advance(by: .seconds(3600))
    fixture.transport.silence(Fixture.token)
    await #expect(throws: IdentityFederationFailure.self) { try await token() }
    fixture.clock.advance(by: .seconds(60))
    fixture.transport.answer(Fixture.token, #"{"access_token":"three"}"#)
    #expect(try await token() == "three")
    // What a former key sealed is opened as well.
    let renewed = try fixture.afterKeyChange()
    let told = try await renewed.getProviderToken(asking, context: fixture.context)
    #expect(told.accessToken == "three")
  }

  @Test("FED-9: of callers at once one refreshes a token, and all have one that counts")
  func refreshedOnce() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    let (members, binding, _) = try await fixture.begin()
    try fixture.answer(nonce: try #require(members["nonce"]))
    let claims = TokenMint.claims(
      Fixture.issuer,
      "app",
      at: fixture.clock.now(),
      more: #","nonce":"\#(try #require(members["nonce"]))""#
    )
    fixture.transport.answer(
      Fixture.token,
      #"{"access_token":"one","refresh_token":"r1","expires_in":3600,"#
        + #""id_token":"\#(try fixture.mint.sign(claims))"}"#
    )
    let finished = try await fixture.signIns.finishProviderSignIn(
      FinishProviderSignInRequest(
        userPoolId: fixture.pool.text,
        state: members["state"],
        binding: binding,
        form: ProviderAnswerForm(code: "c")
      ),
      context: fixture.context
    )
    _ = try await fixture.signIns.keepProviderTokens(
      KeepProviderTokensRequest(
        userPoolId: fixture.pool.text,
        sealedTokens: try #require(finished.user?.sealedTokens)
      ),
      context: fixture.context
    )
    fixture.clock.advance(by: .seconds(3570))
    fixture.transport.answer(Fixture.token, #"{"access_token":"two","expires_in":3600}"#)
    let before = fixture.transport.requests.count { $0 == Fixture.token }
    let asking = GetProviderTokenRequest(
      userPoolId: fixture.pool.text,
      providerName: "Corp",
      subject: "user-1"
    )
    let told = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try await fixture.signIns.getProviderToken(asking, context: fixture.context).accessToken
        }
      }
      return try await group.reduce(into: Set<String>()) { if let token = $1 { $0.insert(token) } }
    }
    #expect(told.isSubset(of: ["one", "two"]) && told.contains("two"))
    #expect(fixture.transport.requests.count { $0 == Fixture.token } == before + 1)
  }

  @Test("the operator is shown what keeps users from signing in, and with which cure")
  func trial() async throws {
    let fixture = try await Fixture()
    try await fixture.create(mapping: ["email": "email", "name": "full_name"])
    func steps(_ token: String? = nil) async throws -> [String: (outcome: String, detail: String)] {
      let answer = try await ProviderTrial(of: fixture.signIns).testProvider(
        TestProviderRequest(
          userPoolId: fixture.pool.text,
          providerName: "Corp",
          token: token.map { Array($0.utf8) }
        ),
        context: fixture.context
      )
      return Dictionary(
        answer.steps.map { ($0.name ?? "", ($0.outcome ?? "", $0.detail ?? "")) }
      ) { $1 }
    }
    fixture.transport.answer(Fixture.token, #"{"error":"invalid_grant"}"#, status: 400)
    let claims = TokenMint.claims(
      Fixture.issuer,
      "app",
      at: fixture.clock.now(),
      more: #","email":"ada@example.com""#
    )
    let good = try await steps(try fixture.mint.sign(claims))
    #expect(good.values.allSatisfy { $0.outcome == "passed" }, "\(good)")
    #expect(good["token"]?.detail.contains("email = ada@example.com") == true)
    #expect(good["token"]?.detail.contains("name = nothing") == true)
    fixture.transport.answer(Fixture.token, #"{"error":"invalid_client"}"#, status: 401)
    #expect(try await steps()["token endpoint"]?.outcome == "failed")
    fixture.transport.silence(Fixture.issuer + "/.well-known/openid-configuration")
    #expect(try await steps()["discovery"]?.outcome == "failed")
    #expect(try await steps("x.y.z")["token"]?.outcome == "failed")
  }

  @Test("a provider that is deleted meanwhile ends the sign-ins at it")
  func deleted() async throws {
    let fixture = try await Fixture()
    try await fixture.create()
    let (members, binding, _) = try await fixture.begin()
    _ = try await fixture.providers.deleteUserPoolProvider(
      .init(userPoolId: fixture.pool.text, name: "Corp"),
      context: .init(requestID: "test", deadline: .now + patience)
    )
    #expect(isUnknown(try await fixture.finish(try #require(members["state"]), binding)))
    await #expect(throws: IdentityFederationFailure.self) { try await fixture.begin() }
  }
}
