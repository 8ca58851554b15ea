import Testing

/// Inside a module the folders are floors as well: what two of them need lies below both, in `Model/`.
@Suite("The folders of a module")
struct FolderTests {
  @Test("do not use each other")
  func floors() throws {
    let tree = try SourceTree.shared()
    let modules = Self.sharedModules(of: tree) + (try PackageManifest(tree).areas.map(\.path))
    #expect(modules.count > 50)
    for module in modules {
      #expect(Self.ties(of: tree.files(under: module), in: module) == [], "\(module)")
    }
  }

  private static func sharedModules(of tree: SourceTree) -> [String] {
    let names = tree.files(under: "Shared").compactMap {
      $0.path.split(separator: "/").dropFirst().first
    }
    return Set(names).sorted().map { "Shared/\($0)" }
  }

  /// The pairs of folders of which each names a type of the other.
  ///
  /// Files beside the folders put them together and are left out, as are names that two files declare.
  private static func ties(of files: [SourceTree.File], in module: String) -> Set<String> {
    var owners: [String: [String]] = [:]
    var uses: [String: Set<String>] = [:]
    for file in files where !file.isGenerated {
      let parts = file.path.dropFirst(module.count + 1).split(separator: "/")
      let names = SwiftNames(file.text)
      // With the empty name a file beside the folders owns its names as well.
      let folder = parts.count > 1 ? String(parts[0]) : ""
      for name in names.declared { owners[name, default: []].append(folder) }
      uses[folder, default: []].formUnion(names.used)
    }
    let arrows = uses.mapValues { names in
      Set(names.compactMap { owners[$0]?.count == 1 ? owners[$0]?.first : nil })
    }
    let folders = arrows.keys.filter { !$0.isEmpty }.sorted()
    return Set(
      folders.flatMap { one in
        folders.filter { $0 > one && arrows[one]?.contains($0) == true }
          .filter { arrows[$0]?.contains(one) == true }.map { "\(one) and \($0)" }
      }
    )
  }

  @Test("names in comments and texts are not code, values in texts are")
  func names() {
    let names = SwiftNames(
      """
      /// Comment
      package struct One<Two: Three>: Sendable { let x = "Text \\(Four("Five", six: 6).seven) Eight" }
      extension Nine { struct Ten {} }
      let pattern = /"{1,3}/ // Eleven
      let raw = #"Raw \\(no) \\#(Twelve) "Thirteen" "#
      """
    )
    #expect(names.declared == ["One"])
    #expect(
      names.used
        == ["One", "Two", "Three", "Sendable", "Four", "Nine", "Ten", "Twelve"]
    )
  }
}
