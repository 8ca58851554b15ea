internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
import AuthenticationStubs
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import Postgres
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("A change that is interrupted")
struct BegunEventTests {
  private func rename(_ table: SQL, _ audit: AuditStage) async throws {
    _ = try await audit.harness.database.administrationPool().execute(
      "ALTER TABLE authentication.\(table)"
    )
  }

  /// What a crash between the change and its event leaves, or nothing of a call refused before.
  private func interrupting(
    _ audit: AuditStage,
    refusedFor reason: Reason? = nil,
    _ call: () async throws -> Void
  ) async throws {
    try await rename("audit_events RENAME TO away", audit)
    await expectRPCRefusal(reason) { try await call() }
    try await rename("away RENAME TO audit_events", audit)
  }

  private func begun(_ audit: AuditStage) async throws -> Int {
    try await audit.harness.database.administrationPool().query(
      "SELECT request_id FROM authentication.begun_events"
    ) { (row: borrowing PostgresRow) throws(PostgresError) -> String in
      try row.value("request_id")
    }.count
  }

  /// Moves the clock past the time after which no process continues the event.
  private func wait(_ audit: AuditStage) async throws {
    audit.harness.clock.advance(by: .seconds(601))
    try await audit.stage.service.expiredRowRemoval.removeOnce()
  }

  private func create(_ name: String, _ audit: AuditStage, requestID: String) async throws {
    _ = try await audit.client.adminCreateUser(
      AdminCreateUserRequest(
        userPoolId: audit.stage.poolID,
        username: name,
        messageAction: "SUPPRESS"
      ),
      context: audit.signed(requestID)
    )
  }

  @Test("is an event, which says that its result is not known, and is shown once")
  func interrupted() async throws {
    // A server of its own: a transaction of another test would hold the event back.
    let audit = try await AuditStage(on: try await ThrowawayPostgres.start())
    try await interrupting(audit) { try await create("ann", audit, requestID: "r-1") }
    #expect(try await audit.stage.describeUser("ann").username == "ann")
    #expect(try await audit.list().isEmpty)
    let begin = audit.harness.clock.now().unixMillis
    let first = try await audit.events.listAuditEvents(
      ListAuditEventsRequest(isFollowed: true),
      context: audit.signed()
    )
    try await wait(audit)
    let event = try #require(try await audit.list(ListAuditEventsRequest(user: "ann")).first)
    #expect(event.outcome == "Interrupted" && event.operation == "AdminCreateUser")
    #expect(event.requestId == "r-1" && event.atUnixMillis == begin)
    #expect(event.actor == "access_key" && event.accessKeyId == AuditStage.accessKeyID)
    #expect(event.sourceIp == "192.0.2.7" && event.userAgent == "test/1")
    #expect(event.userPoolId == audit.stage.poolID)
    #expect(try await audit.list(ListAuditEventsRequest(outcome: "Refused")).isEmpty)
    #expect(try await audit.list(ListAuditEventsRequest(outcome: "Interrupted")).count == 1)
    let next = try await audit.events.listAuditEvents(
      ListAuditEventsRequest(isFollowed: true, afterCursor: first.cursor),
      context: audit.signed()
    )
    #expect(first.events.isEmpty && next.events.map(\.requestId) == ["r-1"])
    try await wait(audit)
    #expect(try await audit.list().count == 1)
    #expect(try await begun(audit) == 0)
  }

  @Test("is an event also where PostgreSQL itself was killed right after the change")
  func crash() async throws {
    let server = try await ThrowawayPostgres.start()
    let audit = try await AuditStage(on: server)
    try await rename("audit_events RENAME TO away", audit)
    await expectRPCRefusal(nil) { try await create("ann", audit, requestID: "r-1") }
    try await server.crash()
    try await server.restart()
    try await until { await audit.harness.store.isReachable() }
    #expect(try await audit.stage.describeUser("ann").username == "ann")
    try await rename("away RENAME TO audit_events", audit)
    try await wait(audit)
    #expect(try await audit.list().map(\.outcome) == ["Interrupted"])
  }

  @Test("is none while it may still end, nor once it has ended")
  func ended() async throws {
    let audit = try await AuditStage()
    try await create("ann", audit, requestID: "r-1")
    await expectRPCRefusal(.usernameExists) { try await create("ann", audit, requestID: "r-2") }
    #expect(try await begun(audit) == 0)
    try await interrupting(audit) { try await create("bob", audit, requestID: "r-3") }
    audit.harness.clock.advance(by: .seconds(599))
    try await audit.stage.service.expiredRowRemoval.removeOnce()
    #expect(try await begun(audit) == 1)
    #expect(try await audit.list().map(\.requestId) == ["r-1", "r-2"])
  }

