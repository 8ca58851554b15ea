internal import Domain
internal import Postgres
internal import TestSupport
internal import Testing

@testable internal import PublicOperations

@Suite("CON-6: a search among events")
struct AuditEventSearchTests {
  private static let many = 20_000
  private static let big = "us-east-1_Big000000"
  private static let small = "us-east-1_Small0000"

  private func filter(
    _ scope: AuditScope,
    _ text: AuditEventSearch.Text? = nil,
    outcome: String? = nil,
    client: String? = nil
  ) -> AuditEventSearch.Filter {
    AuditEventSearch.Filter(
      scope: scope,
      text: text,
      operation: nil,
      outcome: outcome,
      clientID: client,
      since: nil
    )
  }

  /// One event of a small pool is older than the many of a big one; the oldest of those is another client's.
  private func filled() async throws -> SignInHarness {
    let harness = try await SignInHarness()
    let pool = harness.database.administrationPool()
    _ = try await pool.execute(
      """
      INSERT INTO authentication.audit_events
        (at_unix_millis, request_id, operation, actor, source_ip, user_pool_id, client_id, username,
         sub, outcome)
      SELECT n, 'request-' || n, 'AdminGetUser', 'access_key', '192.0.2.' || n % 250,
        CASE n WHEN 1 THEN \(Self.small) ELSE \(Self.big) END,
        CASE n WHEN 2 THEN 'rare' ELSE 'usual' END, 'user' || n % 5000, 'sub' || n % 5000, 'Success'
      FROM generate_series(1, \(Self.many)) AS n
      """
    )
    _ = try await pool.execute("ANALYZE authentication.audit_events")
    return harness
  }

  @Test("CON-6 reads a page's rows by an index, whatever it is narrowed to")
  func cost() async throws {
    let harness = try await filled()
    let deep = AuditEventSearch.Place(at: 10_000, transaction: "0", number: 0, rank: 0)
    for (filter, place) in [
      (filter(.all), nil), (filter(.all), deep), (filter(.allBut(Self.small)), deep),
      (filter(.pools([Self.big])), nil), (filter(.pools([Self.big])), deep),
      (filter(.pools([Self.small])), nil), (filter(.pools([Self.small, Self.big])), deep),
      (filter(.pools([Self.big]), .id("request-7")), nil), (filter(.all, .id("sub7")), nil),
      (filter(.pools([Self.big]), .name("user7", hash: "-")), nil),
      (filter(.pools([Self.big]), .address("192.0.2.7")), nil),
    ] as [(AuditEventSearch.Filter, AuditEventSearch.Place?)] {
      let statement = try #require(
        AuditEventSearch.statement(filter, before: place, downTo: nil, limit: 51)
      )
      let blocks = try await harness.blocks(readBy: statement)
      // All of the table are more than four hundred.
      #expect(blocks < 130, "\(filter) \(String(describing: place)): \(blocks)")
    }
  }

  @Test("CON-6 looks at so many rows a page, and goes on behind them")
  func bounded() async throws {
    let harness = try await filled()
    let search = AuditEventSearch(database: harness.store, mostScanned: 8_000)
    let rare = filter(.pools([Self.big]), client: "rare")
    var place: AuditEventSearch.Place?
    var found: [String] = []
    var pages = 0
    repeat {
      let page = try await search.rows(rare, before: place, limit: 50)
      found += page.rows.map(\.record.requestID)
      place = page.next
      pages += 1
    } while place != nil && pages < 10
    #expect(found == ["request-2"] && pages == 3)
  }

  @Test("CON-6 shows each event once, page by page, and those of no other pool")
  func pages() async throws {
    let harness = try await filled()
    let search = AuditEventSearch(database: harness.store, mostScanned: 150)
    let usual = filter(.pools([Self.big]), outcome: "Success")
    var place: AuditEventSearch.Place?
    var found: [Int64] = []
    for _ in 0..<8 {
      let page = try await search.rows(usual, before: place, limit: 50)
      found += page.rows.map(\.record.at.unixMillis)
      place = page.next
    }
    let newest = (0..<Int64(found.count)).map { Int64(Self.many) - $0 }
    #expect(found == newest && found.count >= 300)
    let nothing = try await search.rows(filter(.pools([])), before: nil, limit: 50)
    #expect(nothing.rows.isEmpty && nothing.next == nil)
    let other = try await search.rows(filter(.pools([Self.small])), before: nil, limit: 50)
    #expect(other.rows.map(\.record.requestID) == ["request-1"])
  }
}
