internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
import GatehouseStubs
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("Sessions of a second factor")
struct FactorSessionTests {
  @Test("E.1.7 one that is too old, another client's, pool's, user's or step's is refused")
  func badSessions() async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    try await stage.addUser("bob")
    let secret = try await factors.setUpToken("ann")
    let session = try await stage.signIn("ann").session
    let code = factors.code(secret)
    let harness = stage.harness
    let sibling = Stage(
      harness: harness,
      pool: stage.pool,
      client: try await harness.makeClient(of: stage.pool)
    )
    let stranger = try await harness.stage()
    for other in [sibling, stranger] {
      await #expect(throws: FactorStage.invalidSession) {
        try await other.respond(
          "SOFTWARE_TOKEN_MFA",
          ["USERNAME": "ann", "SOFTWARE_TOKEN_MFA_CODE": code],
          session: session
        )
      }
    }
    await #expect(throws: FactorStage.invalidSession) {
      try await factors.answer("SOFTWARE_TOKEN_MFA", code, session, name: "bob")
    }
    for step in ["SMS_MFA", "EMAIL_OTP"] {
      await #expect(throws: FactorStage.invalidSession) {
        try await factors.answer(step, code, session)
      }
    }
    for step in ["MFA_SETUP", "SELECT_MFA_TYPE", "NEW_PASSWORD_REQUIRED"] {
      await #expect(throws: FactorStage.invalidSession) {
        try await stage.respond(
          step,
          ["USERNAME": "ann", "ANSWER": "SOFTWARE_TOKEN_MFA", "NEW_PASSWORD": "Chosen0ne!"],
          session: session
        )
      }
    }
    await #expect(
      throws: AuthenticationFailure.invalidParameter("Missing required parameter Session")
    ) { try await factors.answer("SOFTWARE_TOKEN_MFA", code, nil) }
    await #expect(throws: FactorStage.invalidSession) {
      try await factors.answer("SOFTWARE_TOKEN_MFA", code, String(repeating: "A", count: 400))
    }
    factors.clock.advance(by: .seconds(179))
    _ = try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), session)
    let late = try await stage.signIn("ann").session
    factors.clock.advance(by: .seconds(180))
    await #expect(throws: FactorStage.expiredSession) {
      try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), late)
    }
  }

  @Test("a session dies with the password that was proved, and with the user's enablement")
  func deadSessions() async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    let secret = try await factors.setUpToken("ann")
    let session = try await stage.signIn("ann").session
    _ = try await stage.service.accounts.adminSetUserPassword(
      AdminSetUserPasswordRequest(
        userPoolId: stage.poolID,
        username: "ann",
        password: "An0ther!One",
        permanent: true
      ),
      call: .recording(stage.context)
    )
    await #expect(throws: FactorStage.invalidSession) {
      try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), session)
    }
    let disabled = try await stage.signIn("ann", "An0ther!One").session
    try await stage.harness.disable("ann", in: stage.poolID)
    await #expect(throws: AuthenticationFailure.notAuthorized("User is disabled.")) {
      try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), disabled)
    }
  }

  @Test("a client with a secret proves it at the second factor too")
  func secretHash() async throws {
    let factors = try await FactorStage(
      "OPTIONAL",
      token: true,
      client: CreateUserPoolClientRequest(generateSecret: true)
    )
    let stage = factors.stage
    try await stage.addUser("ann")
    let secret = try await factors.setUpToken("ann")
    let session = try await stage.signIn("ann").session
    await expectRefusal(.notAuthorized) {
      try await stage.respond(
        "SOFTWARE_TOKEN_MFA",
        [
          "USERNAME": "ann", "SOFTWARE_TOKEN_MFA_CODE": factors.code(secret), "SECRET_HASH": "AAAA",
        ],
        session: session
      )
    }
    _ = try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), session)
  }
}