  @Test("names the user whose token was accepted, and no user that a made-up one names")
  func tokenHolder() async throws {
    let audit = try await AuditStage()
    let sub = try await audit.stage.addUser("ann")
    let token = try await audit.stage.tokens("ann").accessToken
    func change(_ token: String?) async throws {
      _ = try await audit.client.changePassword(
        ChangePasswordRequest(
          previousPassword: SignInHarness.password,
          proposedPassword: "An0ther-password",
          accessToken: token
        ),
        context: audit.anonymous("change")
      )
    }
    let forged = (token ?? "").split(separator: ".").dropLast().joined(separator: ".") + ".AAAA"
    try await interrupting(audit, refusedFor: .notAuthorized) { try await change(forged) }
    #expect(try await begun(audit) == 0)
    try await interrupting(audit) { try await change(token) }
    try await wait(audit)
    let event = try #require(
      try await audit.list(ListAuditEventsRequest(outcome: "Interrupted")).first
    )
    #expect(event.actor == "user")
    #expect(event.sub == sub && event.username == "ann")
  }

  @Test("is one too where a sign-in changes something")
  func signIn() async throws {
    let audit = try await AuditStage()
    _ = try await audit.stage.service.accounts.adminCreateUser(
      AdminCreateUserRequest(
        userPoolId: audit.stage.poolID,
        username: "ann",
        temporaryPassword: "Temp0rary!",
        messageAction: "SUPPRESS"
      ),
      call: .recording(audit.signed())
    )
    let asked = try await audit.signIn("ann", "Temp0rary!")
    #expect(try await begun(audit) == 0)
    try await interrupting(audit) {
      _ = try await audit.client.respondToAuthChallenge(
        RespondToAuthChallengeRequest(
          clientId: audit.stage.clientID,
          challengeName: asked.challengeName,
          session: asked.session,
          challengeResponses: ["USERNAME": "ann", "NEW_PASSWORD": "Chosen-0ne!"]
        ),
        context: audit.anonymous()
      )
    }
    try await wait(audit)
    let event = try #require(try await audit.list().first)
    #expect(event.operation == "RespondToAuthChallenge" && event.outcome == "Interrupted")
    #expect(event.username == "ann")
  }

  @Test("is not made where its beginning cannot be written; what changes nothing goes on")
  func unwritable() async throws {
    let audit = try await AuditStage()
    try await audit.stage.addUser("ann")
    let token = try await audit.stage.tokens("ann").accessToken
    try await rename("begun_events RENAME TO away", audit)
    await expectRPCRefusal(nil) { try await create("bob", audit, requestID: "r") }
    await #expect(throws: AuthenticationFailure.userNotFound("User does not exist.")) {
      try await audit.stage.describeUser("bob")
    }
    await expectRPCRefusal(nil) {
      try await audit.client.deleteUser(
        DeleteUserRequest(accessToken: token),
        context: audit.anonymous()
      )
    }
    #expect(try await audit.signIn("ann", SignInHarness.password).authenticationResult != nil)
    _ = try await audit.client.getUser(
      GetUserRequest(accessToken: token),
      context: audit.anonymous()
    )
  }

  @Test("need not wait for the disk when it begins")
  func setting() async throws {
    let audit = try await AuditStage()
    let database = audit.harness.database.administrationPool()
    let statements: [SQL] = [
      "CREATE TABLE public.commits (setting text)",
      """
      CREATE FUNCTION public.note_commit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        INSERT INTO public.commits (setting) VALUES (current_setting('synchronous_commit'));
        RETURN NULL;
      END $$
      """,
      """
      CREATE CONSTRAINT TRIGGER note_commit AFTER INSERT ON authentication.begun_events
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.note_commit()
      """,
      """
      CREATE CONSTRAINT TRIGGER note_commit AFTER INSERT ON authentication.audit_events
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.note_commit()
      """,
    ]
    for statement in statements { _ = try await database.execute(statement) }
    try await create("ann", audit, requestID: "r")
    let settings = try await database.query("SELECT setting FROM public.commits") {
      (row: borrowing PostgresRow) throws(PostgresError) -> String in try row.value("setting")
    }
    #expect(settings == ["off", "on"])
  }
}
