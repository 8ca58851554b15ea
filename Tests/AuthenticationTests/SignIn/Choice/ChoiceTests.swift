internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import AuthenticationSignIn
internal import Cryptography
import GatehouseStubs
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("The choice of a first factor")
struct ChoiceTests {
  @Test("CHO-2: a user is offered what pool and user have, and nothing else")
  func offered() async throws {
    let choice = try await ChoiceStage()
    try await choice.addUser()
    let first = try await choice.begin()
    #expect(first.challengeName == "SELECT_CHALLENGE" && first.session != nil)
    #expect(
      first.availableChallenges == ["PASSWORD", "PASSWORD_SRP", "EMAIL_OTP", "SMS_OTP"]
    )
    #expect(first.challengeParameters == ["USERNAME": "ann"])
    _ = try await choice.addPasskey()
    let second = try await choice.begin()
    #expect(second.availableChallenges?.last == "WEB_AUTHN")
    let options = try ChoiceStage.options(second.challengeParameters)
    #expect(options.allowCredentials.count == 1 && options.rpId == "example.com")
    try await choice.stage.addUser("bob", attributes: ["email": "bob@example.com"])
    #expect(try await choice.begin("bob").availableChallenges == ["PASSWORD", "PASSWORD_SRP"])
  }

  @Test("CHO-2: a preferred way is gone at once where the user has it, and else is a choice")
  func preferred() async throws {
    let choice = try await ChoiceStage()
    try await choice.addUser()
    for (way, challenge) in [
      ("EMAIL_OTP", "EMAIL_OTP"), ("SMS_OTP", "SMS_OTP"), ("PASSWORD", "PASSWORD"),
      ("PASSWORD_SRP", "PASSWORD_SRP"), ("WEB_AUTHN", "SELECT_CHALLENGE"),
    ] {
      let asked = try await choice.begin("ann", way)
      #expect(asked.challengeName == challenge)
      #expect((asked.availableChallenges == nil) == (challenge != "SELECT_CHALLENGE"))
      choice.clock.advance(by: .seconds(20))
    }
    let exchange = try await SRPExchange(choice.stage, "ann", byChoice: true)
    #expect(exchange.challenge.challengeName == "PASSWORD_VERIFIER")
    #expect(try await exchange.finish(SignInHarness.password).authenticationResult != nil)
    let shown = try await choice.begin("ann", "PASSWORD", ["PASSWORD": SignInHarness.password])
    #expect(shown.authenticationResult != nil)
  }

  @Test("CHO-3: a choice is answered in the same request, or with the next")
  func answers() async throws {
    let choice = try await ChoiceStage()
    try await choice.addUser()
    let password = SignInHarness.password
    func session() async throws -> String? { try await choice.begin().session }
    let inline = try await choice.choose("PASSWORD", session(), ["PASSWORD": password])
    #expect(inline.authenticationResult != nil)
    let asked = try await choice.choose("PASSWORD", session())
    #expect(asked.challengeName == "PASSWORD")
    // As Amplify answers it, and by its own name.
    let amplify = try await choice.choose("PASSWORD", asked.session, ["PASSWORD": password])
    #expect(amplify.authenticationResult != nil)
    let own = try await choice.answer("PASSWORD", "PASSWORD", password, asked.session)
    #expect(own.authenticationResult != nil)
    let srp = try await choice.choose("PASSWORD_SRP", session())
    #expect(srp.challengeName == "PASSWORD_SRP")
    let hex = Hex.encode(try SRP.Client().clientPublic)
    let verifier = try await choice.choose("PASSWORD_SRP", srp.session, ["SRP_A": hex])
    #expect(verifier.challengeName == "PASSWORD_VERIFIER")
    let named = try await choice.answer("PASSWORD_SRP", "SRP_A", hex, srp.session)
    #expect(named.challengeName == "PASSWORD_VERIFIER")
  }

  @Test("CHO-3: what is no choice is refused, and nothing is changed")
  func refused() async throws {
    let choice = try await ChoiceStage()
    try await choice.addUser()
    let session = try await choice.begin().session
    for answer in ["", "SOFTWARE_TOKEN", "PASSWORD_VERIFIER", "password"] {
      await expectRefusal(.invalidParameter) { try await choice.choose(answer, session) }
    }
    // No passkey, which the choice did not offer.
    await expectRefusal(.invalidParameter) { try await choice.choose("WEB_AUTHN", session) }
    await expectRefusal(.invalidParameter) { try await choice.begin("ann", "SELECT_CHALLENGE") }
    await expectRefusal(.invalidParameter) { try await choice.begin("", nil) }
    await expectRefusal(.invalidParameter) { try await choice.begin(nil, "WEB_AUTHN") }
    await expectRefusal(.invalidParameter) {
      try await choice.begin("ann", "PASSWORD_SRP", ["SRP_A": "zz"])
    }
    await expectRefusal(.notAuthorized) { try await choice.choose("PASSWORD", "made-up") }
    await expectRefusal(.invalidParameter) { try await choice.choose("PASSWORD", nil) }
    await expectRefusal(.notAuthorized) {
      try await choice.choose("PASSWORD", session, ["PASSWORD": "x"], name: "bob")
    }
    await #expect(throws: ChoiceStage.incorrect) {
      try await choice.choose("PASSWORD", session, ["PASSWORD": "Wr0ng!pass"])
    }
    let right = try await choice.choose(
      "PASSWORD",
      session,
      ["PASSWORD": SignInHarness.password]
    )
    #expect(right.authenticationResult != nil)
  }

  @Test("CHO-3: a choice is of its client, of its time and of the password that the user had")
  func boundSession() async throws {
    let choice = try await ChoiceStage()
    try await choice.addUser()
    let password = ["PASSWORD": SignInHarness.password]
    let late = try await choice.begin().session
    choice.clock.advance(by: .seconds(181))
    await #expect(throws: FactorStage.expiredSession) {
      try await choice.choose("PASSWORD", late, password)
    }
    let session = try await choice.begin().session
    let client = try await choice.stage.harness.makeClient(
      of: choice.stage.pool,
      CreateUserPoolClientRequest(explicitAuthFlows: ["ALLOW_USER_AUTH"])
    )
    let other = Stage(harness: choice.stage.harness, pool: choice.stage.pool, client: client)
    await expectRefusal(.notAuthorized) {
      try await other.respond(
        "SELECT_CHALLENGE",
        password.merging(["USERNAME": "ann", "ANSWER": "PASSWORD"]) { $1 },
        session: session
      )
    }
    _ = try await choice.service.accounts.adminSetUserPassword(
      AdminSetUserPasswordRequest(
        userPoolId: choice.stage.poolID,
        username: "ann",
        password: "An0ther!one",
        permanent: true
      ),
      call: .recording(choice.stage.context)
    )
    await expectRefusal(.notAuthorized) { try await choice.choose("EMAIL_OTP", session) }
  }

  @Test("CHO-1: USER_AUTH is for clients that allow it, at each step, and not of the tier LITE")
  func allowed() async throws {
    let without = try await ChoiceStage(flows: SignInHarness.allFlows)
    try await without.addUser()
    await expectRefusal(.invalidParameter) { try await without.begin() }
    let choice = try await ChoiceStage()
    try await choice.addUser()
    let session = try await choice.begin().session
    let exchange = try await SRPExchange(choice.stage, "ann", byChoice: true)
    _ = try await choice.service.pools.updateUserPoolClient(
      UpdateUserPoolClientRequest(
        userPoolId: choice.stage.poolID,
        clientId: choice.stage.clientID,
        explicitAuthFlows: ["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]
      ),
      call: .recording(choice.stage.context)
    )
    await expectRefusal(.invalidParameter) {
      try await choice.choose("PASSWORD", session, ["PASSWORD": SignInHarness.password])
    }
    await expectRefusal(.invalidParameter) {
      try await exchange.finish(SignInHarness.password)
    }
    let lite = try await SignInHarness().stage(
      CreateUserPoolRequest(userPoolTier: "LITE"),
      CreateUserPoolClientRequest(explicitAuthFlows: ["ALLOW_USER_AUTH"])
    )
    try await lite.addUser("ann")
    await expectRefusal(.featureUnavailableInTier) {
      try await lite.initiate("USER_AUTH", ["USERNAME": "ann"])
    }
  }

  @Test("CHO-9: a device follows the password, and no code and no passkey")
  func devices() async throws {
    let choice = try await ChoiceStage(
      pool: CreateUserPoolRequest(
        deviceConfiguration: DeviceConfigurationType(challengeRequiredOnNewDevice: true)
      )
    )
    try await choice.addUser()
    let passkey = try await choice.addPasskey()
    let shown = try await choice.begin("ann", "PASSWORD", ["PASSWORD": SignInHarness.password])
    #expect(shown.authenticationResult?.newDeviceMetadata != nil)
    let exchange = try await SRPExchange(choice.stage, "ann", byChoice: true)
    let proved = try await exchange.finish(SignInHarness.password).authenticationResult
    #expect(proved?.newDeviceMetadata != nil)
    let byPasskey = try await choice.usePasskey(passkey, choice.begin("ann", "WEB_AUTHN"))
    #expect(byPasskey.authenticationResult != nil)
    #expect(byPasskey.authenticationResult?.newDeviceMetadata == nil)
    let session = try await choice.begin("ann", "EMAIL_OTP").session
    let byCode = try await choice.useCode(choice.stage.code("ann"), session)
    #expect(byCode.authenticationResult != nil)
    #expect(byCode.authenticationResult?.newDeviceMetadata == nil)
  }

  @Test("CHO-2: an administrator's server begins by choice as well")
  func administrator() async throws {
    let choice = try await ChoiceStage(secret: true)
    try await choice.addUser()
    var parameters = ["USERNAME": "ann", "PREFERRED_CHALLENGE": "EMAIL_OTP"]
    parameters["SECRET_HASH"] = choice.stage.secretHash("ann")
    let asked = try await choice.service.signIn.adminInitiateAuth(
      AdminInitiateAuthRequest(
        userPoolId: choice.stage.poolID,
        clientId: choice.stage.clientID,
        authFlow: "USER_AUTH",
        authParameters: parameters
      ),
      call: .recording(choice.stage.context)
    )
    let code = try await choice.stage.code("ann")
    let done = try await choice.service.signIn.adminRespondToAuthChallenge(
      AdminRespondToAuthChallengeRequest(
        userPoolId: choice.stage.poolID,
        clientId: choice.stage.clientID,
        challengeName: asked.challengeName,
        challengeResponses: [
          "USERNAME": "ann", "EMAIL_OTP_CODE": code,
          "SECRET_HASH": choice.stage.secretHash("ann") ?? "",
        ],
        session: asked.session
      ),
      call: .recording(choice.stage.context)
    )
    #expect(done.authenticationResult != nil)
    await expectRefusal(.notAuthorized) {
      try await choice.stage.initiate(
        "USER_AUTH",
        ["USERNAME": "ann", "SECRET_HASH": "bm8="]
      )
    }
  }
}
