import Foundation
import Postgres
import Testing

@testable import ControlService

/// What a release records, so that programs before the one before it do not touch its schemas.
@Suite("Releases")
struct ReleaseTests {
  /// The sections of `deploy/CHANGELOG.md`, the newest first: the heading and what stands below it.
  private func sections() throws -> [(heading: String, text: String)] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let log = try String(
      contentsOf: root.appendingPathComponent("deploy/CHANGELOG.md"),
      encoding: .utf8
    )
    return log.components(separatedBy: "\n## ").dropFirst().map { section in
      let lines = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0]), String(lines.last ?? ""))
    }
  }

  @Test("each schema serves the programs of the newest released version, and none before it")
  func oldestPrograms() throws {
    let sections = try sections()
    #expect(!sections.isEmpty, "the search finds nothing")
    let released = sections.first { !$0.heading.contains("not released yet") }
    for history in ServiceMigrations.all {
      #expect((1...history.migrations.count).contains(history.oldestProgram), "\(history.schema)")
      guard let released else { continue }
      let line = "`\(history.schema)` \(history.oldestProgram)"
      #expect(released.text.contains(line), "\(released.heading) must name the migrations: \(line)")
    }
  }
}
