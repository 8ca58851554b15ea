internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import AuthenticationTriggers
internal import Domain
internal import LambdaFunctions
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@testable internal import AuthenticationProviderSignIn

@Suite("Sign-ins of browsers at outside providers")
struct ProviderRedirectTests {
  private typealias Door = ProviderSignInStage

  @Test("FED-10: a new user is made as the provider says, and is the same one the next time")
  func signIn() async throws {
    let door = try await Door()
    let first = try await door.signIn()
    #expect(first.hasPrefix("https://app.example.com/?user=Corp_ann&door=provider&at="))
    let user = try #require(try await door.users().first)
    #expect(user.userStatus == "EXTERNAL_PROVIDER")
    let attributes = Dictionary(
      uniqueKeysWithValues: (user.attributes ?? []).map { ($0.name ?? "", $0.value ?? "") }
    )
    #expect(attributes["name"] == "Ann")
    #expect(attributes["identities"]?.contains(#""userId":"ann""#) == true)
    #expect(attributes["identities"]?.contains(#""primary":true"#) == true)
    #expect(try await door.signIn().hasPrefix("https://app.example.com/?user=Corp_ann&"))
    #expect(try await door.users().count == 1)
    let groups = try await door.service.accounts.adminListGroupsForUser(
      AdminListGroupsForUserRequest(username: "Corp_ann", userPoolId: door.stage.poolID),
      call: .recording(door.stage.context)
    )
    #expect(groups.groups?.map(\.groupName) == ["\(door.stage.poolID)_Corp"])
  }

  @Test("FED-1: an answer in another browser, and a second one, is a page, and no client is told")
  func otherBrowser() async throws {
    let door = try await Door()
    let state = try await door.begin()
    let stranger = try await door.finish(state, [UInt8](repeating: 1, count: 32))
    #expect(stranger.page == "other_browser" && stranger.location == nil)
    let fresh = try await door.begin()
    #expect(try await door.finish(fresh).location != nil)
    #expect(try await door.finish(fresh).page == "other_browser")
    for state in ["", "x", "\(door.stage.poolID).x", "eu-west-1_Another00.x"] {
      #expect(try await door.finish(state).page == "other_browser", "\(state)")
    }
    #expect(try await door.users().count == 1)
  }

  @Test("IDP-7: a provider that the client does not list is not begun at, nor signs in at the end")
  func unlisted() async throws {
    let door = try await Door(providers: ["COGNITO"])
    let refused = try await door.redirects.beginProviderRedirect(
      BeginProviderRedirectRequest(
        query: "client_id=\(door.stage.clientID)&identity_provider=Corp"
      ),
      context: door.stage.context
    )
    #expect(refused.location?.contains("error=invalid_request") == true)
    let listed = try await Door()
    let state = try await listed.begin()
    _ = try await listed.service.pools.updateUserPoolClient(
      UpdateUserPoolClientRequest(
        userPoolId: listed.stage.poolID,
        clientId: listed.stage.clientID,
        supportedIdentityProviders: ["COGNITO"]
      ),
      call: .recording(listed.stage.context)
    )
    #expect(try await listed.finish(state).location?.contains("error=access_denied") == true)
    #expect(try await listed.users().isEmpty)
  }

  @Test("FED-2: what a provider refuses is told to the client, and makes no user")
  func refused() async throws {
    let door = try await Door()
    door.provider.answer.error = "access_denied"
    #expect(try await door.signIn().contains("error=access_denied"))
    #expect(try await door.users().isEmpty)
  }

  /// Refuses every sign-up.
  private struct Refusing: BuiltInFunction {
    func answer(_ event: BuiltInEvent) async throws(LambdaFunctions.Failure) -> JSONValue {
      throw .thrown("not today")
    }
  }

  @Test("FED-10: what PreSignUp refuses leaves no ghost, and its words reach the client")
  func noGhost() async throws {
    let door = try await Door(
      triggers: LambdaConfigType(
        preSignUp: "arn:aws:lambda:us-east-1:123456789012:function:gatehouse-auto-confirm"
      ),
      builtIn: ["gatehouse-auto-confirm": Refusing()]
    )
    let location = try await door.signIn()
    #expect(location.contains("error=invalid_request"))
    #expect(location.contains("PreSignUp failed with error not today."))
    #expect(try await door.users().isEmpty)
    let groups = try await door.service.accounts.listGroups(
      ListGroupsRequest(userPoolId: door.stage.poolID),
      call: .recording(door.stage.context)
    )
    #expect(groups.groups?.isEmpty != false)
  }

  @Test("FED-8: the provider's time of sign-in is ours, but none of the future")
  func moments() async throws {
    let door = try await Door()
    let now = door.stage.harness.clock.now().unixSeconds
    door.provider.answer.authenticatedAt = now - 100
    #expect(try await door.signIn().hasSuffix("&at=\(now - 100)"))
    door.provider.answer.authenticatedAt = now + 100
    #expect(try await door.signIn().hasSuffix("&at=\(now)"))
  }

  @Test("a disabled user is refused, and what the provider says is not taken over")
  func disabled() async throws {
    let door = try await Door()
    try await door.signIn()
    try await door.stage.harness.disable("Corp_ann", in: door.stage.poolID)
    var answer = FakeProviderSignIns.Answer()
    answer.claims = #"{"name":"Other"}"#
    #expect(try await door.signIn(answer).contains("error=access_denied"))
    let name = try await door.users().first?.attributes?.first { $0.name == "name" }?.value
    #expect(name == "Ann")
  }

  @Test("MAP-2: what may not be written refuses the sign-in, and leaves no user")
  func unwritable() async throws {
    let door = try await Door()
    var answer = FakeProviderSignIns.Answer()
    answer.claims = #"{"name":"\#(String(repeating: "x", count: 3000))"}"#
    #expect(try await door.signIn(answer).contains("error=invalid_request"))
    #expect(try await door.users().isEmpty)
  }

