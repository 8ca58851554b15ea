internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import Postgres
internal import PublicOperations
internal import Synchronization
internal import TestSupport
internal import Testing

@Suite("An invitation that is repeated")
struct RepeatedInvitationTests {
  @Test("while the user chooses a password leaves the user that password")
  func chosenMeanwhile() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage()
    try await stage.addUser("ann")
    try await stage.setPassword("ann", "Temp0rary!", permanent: false)
    let pool = stage.poolID
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let isOver = Mutex(false)
    // The user is confirmed in a transaction that ends once the invitation waits for it.
    async let choosing: Void = harness.database.administrationPool().transaction {
      (db: inout PostgresConnection) throws(PostgresError) in
      _ = try db.execute(
        """
        UPDATE authentication.users SET status = 'CONFIRMED'
        WHERE user_pool_id = \(pool) AND username = 'ann'
        """
      )
      begin.yield()
      var isAwaited: Bool?
      while isAwaited != true, !isOver.withLock({ $0 }) {
        isAwaited = try db.first(
          """
          SELECT true AS awaited FROM pg_locks
          WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))
          """
        ) { (row: borrowing PostgresRow) throws(PostgresError) in try row.value("awaited") }
      }
    }
    for await _ in begun { break }
    await #expect(
      throws: AuthenticationFailure.unsupportedUserState(
        "Resend not possible. ann status is not FORCE_CHANGE_PASSWORD"
      )
    ) {
      try await stage.service.accounts.adminCreateUser(
        AdminCreateUserRequest(
          userPoolId: pool,
          username: "ann",
          userAttributes: Stage.list(["email": "ann@example.com"]),
          temporaryPassword: "An0ther!One",
          messageAction: "RESEND"
        ),
        call: .recording(stage.context)
      )
    }
    isOver.withLock { $0 = true }
    try await choosing
    #expect(try await stage.signIn("ann", "Temp0rary!").authenticationResult != nil)
  }
}
