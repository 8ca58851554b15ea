/// Which folders of a module use which: whose files name types that another's declare.
///
/// Members of extensions are not seen, and a name that two folders declare counts for neither.
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
      (folder: Self.folder(of: file.path, under: path), file: file, names: SwiftNames(file.text))
    }
    var homes: [String: Set<String>] = [:]
    for (folder, _, names) in files {
      for name in names.declared { homes[name, default: []].insert(folder) }
    }
    var places: [Arrow: Set<String>] = [:]
    for (folder, file, names) in files {
      for name in names.used {
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
}