  @Test("LNK-7: addresses of other domains are left out, or refused where the tag says so")
  func domains() async throws {
    var answer = FakeProviderSignIns.Answer()
    answer.claims = #"{"email":"ann@evil.example.com"}"#
    answer.mapping = #"{"email":"email"}"#
    let lenient = try await Door(tags: ["gatehouse:provider-domains:Corp": "corp.example.com"])
    #expect(try await lenient.signIn(answer).contains("user=Corp_ann"))
    let attributes = try await lenient.users().first?.attributes ?? []
    #expect(!attributes.contains { $0.name == "email" })
    answer.claims = #"{"email":"ann@CORP.example.com"}"#
    try await lenient.signIn(answer)
    #expect(
      try await lenient.users().first?.attributes?.contains { $0.name == "email" } == true
    )
    answer.claims = #"{"email":"ann@evil.example.com"}"#
    let strict = try await Door(
      tags: ["gatehouse:provider-domains:Corp": "corp.example.com strict"]
    )
    #expect(try await strict.signIn(answer).contains("error=access_denied"))
    #expect(try await strict.users().isEmpty)
  }

  @Test("MAP-1: an attribute that is mapped once stays what it was made with")
  func mapOnce() async throws {
    let door = try await Door(tags: ["gatehouse:map-once:Corp": "name"])
    try await door.signIn()
    var answer = FakeProviderSignIns.Answer()
    answer.claims = #"{"name":"Anna"}"#
    try await door.signIn(answer)
    let name = try await door.users().first?.attributes?.first { $0.name == "name" }?.value
    #expect(name == "Ann")
  }

  @Test("MAP-4: a mapped address is not verified, and takes none from another user")
  func unverified() async throws {
    let door = try await Door()
    var answer = FakeProviderSignIns.Answer()
    answer.claims = #"{"email":"ann@example.com","email_verified":true}"#
    answer.mapping = #"{"email":"email"}"#
    try await door.signIn(answer)
    let flag = try await door.users().first?.attributes?.first { $0.name == "email_verified" }
    #expect(flag?.value == "false")
    answer.mapping = #"{"email":"email","email_verified":"email_verified"}"#
    try await door.signIn(answer)
    let mapped = try await door.users().first?.attributes?.first { $0.name == "email_verified" }
    #expect(mapped?.value == "true")
  }

  @Test(
    "FED-9: the provider's tokens are kept where the pool's tag names it, after the sign-in alone"
  )
  func keptTokens() async throws {
    let door = try await Door(tags: ["gatehouse:keep-provider-tokens": "Other Corp"])
    try await door.signIn()
    #expect(door.provider.kept == [[1, 2, 3]])
    door.provider.answer.error = "access_denied"
    try await door.signIn()
    #expect(door.provider.kept.count == 1)
    let without = try await Door()
    try await without.signIn()
    #expect(without.provider.kept.isEmpty)
  }

  @Test("FED-9: tokens that are kept while their user is deleted are forgotten again")
  func keptOfDeletedUser() async throws {
    let door = try await Door(tags: ["gatehouse:keep-provider-tokens": "Corp"])
    try await door.signIn()
    #expect(door.provider.removed.isEmpty)
    door.provider.whileKeeping { [service = door.service, stage = door.stage] in
      _ = try await service.accounts.adminDeleteUser(
        AdminDeleteUserRequest(userPoolId: stage.poolID, username: "Corp_ann"),
        call: .recording(stage.context)
      )
    }
    door.stage.harness.clock.advance(by: .seconds(1))
    try await door.signIn()
    #expect(door.provider.kept.count == 2 && door.provider.removed == ["ann"])
  }

  @Test(
    "SEC-2: a posted answer leads to a GET of our own; SAM-20: an unasked one brings its own secret"
  )
  func posted() async throws {
    let door = try await Door()
    let state = try await door.begin()
    let taken = try await door.redirects.takeProviderAnswer(
      TakeProviderAnswerRequest(state: state, code: "c"),
      context: door.stage.context
    )
    #expect(taken.location == "/oauth2/idpresponse?state=\(state)" && taken.binding == nil)
    let unknown = try await door.redirects.takeProviderAnswer(
      TakeProviderAnswerRequest(state: "\(door.stage.poolID).no", code: "c"),
      context: door.stage.context
    )
    #expect(unknown.page == "other_browser")
    let unasked = try await door.redirects.takeProviderAnswer(
      TakeProviderAnswerRequest(
        state: "client_id=\(door.stage.clientID)&identity_provider=Corp",
        samlResponse: [1]
      ),
      context: door.stage.context
    )
    #expect(unasked.binding?.count == 32)
    let next = try #require(unasked.location?.split(separator: "=").last.map(String.init))
    #expect(try await door.finish(next).location?.contains("user=Corp_ann") == true)
    // A RelayState is a request, and no place that the browser is sent to.
    let open = try await door.redirects.takeProviderAnswer(
      TakeProviderAnswerRequest(state: "https://evil.example.com/?client_id=x", samlResponse: [1]),
      context: door.stage.context
    )
    #expect(open.page == "unusable" && open.location == nil)
  }

  @Test("SAM-22: a provider's request to sign out ends the sessions of the user's browsers")
  func logout() async throws {
    let door = try await Door()
    try await door.signIn()
    let response = try await door.redirects.takeProviderLogout(
      TakeProviderLogoutRequest(userPoolId: door.stage.poolID, samlRequest: [1]),
      context: door.stage.context
    )
    #expect(response.location == "https://idp.example.com/logout")
    #expect(door.requests.endedUsers == ["Corp_ann"])
  }
}
