internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import AuthenticationTriggers
internal import Domain
internal import FoundationEssentials
import GatehouseStubs
internal import LambdaFunctions
internal import Logging
internal import NIOPosix
internal import OutboundHTTP
internal import PublicOperations
internal import Testing

@Suite("CUS-25: functions that the service itself answers")
struct BuiltInFunctionTests {
  /// Judges answers.
  private struct Judging: BuiltInFunction {
    func answer(_ event: BuiltInEvent) async throws(LambdaFunctions.Failure) -> JSONValue {
      .object(["answerCorrect": .bool(event.request["challengeAnswer"].text == "10")])
    }
  }

  private static let judging: [String: any BuiltInFunction] = ["gatehouse-judging": Judging()]

  private static func triggers(
    define: String = "define",
    create: String = "create",
    verify: String = "verify",
    account: String = "123456789012"
  ) -> CreateUserPoolRequest {
    // In any region.
    func arn(_ name: String) -> String {
      "arn:aws:lambda:eu-north-1:\(account):function:\(name)"
    }
    return CreateUserPoolRequest(
      lambdaConfig: LambdaConfigType(
        defineAuthChallenge: arn(define),
        createAuthChallenge: arn(create),
        verifyAuthChallengeResponse: arn(verify)
      )
    )
  }

  private static func notInvoked(_ trigger: String) -> AuthenticationFailure {
    .unexpectedLambda("\(trigger) invocation failed due to error ResourceNotFoundException.")
  }

  @Test("one that judges answers stands beside the pool's own")
  func judge() async throws {
    try await CustomStage.with(
      .asking("CUSTOM_CHALLENGE"),
      pool: Self.triggers(verify: "gatehouse-judging"),
      builtIn: Self.judging
    ) { custom in
      let again = try await custom.answer("11", try await custom.begin().session)
      #expect(again.challengeName == "CUSTOM_CHALLENGE")
      #expect(try await custom.answer("10", again.session).authenticationResult != nil)
    }
  }

  @Test("pending is nothing that a pool's own function can say")
  func ownFunction() async throws {
    var script = CustomScript.asking("CUSTOM_CHALLENGE")
    script.verify = { _ in .object(["pending": .bool(true), "answerCorrect": .null]) }
    try await CustomStage.with(script) { custom in
      let asked = try await custom.begin()
      let again = try await custom.answer("10", asked.session)
      #expect(again.challengeName == "CUSTOM_CHALLENGE")
      let rounds = try #require(try custom.events("define").last)["request"]["session"].items
      #expect(rounds.map { $0["challengeResult"] } == [.bool(false)])
    }
  }

