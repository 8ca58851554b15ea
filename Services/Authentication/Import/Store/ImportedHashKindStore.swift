internal import AuthenticationCore
internal import Domain
internal import Postgres

/// The kinds of password hashes that imported users still have, by pool.
///
/// The table has each kind that a user has. A transaction that adds such a user locks the kind's row
/// first, and one that removes a kind locks the row before it looks for users.
struct ImportedHashKindStore: Sendable {
  let users: UserStore

  private var database: PostgresPool { users.database }

  /// How many kinds a pool may have: more than twice what a system that raised its costs every year
  /// leaves behind, and few enough to be kept with the pool's settings.
  static let maxKinds = 64

  /// A kind that a pool has.
  struct Entry: Sendable, Hashable {
    /// As stored: the pool may be gone.
    let pool: String
    let kind: String

    static let first = Entry(pool: "", kind: "")
  }

  /// A user whose hash is of no known kind.
  struct Unsorted: Sendable {
    let username: String
    let sub: String
    let sealedHash: [UInt8]
  }

  /// Some users that a version imported which knew no kinds, all of one pool.
  func unsorted(
    limit: Int
  ) async throws(AuthenticationFailure) -> (pool: UserPoolID, users: [Unsorted])? {
    let rows = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT user_pool_id, username, sub, sealed_password_hash FROM authentication.users
        WHERE imported_hash_kind IS NULL AND sealed_password_hash IS NOT NULL
        ORDER BY user_pool_id LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (
          pool: try row.value("user_pool_id"),
          user: Unsorted(
            username: try row.value("username"),
            sub: try row.value("sub"),
            sealedHash: try row.value("sealed_password_hash")
          )
        ) as (pool: String, user: Unsorted)
      }
    }
    guard let first = rows.first else { return nil }
    guard let pool = UserPoolID(first.pool) else {
      throw .internalFault("a stored user pool id is malformed")
    }
    return (pool, rows.filter { $0.pool == first.pool }.map(\.user))
  }

  /// Notes of which kinds the users' hashes are; an empty one is no kind.
  func note(
    _ kinds: [(user: Unsorted, kind: String)],
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    try await users.writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      let known = try db.keepHashKinds(Set(kinds.map(\.kind)), in: pool) ?? []
      db.enqueue(
        """
        UPDATE authentication.users AS u SET imported_hash_kind = noted.kind
        FROM unnest(
          \(kinds.map(\.user.username))::text[], \(kinds.map(\.user.sealedHash))::bytea[],
          \(kinds.map { known.contains($0.kind) ? $0.kind : "" })::text[]
        ) AS noted (username, hash, kind)
        WHERE u.user_pool_id = \(pool.text) AND u.username = noted.username
          AND u.sealed_password_hash = noted.hash
        """
      )
    }
  }

  /// The next kinds of all pools after that one, and which of them no user has.
  func entries(
    after entry: Entry,
    limit: Int
  ) async throws(AuthenticationFailure) -> [(entry: Entry, isUsed: Bool)] {
    // For each kind one look into the index, whatever PostgreSQL believes about the tables.
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT k.user_pool_id, k.kind, coalesce(used.found, false) AS is_used
        FROM (
          SELECT user_pool_id, kind FROM authentication.imported_hash_kinds
          WHERE (user_pool_id, kind) > (\(entry.pool)::text, \(entry.kind)::text)
          ORDER BY user_pool_id, kind LIMIT \(limit)
        ) AS k
        LEFT JOIN LATERAL (\(Self.user(of: "k.kind", in: "k.user_pool_id"))) AS used ON true
        ORDER BY k.user_pool_id, k.kind
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (
          entry: Entry(pool: try row.value("user_pool_id"), kind: try row.value("kind")),
          isUsed: try row.value("is_used")
        ) as (entry: Entry, isUsed: Bool)
      }
    }
  }

  /// Removes a kind if no user of the pool has it; false when a user has it, or another instance is
  /// removing it.
  func removeUnused(_ entry: Entry) async throws(AuthenticationFailure) -> Bool {
    try await users.writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      let isLocked = try db.one(
        """
        SELECT true AS found FROM authentication.imported_hash_kinds
        WHERE user_pool_id = \(entry.pool) AND kind = \(entry.kind) FOR UPDATE SKIP LOCKED
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("found", as: Bool.self)
      }
      guard isLocked == true else { return false }
      // A statement of its own sees the users of every transaction that had the lock before.
      let removed = try db.change(
        """
        DELETE FROM authentication.imported_hash_kinds
        WHERE user_pool_id = \(entry.pool) AND kind = \(entry.kind)
          AND NOT EXISTS (\(Self.user(of: "\(entry.kind)", in: "\(entry.pool)")))
        """
      )
      guard removed == 1 else { return false }
      db.enqueue(Self.newVersion(of: entry.pool))
      return true
    }
  }

  /// Finds one user of the pool whose hash is of the kind.
  private static func user(of kind: SQL, in pool: SQL) -> SQL {
    """
    SELECT true AS found FROM authentication.users AS u
    WHERE u.imported_hash_kind = \(kind) AND u.user_pool_id = \(pool)
      AND u.sealed_password_hash IS NOT NULL
    LIMIT 1
    """
  }

  /// Has every process read the pool's settings again.
  fileprivate static func newVersion(of pool: String) -> SQL {
    """
    UPDATE authentication.user_pools SET version = nextval('authentication.settings_versions')
    WHERE id = \(pool)
    """
  }
}

extension PostgresConnection {
  /// Makes the kinds the pool's until the transaction ends at least, as far as there is room.
  ///
  /// Returns the kinds that the pool then has; nil when it is gone. To be called before anything else
  /// of the pool is locked.
  mutating func keepHashKinds(
    _ kinds: Set<String>,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> Set<String>? {
    let wanted = kinds.subtracting([""])
    guard !wanted.isEmpty else { return [] }
    let known = try hashKinds(in: pool)
    let room = max(ImportedHashKindStore.maxKinds - known.count, 0)
    let added = wanted.subtracting(known).sorted().prefix(room)
    guard !added.isEmpty else { return known }
    guard try change(ImportedHashKindStore.newVersion(of: pool.text)) == 1 else { return nil }
    enqueue(
      """
      INSERT INTO authentication.imported_hash_kinds (user_pool_id, kind)
      SELECT \(pool.text), kind FROM unnest(\(Array(added))::text[]) AS added (kind)
      ON CONFLICT (user_pool_id, kind) DO NOTHING
      """
    )
    return known.union(added)
  }

  /// The pool's kinds, none of which goes before the transaction ends.
  private mutating func hashKinds(
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> Set<String> {
    do throws(PostgresError) {
      return Set(
        try query(
          """
          SELECT kind FROM authentication.imported_hash_kinds
          WHERE user_pool_id = \(pool.text) FOR KEY SHARE
          """
        ) { (row: borrowing PostgresRow) throws(PostgresError) -> String in
          try row.value("kind")
        }
      )
    } catch {
      throw AuthenticationFailure(error)
    }
  }
}
