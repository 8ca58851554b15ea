import Testing

@testable import ControlService

@Suite("Lines for the terminal")
struct LogFollowerTests {
  @Test(
    "a fault is shown",
    arguments: [
      #"time=2026-01-01T00:00:00.000Z level=error service=gateway message="a request failed""#,
      #"{"time":"2026-01-01T00:00:00.000Z","level":"critical","service":"gateway"}"#,
      "2026-01-01 00:00:00.000 UTC PANIC:  could not write to file: No space left on device",
      "2026-01-01 00:00:00.000 UTC ERROR:  could not extend file: No space left on device",
      "Gateway/API.swift:7: Fatal error: Index out of range",
    ]
  )
  func shown(line: String) {
    #expect(LogFollower.isImportant(line))
  }

  @Test(
    "what happens every day is not",
    arguments: [
      #"time=2026-01-01T00:00:00.000Z level=info service=gateway message="a request was refused""#,
      "2026-01-01 00:00:00.000 UTC LOG:  checkpoint complete",
      "2026-01-01 00:00:00.000 UTC ERROR:  duplicate key value violates unique constraint",
      "2026-01-01 00:00:00.000 UTC FATAL:  the database system is starting up",
      "2026-01-01 00:00:00.000 UTC FATAL:  terminating connection due to administrator command",
    ]
  )
  func silent(line: String) {
    #expect(!LogFollower.isImportant(line))
  }
}
