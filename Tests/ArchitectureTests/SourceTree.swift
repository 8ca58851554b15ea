import Foundation

/// The checkout's Swift sources, read as text.
struct SourceTree {
  struct File {
    /// Relative to the checkout.
    let path: String
    let text: String

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// Generated files say so in their first lines.
    var isGenerated: Bool { lines.prefix(3).contains { $0.contains("Generated from") } }

    /// The modules the file imports.
    var imports: Set<String> {
      Set(
        lines.compactMap { line -> String? in
          let words = line.split(separator: " ").filter {
            !["public", "internal", "package", "private", "fileprivate"].contains($0)
              && !$0.hasPrefix("@")
          }
          guard words.first == "import", let last = words.last else { return nil }
          return last.split(separator: ".").first.map(String.init)
        }
      )
    }
  }

  let root: URL
  let files: [File]

  init() throws {
    // Tests/ArchitectureTests/SourceTree.swift
    root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var found: [File] = []
    for top in ["Services", "Shared", "Tests"] {
      let folder = root.appendingPathComponent(top)
      guard let names = FileManager.default.enumerator(atPath: folder.path) else { continue }
      for case let name as String in names where name.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        found.append(File(path: "\(top)/\(name)", text: text))
      }
    }
    files = found
  }

  func files(under folder: String) -> [File] {
    files.filter { $0.path.hasPrefix(folder + "/") }
  }
}
