internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
import AuthenticationStubs
internal import DeviceRegistryStubs
internal import Domain
internal import GatehouseMessages
import GatehouseStubs
internal import IdentityFederationStubs
internal import Logging
internal import Postgres
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing
internal import TicketTestSupport
internal import TokenIssuanceStubs

@Suite("Refusals in the audit log")
struct RefusalEventTests {
  private func refusal(_ id: String, isKeyProved: Bool = false) -> RefusedRequest {
    RefusedRequest(
      atUnixMillis: ManualClock().now().unixMillis,
      requestId: id,
      operation: "ListUsers",
      isKeyProved: isKeyProved,
      exception: "InvalidParameterException",
      reason: "gateway"
    )
  }

  private func hand(
    _ refusals: [RefusedRequest],
    _ unrecorded: UnrecordedRefusals? = nil,
    to audit: AuditStage
  ) async throws {
    _ = try await audit.refusals.recordRefusals(
      RecordRefusalsRequest(refusals: refusals, unrecorded: unrecorded),
      context: audit.signed()
    )
  }

  private func ids(_ table: SQL, _ audit: AuditStage) async throws -> [String] {
    await audit.log.flush()
    return try await audit.harness.database.administrationPool().query(
      "SELECT request_id FROM authentication.\(table) ORDER BY transaction_id, number"
    ) { (row: borrowing PostgresRow) throws(PostgresError) -> String in
      try row.value("request_id")
    }
  }

  /// The service with another bound of rows.
  private func removal(keeping rows: Int, _ audit: AuditStage) -> ExpiredRowRemoval {
    let harness = audit.harness
    return Authentication(
      database: harness.store,
      sealer: harness.sealer,
      clock: harness.clock,
      random: SequenceRandomSource(seed: 5),
      tokens: harness.tokens,
      devices: harness.devices,
      appInstances: AppInstanceClient(InProcessChannel.refusing),
      factors: InteractionFactorClient(InProcessChannel.refusing),
      detachedTokens: DetachedTokenClient(InProcessChannel.refusing),
      tokenProofs: UserPoolTokenProofClient(InProcessChannel.refusing),
      providers: UserPoolProviderClient(InProcessChannel.refusing),
      providerSignIns: ProviderSignInClient(InProcessChannel.refusing),
      configuration: AuthenticationConfiguration(
        accountID: "123456789012",
        defaultRegion: "us-east-1",
        publicURL: "https://id.example.com",
        auditRefusalRows: rows
      ),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    ).expiredRowRemoval
  }

