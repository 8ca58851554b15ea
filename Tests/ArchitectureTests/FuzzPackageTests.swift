import Foundation
import Testing

/// The package of the fuzzer names files of the project; it is built by name alone.
@Suite("The fuzzer's package")
struct FuzzPackageTests {
  private static let folder = "Tests/Fuzz"

  @Test("each file and folder that it names is there")
  func named() throws {
    let root = try SourceTree.shared().root
    let text = try String(
      contentsOf: root.appendingPathComponent("\(Self.folder)/Package.swift"),
      encoding: .utf8
    )
    var count = 0
    // A module's name, its path, the modules that it uses, the files of it.
    for part in text.components(separatedBy: "module(").dropFirst(2) {
      let strings = part.matches(of: /"([^"]+)"/).map { String($0.output.1) }
      let path = try #require(strings.dropFirst().first)
      let files = part.firstRange(of: "of: [").map { range in
        part[range.upperBound...].prefix { $0 != "]" }.matches(of: /"([^"]+)"/).map {
          String($0.output.1)
        }
      }
      for name in [""] + (files ?? []) {
        let place = "\(Self.folder)/\(path)/\(name)"
        // Follows the links.
        let isThere = FileManager.default.fileExists(
          atPath: root.appendingPathComponent(place).path
        )
        #expect(isThere, "\(place)")
        count += 1
      }
    }
    #expect(count > 40, "the search finds nothing")
  }

  @Test("each link of its stand-ins leads somewhere")
  func links() throws {
    let folder = try SourceTree.shared().root.appendingPathComponent("\(Self.folder)/StandIns")
    let names = FileManager.default.subpaths(atPath: folder.path) ?? []
    #expect(names.count >= 20)
    for name in names {
      let path = folder.appendingPathComponent(name).path
      #expect(FileManager.default.fileExists(atPath: path), "\(name)")
    }
  }
}
