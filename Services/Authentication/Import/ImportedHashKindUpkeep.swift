package import AuthenticationCore

/// Keeps the list of the kinds of imported hashes up to date.
///
/// A new password and a deletion remove a hash and leave its kind. This job removes the kind once the
/// last hash of it is gone.
package struct ImportedHashKindUpkeep: Sendable {
  private let store: ImportedHashKindStore
  private let passwords: Passwords

  private static let piece = 500

  package init(_ imports: UserImports) {
    store = ImportedHashKindStore(users: imports.users)
    passwords = imports.passwords
  }

  /// Sorts the hashes that an older version imported, and removes kinds that no user has; returns how
  /// many of both.
  package func once() async throws(AuthenticationFailure) -> Int {
    let sorted = try await sortHashes()
    return sorted + (try await removeUnused())
  }

  private func sortHashes() async throws(AuthenticationFailure) -> Int {
    var total = 0
    while let (pool, users) = try await store.unsorted(limit: Self.piece) {
      try await store.note(
        users.map { user in
          (user, passwords.kind(ofHash: user.sealedHash, sub: user.sub, in: pool))
        },
        in: pool
      )
      total += users.count
    }
    return total
  }

  private func removeUnused() async throws(AuthenticationFailure) -> Int {
    var total = 0
    var last = ImportedHashKindStore.Entry.first
    while true {
      let entries = try await store.entries(after: last, limit: Self.piece)
      guard let end = entries.last else { return total }
      for (entry, isUsed) in entries where !isUsed {
        if try await store.removeUnused(entry) { total += 1 }
      }
      last = end.entry
    }
  }
}
