import Foundation
import Testing

/// A reader of a document finds what it names.
@Suite("Documents")
struct DocumentTests {
  let tree: SourceTree
  let documents: [(path: String, text: String)]
  /// The end of each file's and folder's path, from each of its parts on.
  let ends: Set<String>

  init() throws {
    tree = try SourceTree.shared()
    documents = try tree.writtenFiles(kinds: [".md"]).map { (path: $0.0, text: $0.1) }
    ends = Self.ends(of: tree.paths())
  }

  /// What documents name that is elsewhere: in a backup, in a package, on a server, in another project.
  static let elsewhere: Set = [
    "Configuration.md", "Metrics.md", "manifest.json", "texts.de.json", "userlist.txt",
    "zxcvbn/frequency_lists.py",
  ]

  /// A file by its name, or a path that begins with a folder of ours or with a capital.
  static var path: Regex<Substring> {
    /[A-Za-z0-9_.+\/-]+\.(?:swift|py|md|sql|txt|json|proto|js|mjs)|(?:deploy|[A-Z][A-Za-z0-9]*)\/[A-Za-z0-9_.+\/-]+/
  }

  @Test("a link leads to a file or a folder")
  func links() {
    var found = 0
    for (path, text) in documents {
      for match in text.matches(of: /\]\((?!https?:)([^)#]+)/) {
        #expect(isThere(String(match.1), from: path), "\(path): \(match.1)")
        found += 1
      }
    }
    #expect(found > 10, "the search finds nothing")
  }

  @Test("a path between backquotes is the end of one in the checkout")
  func paths() throws {
    var found = 0
    for (path, text) in documents {
      let prose = text.replacing(/(?ms)^```.*?^```/, with: "")
      let words = prose.matches(of: /`([^`\n]+)`/).flatMap { $0.1.split(separator: " ") }
      // An absolute path is one of an installed system.
      for word in words where !word.hasPrefix("/") {
        let name = String(word).trimmingCharacters(in: CharacterSet(charactersIn: "/,:;"))
        guard try Self.path.wholeMatch(in: name) != nil, !Self.standsForAny(name) else { continue }
        // Where the file is named by its type alone.
        let exists =
          name.hasPrefix("../")
          ? isThere(name, from: path) : ends.contains(name) || ends.contains("\(name).swift")
        #expect(exists || Self.elsewhere.contains(name), "\(path) names \(name)")
        found += 1
      }
    }
    #expect(found > 200, "the search finds nothing")
  }

  @Test("each command of gatehousectl that a document names is there")
  func commands() {
    let commands = Set(
      tree.files(under: "Services/Control/Service")
        .flatMap { $0.text.matches(of: /commandName: "([a-z-]+)"/).map { String($0.1) } }
    )
    #expect(commands.count > 15, "the search finds nothing")
    // Where a line of code begins with it, or a quotation.
    let call = /(?m)(?:^ *|[`\/])gatehousectl ([a-z]+(?:-[a-z]+)*)/
    for (path, text) in documents {
      for match in text.matches(of: call) {
        #expect(commands.contains(String(match.1)), "\(path): \(match.0)")
      }
    }
  }

  @Test("who uninstalls removes the Unix user of each process")
  func users() throws {
    let folder = tree.root.appendingPathComponent("deploy/systemd")
    let made = try String(
      contentsOf: folder.appendingPathComponent("gatehouse.sysusers"),
      encoding: .utf8
    ).matches(of: /(?m)^u gatehouse-([a-z-]+)/).map { String($0.1) }
    let page = try String(
      contentsOf: folder.appendingPathComponent("UNINSTALL.md"),
      encoding: .utf8
    )
    let removed = try #require(page.firstMatch(of: /for name in ([a-z -]+); do/))
    #expect(made.count > 5, "the search finds nothing")
    #expect(Set(removed.1.split(separator: " ").map(String.init)) == Set(made))
  }

  /// Whether a path leads somewhere from a document's folder.
  private func isThere(_ target: String, from document: String) -> Bool {
    let folder = tree.root.appendingPathComponent(document).deletingLastPathComponent()
    let path = folder.appendingPathComponent(target).standardizedFileURL.path
    return FileManager.default.fileExists(atPath: path)
  }

  /// Whether a part of it is a word for any name, as `NAME/index.js`.
  private static func standsForAny(_ name: String) -> Bool {
    name.split(separator: "/").contains { $0.count > 1 && $0.allSatisfy(\.isUppercase) }
  }

  private static func ends(of paths: [String]) -> Set<String> {
    var found: Set<String> = []
    for path in paths {
      let parts = path.split(separator: "/")
      for first in parts.indices { found.insert(parts[first...].joined(separator: "/")) }
    }
    return found
  }
}
