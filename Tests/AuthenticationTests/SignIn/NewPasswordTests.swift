internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("NEW_PASSWORD_REQUIRED")
struct NewPasswordTests {
  static let temporary = "Temp0rary!"
  static let chosen = "Chosen0ne!"

  private func invite(
    _ stage: Stage,
    _ name: String = "ann",
    attributes: [String: String] = [:]
  ) async throws {
    _ = try await stage.service.accounts.adminCreateUser(
      AdminCreateUserRequest(
        userPoolId: stage.poolID,
        username: name,
        userAttributes: Stage.list(attributes),
        temporaryPassword: Self.temporary,
        messageAction: "SUPPRESS"
      ),
      call: .recording(stage.context)
    )
  }

  private func answer(
    _ stage: Stage,
    _ session: String?,
    password: String = chosen,
    attributes: [String: String] = [:]
  ) async throws -> RespondToAuthChallengeResponse {
    var responses = ["USERNAME": "ann", "NEW_PASSWORD": password]
    for (name, value) in attributes { responses["userAttributes.\(name)"] = value }
    return try await stage.respond("NEW_PASSWORD_REQUIRED", responses, session: session)
  }

  @Test("follows a temporary password, by SRP and by password, and ends in tokens")
  func chooses() async throws {
    let stage = try await SignInHarness().stage()
    try await invite(stage)
    let byPassword = try await stage.signIn("ann", Self.temporary)
    #expect(byPassword.challengeName == "NEW_PASSWORD_REQUIRED")
    #expect(byPassword.authenticationResult == nil)
    let challenge = try await SRPExchange(stage, "ann").finish(Self.temporary)
    #expect(challenge.challengeName == "NEW_PASSWORD_REQUIRED")
    #expect(challenge.challengeParameters?["requiredAttributes"] == "[]")
    #expect(challenge.challengeParameters?["userAttributes"] == "{}")
    #expect(challenge.challengeParameters?["USER_ID_FOR_SRP"] == "ann")
    let length = challenge.session?.count ?? 0
    #expect((20...2048).contains(length))
    let tokens = try await answer(stage, challenge.session).authenticationResult
    #expect(try await stage.getUser(tokens?.accessToken).username == "ann")
    #expect(try await stage.describeUser("ann").userStatus == "CONFIRMED")
    #expect(try await SRPExchange(stage, "ann").finish(Self.chosen).authenticationResult != nil)
    await #expect(throws: SRPSignInTests.incorrect) {
      try await stage.signIn("ann", Self.temporary)
    }
  }

  @Test("E.1.7 a session is good for one new password, whatever was refused before")
  func singleUse() async throws {
    let stage = try await SignInHarness().stage()
    try await invite(stage)
    let session = try await stage.signIn("ann", Self.temporary).session
    await #expect(
      throws: AuthenticationFailure.invalidPassword(
        "Password did not conform with policy: Password not long enough"
      )
    ) { try await answer(stage, session, password: "Sh0rt!") }
    // A challenge for the same temporary password that is never answered.
    stage.harness.clock.advance(by: .seconds(1))
    let other = try await stage.signIn("ann", Self.temporary).session
    _ = try await answer(stage, session)
    await #expect(throws: FactorStage.usedSession) { try await answer(stage, session) }
    await #expect(throws: FactorStage.invalidSession) { try await answer(stage, other) }
  }

  @Test("of many answers at once exactly one sets the password")
  func concurrentAnswers() async throws {
    let stage = try await SignInHarness().stage()
    try await invite(stage)
    let session = try await stage.signIn("ann", Self.temporary).session
    let winners = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<20 {
        group.addTask {
          do {
            _ = try await answer(stage, session, password: "Chosen0ne!\(index)")
            return true
          } catch {
            return false
          }
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(winners == 1)
  }

  @Test("a session that is too old, made up, another client's or another step's is refused")
  func badSessions() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    try await invite(stage)
    let invalid = AuthenticationFailure.notAuthorized("Invalid session for the user.")
    let session = try await stage.signIn("ann", Self.temporary).session
    let sibling = Stage(
      harness: harness,
      pool: stage.pool,
      client: try await harness.makeClient(of: stage.pool)
    )
    await #expect(throws: invalid) { try await answer(sibling, session) }
    await #expect(throws: invalid) { try await answer(stage, String(repeating: "A", count: 400)) }
    let block = try await SRPExchange(stage, "ann").parameter("SECRET_BLOCK")
    await #expect(throws: invalid) { try await answer(stage, block) }
    await #expect(throws: invalid) {
      try await stage.respond(
        "NEW_PASSWORD_REQUIRED",
        ["USERNAME": "bob", "NEW_PASSWORD": Self.chosen],
        session: session
      )
    }
    harness.clock.advance(by: .seconds(181))
    await #expect(
      throws: AuthenticationFailure.notAuthorized(
        "Invalid session for the user, session is expired."
      )
    ) { try await answer(stage, session) }
  }

  @Test("a session dies with the temporary password that it came from")
  func replacedPassword() async throws {
    let stage = try await SignInHarness().stage()
    try await invite(stage)
    let session = try await stage.signIn("ann", Self.temporary).session
    _ = try await stage.service.accounts.adminSetUserPassword(
      AdminSetUserPasswordRequest(
        userPoolId: stage.poolID,
        username: "ann",
        password: "Temp0rary!2",
        permanent: false
      ),
      call: .recording(stage.context)
    )
    await #expect(
      throws: AuthenticationFailure.notAuthorized("Invalid session for the user.")
    ) { try await answer(stage, session) }
  }

  @Test("a temporary password stops counting after the days that the pool says")
  func expiry() async throws {
    let stage = try await SignInHarness().stage()
    try await invite(stage)
    stage.harness.clock.advance(by: .seconds(7 * 86_400))
    let expired = AuthenticationFailure.notAuthorized(
      "Temporary password has expired and must be reset by an administrator."
    )
    await #expect(throws: expired) { try await stage.signIn("ann", Self.temporary) }
    await #expect(throws: SRPSignInTests.incorrect) { try await stage.signIn("ann", "Wr0ng!pass") }
  }

  @Test("names what the pool requires and the user lacks, and takes it with the password")
  func requiredAttributes() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        schema: [
          SchemaAttributeType(name: "email", required: true),
          SchemaAttributeType(name: "name", required: true),
        ]
      )
    )
    try await invite(stage, attributes: ["email": "ann@example.com"])
    let challenge = try await stage.signIn("ann", Self.temporary)
    #expect(challenge.challengeParameters?["requiredAttributes"] == #"["userAttributes.name"]"#)
    let attributes = challenge.challengeParameters?["userAttributes"] ?? ""
    #expect(attributes.contains(#""email":"ann@example.com""#))
    await #expect(
      throws: AuthenticationFailure.invalidParameter("Invalid attributes given, name is missing")
    ) { try await answer(stage, challenge.session) }
    for email in ["eve@example.com", "ann@example.com", "nonsense", ""] {
      await #expect(
        throws: AuthenticationFailure.notAuthorized("Cannot modify an already provided email")
      ) {
        try await answer(stage, challenge.session, attributes: ["name": "Ann", "email": email])
      }
    }
    #expect(try await stage.describeUser("ann").userStatus == "FORCE_CHANGE_PASSWORD")
    await #expect(
      throws: AuthenticationFailure.notAuthorized(
        "A client attempted to write unauthorized attribute"
      )
    ) {
      try await answer(
        stage,
        challenge.session,
        attributes: ["name": "Ann", "email_verified": "true"]
      )
    }
    let tokens = try await answer(stage, challenge.session, attributes: ["name": "Ann"])
    let user = try await stage.getUser(tokens.authenticationResult?.accessToken)
    #expect(user.userAttributes?.contains(AttributeType(name: "name", value: "Ann")) == true)
  }

  @Test("changes what the pool does not require, but no address and nothing immutable")
  func otherAttributes() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        schema: [SchemaAttributeType(name: "badge", attributeDataType: "String", mutable: false)]
      )
    )
    let provided = ["email": "ann@example.com", "custom:badge": "7", "name": "A"]
    try await invite(stage, attributes: provided)
    let session = try await stage.signIn("ann", Self.temporary).session
    for (name, value) in ["email": "eve@example.com", "custom:badge": "8"] {
      await #expect(
        throws: AuthenticationFailure.notAuthorized("Cannot modify an already provided \(name)")
      ) { try await answer(stage, session, attributes: [name: value]) }
    }
    _ = try await answer(stage, session, attributes: provided.merging(["name": "Ann"]) { $1 })
    #expect(try await stage.attributes("ann")["name"] == "Ann")
  }
}
