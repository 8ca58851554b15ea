internal import AuthenticationTriggers
internal import Domain
internal import GatehouseMessages
internal import PublicOperations
internal import TestSupport
internal import Testing

@testable internal import AuthenticationCore
@testable internal import AuthenticationInteraction

@Suite("gatehouse-interaction: CUSTOM_AUTH by the user's app")
struct InteractionFunctionTests {
  /// A stage whose pool names the function in all three places.
  private static func make(policy: String? = nil) async throws -> (WaitingStage, InteractionWakes) {
    let wakes = InteractionWakes()
    let function = InteractionFunction(wakes: wakes)
    let arn = CustomStage.arn(InteractionFunction.name)
    var tags: [String: String] = [:]
    if let policy { tags["gatehouse:app-policy"] = policy }
    let stage = try await WaitingStage.make(
      builtIn: [InteractionFunction.name: function],
      pool: CreateUserPoolRequest(
        lambdaConfig: LambdaConfigType(
          defineAuthChallenge: arn,
          createAuthChallenge: arn,
          verifyAuthChallengeResponse: arn
        ),
        userPoolTags: tags
      ),
      client: CreateUserPoolClientRequest(explicitAuthFlows: CustomStage.flows)
    )
    function.serve(stage.interaction)
    return (stage, wakes)
  }

  private func begin(_ stage: WaitingStage) async throws -> InitiateAuthResponse {
    try await stage.stage.initiate("CUSTOM_AUTH", ["USERNAME": "ann"], on: stage.service)
  }

  private func answer(
    _ answer: String,
    _ session: String?,
    _ stage: WaitingStage
  ) async throws -> RespondToAuthChallengeResponse {
    try await stage.stage.respond(
      "CUSTOM_CHALLENGE",
      ["USERNAME": "ann", "ANSWER": answer],
      session: session,
      on: stage.service
    )
  }

  private func session(
    _ asked: InitiateAuthResponse,
    _ stage: WaitingStage
  ) async throws -> InteractionSession {
    try await stage.interaction.session(asked.challengeParameters?["sessionId"])
  }

  @Test("a browser is shown a link and waits; the approval is a sign-in with a second factor")
  func browser() async throws {
    let (stage, wakes) = try await Self.make()
    let asked = try await begin(stage)
    let session = try await session(asked, stage)
    let shown = try #require(asked.challengeParameters)
    #expect(shown["link"] == stage.interaction.link(to: session))
    #expect(shown["handle"] != nil && shown["digest"] == nil)
    async let waited = answer("wait", asked.session, stage)
    try await until { wakes.count == 1 }
    let approved = try await stage.move(session, to: .approved) { change in
      change.account = "us-east-1_account"
      change.factor = .pin
      change.expiresAt = stage.clock.now().adding(seconds: 60)
    }
    let tokens = try #require(try await waited.authenticationResult)
    #expect(try TokenPayload.list("amr", of: tokens.idToken) == ["app", "pin", "mfa"])
    #expect(try await stage.interaction.session(approved.id).state == .redeemed)
  }

  @Test(
    "what ends otherwise is no sign-in",
    arguments: [InteractionStatus.declined, .cancelled, .failed, .expired]
  )
  func ended(state: InteractionStatus) async throws {
    let (stage, _) = try await Self.make()
    let asked = try await begin(stage)
    try await stage.move(try await session(asked, stage), to: state)
    await #expect(throws: CustomAuthTests.incorrect) {
      try await answer("wait", asked.session, stage)
    }
  }

  @Test("any other answer is wrong, and goes on with the same session")
  func wrong() async throws {
    let (stage, _) = try await Self.make()
    let asked = try await begin(stage)
    let again = try await answer("12345", asked.session, stage)
    #expect(again.challengeName == "CUSTOM_CHALLENGE")
    #expect(again.challengeParameters?["sessionId"] == asked.challengeParameters?["sessionId"])
    // The handle is told once.
    #expect(again.challengeParameters?["handle"] == nil)
  }

  @Test("where the policy says so the password comes first")
  func passwordFirst() async throws {
    let (stage, _) = try await Self.make(policy: "first=password")
    await #expect(throws: CustomAuthTests.incorrect) { try await begin(stage) }
    let exchange = try await SRPExchange(
      stage.stage,
      "ann",
      inCustomFlow: true,
      on: stage.service
    )
    let asked = try await exchange.finish(on: stage.service)
    #expect(asked.challengeName == "CUSTOM_CHALLENGE")
    #expect(asked.challengeParameters?["link"] != nil)
  }
}
