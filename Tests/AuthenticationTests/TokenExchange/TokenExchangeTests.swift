internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationProviderSignIn
internal import AuthenticationService
internal import Domain
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@testable internal import AuthenticationCore
@testable internal import AuthenticationTokenExchange

@Suite("The exchange of an outside provider's token")
struct TokenExchangeTests {
  /// A pool whose client lists the provider, and processes that can ask it.
  private struct Door {
    let stage: Stage
    let services: [Authentication]

    init(_ proofs: FakeProviderProofs = FakeProviderProofs()) async throws {
      let harness = try await SignInHarness()
      let services = try (0..<2).map { _ in
        try harness.instance(tokens: harness.tokenChannel, providers: proofs.client)
      }
      let pool = try await harness.makePool()
      let made = try await services[0].pools.createUserPoolClient(
        CreateUserPoolClientRequest(
          userPoolId: pool.id,
          clientName: "app",
          explicitAuthFlows: SignInHarness.allFlows + ["ALLOW_TOKEN_EXCHANGE_IMPERSONATION"],
          supportedIdentityProviders: ["COGNITO", "Corp"]
        ),
        call: .recording(harness.context)
      )
      stage = Stage(
        harness: harness,
        pool: pool,
        client: try #require(made.userPoolClient)
      )
      self.services = services
    }

    func exchange(
      _ token: String,
      on service: Authentication? = nil
    ) async throws(AuthenticationFailure) -> AuthenticationResultType {
      try await (service ?? services[0]).tokenExchange.signIn(
        by: ProviderSignInRequest(
          clientID: stage.clientID,
          secret: nil,
          token: OutsideToken(text: token, type: .id, provider: "Corp"),
          scope: nil,
          installation: nil
        ),
        .recording(stage.context)
      )
    }

    func failure(_ token: String, on service: Authentication? = nil) async -> AuthenticationFailure?
    {
      do throws(AuthenticationFailure) {
        _ = try await exchange(token, on: service)
        return nil
      } catch {
        return error
      }
    }

    /// How many of the tokens, exchanged at once by turns at two processes, are taken.
    func taken(of tokens: [String]) async -> Int {
      await withTaskGroup(of: Bool.self) { group in
        for (index, token) in tokens.enumerated() {
          let service = services[index % 2]
          group.addTask { await failure(token, on: service) == nil }
        }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
    }

    func users() async throws -> [UserType] {
      try await stage.service.accounts.listUsers(
        ListUsersRequest(userPoolId: stage.poolID),
        call: .recording(stage.context)
      ).users ?? []
    }
  }

  @Test("SES-39: of fifty exchanges of one token at once one is taken")
  func once() async throws {
    let door = try await Door()
    #expect(await door.taken(of: Array(repeating: "ann t", count: 50)) == 1)
    #expect(await door.failure("ann t") == .notAuthorized("The token is not accepted."))
  }

  @Test("SES-39: of a new user's sign-ins at once all are one user's")
  func oneUser() async throws {
    let door = try await Door()
    #expect(await door.taken(of: (0..<20).map { "ann \($0)" }) == 20)
    let users = try await door.users()
    #expect(users.map(\.username) == ["Corp_ann"])
    #expect(users.first?.userStatus == "EXTERNAL_PROVIDER")
  }

  @Test("SES-39: a fault of ours gives the token back, a refusal does not")
  func givenBack() async throws {
    let door = try await Door()
    let away = try door.stage.harness.instance(
      tokens: AwayTokenIssuance(),
      providers: FakeProviderProofs().client
    )
    guard case .unavailable = await door.failure("ann t", on: away) else {
      Issue.record("a fault of another service is no refusal")
      return
    }
    #expect(await door.failure("ann t") == nil)
    try await door.stage.harness.disable("Corp_ann", in: door.stage.poolID)
    #expect(await door.failure("ann u") == .userDisabled)
    #expect(await door.failure("ann u") == .notAuthorized("The token is not accepted."))
  }

  @Test("MAP-1: what the provider says is written only where it differs")
  func unchanged() async throws {
    let door = try await Door()
    _ = try await door.exchange("ann 1")
    let before = try await door.users()
    door.stage.harness.clock.advance(by: .seconds(60))
    _ = try await door.exchange("ann 2")
    #expect(try await door.users() == before)
  }

  @Test(
    "MAP-5: lists and objects become text",
    arguments: [
      (JSONValue.string("a b"), "a b"), (.bool(true), "true"), (.number(3), "3"),
      (.array([.string("a b"), .number(1)]), "[a+b, 1]"), (.null, ""),
      (.object(["b": .number(1), "a": .string("x/y")]), #"{"a":"x/y","b":1}"#), (.array([]), "[]"),
    ]
  )
  func texts(value: JSONValue, text: String) {
    #expect(value.providerText == text)
  }

  @Test(
    "a scope's name begins behind the last slash",
    arguments: [
      ("https://api.example.com/v1/read", "https://api.example.com/v1", "read"), ("a/b", "a", "b"),
    ]
  )
  func scopes(text: String, server: String, name: String) throws {
    let scope = try #require(CustomScope(text))
    #expect(scope.server == server && scope.name == name)
    for none in ["openid", "/a", "a/", ""] { #expect(CustomScope(none) == nil) }
  }

  @Test(
    "the tag of the age",
    arguments: [
      ("1m", 60 as Int64?), ("10m", 600), ("2h", 7200), ("1d", 86_400), ("0m", nil), ("25h", nil),
      ("2d", nil), ("10", nil), ("m", nil), ("-1m", nil), ("+1m", nil), ("1.5h", nil), ("", nil),
    ]
  )
  func ages(text: String, seconds: Int64?) {
    let tags = ["gatehouse:exchange-max-age": text]
    #expect(ExchangeMaxAge.seconds(tags) == seconds ?? 600)
    do throws(AuthenticationFailure) {
      try GatehouseTags.check(tags)
      #expect(seconds != nil)
    } catch {
      #expect(seconds == nil)
    }
  }
}

/// Token issuance that cannot be reached.
private struct AwayTokenIssuance: RPCChannel {
  func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    throw RPCError(code: .unavailable)
  }
}
