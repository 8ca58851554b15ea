internal import AuditSeals
internal import AuthenticationMessages
internal import AuthenticationService
import AuthenticationStubs
internal import Domain
internal import GatehouseMessages
import GatehouseStubs
internal import Postgres
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("Seals of events")
struct EventSealTests {
  /// An installation with three sealed events, each under a seal of its own.
  private struct Sealed {
    let audit: AuditStage
    let sealing: AuditSealing
    let key: AuditSealKey

    init() async throws {
      // A server of its own: a transaction of another test would hold the events back.
      audit = try await AuditStage(on: try await ThrowawayPostgres.start())
      sealing = AuditSealing(
        database: audit.harness.database.pool(schema: "authentication"),
        sealer: audit.harness.sealer,
        of: .userPools,
        clock: audit.harness.clock
      )
      key = try #require(AuditSealKey([UInt8](repeating: 9, count: 32)))
      #expect(try await begin(key) == true)
      for id in ["one", "two", "three"] { try await describe(id) }
    }

    func begin(_ key: AuditSealKey, replaces: Bool? = nil) async throws -> Bool? {
      try await audit.events.beginAuditSeals(
        BeginAuditSealsRequest(key: key.bytes, replaces: replaces),
        context: audit.signed()
      ).isBegun
    }

    func describe(_ requestID: String) async throws {
      _ = try await audit.client.describeUserPool(
        DescribeUserPoolRequest(userPoolId: audit.stage.poolID),
        context: audit.signed(requestID)
      )
      try await sealing.once()
    }

    func verify(
      _ table: String = "events",
      seen: AuditSealVerification.Mark? = nil
    ) async throws -> AuditSealVerification {
      var verification = AuditSealVerification(firstKey: key.key(of: table), seen: seen)
      var next: Int64 = 0
      var last: Int64?
      while true {
        let page = try await audit.events.listAuditSeals(
          ListAuditSealsRequest(table: table, afterSequence: last),
          context: audit.signed()
        )
        next = try #require(page.nextSequence)
        for seal in page.seals { verification.check(seal) }
        guard let read = page.seals.last?.sequence else { break }
        last = read
      }
      verification.finish(next: next)
      return verification
    }

    /// What an attacker in the database does.
    func change(_ statement: SQL) async throws {
      #expect(try await audit.harness.database.administrationPool().execute(statement) > 0)
    }
  }

  @Test("are whole as long as no event is changed, of each table")
  func whole() async throws {
    let sealed = try await Sealed()
    await expectRPCRefusal(.userNotFound) { try await sealed.audit.signIn("eve", "wrong") }
    await sealed.audit.log.flush()
    try await sealed.sealing.once()
    let events = try await sealed.verify()
    #expect(events.findings.isEmpty && events.events == 3 && events.seals == 3)
    let refusals = try await sealed.verify("stranger_refusals")
    #expect(refusals.findings.isEmpty && refusals.events == 1)
    #expect(try await sealed.verify("user_refusals").seals == 0)
    // Again and again without anything new.
    try await sealed.sealing.once()
    #expect(try await sealed.verify().seals == 3)
  }

  @Test("tell which events were changed, cut or added")
  func altered() async throws {
    let sealed = try await Sealed()
    try await sealed.change(
      "UPDATE authentication.audit_events SET access_key_id = 'other' WHERE request_id = 'one'"
    )
    try await sealed.change("DELETE FROM authentication.audit_events WHERE request_id = 'two'")
    try await sealed.change(
      """
      INSERT INTO authentication.audit_events
        (transaction_id, number, at_unix_millis, request_id, operation, actor, outcome)
      OVERRIDING SYSTEM VALUE
      SELECT transaction_id, number - 1, at_unix_millis, 'made up', operation, actor, outcome
      FROM authentication.audit_events WHERE request_id = 'three'
      """
    )
    let found = try await sealed.verify()
    var altered: [Int64: (missing: Int, foreign: [String?])] = [:]
    for finding in found.findings {
      guard case .eventsAltered(let sequence, let missing, let foreign) = finding else {
        Issue.record("found \(finding)")
        continue
      }
      altered[sequence] = (missing, foreign.map(\.requestId))
    }
    #expect(altered[0]?.missing == 1 && altered[0]?.foreign == ["one"])
    #expect(altered[1]?.missing == 1 && altered[1]?.foreign == [])
    #expect(altered[2]?.missing == 0 && altered[2]?.foreign == ["made up"])
    #expect(found.events == 1)
  }

