import Foundation
import Testing

/// An operator finds by which key a quota of AWS's is raised, and what it is.
@Suite("The document of the quotas")
struct QuotaDocumentTests {
  /// A row of the table: what AWS raises the quota to, our number, its key and the key's file.
  private struct Row {
    let name: String
    let raisedTo: String
    let here: String
    let key: String
    let file: String

    init?(_ line: Substring) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 8, Int(cells[2]) != nil || cells[2] == "any number" else { return nil }
      (name, raisedTo, here) = (cells[1], cells[3], cells[4])
      key = cells[5].trimmingCharacters(in: ["`"])
      file = cells[6].trimmingCharacters(in: ["`"])
    }
  }

  private let rows: [Row]
  /// The rows of the configuration's reference, by the file that they are of.
  private let keys: [String: Set<String>]

  init() throws {
    let root = try SourceTree.shared().root
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let document = try text("deploy/systemd/CONFIGURE.md")
    let part = try #require(document.components(separatedBy: "\n## Quotas\n").last)
    rows = part.split(separator: "\n").compactMap(Row.init)
    var keys: [String: Set<String>] = [:]
    for section in try text("deploy/config/REFERENCE.md").components(separatedBy: "\n## ") {
      let lines = section.split(separator: "\n")
      guard let file = lines.first else { continue }
      keys[String(file)] = Set(lines.dropFirst().map(String.init))
    }
    self.keys = keys
  }

  @Test("QUO-1: each key is one that its service reads, and has the number that the table tells")
  func keysAreRead() {
    #expect(rows.count == 12)
    for row in rows where !row.key.isEmpty {
      let told = keys[row.file]?.contains { line in
        line.hasPrefix("| `\(row.key)` |") && line.contains("| `\(row.here)` |")
      }
      #expect(told == true, "\(row.name): \(row.key)")
    }
  }

  @Test("QUO-1: no number is below what AWS raises its quota to, and each number has a key")
  func numbersAreHigh() {
    for row in rows {
      guard let here = Int(row.here) else {
        #expect(row.here == "any number" && row.key.isEmpty, "\(row.name)")
        continue
      }
      #expect(!row.key.isEmpty, "\(row.name)")
      if let raised = Int(row.raisedTo) { #expect(here >= raised, "\(row.name)") }
    }
  }

  @Test("QUO-1: each key of a quota is in the table")
  func complete() {
    let read = keys.values.joined().filter { $0.hasPrefix("| `quotas.") }
    #expect(read.count == rows.filter { !$0.key.isEmpty }.count)
  }
}
