import Foundation
import Testing

/// What PostgreSQL leaves to the author of a statement.
@Suite("Statements")
struct StatementTests {
  @Test("rows that are skipped where locked are chosen once")
  func skippedRows() throws {
    let found = try SourceTree.shared().files.filter { !$0.path.hasPrefix("Tests/") }
      .flatMap { Self.statements(of: $0.text) }
      .filter { $0.contains("SKIP LOCKED") }
    #expect(!found.isEmpty)
    #expect(found.filter { !Self.choosesOnce($0) } == [])
  }

  @Test("a subquery that may be run again is known from one that is not")
  func choice() {
    #expect(Self.choosesOnce("SELECT id FROM t LIMIT 1 FOR UPDATE SKIP LOCKED"))
    #expect(
      Self.choosesOnce("WITH due AS MATERIALIZED (SELECT id FROM t LIMIT 1 FOR UPDATE SKIP LOCKED)")
    )
    #expect(
      Self.choosesOnce(
        "DELETE FROM t WHERE id = ANY (ARRAY(SELECT id FROM t LIMIT 1 FOR UPDATE SKIP LOCKED))"
      )
    )
    #expect(
      !Self.choosesOnce(
        "DELETE FROM t WHERE id IN (SELECT id FROM t LIMIT 1 FOR UPDATE SKIP LOCKED)"
      )
    )
    #expect(
      !Self.choosesOnce(
        "UPDATE t SET a = 1 FROM (SELECT id FROM t LIMIT 1 FOR UPDATE SKIP LOCKED) AS due"
      )
    )
  }

  /// Whether no subquery of IN or FROM chooses the rows, which may be run for each row of the outer
  /// table.
  ///
  /// It then skips the rows that the statement itself has changed by now, and finds more than its limit.
  private static func choosesOnce(_ statement: String) -> Bool {
    statement.hasPrefix("SELECT") || statement.contains("AS MATERIALIZED (")
      || statement.contains("ARRAY(")
  }

  /// The texts between three quotation marks, without the space around them.
  private static func statements(of source: String) -> [String] {
    source.components(separatedBy: "\"\"\"").enumerated()
      .compactMap { $0.offset % 2 == 1 ? $0.element.trimmed : nil }
  }
}

extension String {
  fileprivate var trimmed: String {
    trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
