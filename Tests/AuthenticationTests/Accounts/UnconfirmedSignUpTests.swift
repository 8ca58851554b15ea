internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
import GatehouseStubs
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

  @Test("SGN-1: keep their address, as in Cognito, where the pool says so")
  func kept() async throws {
    let stage = try await stage("kept")
    let first = try await stage.signUp(Self.address, password: Self.strangers)
    #expect(first.session == nil)
    await #expect(throws: Self.taken) {
      try await stage.signUp(Self.address, password: Self.own)
    }
    try await confirm(stage, first)
    #expect(try await stage.signIn(Self.address, Self.strangers).authenticationResult != nil)
  }

  @Test(
    "SGN-1: give way to the next with the address, whose code confirms no password that differs",
    arguments: [nil, "replaceable"]
  )
  func replaced(_ option: String?) async throws {
    let stage = try await stage(option)
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
    // The same password once more does not make it a quiet one.
    await #expect(throws: Self.taken) {
      try await stage.signUp(Self.address, password: Self.strangers)
    }
    try await confirm(stage, second)
    #expect(try await status(stage) == "RESET_REQUIRED")
  }

  @Test("SGN-1: the sign-up's own session proves its password, and that of another none")
  func proved() async throws {
    for isOwn in [false, true] {
      let stage = try await stage(nil)
      let first = try await stage.signUp(Self.address, password: Self.strangers)
      let second = try await stage.signUp(Self.address, password: Self.own)
      let sessions = [try #require(first.session), try #require(second.session)]
      #expect(sessions[0] != sessions[1])
      try await confirm(stage, second, session: sessions[isOwn ? 1 : 0])
      #expect(try await status(stage) == (isOwn ? "CONFIRMED" : "RESET_REQUIRED"))
      let answer = try? await stage.signIn(Self.address, Self.own)
      #expect((answer?.authenticationResult != nil) == isOwn)
    }
  }

  @Test("SGN-1: the same password again is refused as in Cognito, and the first code stays good")
  func repeated() async throws {
    let stage = try await stage(nil)
    let first = try await stage.signUp(Self.address, password: Self.own)
    await #expect(throws: Self.taken) {
      try await stage.signUp(Self.address, password: Self.own)
    }
    try await confirm(stage, first)
    #expect(try await status(stage) == "CONFIRMED")
    #expect(try await stage.signIn(Self.address, Self.own).authenticationResult != nil)
  }

  @Test(
    "SGN-1: of sign-ups at once with one address, one is left, and no code confirms its password"
  )
  func atOnce() async throws {
    let stage = try await stage(nil)
    _ = try await stage.signUp(Self.address, password: Self.strangers)
    let subs = await withTaskGroup(of: String?.self) { group in
      for number in 0..<6 {
        group.addTask {
          try? await stage.signUp(Self.address, password: "0wn!Password\(number)").userSub
        }
      }
      return await group.reduce(into: [String]()) { $0 += [$1].compactMap(\.self) }
    }
    let sub = try #require(try await stage.describeUser(Self.address).username)
    #expect(subs.contains(sub))
    try await stage.confirm(Self.address, try await stage.code(sub))
    #expect(try await status(stage) == "RESET_REQUIRED")
  }

  @Test("SGN-1: a chosen username that is the address of the code gives way too")
  func chosenAddress() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(autoVerifiedAttributes: ["email"])
    )
    let attributes = ["email": Self.address]
    let first = try await stage.signUp(
      Self.address,
      password: Self.strangers,
      attributes: attributes
    )
    let former = try await stage.code(Self.address)
    let second = try await stage.signUp(Self.address, password: Self.own, attributes: attributes)
    #expect(second.userSub != first.userSub)
    await expectRefusal(.codeMismatch) { try await stage.confirm(Self.address, former) }
    try await stage.confirm(Self.address, try await stage.code(Self.address))
    #expect(try await status(stage) == "RESET_REQUIRED")
  }

  @Test("SGN-1: a username that only looks like an address stays with who took it first")
  func otherAddress() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(autoVerifiedAttributes: ["email"])
    )
    let attributes = ["email": "other@example.com"]
    for (first, second) in [(attributes, ["email": Self.address]), (attributes, attributes)] {
      _ = try? await stage.signUp(Self.address, password: Self.strangers, attributes: first)
      await expectRefusal(.usernameExists) {
        _ = try await stage.signUp(Self.address, password: Self.own, attributes: second)
      }
    }
  }

  @Test("SGN-1: a user who verifies the address takes it, and the sign-up that held it ends")
  func verified() async throws {
    for (option, isKept) in [(nil, false), ("kept", true)] as [(String?, Bool)] {
      let stage = try await self.stage(option)
      try await stage.addUser("owner@example.com")
      let stranger = try await stage.signUp(Self.address, password: Self.strangers)
      func update(_ isVerified: String) async throws {
        _ = try await stage.service.accounts.adminUpdateUserAttributes(
          AdminUpdateUserAttributesRequest(
            userPoolId: stage.poolID,
            username: "owner@example.com",
            userAttributes: [
              AttributeType(name: "email", value: Self.address),
              AttributeType(name: "email_verified", value: isVerified),
            ]
          ),
          call: .recording(stage.context)
        )
      }
      // What is not proved ends no sign-up.
      await expectRefusal(.aliasExists) { try await update("false") }
      #expect(try await stage.describeUser(Self.address).username == stranger.userSub)
      guard !isKept else {
        await expectRefusal(.aliasExists) { try await update("true") }
        continue
      }
      let former = try await stage.code(try #require(stranger.userSub))
      try await update("true")
      let found = try await stage.describeUser(Self.address)
      #expect(found.username != stranger.userSub && found.userStatus == "CONFIRMED")
      await expectRefusal(.notAuthorized) { try await stage.confirm(Self.address, former) }
      let answer = try? await stage.signIn(Self.address, Self.strangers)
      #expect(answer == nil)
    }
  }

  @Test("where passwords must be proved, a code alone confirms none, and another's session neither")
  func strict() async throws {
    for (uses, expected) in [
      ("none", "RESET_REQUIRED"), ("other", "RESET_REQUIRED"), ("own", "CONFIRMED"),
    ] {
      let stage = try await stage("proved")
      let former = try await stage.signUp(Self.address, password: Self.strangers)
      let signUp = try await stage.signUp(Self.address, password: Self.own)
      let sessions = ["other": former.session, "own": signUp.session]
      try await confirm(stage, signUp, session: sessions[uses] ?? nil)
      #expect(try await status(stage) == expected, "\(uses)")
    }
  }

  @Test("SGN-1: a chosen username stays with who took it first, and SignUp answers no session")
  func chosenNames() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(autoVerifiedAttributes: ["email"])
    )
    let first = try await stage.signUp("ann", attributes: ["email": Self.address])
    #expect(first.session == nil)
    await expectRefusal(.usernameExists) {
      _ = try await stage.signUp("ann", password: Self.own, attributes: ["email": Self.address])
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
