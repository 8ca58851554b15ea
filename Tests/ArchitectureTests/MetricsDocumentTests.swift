import Foundation
import Testing

@Suite("The document of the metrics")
struct MetricsDocumentTests {
  /// What is known where a part of a name is computed.
  private static let sides = ["server", "client"]

  @Test("has each metric that the code counts, and no other")
  func complete() throws {
    let tree = try SourceTree.shared()
    let pattern = /(?:\blabel:|\(\s*\.(?:counter|gauge),)\s*"((?:gatehouse|process)_[^"]*)"/
    var counted: Set<String> = []
    for file in tree.files where !file.path.hasPrefix("Tests/") {
      for match in file.text.matches(of: pattern) {
        let name = String(match.output.1)
        for side in Self.sides {
          counted.insert(name.replacingOccurrences(of: "\\(side.rawValue)", with: side))
        }
      }
    }
    let document = try String(
      contentsOf: tree.root.appendingPathComponent("deploy/monitoring/METRICS.md"),
      encoding: .utf8
    )
    let told = Set(document.matches(of: /\n\| `([a-z_]+)` \|/).map { String($0.output.1) })
    #expect(counted.count > 20)
    #expect(counted.subtracting(told) == [], "not in the document")
    #expect(told.subtracting(counted) == [], "counted nowhere")
  }
}
