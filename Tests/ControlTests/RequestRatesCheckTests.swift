import OperatingSystem
import Postgres
import TestSupport
import Testing

@testable import ControlService

@Suite("What is examined of request rates")
struct RequestRatesCheckTests {
  @Test("LIM-3: rates that were moved while none count are told")
  func moved() async throws {
    let fixture = try await BackupFixture()
    defer { try? fixture.remove() }
    func causes(isEnabled: Bool) async throws -> [String] {
      let text = #"{"request-rates": {"enabled": \#(isEnabled)}}"#
      let path = "\(fixture.folder)/authentication.json"
      try FileContents.write(Array(text.utf8), to: path, mode: 0o600)
      return await RequestRatesCheck(
        folder: InstallationFolder(fixture.folder),
        database: fixture.database.administration
      ).outcome().findings.map(\.cause)
    }
    try await #expect(causes(isEnabled: false).isEmpty)
    try await fixture.database.administrationPool().execute(
      "INSERT INTO authentication.provisioned_limits (category, value) VALUES ('UserCreation', 99)"
    )
    let told = try await causes(isEnabled: false)
    #expect(told.count == 1 && told[0].contains("UserCreation"))
    try await #expect(causes(isEnabled: true).isEmpty)
  }
}