  @Test("what a call did besides is an event, also where the call is refused")
  func remarks() async throws {
    let audit = try await AuditStage()
    let gate = audit.harness.authentication.gate(
      tickets: try TicketingChannel.testKeys(),
      auditLog: audit.log
    )
    await #expect(throws: AuthenticationFailure.incorrectPassword) {
      try await gate.carryOut(
        .initiateAuth,
        RequestNaming(clientId: audit.stage.clientID),
        [],
        audit.anonymous("r-1")
      ) { (call) async throws(AuthenticationFailure) in
        call.trail.note(remark: "session x ended by y")
        throw .incorrectPassword
      }
    }
    let events = try await audit.list()
    #expect(events.contains { $0.outcome == "Success" && $0.rule == "session x ended by y" })
    #expect(events.contains { $0.outcome == "NotAuthorizedException" })
  }

  @Test("are apart: of callers with a proved key or token, about users, and about no user")
  func tables() async throws {
    let audit = try await AuditStage()
    try await audit.stage.addUser("ann")
    let token = try await audit.stage.tokens("ann").accessToken
    await expectRPCRefusal(.notAuthorized) { try await audit.signIn("ann", "x", requestID: "ann") }
    await expectRPCRefusal(.userNotFound) { try await audit.signIn("bob", "x", requestID: "bob") }
    await expectRPCRefusal(.notAuthorized) {
      try await audit.client.changePassword(
        ChangePasswordRequest(
          previousPassword: "wrong",
          proposedPassword: "An0ther-password",
          accessToken: token
        ),
        context: audit.anonymous("token")
      )
    }
    await expectRPCRefusal(.userNotFound) {
      try await audit.client.adminGetUser(
        AdminGetUserRequest(userPoolId: audit.stage.poolID, username: "bob"),
        context: audit.signed("key")
      )
    }
    // It was begun as a change, whose beginning goes with it.
    await expectRPCRefusal(.notAuthorized) {
      try await audit.client.confirmSignUp(
        ConfirmSignUpRequest(
          clientId: audit.stage.clientID,
          username: "ann",
          confirmationCode: "123456"
        ),
        context: audit.anonymous("confirm")
      )
    }
    var guest = refusal("guest", isKeyProved: true)
    guest.isIdentity = true
    try await hand([refusal("proved", isKeyProved: true), refusal("open"), guest], to: audit)
    #expect(try await ids("audit_events", audit) == ["token", "key", "proved"])
    // Any guest may have temporary credentials, and fills nothing that is kept.
    #expect(Set(try await ids("user_refusals", audit)) == ["ann", "confirm", "guest"])
    #expect(Set(try await ids("stranger_refusals", audit)) == ["bob", "open"])
    #expect(try await ids("begun_events", audit: audit).isEmpty)
    // They are one stream.
    #expect(
      Set(try await audit.list().map(\.requestId))
        == ["ann", "bob", "token", "key", "confirm", "proved", "open", "guest"]
    )
  }

  private func ids(_ table: SQL, audit: AuditStage) async throws -> [String] {
    try await audit.harness.database.administrationPool().query(
      "SELECT request_id FROM authentication.\(table)"
    ) { (row: borrowing PostgresRow) throws(PostgresError) -> String in
      try row.value("request_id")
    }
  }

  @Test("are filtered like all events; those that succeeded are none of them")
  func filters() async throws {
    let audit = try await AuditStage()
    let sub = try await audit.stage.addUser("ann")
    await expectRPCRefusal(.notAuthorized) { try await audit.signIn("ann", "x", requestID: "ann") }
    await expectRPCRefusal(.userNotFound) { try await audit.signIn("bob", "x", requestID: "bob") }
    _ = try await audit.client.adminGetUser(
      AdminGetUserRequest(userPoolId: audit.stage.poolID, username: "ann"),
      context: audit.signed("key")
    )
    func ids(_ request: ListAuditEventsRequest) async throws -> Set<String?> {
      Set(try await audit.list(request).map(\.requestId))
    }
    #expect(try await ids(ListAuditEventsRequest(user: sub)) == ["ann", "key"])
    #expect(try await ids(ListAuditEventsRequest(user: "BOB")) == ["bob"])
    #expect(try await ids(ListAuditEventsRequest(outcome: "Refused")) == ["ann", "bob"])
    #expect(try await ids(ListAuditEventsRequest(outcome: "Success")) == ["key"])
    #expect(try await ids(ListAuditEventsRequest(operation: "InitiateAuth")) == ["ann", "bob"])
    #expect(try await ids(ListAuditEventsRequest(requestId: "bob")) == ["bob"])
    #expect(try await ids(ListAuditEventsRequest(poolId: audit.stage.poolID)).count == 3)
  }

  @Test("are each shown once to a follower, also where rows of two tables have one number")
  func following() async throws {
    let server = try await ThrowawayPostgres.start()
    let audit = try await AuditStage(on: server)
    _ = try await audit.harness.database.administrationPool().execute(
      """
      WITH strangers AS (
        INSERT INTO authentication.stranger_refusals
          (at_unix_millis, request_id, operation, actor, outcome)
        SELECT 7, 's' || n, 'X', 'anonymous', 'Y' FROM generate_series(1, 3) AS n
      ), users AS (
        INSERT INTO authentication.user_refusals
          (at_unix_millis, request_id, operation, actor, outcome)
        SELECT 7, 'u' || n, 'X', 'anonymous', 'Y' FROM generate_series(1, 3) AS n
      )
      INSERT INTO authentication.audit_events
        (at_unix_millis, request_id, operation, actor, outcome)
      SELECT 7, 'e' || n, 'X', 'anonymous', 'Y' FROM generate_series(1, 3) AS n
      """
    )
    var follow = ListAuditEventsRequest(limit: 1, isFollowed: true, afterCursor: "0:0")
    var seen: [String?] = []
    while true {
      let answer = try await audit.events.listAuditEvents(follow, context: audit.signed())
      follow.afterCursor = answer.cursor
      seen += answer.events.map(\.requestId)
      if answer.events.isEmpty { break }
    }
    #expect(seen == ["e1", "u1", "s1", "e2", "u2", "s2", "e3", "u3", "s3"])
  }

  @Test("are one event each however often the gateway hands them over")
  func once() async throws {
    let audit = try await AuditStage()
    let refusals = [refusal("proved", isKeyProved: true), refusal("open"), refusal("open")]
    let unrecorded = UnrecordedRefusals(
      requestId: "count",
      count: 7,
      firstUnixMillis: 1000,
      lastUnixMillis: 2000
    )
    for _ in 0..<2 { try await hand(refusals, unrecorded, to: audit) }
    let events = try await audit.list()
    #expect(Set(events.map(\.requestId)) == ["proved", "open", "count"] && events.count == 3)
    let count = try #require(events.first { $0.requestId == "count" })
    #expect(count.outcome == "NotRecorded")
    #expect(
      count.rule
        == "7 refusals from 1970-01-01T00:00:01.000Z to 1970-01-01T00:00:02.000Z are no events: "
        + "more came than could be written"
    )
    #expect(try await ids("audit_events", audit) == ["proved", "count"])
  }

  @Test("go beyond the number of rows, oldest first; nothing else does, however old")
  func rows() async throws {
    let audit = try await AuditStage()
    try await audit.stage.addUser("ann")
    _ = try await audit.client.describeUserPool(
      DescribeUserPoolRequest(userPoolId: audit.stage.poolID),
      context: audit.signed("admin")
    )
    for number in 0..<3 {
      await expectRPCRefusal(.notAuthorized) {
        try await audit.signIn("ann", "x", requestID: "ann-\(number)")
      }
      // Each in a batch of its own: what is written at once has one age.
      await audit.log.flush()
    }
    for number in 0..<30 { try await hand([refusal("r-\(number)")], to: audit) }
    audit.harness.clock.advance(by: .seconds(3600))
    try await removal(keeping: 10, audit).removeOnce()
    #expect(try await ids("stranger_refusals", audit) == (20..<30).map { "r-\($0)" })
    #expect(try await ids("user_refusals", audit) == ["ann-0", "ann-1", "ann-2"])
    #expect(try await ids("audit_events", audit) == ["admin"])
    try await removal(keeping: 2, audit).removeOnce()
    #expect(try await ids("stranger_refusals", audit) == ["r-28", "r-29"])
    #expect(try await ids("user_refusals", audit) == ["ann-1", "ann-2"])
    #expect(try await ids("audit_events", audit) == ["admin"])
  }

  @Test("go after the days that the operator decided too")
  func retention() async throws {
    let audit = try await AuditStage()
    try await audit.stage.addUser("ann")
    await expectRPCRefusal(.notAuthorized) { try await audit.signIn("ann", "x") }
    await expectRPCRefusal(.userNotFound) { try await audit.signIn("bob", "x") }
    #expect(try await audit.list().count == 2)
    audit.harness.clock.advance(by: .seconds(89 * 86_400))
    try await audit.stage.service.expiredRowRemoval.removeOnce()
    #expect(try await audit.list().count == 2)
    audit.harness.clock.advance(by: .seconds(2 * 86_400))
    try await audit.stage.service.expiredRowRemoval.removeOnce()
    #expect(try await audit.list().isEmpty)
  }

  @Test("wait while the database is away; those that had no room are counted and told afterwards")
  func away() async throws {
    let server = try await ThrowawayPostgres.start()
    let audit = try await AuditStage(on: server, refusalBounds: RefusalBounds(entries: 3))
    try await server.crash()
    for number in 0..<5 {
      await expectRPCRefusal(nil) {
        try await audit.signIn("ann", "x", requestID: "r-\(number)")
      }
    }
    // An administrator's call has room of its own.
    await expectRPCRefusal(nil) {
      try await audit.client.describeUserPool(
        DescribeUserPoolRequest(userPoolId: audit.stage.poolID),
        context: audit.signed("admin")
      )
    }
    try await server.restart()
    try await until { await audit.harness.store.isReachable() }
    let events = try await audit.list()
    #expect(events.count == 5)
    let outcomes = Dictionary(grouping: events, by: \.outcome)
    #expect(
      Set(outcomes["InternalErrorException"]?.map(\.requestId) ?? [])
        == ["r-0", "r-1", "r-2", "admin"]
    )
    #expect(outcomes["NotRecorded"]?.first?.rule?.hasPrefix("2 refusals from ") == true)
  }

  @Test("are written before the process ends, not only some time")
  func ending() async throws {
    let audit = try await AuditStage()
    let running = Task { await audit.log.run() }
    for number in 0..<50 {
      await expectRPCRefusal(.userNotFound) { try await audit.signIn("nobody-\(number)", "x") }
    }
    running.cancel()
    await running.value
    #expect(try await ids("stranger_refusals", audit: audit).count == 50)
  }

  @Test("have no more than 512 bytes of a user agent, in whole characters")
  func userAgents() async throws {
    let audit = try await AuditStage()
    var context = audit.anonymous("agent")
    context.userAgent = "x" + String(repeating: "\u{1F512}", count: 400)
    await expectRPCRefusal(.notAuthorized) {
      try await audit.client.getUser(GetUserRequest(accessToken: "a.b.c"), context: context)
    }
    let agent = try #require(try await audit.list().first?.userAgent)
    #expect(agent == "x" + String(repeating: "\u{1F512}", count: 127))
  }
}
