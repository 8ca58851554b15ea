/// Which folders of a module use which: whose files name types that another's declare.
///
/// The files are read as text. What counts is a name that stands in code by itself; members of extensions
/// are not seen, and a name that two folders declare counts for neither.
struct FolderArrows {
  struct Arrow: Hashable {
    /// The folders' names; empty for files that stand in no folder.
    let from: String
    let to: String
  }

  /// Each arrow, with the places that make it: `File.swift names Type`.
  let places: [Arrow: Set<String>]
  let folders: Set<String>

  /// The arrows between the folders of a path.
  init(under path: String, of tree: SourceTree) {
    let files = tree.files(under: path).map { file in
      (folder: Self.folder(of: file.path, under: path), file: file)
    }
    var homes: [Substring: Set<String>] = [:]
    for (folder, file) in files {
      for name in Self.declarations(in: file) { homes[name, default: []].insert(folder) }
    }
    var places: [Arrow: Set<String>] = [:]
    for (folder, file) in files {
      for name in Self.names(in: file) {
        guard let home = homes[name], home.count == 1, let to = home.first, to != folder else {
          continue
        }
        let own = file.path.split(separator: "/").last ?? ""
        places[Arrow(from: folder, to: to), default: []].insert("\(own) names \(name)")
      }
    }
    self.places = places
    folders = Set(files.map(\.folder))
  }

  private static func folder(of file: String, under path: String) -> String {
    let parts = file.dropFirst(path.count + 1).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : ""
  }

  /// The types that other files see.
  private static func declarations(in file: SourceTree.File) -> [Substring] {
    let kinds: Set<Substring> = ["struct", "enum", "class", "actor", "protocol", "typealias"]
    let words: Set<Substring> = ["public", "package", "internal", "final", "indirect"]
    return file.lines.compactMap { line in
      let parts = line.split(separator: " ").drop { words.contains($0) || $0.hasPrefix("@") }
      guard line.first != " ", parts.count > 1, let kind = parts.first, kinds.contains(kind) else {
        return nil
      }
      return parts.dropFirst().first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  /// The names that begin with a capital and are no member of another, without comments.
  private static func names(in file: SourceTree.File) -> Set<Substring> {
    var names: Set<Substring> = []
    for line in file.lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      var rest = line
      var before: Character?
      while let first = rest.first {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard word.isEmpty else {
          if before != ".", first.isUppercase { names.insert(word) }
          before = word.last
          rest = rest[word.endIndex...]
          continue
        }
        before = first
        rest = rest.dropFirst()
      }
    }
    return names
  }
}
