import Foundation
import Testing

/// The rules between the areas of the authentication service that its modules cannot keep.
@Suite("The areas of authentication")
struct AuthenticationAreaTests {
  let tree: SourceTree

  init() throws {
    tree = try SourceTree()
  }

  static let folder = "Services/Authentication"

  /// Which areas each may use: what their targets name, so that a change of it is seen here.
  static let mayUse: [String: Set<String>] = [
    "Core": [],
    "Triggers": ["Core"],
    "Messages": ["Core", "Triggers"],
    "Pools": ["Core"],
    "Passkeys": ["Core"],
    "Accounts": ["Core", "Messages", "Triggers"],
    "SignIn": ["Core", "Messages", "Triggers", "Accounts"],
    "Federation": ["Core", "Triggers", "Pools", "Accounts", "SignIn"],
    "Interaction": ["Core", "Triggers", "Pools", "Accounts", "SignIn"],
    "Import": ["Core", "Messages", "Accounts"],
    "Service": [
      "Core", "Messages", "Triggers", "Pools", "Passkeys", "Accounts", "SignIn", "Federation",
      "Interaction", "Import",
    ],
  ]

  /// Areas that write another's table, and why.
  static let otherWriters: [String: [String: String]] = [
    "outbox_messages": ["Accounts": "a deleted user's messages go in the user's own statement"],
    "password_failures": [
      "Core": "the rule of wrong passwords is a part of statements of several areas",
      "Accounts": "a new password forgets the failures at the old one, in one transaction",
    ],
    "sign_in_names": ["Import": "a batch of users is one statement"],
    "users": [
      "Import": "a batch of users is one statement, and hashes are sorted by their kind",
      "SignIn": "a factor's proof is consumed together with the session that asked for it",
    ],
    "user_pools": ["Import": "a new kind of hash has every process read the pool's settings again"],
  ]

  /// The area whose table it is.
  static let owners: [String: String] = [
    "address_profiles": "Core", "allowances": "Core", "unknown_name_secrets": "Core",
    "challenge_tries": "SignIn", "confirmation_codes": "Accounts",
    "deleted_user_pool_clients": "Pools", "deleted_user_pools": "Pools",
    "familiar_origins": "SignIn", "group_members": "Accounts", "groups": "Accounts",
    "imported_hash_kinds": "Import",
    "operation_attempts": "Accounts", "outbox_messages": "Messages",
    "interaction_deliveries": "Interaction", "interaction_rates": "Interaction",
    "interaction_sessions": "Interaction",
    "password_failures": "SignIn", "password_history": "Accounts",
    "provider_identities": "Accounts", "resource_servers": "Pools",
    "second_factor_tries": "SignIn", "sign_in_names": "Accounts", "spent_challenges": "SignIn",
    "spent_provider_tokens": "Federation",
    "user_import_jobs": "Import", "user_import_log": "Import", "user_import_pieces": "Import",
    "user_pool_clients": "Pools", "user_pools": "Pools", "users": "Accounts",
  ]

  private func area(of path: String) -> String {
    String(path.dropFirst(Self.folder.count + 1).prefix { $0 != "/" })
  }

  private var sources: [SourceTree.File] {
    tree.files(under: Self.folder).filter { Self.mayUse[area(of: $0.path)] != nil }
  }

  @Test("use only what lies below them")
  func floors() {
    for file in sources {
      let area = area(of: file.path)
      let used = file.imports.filter { $0.hasPrefix("Authentication") }
        .map { String($0.dropFirst("Authentication".count)) }
      let allowed = Self.mayUse[area] ?? []
      #expect(Set(used).subtracting(allowed) == [], "\(file.path) imports \(used)")
    }
    for (area, below) in Self.mayUse {
      for used in below {
        let back = Self.mayUse[used] ?? []
        #expect(!back.contains(area), "\(area) and \(used) use each other")
      }
    }
  }

  @Test("are used by their own executable alone; gatehousectl sees the schema's history")
  func outside() {
    for file in tree.files(under: "Services") + tree.files(under: "Shared")
    where !file.path.hasPrefix(Self.folder + "/") {
      let used = file.imports.filter { $0.hasPrefix("Authentication") }
      let allowed: Set = file.path.hasPrefix("Services/Control/") ? ["AuthenticationSchema"] : []
      #expect(used.subtracting(allowed) == [], "\(file.path) imports \(used)")
    }
  }

  @Test("each write their own tables, with few exceptions that say why")
  func tables() {
    let statement = /(?:INSERT INTO\s+|UPDATE\s+|DELETE FROM\s+|table: ")authentication\.(\w+)/
    var seen: [String: Set<String>] = [:]
    for file in sources {
      for match in file.text.matches(of: statement) {
        seen[String(match.1), default: []].insert(area(of: file.path))
      }
    }
    for (table, writers) in seen {
      let others = Set((Self.otherWriters[table] ?? [:]).keys)
      let owner = Self.owners[table]
      #expect(owner != nil, "\(table) has no owner")
      #expect(writers.subtracting(others) == Set([owner].compactMap { $0 }), "\(table)")
      #expect(others.isSubset(of: writers), "an exception for \(table) is no longer needed")
    }
    #expect(Set(seen.keys) == Set(Self.owners.keys))
  }

  @Test("keep in an operation's file what it alone uses")
  func operationFiles() throws {
    let declarations = try String(
      contentsOf: tree.root.appendingPathComponent("Proto/apis/cognito-idp.txt"),
      encoding: .utf8
    )
    let operations = Set(
      declarations.split(separator: "\n").filter { $0.first?.isUppercase == true }
        .compactMap { $0.split(separator: " ").first.map(String.init) }
    )
    #expect(operations.count > 80)
    for file in sources {
      let name = String(file.path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      guard operations.contains(name) else { continue }
      #expect(shared(in: file, apartFrom: name) == [], "\(file.path)")
    }
  }

  @Test("have tests in folders of their names")
  func testFolders() {
    let folder = "Tests/AuthenticationTests/"
    let allowed = Set(Self.mayUse.keys).union(["PublicOperations"])
    for file in tree.files(under: "Tests/AuthenticationTests") {
      let area = String(file.path.dropFirst(folder.count).prefix { $0 != "/" })
      #expect(allowed.contains(area), "\(file.path)")
    }
  }

  /// What other files could use of an operation's file.
  private func shared(in file: SourceTree.File, apartFrom operation: String) -> [String] {
    let own = "func \(operation.prefix(1).lowercased())\(operation.dropFirst())("
    let declaration = /^ {0,2}(?:\w+ )*(?:func|var|let|init|struct|enum|class|protocol)\b/
    var isPrivate = false
    return file.lines.map(String.init).filter { line in
      if line.hasPrefix("private ") || line.hasPrefix("fileprivate ") { isPrivate = true }
      if line.hasPrefix("extension ") || line.hasPrefix("package ") { isPrivate = false }
      guard line.firstMatch(of: declaration) != nil, !isPrivate, !line.contains("import ")
      else { return false }
      return !line.contains("private ") && !line.contains(own)
    }
  }
}
