internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import Cryptography
internal import Domain
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("A sign-in by SRP")
struct SRPSignInTests {
  static let incorrect = AuthenticationFailure.notAuthorized("Incorrect username or password.")

  @Test("A2 gives tokens for a proved password, and no Session between the steps")
  func signsIn() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let exchange = try await SRPExchange(stage, "ann")
    #expect(exchange.challenge.challengeName == "PASSWORD_VERIFIER")
    #expect(exchange.challenge.session == nil)
    #expect(
      Set(exchange.challenge.challengeParameters?.keys.map { $0 } ?? [])
        == ["SALT", "SRP_B", "SECRET_BLOCK", "USERNAME", "USER_ID_FOR_SRP"]
    )
    let result = try await exchange.finish().authenticationResult
    #expect(result?.tokenType == "Bearer")
    #expect(result?.expiresIn == 3600)
    #expect(result?.refreshToken != nil)
    #expect(try await stage.getUser(result?.accessToken).username == "ann")
  }

  @Test("refuses a wrong password")
  func wrongPassword() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let exchange = try await SRPExchange(stage, "ann")
    await #expect(throws: Self.incorrect) { try await exchange.finish("Wr0ng!pass") }
  }

  @Test("a secret block is good for one answer, right or wrong")
  func singleUse() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let exchange = try await SRPExchange(stage, "ann")
    _ = try await exchange.finish()
    await #expect(throws: Self.incorrect) { try await exchange.finish() }
    let guessed = try await SRPExchange(stage, "ann")
    await #expect(throws: Self.incorrect) { try await guessed.finish("Wr0ng!pass") }
    await #expect(throws: Self.incorrect) { try await guessed.finish() }
  }

  @Test("of a hundred answers at once, on two instances, exactly one wins")
  func concurrentAnswers() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    try await stage.addUser("ann")
    let exchange = try await SRPExchange(stage, "ann")
    let answers = try exchange.answers(SignInHarness.password)
    let winners = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<100 {
        let service = index.isMultiple(of: 2) ? harness.authentication : harness.twin
        group.addTask {
          do {
            let answer = try await stage.respond("PASSWORD_VERIFIER", answers, on: service)
            return answer.authenticationResult != nil
          } catch {
            return false
          }
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(winners == 1)
  }

  @Test("may begin on one instance and end on another")
  func acrossInstances() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    try await stage.addUser("ann")
    let exchange = try await SRPExchange(stage, "ann", on: harness.twin)
    #expect(try await exchange.finish().authenticationResult != nil)
  }

  @Test("a secret block of another client or pool is refused")
  func otherClient() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    try await stage.addUser("ann")
    let other = try await harness.stage()
    try await other.addUser("ann")
    let sibling = Stage(
      harness: harness,
      pool: stage.pool,
      client: try await harness.makeClient(of: stage.pool)
    )
    for stranger in [other, sibling] {
      let exchange = try await SRPExchange(stage, "ann")
      let answers = try exchange.answers(SignInHarness.password)
      await #expect(throws: Self.incorrect) {
        try await stranger.respond("PASSWORD_VERIFIER", answers)
      }
    }
  }

  @Test("a secret block that is too old or changed is refused")
  func oldBlock() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let old = try await SRPExchange(stage, "ann")
    stage.harness.clock.advance(by: .seconds(181))
    await #expect(
      throws: AuthenticationFailure.notAuthorized(
        "Invalid session for the user, session is expired."
      )
    ) { try await old.finish() }
    let changed = try await SRPExchange(stage, "ann")
    var answers = try changed.answers(SignInHarness.password)
    answers["PASSWORD_CLAIM_SECRET_BLOCK"] = Base64.encode([UInt8](repeating: 1, count: 900))
    await #expect(throws: Self.incorrect) {
      try await stage.respond("PASSWORD_VERIFIER", answers)
    }
  }

  @Test("proves the password that the user has when the proof arrives")
  func passwordChangedBetween() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let exchange = try await SRPExchange(stage, "ann")
    _ = try await stage.service.accounts.adminSetUserPassword(
      AdminSetUserPasswordRequest(
        userPoolId: stage.poolID,
        username: "ann",
        password: "An0ther!one",
        permanent: true
      ),
      call: .recording(stage.context)
    )
    await #expect(throws: Self.incorrect) { try await exchange.finish() }
    #expect(try await SRPExchange(stage, "ann").finish("An0ther!one").authenticationResult != nil)
  }

  @Test(
    "an SRP_A that is no number of the group is refused",
    arguments: ["", "0", "00", "xyz"] + DeviceSignInTests.multiplesOfModulus
  )
  func badPublic(_ text: String) async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    await #expect {
      try await stage.initiate("USER_SRP_AUTH", ["USERNAME": "ann", "SRP_A": text])
    } throws: { error in
      if case .invalidParameter = error as? AuthenticationFailure { true } else { false }
    }
  }

  @Test("a missing parameter is named")
  func missingParameters() async throws {
    let stage = try await SignInHarness().stage()
    await #expect(
      throws: AuthenticationFailure.invalidParameter("Missing required parameter SRP_A")
    ) { try await stage.initiate("USER_SRP_AUTH", ["USERNAME": "ann"]) }
    await #expect(
      throws: AuthenticationFailure.invalidParameter("Missing required parameter TIMESTAMP")
    ) {
      try await stage.respond(
        "PASSWORD_VERIFIER",
        [
          "USERNAME": "ann", "PASSWORD_CLAIM_SECRET_BLOCK": "AAAA",
          "PASSWORD_CLAIM_SIGNATURE": "AAAA",
        ]
      )
    }
  }

  @Test("a name that is not the user's is refused, the one it began with is not")
  func echoedName() async throws {
    let stage = try await SignInHarness().stage(CreateUserPoolRequest(aliasAttributes: ["email"]))
    let mail = ["email": "ann@example.com", "email_verified": "true"]
    try await stage.addUser("ann", attributes: mail)
    let byAlias = try await SRPExchange(stage, "ann@example.com")
    #expect(byAlias.parameter("USER_ID_FOR_SRP") == "ann")
    #expect(try await byAlias.finish().authenticationResult != nil)
    let lenient = try await SRPExchange(stage, "ann@example.com")
    let answer = try await lenient.finish(username: "ann@example.com")
    #expect(answer.authenticationResult != nil)
    let foreign = try await SRPExchange(stage, "ann")
    await #expect(throws: Self.incorrect) { try await foreign.finish(username: "bob") }
  }

  @Test(
    "A2 a timestamp in another form than Cognito's is refused as Cognito refuses it",
    arguments: [
      ("2026-11-21T00:00:00Z", true), ("Sat Nov 21 00:00:00 2026", true),
      ("Sat Nov  21 00:00:00 UTC 2026", true), ("sat Nov 21 00:00:00 UTC 2026", true),
      ("Sun Nov 21 00:00:00 UTC 2026", false), ("Sat Nov 7 09:05:03 UTC 2015", false),
      ("Sat Nov 21 00:05:01 UTC 2026", false), ("Fri Nov 20 23:54:59 UTC 2026", false),
      ("Sat Nov 99 00:00:00 UTC 2026", false), ("Sat Nov 21 00:00:00 GMT 2026", false),
    ]
  )
  func timestamps(_ text: String, isUnparsable: Bool) async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let exchange = try await SRPExchange(stage, "ann")
    let expected =
      isUnparsable
      ? .invalidParameter("TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.")
      : Self.incorrect
    await #expect(throws: expected) { try await exchange.finish(timestamp: text) }
  }

  @Test(
    "A2 a clock that is a little off is no reason to refuse",
    arguments: ["Sat Nov 21 00:04:59 UTC 2026", "Fri Nov 20 23:55:01 UTC 2026"]
  )
  func nearTimestamps(_ text: String) async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let answer = try await SRPExchange(stage, "ann").finish(timestamp: text)
    #expect(answer.authenticationResult != nil)
  }

  @Test("A2 a day that is padded with a zero is refused like a wrong password")
  func paddedDay() async throws {
    let harness = try await SignInHarness()
    harness.clock.set(Instant(unixSeconds: 1_795_219_200 - 14 * 86_400))
    let stage = try await harness.stage()
    try await stage.addUser("ann")
    let padded = try await SRPExchange(stage, "ann")
    await #expect(throws: Self.incorrect) {
      try await padded.finish(timestamp: "Sat Nov 07 00:00:00 UTC 2026")
    }
    let answer = try await SRPExchange(stage, "ann")
      .finish(timestamp: "Sat Nov 7 00:00:00 UTC 2026")
    #expect(answer.authenticationResult != nil)
  }
}
