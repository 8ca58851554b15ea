internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationService
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import TestSupport
internal import Testing

@Suite("Sign-ups that are not confirmed")
struct UnconfirmedSignUpTests {
  private static let address = "ann@example.com"
  private static let own = "0wn!Password"
  private static let strangers = "Str4nger!Password"
  private static let taken = AuthenticationFailure.usernameExists(
    "An account with the given email already exists."
  )

  private func stage(_ option: String?, hides: Bool = false) async throws -> Stage {
    try await SignInHarness().stage(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        usernameAttributes: ["email"],
        userPoolTags: option.map { ["gatehouse:unconfirmed-sign-ups": $0] }
      ),
      CreateUserPoolClientRequest(preventUserExistenceErrors: hides ? "ENABLED" : "LEGACY")
    )
  }

  private func confirm(
    _ stage: Stage,
    _ signUp: SignUpResponse,
    session: String? = nil
  ) async throws {
    let code = try await stage.code(try #require(signUp.userSub))
    try await stage.confirm(Self.address, code, session: session)
  }

  private func status(_ stage: Stage) async throws -> String? {
    try await stage.describeUser(Self.address).userStatus
  }

  @Test("keep their address, as in Cognito, where the pool says nothing", arguments: [nil, "kept"])
  func kept(_ option: String?) async throws {
    let stage = try await stage(option)
    let first = try await stage.signUp(Self.address, password: Self.strangers)
    #expect(first.session == nil)
    await #expect(throws: Self.taken) {
      try await stage.signUp(Self.address, password: Self.own)
    }
    try await confirm(stage, first)
    #expect(try await stage.signIn(Self.address, Self.strangers).authenticationResult != nil)
  }

  @Test("give way to the next with the address, whose code confirms no password that differs")
  func replaced() async throws {
    let stage = try await stage("replaceable")
    let first = try await stage.signUp(Self.address, password: Self.strangers)
    let formerCode = try await stage.code(try #require(first.userSub))
    let second = try await stage.signUp(Self.address, password: Self.own)
    #expect(second.userSub != first.userSub)
    #expect(try await stage.messageCount() == 1)
    // Nothing is left of the former one, its code least of all.
    await expectRefusal(.codeMismatch) { try await stage.confirm(Self.address, formerCode) }
    try await confirm(stage, second)
    #expect(try await status(stage) == "RESET_REQUIRED")
    for password in [Self.own, Self.strangers] {
      let answer = try? await stage.signIn(Self.address, password)
      #expect(answer == nil)
    }
    await #expect(throws: Self.taken) { try await stage.signUp(Self.address) }
    // Who reads the mail sets a password.
    _ = try await stage.forgot(Self.address)
    let code = try await stage.code(try #require(second.userSub))
    try await stage.recover(Self.address, code, "N3w!Password")
    #expect(try await stage.signIn(Self.address, "N3w!Password").authenticationResult != nil)
  }

  @Test("a stranger who comes second confirms nothing either", arguments: [false, true])
  func secondStranger(hides: Bool) async throws {
    let stage = try await stage("replaceable", hides: hides)
    _ = try await stage.signUp(Self.address, password: Self.own)
    let second = try await stage.signUp(Self.address, password: Self.strangers)
    // A third with the owner's password again does not make it a quiet one.
    let third = try await stage.signUp(Self.address, password: Self.strangers)
    #expect(third.userSub != second.userSub)
    try await confirm(stage, third)
    #expect(try await status(stage) == "RESET_REQUIRED")
  }

  @Test("the same password again, or the sign-up's own session, is proof enough")
  func proved() async throws {
    for usesSession in [false, true] {
      let stage = try await stage("replaceable")
      let first = try await stage.signUp(
        Self.address,
        password: usesSession ? Self.strangers : Self.own
      )
      let second = try await stage.signUp(Self.address, password: Self.own)
      let other = try #require(first.session)
      #expect(other != second.session)
      try await confirm(stage, second, session: usesSession ? second.session : other)
      #expect(try await status(stage) == "CONFIRMED")
      #expect(try await stage.signIn(Self.address, Self.own).authenticationResult != nil)
    }
  }

  @Test("where passwords must be proved, a code alone confirms none, and another's session neither")
  func strict() async throws {
    for (uses, expected) in [
      ("none", "RESET_REQUIRED"), ("other", "RESET_REQUIRED"), ("own", "CONFIRMED"),
    ] {
      let stage = try await stage("proved")
      let former = try await stage.signUp(Self.address, password: Self.own)
      let signUp = try await stage.signUp(Self.address, password: Self.own)
      let sessions = ["other": former.session, "own": signUp.session]
      try await confirm(stage, signUp, session: sessions[uses] ?? nil)
      #expect(try await status(stage) == expected, "\(uses)")
    }
  }

  @Test("a chosen username stays with who took it first")
  func chosenNames() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        userPoolTags: ["gatehouse:unconfirmed-sign-ups": "replaceable"]
      )
    )
    _ = try await stage.signUp("ann", attributes: ["email": Self.address])
    await expectRefusal(.usernameExists) {
      _ = try await stage.signUp("ann", attributes: ["email": Self.address])
    }
  }

  @Test("an unknown value of the tag is refused")
  func unknownValue() async throws {
    await expectRefusal(.invalidParameter) { _ = try await stage("gone") }
  }

  @Test("end after seven days, and their names are free again")
  func ended() async throws {
    let stage = try await stage(nil)
    let harness = stage.harness
    _ = try await stage.signUp(Self.address)
    let confirmed = try await stage.signUp("bob@example.com")
    try await stage.confirm("bob@example.com", try await stage.code(confirmed.userSub ?? ""))
    try await stage.addUser("carl@example.com")
    harness.clock.advance(by: .seconds(6 * 86_400))
    let waiting = try await stage.signUp("dora@example.com")
    try await harness.authentication.expiredRowRemoval.removeOnce()
    await #expect(throws: Self.taken) { try await stage.signUp(Self.address) }
    harness.clock.advance(by: .seconds(86_400 + 1))
    try await harness.authentication.expiredRowRemoval.removeOnce()
    await expectRefusal(.userNotFound) { _ = try await stage.describeUser(Self.address) }
    for name in ["bob@example.com", "carl@example.com", "dora@example.com"] {
      #expect(try await stage.describeUser(name).username != nil)
    }
    #expect(try await stage.signUp(Self.address).userSub != nil)
    // Not while a code may still confirm it.
    harness.clock.advance(by: .seconds(6 * 86_400))
    _ = try await stage.resend("dora@example.com")
    harness.clock.advance(by: .seconds(3600))
    try await harness.authentication.expiredRowRemoval.removeOnce()
    #expect(try await stage.describeUser("dora@example.com").username == waiting.userSub)
    harness.clock.advance(by: .seconds(86_400))
    try await harness.authentication.expiredRowRemoval.removeOnce()
    await expectRefusal(.userNotFound) { _ = try await stage.describeUser("dora@example.com") }
  }
}
