import Domain
import Foundation
import Postgres
import TestSupport
import Testing

@testable import DeviceRegistryService

@Suite("CON-6: the devices of a pool")
struct PoolDeviceListingTests {
  private static let many = 20_000

  /// Devices of many users, each used a second after the one before; one has an SDK of its own.
  private func filled() async throws -> RegistryFixture {
    let fixture = try await RegistryFixture()
    let pool = fixture.database.administrationPool()
    _ = try await pool.execute(
      """
      INSERT INTO device_registry.devices
        (user_pool_id, sub, device_key, srp_salt, sealed_srp_verifier, sdk, created_at_unix_millis,
         modified_at_unix_millis, authenticated_at_unix_millis)
      SELECT \(RegistryFixture.pool), 'sub' || n % 5000, 'key' || n, '', '',
        CASE n WHEN 2 THEN 'Rare/1' ELSE 'Usual/1' END, 0, 0, n * 1000
      FROM generate_series(1, \(Self.many)) AS n
      """
    )
    _ = try await pool.execute("ANALYZE device_registry.devices")
    return fixture
  }

  private func filter(
    sdk: String? = nil,
    unusedSince: Int64? = nil
  ) throws -> PoolDeviceListing.Filter {
    PoolDeviceListing.Filter(
      pool: try #require(UserPoolID(RegistryFixture.pool)),
      sdk: sdk,
      isRemembered: nil,
      remembering: Remembering(seconds: nil, now: Instant(unixMillis: 0)),
      unusedSince: unusedSince
    )
  }

  @Test("CON-6 are read by an index, from each place")
  func cost() async throws {
    let fixture = try await filled()
    for at in [Int64.max, 10_000_000] {
      for filter in [try filter(), try filter(sdk: "Usual"), try filter(unusedSince: 15_000_000)] {
        let place = PoolDeviceListing.Place(
          authenticatedAt: filter.isAscending ? at % 10_000_000 : at,
          sub: "",
          key: ""
        )
        let scanned = PoolDeviceListing.scanned(filter, after: place)
        let statement = PoolDeviceListing.statement(filter, among: scanned, limit: 51)
        let plan = try await fixture.database.administrationPool().query(
          "EXPLAIN (ANALYZE, BUFFERS, FORMAT TEXT) \(statement)"
        ) { (row: borrowing PostgresRow) throws(PostgresError) in
          try row.value("QUERY PLAN", as: String.self)
        }
        #expect(plan.contains { $0.contains("Index Scan") }, "\(plan)")
        #expect(!plan.contains { $0.contains("Sort") || $0.contains("Seq Scan") }, "\(plan)")
      }
    }
  }

  @Test("CON-6 of a rare kind are found by going on, and each is shown once")
  func rare() async throws {
    let fixture = try await filled()
    let listing = PoolDeviceListing(database: fixture.database.administrationPool())
    var place = PoolDeviceListing.Place(authenticatedAt: .max, sub: "", key: "")
    var found: [String] = []
    for _ in 0..<10 {
      let page = try await listing.devices(try filter(sdk: "Rare"), after: place, limit: 50)
      found += page.devices.map(\.record.key)
      guard let next = page.next else { break }
      place = next
    }
    #expect(found == ["key2"])
  }
}
