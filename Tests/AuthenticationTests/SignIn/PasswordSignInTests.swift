internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import AuthenticationSignIn
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("A sign-in by password")
struct PasswordSignInTests {
  @Test("gives tokens for the right password alone")
  func signsIn() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    #expect(try await stage.tokens("ann").accessToken != nil)
    await #expect(throws: SRPSignInTests.incorrect) { try await stage.signIn("ann", "passw0rd!") }
  }

  @Test("works for an administrator by both names of the flow, and for no other caller")
  func administrators() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let parameters = ["USERNAME": "ann", "PASSWORD": SignInHarness.password]
    for flow in ["ADMIN_USER_PASSWORD_AUTH", "ADMIN_NO_SRP_AUTH"] {
      let answer = try await stage.service.signIn.adminInitiateAuth(
        AdminInitiateAuthRequest(
          userPoolId: stage.poolID,
          clientId: stage.clientID,
          authFlow: flow,
          authParameters: parameters
        ),
        call: .recording(stage.context)
      )
      #expect(answer.authenticationResult?.idToken != nil)
      await #expect {
        try await stage.initiate(flow, parameters)
      } throws: { error in
        if case .invalidParameter = error as? AuthenticationFailure { true } else { false }
      }
    }
  }

  @Test("an administrator's SRP goes through both administrator operations")
  func administratorsSRP() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let exchange = try await SRPExchange(stage, "ann")
    let answer = try await stage.service.signIn.adminRespondToAuthChallenge(
      AdminRespondToAuthChallengeRequest(
        userPoolId: stage.poolID,
        clientId: stage.clientID,
        challengeName: "PASSWORD_VERIFIER",
        challengeResponses: try exchange.answers(SignInHarness.password)
      ),
      call: .recording(stage.context)
    )
    #expect(answer.authenticationResult != nil)
  }

  @Test("an administrator who names another pool than the client's is refused")
  func otherPool() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    let other = try await harness.stage()
    let cases = [
      (
        other.poolID,
        AuthenticationFailure.resourceNotFound("User pool client \(stage.clientID) does not exist.")
      ),
      ("us-east-1_000000000", .resourceNotFound("User pool us-east-1_000000000 does not exist.")),
    ]
    for (pool, expected) in cases {
      await #expect(throws: expected) {
        try await stage.service.signIn.adminInitiateAuth(
          AdminInitiateAuthRequest(
            userPoolId: pool,
            clientId: stage.clientID,
            authFlow: "ADMIN_USER_PASSWORD_AUTH",
            authParameters: ["USERNAME": "ann", "PASSWORD": "x"]
          ),
          call: .recording(stage.context)
        )
      }
    }
  }

  @Test("a flow that the client does not allow is refused, also after it was allowed elsewhere")
  func disabledFlows() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    try await stage.addUser("ann")
    _ = try await stage.signIn("ann")
    _ = try await harness.twin.pools.updateUserPoolClient(
      UpdateUserPoolClientRequest(
        userPoolId: stage.poolID,
        clientId: stage.clientID,
        explicitAuthFlows: ["ALLOW_REFRESH_TOKEN_AUTH"]
      ),
      call: .recording(stage.context)
    )
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "USER_PASSWORD_AUTH flow not enabled for this client"
      )
    ) { try await stage.signIn("ann") }
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "USER_SRP_AUTH is not enabled for the client."
      )
    ) { try await SRPExchange(stage, "ann") }
  }

  @Test("E.1.5 a client with a secret needs the hash over the very name it sends")
  func secretHash() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(usernameConfiguration: UsernameConfigurationType(caseSensitive: false)),
      CreateUserPoolClientRequest(generateSecret: true)
    )
    try await stage.addUser("ann")
    #expect(try await stage.signIn("ANN").authenticationResult != nil)
    #expect(try await SRPExchange(stage, "Ann").finish().authenticationResult != nil)
    let parameters = ["USERNAME": "ANN", "PASSWORD": SignInHarness.password]
    await #expect(
      throws: AuthenticationFailure.notAuthorized(
        "Unable to verify secret hash for client \(stage.clientID)"
      )
    ) {
      try await stage.initiate(
        "USER_PASSWORD_AUTH",
        parameters.merging(["SECRET_HASH": stage.secretHash("ann") ?? ""]) { $1 }
      )
    }
    await #expect(
      throws: AuthenticationFailure.notAuthorized(
        "Client \(stage.clientID) is configured with secret but SECRET_HASH was not received"
      )
    ) {
      try await stage.service.signIn.initiateAuth(
        InitiateAuthRequest(
          authFlow: "USER_PASSWORD_AUTH",
          authParameters: parameters,
          clientId: stage.clientID
        ),
        call: .recording(stage.context)
      )
    }
  }

  @Test("E.1.12 case decides in a pool whose names are case sensitive, and only there")
  func caseRules() async throws {
    let harness = try await SignInHarness()
    let strict = try await harness.stage()
    try await strict.addUser("Ann")
    #expect(try await strict.signIn("Ann").authenticationResult != nil)
    await #expect(throws: AuthenticationFailure.userNotFound("User does not exist.")) {
      try await strict.signIn("ann")
    }
    let loose = try await harness.stage(
      CreateUserPoolRequest(usernameConfiguration: UsernameConfigurationType(caseSensitive: false))
    )
    try await loose.addUser("Ann")
    #expect(try await loose.signIn("aNN").authenticationResult != nil)
    #expect(try await SRPExchange(loose, "ANN").finish().authenticationResult != nil)
    #expect(try await loose.describeUser("ANN").username == "ann")
  }

  @Test("E.1.9 five wrong passwords lock for a second, a sixth for two, and a right one resets")
  func lockout() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let locked = AuthenticationFailure.notAuthorized("Password attempts exceeded")
    for _ in 0..<5 {
      await #expect(throws: SRPSignInTests.incorrect) { try await stage.signIn("ann", "no") }
    }
    await #expect(throws: locked) { try await stage.signIn("ann") }
    let begun = try await SRPExchange(stage, "ann")
    await #expect(throws: locked) { try await begun.finish() }
    stage.harness.clock.advance(by: .seconds(1))
    await #expect(throws: SRPSignInTests.incorrect) { try await stage.signIn("ann", "no") }
    stage.harness.clock.advance(by: .seconds(1))
    await #expect(throws: locked) { try await stage.signIn("ann") }
    stage.harness.clock.advance(by: .seconds(1))
    #expect(try await stage.signIn("ann").authenticationResult != nil)
    await #expect(throws: SRPSignInTests.incorrect) { try await stage.signIn("ann", "no") }
    #expect(try await stage.signIn("ann").authenticationResult != nil)
  }

  @Test("E.1.9 the lock doubles up to a quarter of an hour, after which of quiet it is forgotten")
  func doubling() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let clock = stage.harness.clock
    let locked = AuthenticationFailure.notAuthorized("Password attempts exceeded")
    for _ in 0..<5 {
      await #expect(throws: SRPSignInTests.incorrect) { try await stage.signIn("ann", "no") }
    }
    for seconds in [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900] {
      clock.advance(by: .milliseconds(seconds * 1000 - 1))
      await #expect(throws: locked, "\(seconds)") { try await stage.signIn("ann") }
      clock.advance(by: .milliseconds(1))
      await #expect(throws: SRPSignInTests.incorrect) { try await stage.signIn("ann", "no") }
    }
    clock.advance(by: .milliseconds(900_001))
    for _ in 0..<5 {
      await #expect(throws: SRPSignInTests.incorrect) { try await stage.signIn("ann", "no") }
    }
    await #expect(throws: locked) { try await stage.signIn("ann") }
  }

  @Test("E.1.9 a password that an administrator sets counts at once, whatever was tried before")
  func lockoutEndsWithNewPassword() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    for _ in 0..<5 {
      await #expect(throws: SRPSignInTests.incorrect) { try await stage.signIn("ann", "no") }
    }
    try await stage.setPassword("ann", "0ther Passw0rd!", permanent: true)
    #expect(try await stage.signIn("ann", "0ther Passw0rd!").authenticationResult != nil)
  }

  @Test("the names of another pool's users mean nothing")
  func poolIsolation() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    let other = try await harness.stage()
    let sub = try await stage.addUser("ann")
    for name in ["ann", sub] {
      await #expect(throws: AuthenticationFailure.userNotFound("User does not exist.")) {
        try await other.signIn(name)
      }
      await #expect(throws: AuthenticationFailure.userNotFound("User does not exist.")) {
        try await other.describeUser(name)
      }
    }
    try await other.addUser("ann", password: "An0ther!one")
    #expect(try await other.signIn("ann", "An0ther!one").authenticationResult != nil)
    #expect(try await stage.signIn("ann").authenticationResult != nil)
    _ = try await other.service.accounts.adminDeleteUser(
      AdminDeleteUserRequest(userPoolId: other.poolID, username: "ann"),
      call: .recording(other.context)
    )
    #expect(try await stage.signIn("ann").authenticationResult != nil)
  }

  @Test("a flow that is not built is refused by name")
  func unbuiltFlows() async throws {
    let stage = try await SignInHarness().stage()
    for flow in ["CUSTOM_AUTH", "ADMIN_USER_PASSWORD_AUTH"] {
      await #expect {
        try await stage.initiate(flow, ["USERNAME": "ann"])
      } throws: { error in
        guard case .invalidParameter(let message) = error as? AuthenticationFailure else {
          return false
        }
        return message.contains(flow)
      }
    }
  }
}
