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

  /// The files of these endings, generated ones left out: path relative to the checkout, and text.
  func writtenFiles(kinds: [String]) throws -> [(String, String)] {
    var found: [(String, String)] = []
    for top in ["README.md", "Services", "Shared", "Tests", "Proto", "deploy"] {
      let folder = root.appendingPathComponent(top)
      // The enumerator of a file is empty: README.md stands for itself.
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      let paths = top.hasSuffix(".md") ? [top] : (names ?? []).map { "\(top)/\($0)" }
      for path in paths where kinds.contains(where: path.hasSuffix) {
        guard !path.contains("/Generated/"), !path.contains("/node_modules/") else { continue }
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        found.append((path, text))
      }
    }
    return found
  }
}
