internal import AuthenticationMessages
internal import AuthenticationService
import AuthenticationStubs
internal import Dispatch
internal import Domain
internal import GatehouseMessages
import GatehouseStubs
internal import Postgres
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("The audit log")
struct AuditLogTests {
  private func describe(_ audit: AuditStage, _ requestID: String) async throws {
    _ = try await audit.client.describeUserPool(
      DescribeUserPoolRequest(userPoolId: audit.stage.poolID),
      context: audit.signed(requestID)
    )
  }

  @Test("is narrowed by pool, user, operation, outcome, request and age")
  func filters() async throws {
    let audit = try await AuditStage()
    let sub = try await audit.stage.addUser("ann")
    try await describe(audit, "old")
    audit.harness.clock.advance(by: .seconds(3600))
    try await describe(audit, "new")
    await expectRPCRefusal(.notAuthorized) {
      try await audit.signIn("ann", "wrong", requestID: "guess")
    }
    func ids(_ request: ListAuditEventsRequest) async throws -> [String?] {
      try await audit.list(request).map(\.requestId)
    }
    #expect(try await ids(ListAuditEventsRequest()) == ["old", "new", "guess"])
    #expect(try await ids(ListAuditEventsRequest(limit: 2)) == ["new", "guess"])
    #expect(try await ids(ListAuditEventsRequest(poolId: audit.stage.poolID)).count == 3)
    #expect(try await ids(ListAuditEventsRequest(poolId: "us-east-1_another00")).isEmpty)
    #expect(try await ids(ListAuditEventsRequest(user: "ANN")) == ["guess"])
    #expect(try await ids(ListAuditEventsRequest(user: sub)) == ["guess"])
    #expect(try await ids(ListAuditEventsRequest(operation: "InitiateAuth")) == ["guess"])
    #expect(try await ids(ListAuditEventsRequest(outcome: "Refused")) == ["guess"])
    #expect(try await ids(ListAuditEventsRequest(outcome: "Success")) == ["old", "new"])
    #expect(
      try await ids(ListAuditEventsRequest(outcome: "NotAuthorizedException")) == ["guess"]
    )
    #expect(try await ids(ListAuditEventsRequest(requestId: "old")) == ["old"])
    #expect(try await ids(ListAuditEventsRequest(withinMillis: 60_000)) == ["new", "guess"])
    let now = audit.harness.clock.now().unixMillis
    #expect(try await ids(ListAuditEventsRequest(sinceUnixMillis: now + 1)).isEmpty)
  }

  @Test(
    "shows a follower each event once, also one that was numbered before and committed after"
  )
  func following() async throws {
    // A server of its own: a transaction of another test would hold the events back.
    let audit = try await AuditStage(on: try await ThrowawayPostgres.start())
    try await describe(audit, "before")
    var follow = ListAuditEventsRequest(isFollowed: true)
    func next() async throws -> [String?] {
      let answer = try await audit.events.listAuditEvents(follow, context: audit.signed())
      follow.afterCursor = answer.cursor
      return answer.events.map(\.requestId)
    }
    #expect(try await next() == ["before"])

    let slow = SlowInsert(audit.harness.database.administrationPool())
    try await slow.begin()
    try await describe(audit, "during")
    // It may only be shown once nothing can come before it.
    #expect(try await next() == [])
    #expect(try await audit.list(ListAuditEventsRequest(requestId: "during")).count == 1)
    try await slow.end()
    #expect(Set(try await next()) == ["slow", "during"])
    #expect(try await next() == [])
    try await describe(audit, "after")
    #expect(try await next() == ["after"])
  }

  @Test("takes events of many callers at once, each of them once")
  func concurrency() async throws {
    let audit = try await AuditStage()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          await expectRPCRefusal(.userNotFound) {
            try await audit.signIn("nobody-\(number)", "x", requestID: "r-\(number)")
          }
        }
      }
    }
    let ids = try await audit.list(ListAuditEventsRequest(limit: 1000)).map(\.requestId)
    #expect(ids.count == 200 && Set(ids).count == 200)
  }

  @Test("that cannot be written makes a fault of an administrator's call, and no other refusal")
  func failing() async throws {
    let audit = try await AuditStage()
    _ = try await audit.harness.database.administrationPool().execute(
      "ALTER TABLE authentication.audit_events RENAME TO away"
    )
    do {
      try await describe(audit, "r")
      Issue.record("an administrator was answered without an event")
    } catch let error as RPCError {
      #expect(error.reason.isEmpty && error.code == .internalError)
    }
    do {
      _ = try await audit.signIn("nobody", "x")
      Issue.record("nobody signed in")
    } catch let error as RPCError {
      #expect(error.reason == "user_not_found")
    }
  }

  @Test("keeps an event of a caller who has gone meanwhile")
  func cancelled() async throws {
    let audit = try await AuditStage()
    let call = Task { try await describe(audit, "gone") }
    call.cancel()
    _ = await call.result
    try await describe(audit, "next")
    // The one who has gone may have been refused before anything began, and is noted in its own time.
    let ids = try await audit.list().map(\.requestId)
    #expect(ids.filter { $0 == "next" }.count == 1)
    #expect(ids.filter { $0 == "gone" }.count <= 1 && ids.count <= 2)
  }

  @Test("forgets events after the days that the operator decided")
  func retention() async throws {
    let audit = try await AuditStage()
    try await describe(audit, "old")
    audit.harness.clock.advance(by: .seconds(89 * 86_400))
    try await describe(audit, "young")
    try await audit.stage.service.expiredRowRemoval.removeOnce()
    #expect(try await audit.list().map(\.requestId) == ["old", "young"])
    audit.harness.clock.advance(by: .seconds(2 * 86_400))
    try await audit.stage.service.expiredRowRemoval.removeOnce()
    #expect(try await audit.list().map(\.requestId) == ["young"])
  }

  @Test("takes what the gateway refused, without a NUL, a secret or a novel in it")
  func gateway() async throws {
    let audit = try await AuditStage()
    _ = try await audit.refusals.recordRefusals(
      RecordRefusalsRequest(refusals: [
        RefusedRequest(
          atUnixMillis: 5,
          requestId: "r",
          operation: "ListUsers",
          accessKeyId: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
          userAgent: String(repeating: "a", count: 2000),
          exception: "UnrecognizedClientException",
          reason: "unknown_access_key"
        )
      ]),
      context: audit.signed()
    )
    let event = try #require(try await audit.list().first)
    #expect(event.actor == "anonymous" && event.accessKeyId == nil)
    #expect(event.outcome == "UnrecognizedClientException" && event.userAgent?.count == 512)
    await expectRPCRefusal(.invalidParameter) {
      try await audit.refusals.recordRefusals(
        RecordRefusalsRequest(refusals: Array(repeating: RefusedRequest(), count: 1001)),
        context: audit.signed()
      )
    }
  }
}

/// A transaction that inserts an event and ends when it is told to.
private final class SlowInsert: Sendable {
  private let pool: PostgresPool
  private let inserted = DispatchSemaphore(value: 0)
  private let ending = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  init(_ pool: PostgresPool) {
    self.pool = pool
  }

  func begin() async throws {
    Task {
      _ = try await pool.transaction { (db) throws(PostgresError) in
        _ = try db.execute(
          """
          INSERT INTO authentication.audit_events
            (at_unix_millis, request_id, operation, actor, outcome)
          VALUES (7, 'slow', 'X', 'anonymous', 'Success')
          """
        )
        self.inserted.signal()
        self.ending.wait()
      }
      self.ended.signal()
    }
    await Self.wait(inserted)
  }

  func end() async throws {
    ending.signal()
    await Self.wait(ended)
  }

  private static func wait(_ semaphore: DispatchSemaphore) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        semaphore.wait()
        continuation.resume()
      }
    }
  }
}
