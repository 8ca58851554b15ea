import Foundation
import Testing

/// A reader of a comment or a test's title finds the rule behind each code.
@Suite("Requirement codes")
struct RequirementCodeTests {
  let list: String
  let tree: SourceTree

  init() throws {
    tree = try SourceTree.shared()
    list = try String(
      contentsOf: tree.root.appendingPathComponent("Tests/REQUIREMENTS.md"),
      encoding: .utf8
    )
  }

  /// `DEV-12` and `E.1.9`, but neither algorithms, instruction sets nor the format E.164.
  static var code: Regex<Substring> {
    /\b(?:(?!AES|AVX|RSA|SHA|UTC|UTF)[A-Z]{3}-[0-9]{1,3}|E(?:\.[0-9]{1,2}){1,2})\b/
  }

  /// The first words of a test's title: `row 3: …`, `row 3, DEV-4: …`.
  static var row: Regex<(Substring, Substring)> { /"row ([0-9]+)[:,]/ }

  @Test("each code in sources, tests and documents is defined in Tests/REQUIREMENTS.md")
  func defined() throws {
    let codes = Set(list.matches(of: /(?m)^- \*\*([A-Z0-9.-]+)\*\*/).map { String($0.1) })
    let rows = Set(list.matches(of: /(?m)^\| ([0-9]+) \|/).map { String($0.1) })
    #expect(codes.count > 50 && rows.count == 6)
    var references = 0
    for (path, text) in try texts() {
      let used = text.matches(of: Self.code).map { String($0.output) }
      let undefined = Set(used).subtracting(codes)
      #expect(undefined == [], "\(path) names \(undefined)")
      let usedRows = text.matches(of: Self.row).map { String($0.output.1) }
      #expect(Set(usedRows).subtracting(rows) == [], "\(path) names a row")
      references += used.count + usedRows.count
    }
    #expect(references > 100, "the search finds nothing")
  }

  @Test("a code is defined once")
  func definedOnce() {
    let codes = list.matches(of: /(?m)^- \*\*([A-Z0-9.-]+)\*\*/).map { String($0.1) }
    #expect(Set(codes).count == codes.count)
  }

  /// All that people write here, by path relative to the checkout.
  private func texts() throws -> [(String, String)] {
    let kinds = [".swift", ".py", ".md", ".sql", ".proto", ".c", ".h", ".js", ".mjs"]
    // This file tells the forms of codes, and the list names all of them.
    let own = ["Tests/REQUIREMENTS.md", "Tests/ArchitectureTests/RequirementCodeTests.swift"]
    return try tree.writtenFiles(kinds: kinds).filter { !own.contains($0.0) }
  }
}
