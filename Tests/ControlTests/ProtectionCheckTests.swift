import Domain
import OperatingSystem
import Postgres
import Runtime
import TestSupport
import Testing

@testable import ControlService

@Suite("What is examined of threat protection")
struct ProtectionCheckTests {
  private struct FixedClock: WallClock {
    let seconds: Int64
    func now() -> Instant { Instant(unixSeconds: seconds) }
  }

  @Test("THR-63: pools whose threat protection asks for what is not there")
  func protection() async throws {
    let fixture = try await BackupFixture()
    defer { try? fixture.remove() }
    let place = "\(fixture.folder)/places.mmdb"
    try FileContents.write([0], to: place, mode: 0o600)
    func outcome(
      _ authentication: String = "{}",
      days: Int64 = 0
    ) async throws -> CheckOutcome {
      let path = "\(fixture.folder)/authentication.json"
      try FileContents.write(Array(authentication.utf8), to: path, mode: 0o600)
      return await ProtectionCheck(
        folder: InstallationFolder(fixture.folder),
        clock: FixedClock(seconds: SystemClock().now().unixSeconds + days * 86_400),
        database: fixture.database.administration
      ).outcome()
    }
    try await #expect(outcome() == .skipped("no pool has threat protection"))
    let pool = "us-east-1_Watched00"
    let risk = """
      {"CompromisedCredentialsRiskConfiguration":
        {"EventFilter": ["SIGN_IN"], "Actions": {"EventAction": "BLOCK"}},
      "AccountTakeoverRiskConfiguration":
        {"Actions": {"HighAction": {"Notify": false, "EventAction": "MFA_REQUIRED"}}}}
      """
    let database = fixture.database.administrationPool()
    try await database.execute(
      """
      INSERT INTO authentication.user_pools
        (id, region, name, is_deletion_protected, settings, risk_configuration,
        created_at_unix_millis, modified_at_unix_millis)
      VALUES (\(pool), 'us-east-1', 'watched', false, \(#"{"UserPoolAddOns": {"AdvancedSecurityMode": "AUDIT"}}"#)::jsonb,
        \(risk)::jsonb, 0, 0)
      """
    )
    try await database.execute(
      """
      INSERT INTO authentication.user_pool_clients
        (user_pool_id, id, name, settings, created_at_unix_millis, modified_at_unix_millis)
      VALUES (\(pool), 'client1', 'one',
        \(#"{"ExplicitAuthFlows": ["ALLOW_USER_SRP_AUTH"]}"#)::jsonb, 0, 0)
      """
    )
    func causes(_ authentication: String = "{}", days: Int64 = 0) async throws -> [String] {
      try await outcome(authentication, days: days).findings.map(\.cause)
    }
    let found = try await causes()
    for part in ["there is no list of them", "it can only block", "the client client1 shows none"] {
      #expect(found.count { $0.contains(pool) && $0.contains(part) } == 1, "\(part)")
    }
    #expect(found.count == 3)
    let listed = #"{"leaked-passwords": {"file": "/x"}, "geoip": {"file": "\#(place)"}}"#
    try await #expect(causes(listed).count == 2)
    let old = try await causes(listed, days: 91)
    #expect(old.last?.contains("\(place) is 91 days old") == true)
  }
}
