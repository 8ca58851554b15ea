internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import Domain
internal import Postgres
internal import PublicOperations
internal import TestSupport
internal import Testing

@testable internal import AuthenticationAccounts

@Suite("A user who is changed between the proof and the tokens")
struct UserChangedMeanwhileTests {
  enum Change: CaseIterable {
    case disable, delete, setPassword, recover, deleteAndMakeAnew

    /// What the sign-in is refused with: what a later one would be, and of a password the usual sentence.
    var refusal: AuthenticationFailure {
      switch self {
      case .disable: .userDisabled
      case .delete, .setPassword, .recover, .deleteAndMakeAnew:
        .notAuthorized("Incorrect username or password.")
      }
    }

    func make(_ stage: Stage) async throws {
      switch self {
      case .disable:
        _ = try await stage.service.accounts.adminDisableUser(
          AdminDisableUserRequest(userPoolId: stage.poolID, username: "ann"),
          call: .recording(stage.context)
        )
      case .delete: try await delete(stage)
      case .setPassword:
        _ = try await stage.service.accounts.adminSetUserPassword(
          AdminSetUserPasswordRequest(
            userPoolId: stage.poolID,
            username: "ann",
            password: "An0ther!Password",
            permanent: true
          ),
          call: .recording(stage.context)
        )
      case .recover:
        _ = try await stage.forgot("ann")
        try await stage.recover("ann", try await stage.code("ann"))
      case .deleteAndMakeAnew:
        try await delete(stage)
        try await stage.addUser("ann")
      }
    }

    private func delete(_ stage: Stage) async throws {
      _ = try await stage.service.accounts.adminDeleteUser(
        AdminDeleteUserRequest(userPoolId: stage.poolID, username: "ann"),
        call: .recording(stage.context)
      )
    }
  }

  @Test(
    "SES-12: gets no tokens, and no chain that anything could refresh, in either order",
    arguments: Change.allCases,
    [true, false]
  )
  func changed(_ change: Change, isBefore: Bool) async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    try await stage.addUser(
      "ann",
      attributes: ["email": "ann@example.com", "email_verified": "true"]
    )
    let channel = InterruptedTokenIssuance(harness.tokenChannel, isBefore: isBefore) {
      await #expect(throws: Never.self) { try await change.make(stage) }
    }
    await #expect(throws: change.refusal) {
      try await stage.initiate(
        "USER_PASSWORD_AUTH",
        ["USERNAME": "ann", "PASSWORD": SignInHarness.password],
        on: try harness.instance(tokens: channel)
      )
    }
    // The chain was written, after the revocation or before it: none that is left is good.
    #expect(channel.issued != nil)
    let live = try await harness.database.administrationPool().query(
      "SELECT sub FROM token_issuance.chains WHERE revoked_at_unix_millis IS NULL"
    ) { (row: borrowing PostgresRow) throws(PostgresError) in try row.value("sub", as: String.self)
    }
    #expect(live.isEmpty)
  }

  @Test("does not hand what was meant for it to a user who is made anew under its name")
  func ofTheSameName() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let users = UserStore(database: stage.harness.database.pool(schema: "authentication"))
    let pool = try #require(UserPoolID(stage.poolID))
    let former = try #require(try await users.find(named: "ann", in: pool)?.user)
    try await Change.deleteAndMakeAnew.make(stage)
    let now = stage.harness.clock.now()
    #expect(try await !users.setEnabled(false, of: former, in: pool, at: now))
    #expect(try await !users.delete(former, in: pool))
    try await users.removePassword(of: former, in: pool, at: now)
    let present = try #require(try await users.find(named: "ann", in: pool)?.user)
    #expect(present.isEnabled && present.status == .confirmed && present.sub != former.sub)
    #expect(try await stage.tokens("ann").accessToken != nil)
  }
}
