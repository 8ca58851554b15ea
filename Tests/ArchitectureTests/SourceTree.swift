import Foundation

/// The checkout's Swift sources, read as text.
struct SourceTree {
  struct File {
    /// Relative to the checkout.
    let path: String
    let text: String
    let lines: [Substring]
    /// Generated files say so in their first lines.
    let isGenerated: Bool
    /// The modules the file imports.
    let imports: Set<String>

    init(path: String, text: String) {
      self.path = path
      self.text = text
      // By bytes: a tree of thousands of files is slow to read by characters.
      lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { Substring($0) }
      isGenerated = lines.prefix(3).contains { $0.contains("Generated from") }
      imports = Set(lines.compactMap(Self.imported))
    }

    /// The module that a line imports; nil for any other line.
    private static func imported(by line: Substring) -> String? {
      guard let first = line.utf8.first, beginnings.contains(first) else { return nil }
      let words = line.split(separator: " ").filter {
        !["public", "internal", "package", "private", "fileprivate"].contains($0)
          && !$0.hasPrefix("@")
      }
      guard words.first == "import", let last = words.last else { return nil }
      return last.split(separator: ".").first.map(String.init)
    }

    /// How a line with an import may begin: with an access level, an attribute or the word.
    private static let beginnings = Set("pif@".utf8)
  }

  let root: URL
  let files: [File]

  private static let read = Result { try SourceTree() }

  /// The checkout as it was when the first test asked.
  static func shared() throws -> SourceTree { try read.get() }

  private init() throws {
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

  /// What the checkout holds where people write.
  static let tops = ["README.md", "Services", "Shared", "Tests", "Proto", "deploy"]

  /// All files and folders, relative to the checkout.
  func paths() -> [String] {
    Self.tops.flatMap { top -> [String] in
      // The enumerator of a file is empty: README.md stands for itself.
      let folder = root.appendingPathComponent(top)
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      return [top] + (names ?? []).map { "\(top)/\($0)" }
    }
  }

  /// The files of these endings, generated ones left out: path relative to the checkout, and text.
  func writtenFiles(kinds: [String]) throws -> [(String, String)] {
    try paths().filter { path in
      kinds.contains(where: path.hasSuffix)
        && !path.contains("/Generated/") && !path.contains("/node_modules/")
    }
    .map { ($0, try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)) }
  }
}