  @Test("passwordless asks the pool's challenge, begun with SRP_A or with nothing, three times")
  func passwordless() async throws {
    try await CustomStage.with(pool: Self.triggers(define: "gatehouse-passwordless")) { custom in
      for begin in [
        try await custom.beginSRP(), try await custom.begin(),
      ] {
        var session = begin.session
        for _ in 0..<2 { session = try await custom.answer("11", session).session }
        #expect(try await custom.answer("10", session).authenticationResult != nil)
      }
      var session = try await custom.begin().session
      for _ in 0..<2 { session = try await custom.answer("11", session).session }
      await #expect(throws: CustomAuthTests.incorrect) {
        try await custom.answer("11", session)
      }
      #expect(try custom.events("define").isEmpty)
    }
  }

  @Test("a name that there is not, or in another place, leads nowhere; another account's elsewhere")
  func names() async throws {
    for name in ["gatehouse-captcha", "gatehouse-nonsense"] {
      let formerly: [String: any BuiltInFunction] = [name: Judging()]
      let pool = Self.triggers(define: name)
      try await CustomStage.with(pool: pool, formerly: formerly) { custom in
        await #expect(throws: Self.notInvoked("DefineAuthChallenge")) { try await custom.begin() }
        #expect(custom.server.invocations.isEmpty)
      }
    }
    try await CustomStage.with(
      .asking("CUSTOM_CHALLENGE"),
      pool: Self.triggers(create: "gatehouse-passwordless")
    ) { custom in
      await #expect(throws: Self.notInvoked("CreateAuthChallenge")) { try await custom.begin() }
    }
    try await CustomStage.with(
      pool: Self.triggers(define: "gatehouse-passwordless", account: "999999999999")
    ) { custom in
      // The test's functions know no such name, and answer as the one that judges.
      _ = try? await custom.begin()
      #expect(custom.server.invocations.count == 1)
    }
  }

  @Test("a pool cannot be given a name that there is not, and keeps one that it has")
  func checkedNames() async throws {
    let harness = try await SignInHarness(builtIn: Self.judging)
    for name in ["gatehouse-nonsense", "gatehouse-captcha", "gatehouse-passwordless:1"] {
      let arn = "arn:aws:lambda:eu-north-1:123456789012:function:\(name)"
      await expectRefusal(.invalidParameter) {
        _ = try await harness.makePool(Self.triggers(define: name))
      }
      let pool = try await harness.makePool()
      await expectRefusal(.invalidParameter) {
        _ = try await harness.authentication.pools.updateUserPool(
          UpdateUserPoolRequest(
            userPoolId: pool.id,
            lambdaConfig: LambdaConfigType(preSignUp: arn)
          ),
          call: .recording(harness.context)
        )
      }
    }
    let pool = try await harness.makePool(Self.triggers(verify: "gatehouse-judging"))
    // An instance that no longer has it.
    _ = try await harness.twin.pools.updateUserPool(
      UpdateUserPoolRequest(userPoolId: pool.id, lambdaConfig: pool.lambdaConfig),
      call: .recording(harness.context)
    )
    _ = try await harness.makePool(
      Self.triggers(define: "gatehouse-nonsense", account: "999999999999")
    )
  }

  private static let captcha = CaptchaConfiguration(
    provider: "turnstile",
    siteKey: "site",
    hostnames: ["app.example.com"]
  )

  /// A stage with captchas whose provider answers so.
  private static func withCaptcha(
    _ answer: String,
    status: Int = 200,
    _ body: @escaping @Sendable (CustomStage, FunctionServer) async throws -> Void
  ) async throws {
    let reply = FunctionServer.Reply.answer(status: status, headers: [], body: Array(answer.utf8))
    try await FunctionServer.with({ _ in reply }) { provider, _ in
      let client = OutboundHTTPClient(
        group: MultiThreadedEventLoopGroup.singleton,
        certificateAuthorities: nil,
        connectionsPerHost: 4
      )
      let function = CaptchaFunction(
        captcha,
        CaptchaVerification(client, url: provider.endpoint + "/siteverify", secret: "s&cret")
      )
      let name = CaptchaFunction.name
      try await CustomStage.with(
        pool: triggers(define: name, create: name, verify: name),
        builtIn: [name: function]
      ) { custom in try await body(custom, provider) }
      await client.shutdown(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }
  }

  private static func solve(_ custom: CustomStage) async throws -> RespondToAuthChallengeResponse {
    let exchange = try await SRPExchange(
      custom.stage,
      "ann",
      inCustomFlow: true,
      on: custom.service
    )
    let asked = try await exchange.finish(on: custom.service)
    #expect(asked.challengeName == "CUSTOM_CHALLENGE")
    #expect(
      asked.challengeParameters
        == ["captchaProvider": "turnstile", "siteKey": "site", "USERNAME": "ann"]
    )
    return try await custom.answer("tok+en", asked.session)
  }

  @Test("a captcha comes after the password, and its provider is asked once")
  func captcha() async throws {
    let right = #"{"success":true,"hostname":"App.example.com"}"#
    try await Self.withCaptcha(right) { custom, provider in
      let solved = try await Self.solve(custom)
      #expect(solved.authenticationResult != nil)
      #expect(provider.invocations.count == 1)
      let form = String(decoding: provider.invocations[0].body, as: UTF8.self)
      #expect(form == "secret=s%26cret&response=tok%2Ben")
      // Without a password there is nothing to follow.
      await #expect(throws: CustomAuthTests.incorrect) { try await custom.begin() }
    }
  }

  @Test(
    "a captcha that was not solved, or on another page, is wrong",
    arguments: [
      #"{"success":false,"error-codes":["timeout-or-duplicate"]}"#,
      #"{"success":true,"hostname":"evil.example.com"}"#, #"{"success":true}"#,
    ]
  )
  func wrongCaptcha(answer: String) async throws {
    try await Self.withCaptcha(answer) { custom, _ in
      let again = try await Self.solve(custom)
      #expect(again.challengeName == "CUSTOM_CHALLENGE" && again.authenticationResult == nil)
      let third = try await custom.answer("token", again.session)
      await #expect(throws: CustomAuthTests.incorrect) {
        try await custom.answer("token", third.session)
      }
    }
  }

  @Test("a provider that does not answer lets no user in")
  func providerDown() async throws {
    try await Self.withCaptcha("", status: 500) { custom, _ in
      await #expect(
        throws: AuthenticationFailure.unexpectedLambda(
          "VerifyAuthChallengeResponse invocation failed due to error Connection failure while "
            + "verifying the captcha."
        )
      ) { try await Self.solve(custom) }
    }
    try await Self.withCaptcha("<html>") { custom, _ in
      await #expect(
        throws: AuthenticationFailure.invalidLambdaResponse(
          "Invalid lambda function output : Invalid JSON"
        )
      ) { try await Self.solve(custom) }
    }
  }
}
