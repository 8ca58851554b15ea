internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import AuthenticationTriggers
internal import Domain
import GatehouseStubs
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@testable internal import AuthenticationCore
@testable internal import AuthenticationInteraction

@Suite("gatehouse-interaction: CUSTOM_AUTH by the user's app")
struct InteractionFunctionTests {
  /// A stage whose pool names the function in all three places.
  private static func make(
    policy: String? = nil,
    hidesUsers: Bool = false
  ) async throws -> WaitingStage {
    let arn = CustomStage.arn(AppFunction.name)
    var tags: [String: String] = [:]
    if let policy { tags["gatehouse:app-policy"] = policy }
    return try await WaitingStage.make(
      pool: CreateUserPoolRequest(
        lambdaConfig: LambdaConfigType(
          defineAuthChallenge: arn,
          createAuthChallenge: arn,
          verifyAuthChallengeResponse: arn
        ),
        userPoolTags: tags
      ),
      client: CreateUserPoolClientRequest(
        explicitAuthFlows: CustomStage.flows,
        preventUserExistenceErrors: hidesUsers ? "ENABLED" : nil
      )
    )
  }

  @Test("an address starts 10 sign-ins a minute, an administrator as many as are needed")
  func perAddress() async throws {
    let stage = try await Self.make(hidesUsers: true)
    func begin(
      _ name: String,
      from address: String,
      by principal: PublicOperations.Principal = .anonymous
    ) async throws {
      var context = stage.stage.context
      context.sourceIP = address
      let recorded = Call.recording(context)
      _ = try await stage.service.signIn.initiateAuth(
        InitiateAuthRequest(
          authFlow: "CUSTOM_AUTH",
          authParameters: ["USERNAME": name],
          clientId: stage.stage.clientID
        ),
        call: Call(
          context: context,
          principal: principal,
          trail: recorded.trail,
          logger: recorded.logger
        )
      )
    }
    // A /64 is one address, and a name that there is not counts like one that there is.
    for number in 0..<10 {
      try await begin(number.isMultiple(of: 2) ? "ann" : "bob", from: "2001:db8::\(number)")
    }
    await expectRefusal(.userLambdaValidation) { try await begin("ann", from: "2001:db8::99") }
    await expectRefusal(.userLambdaValidation) { try await begin("bob", from: "2001:db8::99") }
    try await begin("ann", from: "192.0.2.1")
    let administrator = Principal.accessKey(Principal.AccessKey(id: "AKIAEXAMPLE"))
    try await begin("ann", from: "2001:db8::99", by: administrator)
    stage.clock.advance(by: .seconds(61))
    try await begin("ann", from: "2001:db8::99")
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
    let stage = try await Self.make()
    let asked = try await begin(stage)
    let session = try await session(asked, stage)
    let shown = try #require(asked.challengeParameters)
    #expect(shown["link"] == stage.interaction.link(to: session))
    #expect(shown["handle"] != nil && shown["digest"] == nil)
    async let waited = answer("wait", asked.session, stage)
    try await until { stage.interaction.wakes.count == 1 }
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
    let stage = try await Self.make()
    let asked = try await begin(stage)
    try await stage.move(try await session(asked, stage), to: state)
    await #expect(throws: CustomAuthTests.incorrect) {
      try await answer("wait", asked.session, stage)
    }
  }

  @Test("any other answer is wrong, and goes on with the same session")
  func wrong() async throws {
    let stage = try await Self.make()
    let asked = try await begin(stage)
    let again = try await answer("12345", asked.session, stage)
    #expect(again.challengeName == "CUSTOM_CHALLENGE")
    #expect(again.challengeParameters?["sessionId"] == asked.challengeParameters?["sessionId"])
    // The handle is told once.
    #expect(again.challengeParameters?["handle"] == nil)
  }

  @Test(
    "what an app approved for itself is fetched by its own signature alone",
    arguments: [false, true]
  )
  func signedByAnother(isOther: Bool) async throws {
    let stage = try await Self.make()
    // The registry that the test plays takes the first account's instance for the signer.
    if isOther { stage.known.add("us-east-1_other", of: "other", on: "us-east-1_theirs") }
    stage.known.add("us-east-1_account", of: stage.sub, on: "us-east-1_own")
    let session = try await stage.approvedForItself("us-east-1_account", on: "us-east-1_own")
    let signed = try PhoneKey().token(
      header: #"{"alg":"ES256","typ":"gatehouse-answer+jwt"}"#,
      payload: #"{"sessionId":"\#(session.id)","decision":"confirm"}"#
    )
    let verdict = try await stage.interaction.verdict(
      on: AppAnswer(
        text: signed,
        session: session.id,
        pool: session.pool,
        sub: stage.sub,
        call: stage.call
      )
    )
    if isOther {
      #expect(verdict == .wrong)
    } else {
      let approval = AppApproval(
        session: session.id,
        factors: [.pin],
        account: "us-east-1_account",
        isForApp: true
      )
      #expect(verdict == .approved(approval))
    }
    let left = try await stage.interaction.session(session.id).state
    #expect(left == (isOther ? .approved : .redeemed))
  }

  @Test("where the policy says so the password comes first")
  func passwordFirst() async throws {
    let stage = try await Self.make(policy: "first=password")
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

extension WaitingStage {
  /// A session that ann's app started, and approved with a PIN.
  fileprivate func approvedForItself(
    _ account: String,
    on instance: String
  ) async throws -> InteractionSession {
    guard let id = ClientID(stage.clientID) else { throw NoClient() }
    var new = NewInteraction(kind: .login, starter: .instance)
    new.userName = "ann"
    new.preselectedAccount = account
    new.instance = instance
    let client = try await interaction.settings.client(id)
    let started = try await interaction.start(new, for: client, call: call)
    return try await move(started.session, to: .approved) { change in
      change.account = account
      change.factor = .pin
      change.expiresAt = clock.now().adding(seconds: 60)
    }
  }
}
