import Testing

/// The areas of a service whose statements change each of its tables.
struct TableWriters {
  private var writers: [String: Set<String>] = [:]

  /// Reads the statements of the service that has the schema.
  init(of schema: String, in files: [SourceTree.File]) {
    // A statement, a removal in pieces, or what a statement of several tables is about.
    let parts =
      #"(?:INSERT INTO\s+|UPDATE\s+|DELETE FROM\s+|table: "|from: ")\#(schema)\.(\w+)"#
      + #"|static let table: SQL = "(?:\#(schema)\.)?(\w+)""#
    guard let statement = try? Regex(parts, as: (Substring, Substring?, Substring?).self) else {
      Issue.record("the pattern is none")
      return
    }
    for file in files {
      let area = String(file.path.split(separator: "/")[2])
      // Migrations write whatever there is.
      guard area != "Migrations" else { continue }
      for match in file.text.matches(of: statement) {
        guard let table = match.output.1 ?? match.output.2 else { continue }
        writers[String(table), default: []].insert(area)
      }
    }
  }

  /// Each table is written by its owner, and by others that say why.
  func expect(owners: [String: String], others: [String: [String: String]]) {
    for (table, areas) in writers {
      let others = Set((others[table] ?? [:]).keys)
      let owner = owners[table]
      #expect(owner != nil, "\(table) has no owner")
      #expect(areas.subtracting(others) == Set([owner].compactMap { $0 }), "\(table)")
      #expect(others.isSubset(of: areas), "an exception for \(table) is no longer needed")
    }
    #expect(Set(writers.keys) == Set(owners.keys))
  }
}
