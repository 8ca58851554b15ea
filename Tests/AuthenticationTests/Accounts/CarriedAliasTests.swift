internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import Postgres
internal import PublicOperations
internal import Testing

@Suite("E.1.13 A preferred_username that an account carries out of UNCONFIRMED")
struct CarriedAliasTests {
  private static let pool = CreateUserPoolRequest(
    autoVerifiedAttributes: ["email"],
    aliasAttributes: ["email", "preferred_username"]
  )

  /// Each operation that ends UNCONFIRMED, and what it says where the alias is another's.
  struct WayOut: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let conflict: @Sendable (String) -> AuthenticationFailure
    let take: @Sendable (Stage, _ name: String, _ code: String) async throws -> Void
  }

  static let ways = [
    WayOut(testDescription: "ConfirmSignUp", conflict: { .aliasExists($0) }) {
      try await $0.confirm($1, $2)
    },
    WayOut(testDescription: "AdminConfirmSignUp", conflict: { .invalidParameter($0) }) {
      stage,
      name,
      _ in
      _ = try await stage.service.accounts.adminConfirmSignUp(
        AdminConfirmSignUpRequest(userPoolId: stage.poolID, username: name),
        call: .recording(stage.context)
      )
    },
    WayOut(
      testDescription: "AdminSetUserPassword, permanent",
      conflict: { .invalidParameter($0) }
    ) { stage, name, _ in
      try await stage.setPassword(name, SignInHarness.password, permanent: true)
    },
    WayOut(
      testDescription: "AdminSetUserPassword, temporary",
      conflict: { .invalidParameter($0) }
    ) { stage, name, _ in
      try await stage.setPassword(name, NewPasswordTests.temporary, permanent: false)
    },
  ]

  @Test("finds its user from then on, and no other", arguments: ways)
  func claimed(_ way: WayOut) async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    _ = try await stage.signUp("ann", attributes: SignUpTests.mail)
    let code = try await stage.code("ann")
    try await stage.adminUpdate("ann", ["preferred_username": "queen"])
    try await stage.addUser("bob")
    await #expect(throws: AuthenticationFailure.userNotFound("User does not exist.")) {
      try await stage.describeUser("queen")
    }
    try await way.take(stage, "ann", code)
    #expect(try await stage.describeUser("queen").username == "ann")
    await #expect(
      throws: AuthenticationFailure.aliasExists(
        "An account with the preferred_username already exists."
      )
    ) { try await stage.adminUpdate("bob", ["preferred_username": "queen"]) }
  }

  @Test("is refused where another user has it by then, and nothing is changed", arguments: ways)
  func taken(_ way: WayOut) async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    _ = try await stage.signUp("ann", attributes: SignUpTests.mail)
    let code = try await stage.code("ann")
    try await stage.adminUpdate("ann", ["preferred_username": "queen"])
    try await stage.addUser("bob", attributes: ["preferred_username": "queen"])
    await #expect(
      throws: way.conflict("An account with the preferred_username already exists.")
    ) { try await way.take(stage, "ann", code) }
    #expect(try await stage.describeUser("ann").userStatus == "UNCONFIRMED")
    await #expect(throws: AuthenticationFailure.userNotConfirmed) { try await stage.signIn("ann") }
    try await stage.adminUpdate("ann", ["preferred_username": "king"])
    try await way.take(stage, "ann", code)
    #expect(try await stage.describeUser("king").username == "ann")
    #expect(try await stage.describeUser("queen").username == "bob")
  }

  @Test("is given up for another one that is chosen with the first password")
  func chosenWithPassword() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    try await stage.addUser("ann", attributes: ["preferred_username": "queen"])
    try await stage.setPassword("ann", NewPasswordTests.temporary, permanent: false)
    let asked = try await stage.signIn("queen", NewPasswordTests.temporary)
    _ = try await stage.respond(
      "NEW_PASSWORD_REQUIRED",
      [
        "USERNAME": "ann", "NEW_PASSWORD": NewPasswordTests.chosen,
        "userAttributes.preferred_username": "king",
      ],
      session: asked.session
    )
    #expect(try await stage.describeUser("king").username == "ann")
    try await stage.addUser("bob", attributes: ["preferred_username": "queen"])
    #expect(try await stage.describeUser("queen").username == "bob")
  }

  /// Earlier versions let one text be both, and kept one row for it, of the kind that came first.
  @Test(
    "dies with neither of two attributes that have one text",
    arguments: ["email", "preferred_username"]
  )
  func oneText(kind: String) async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    let verified = ["email": "gg@x.test", "email_verified": "true"]
    try await stage.addUser("gg", attributes: verified)
    try await stage.addUser("hh")
    _ = try await stage.harness.store.execute(
      """
      UPDATE authentication.users
      SET attributes = attributes || '{"preferred_username": "gg@x.test"}'
      WHERE user_pool_id = \(stage.poolID) AND username = 'gg'
      """
    )
    _ = try await stage.harness.store.execute(
      """
      UPDATE authentication.sign_in_names SET kind = \(kind)
      WHERE user_pool_id = \(stage.poolID) AND name = 'gg@x.test'
      """
    )
    if kind == "email" {
      try await stage.adminUpdate("gg", ["email": "new@x.test", "email_verified": "true"])
      #expect(try await stage.describeUser("new@x.test").username == "gg")
    } else {
      try await stage.adminDelete("gg", ["preferred_username"])
    }
    #expect(try await stage.describeUser("gg@x.test").username == "gg")
    if kind == "email" {
      // It is a preferred_username by now, which does not move.
      await #expect(
        throws: AuthenticationFailure.aliasExists("An account with the email already exists.")
      ) { try await stage.adminUpdate("hh", verified) }
      try await stage.adminDelete("gg", ["preferred_username"])
    }
    try await stage.adminUpdate("hh", verified)
    #expect(try await stage.describeUser("gg@x.test").username == "hh")
    let former = try await stage.describeUser("gg").userAttributes ?? []
    let flag = former.first { $0.name == "email_verified" }?.value
    #expect(flag == (kind == "email" ? "true" : "false"))
  }
}
