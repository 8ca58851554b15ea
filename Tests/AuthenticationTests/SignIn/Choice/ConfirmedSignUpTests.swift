internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
import GatehouseStubs
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("A sign-in by the code that confirmed the sign-up")
struct ConfirmedSignUpTests {
  private func confirmed(
    _ factors: [String] = ChoiceStage.all,
    flows: [String] = SignInHarness.allFlows + ["ALLOW_USER_AUTH"],
    hidesExistence: Bool = false
  ) async throws -> (ChoiceStage, String?) {
    let choice = try await ChoiceStage(
      factors,
      hidesExistence: hidesExistence,
      flows: flows,
      pool: CreateUserPoolRequest(autoVerifiedAttributes: ["email"])
    )
    _ = try await choice.stage.signUp("ann", attributes: ["email": ChoiceStage.email])
    let code = try await choice.stage.code("ann")
    return (choice, try await choice.stage.confirm("ann", code).session)
  }

  @Test("CHO-6: the Session of ConfirmSignUp signs in, once", arguments: [false, true])
  func signsIn(hidesExistence: Bool) async throws {
    let (choice, session) = try await confirmed(hidesExistence: hidesExistence)
    #expect(session != nil)
    let done = try await choice.begin("ann", nil, session: session)
    #expect(done.authenticationResult != nil)
    await expectRefusal(.notAuthorized) { try await choice.begin("ann", nil, session: session) }
  }

  @Test("CHO-6: of a hundred calls at once one signs in")
  func once() async throws {
    let (choice, session) = try await confirmed()
    let winners = await choice.stage.harness.winners(of: 20) { _, service in
      try await choice.begin("ann", nil, session: session, on: service)
        .authenticationResult != nil
    }
    #expect(winners == 1)
  }

  @Test("CHO-6: it is of the user and the client, of its time, and of the first sign-in")
  func bound() async throws {
    let (choice, session) = try await confirmed()
    try await choice.addUser("bob", email: "bob@example.com")
    for wrong in [("bob", session), ("ann", "made-up"), ("ann", session.map { $0 + "AA" })] {
      await expectRefusal(.notAuthorized) {
        try await choice.begin(wrong.0, nil, session: wrong.1)
      }
    }
    let client = try await choice.stage.harness.makeClient(
      of: choice.stage.pool,
      CreateUserPoolClientRequest(explicitAuthFlows: ["ALLOW_USER_AUTH"])
    )
    let other = Stage(harness: choice.stage.harness, pool: choice.stage.pool, client: client)
    await expectRefusal(.notAuthorized) {
      try await other.initiate("USER_AUTH", ["USERNAME": "ann"], session: session)
    }
    choice.clock.advance(by: .seconds(181))
    await #expect(throws: FactorStage.expiredSession) {
      try await choice.begin("ann", nil, session: session)
    }
    let (later, unused) = try await confirmed()
    #expect(try await later.stage.signIn("ann").authenticationResult != nil)
    await expectRefusal(.notAuthorized) { try await later.begin("ann", nil, session: unused) }
  }

  @Test("CHO-6: it signs in nobody who was disabled or whose address was changed meanwhile")
  func changedMeanwhile() async throws {
    let (choice, session) = try await confirmed()
    try await choice.stage.harness.disable("ann", in: choice.stage.poolID)
    await #expect(throws: AuthenticationFailure.userDisabled) {
      try await choice.begin("ann", nil, session: session)
    }
    let (other, second) = try await confirmed()
    _ = try await other.service.accounts.adminUpdateUserAttributes(
      AdminUpdateUserAttributesRequest(
        userPoolId: other.stage.poolID,
        username: "ann",
        userAttributes: Stage.list(["email": "new@example.com", "email_verified": "true"])
      ),
      call: .recording(other.stage.context)
    )
    await expectRefusal(.notAuthorized) { try await other.begin("ann", nil, session: second) }
  }

  @Test("CHO-6: there is none where the client or the pool takes no code")
  func none() async throws {
    #expect(try await confirmed(flows: SignInHarness.allFlows).1 == nil)
    #expect(try await confirmed(["PASSWORD", "WEB_AUTHN"]).1 == nil)
  }
}