  @Test(
    "tell that seals are gone or were changed",
    arguments: [
      ("DELETE FROM authentication.audit_seals WHERE sequence = 1", "1 to 1"),
      ("DELETE FROM authentication.audit_seals WHERE sequence = 0", "0 to 0"),
      ("DELETE FROM authentication.audit_seals WHERE sequence = 2", "2 to 2"),
      ("UPDATE authentication.audit_seals SET code = event_codes WHERE sequence = 1", "forged 1"),
      (
        "UPDATE authentication.audit_seals SET newest_at_unix_millis = 0 WHERE sequence = 2",
        "forged 2"
      ),
    ] as [(SQL, String)]
  )
  func seals(statement: SQL, expected: String) async throws {
    let sealed = try await Sealed()
    try await sealed.change(statement)
    let findings = try await sealed.verify().findings.map { finding in
      switch finding {
      case .sealsMissing(let from, let through): "\(from) to \(through)"
      case .sealForged(let sequence): "forged \(sequence)"
      case .eventsAltered(let sequence, _, _): "altered \(sequence)"
      case .otherThanSeen(let sequence): "other \(sequence)"
      }
    }
    #expect(findings.contains(expected))
  }

  @Test("cannot be made anew by a later key, which is all that a service has")
  func forwardSecurity() async throws {
    let sealed = try await Sealed()
    let page = try await sealed.audit.events.listAuditSeals(
      ListAuditSealsRequest(table: "events"),
      context: sealed.audit.signed()
    )
    var first = try #require(page.seals.first)
    first.events[0].outcome = "NotAuthorizedException"
    let contents = try #require(AuditSealContents(first))
    let present = sealed.key.key(of: "events").next.next.next
    let codes = try AuditEventCodes.codes(of: first.events, after: [], by: present)
    first.eventCodes = codes
    first.code = contents.code(over: codes, by: present)
    var verification = AuditSealVerification(firstKey: sealed.key.key(of: "events"), seen: nil)
    verification.check(first)
    #expect(verification.findings == [.sealForged(0)])
  }

  @Test("of events that are old leave a cut, without which they are missed")
  func cut() async throws {
    let sealed = try await Sealed()
    let removal = sealed.audit.stage.service.expiredRowRemoval
    sealed.audit.harness.clock.advance(by: .seconds(91 * 86_400))
    try await sealed.describe("young")
    try await removal.removeOnce()
    #expect(try await sealed.audit.list().map(\.requestId) == ["young"])
    let found = try await sealed.verify()
    #expect(found.findings.isEmpty && found.lastCut?.through == 2 && found.events == 1)
    try await sealed.change("DELETE FROM authentication.audit_seals WHERE cut_through = 2")
    let findings = try await sealed.verify().findings
    #expect(findings.contains(.sealsMissing(from: 0, through: 2)))
  }

  @Test("are begun once, and by another key only where the old ones may go")
  func replaced() async throws {
    let sealed = try await Sealed()
    let other = try #require(AuditSealKey([UInt8](repeating: 8, count: 32)))
    #expect(try await sealed.begin(other) == false)
    #expect(try await sealed.verify().findings.isEmpty)
    let mark = try await sealed.verify().last
    #expect(try await sealed.begin(other, replaces: true) == true)
    try await sealed.sealing.once()
    let found = try await sealed.verify(seen: mark)
    #expect(found.findings == [.sealForged(0), .otherThanSeen(2)])
  }

  @Test("tell an older copy of all of it by a seal that was seen")
  func olderCopy() async throws {
    let sealed = try await Sealed()
    let mark = AuditSealVerification.Mark(sequence: 3, code: [1])
    #expect(try await sealed.verify(seen: mark).findings == [.otherThanSeen(3)])
    let seen = try await sealed.verify().last
    try await sealed.describe("four")
    #expect(try await sealed.verify(seen: seen).findings.isEmpty)
  }

  @Test("need a key of 32 bytes and a table that there is")
  func refusals() async throws {
    let sealed = try await Sealed()
    await #expect(
      throws: GateFailure.invalidParameter("The key of the seals must have 32 bytes.")
    ) {
      try await sealed.audit.events.beginAuditSeals(
        BeginAuditSealsRequest(key: [1]),
        context: sealed.audit.signed()
      )
    }
    await #expect(throws: GateFailure.invalidParameter("There is no such table of events.")) {
      try await sealed.audit.events.listAuditSeals(
        ListAuditSealsRequest(table: "users"),
        context: sealed.audit.signed()
      )
    }
  }
}
