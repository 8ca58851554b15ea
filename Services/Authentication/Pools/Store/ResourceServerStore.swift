package import AuthenticationCore
package import Domain
package import Postgres

/// The rows of resource servers.
package struct ResourceServerStore: Sendable {
  package let database: PostgresPool

  package init(database: PostgresPool) {
    self.database = database
  }

  enum Insertion: Sendable, Hashable {
    case inserted
    case identifierTaken
    case poolFull
    case noPool
  }

  /// Which of the scopes resource servers of the pool have.
  package func scopes(
    _ texts: [String],
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Set<String> {
    let wanted = texts.filter { !$0.utf8.contains(0) }
      .compactMap { text in CustomScope(text).map { (text, $0) } }
    guard !wanted.isEmpty else { return [] }
    let servers = Array(Set(wanted.map(\.1.server)))
    let rows = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT server.identifier, scope ->> 'ScopeName' AS scope
        FROM authentication.resource_servers AS server,
          jsonb_array_elements(server.scopes) AS scope
        WHERE server.user_pool_id = \(pool.text) AND server.identifier = ANY(\(servers)::text[])
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> String in
        let server: String = try row.value("identifier")
        let scope: String = try row.value("scope")
        return "\(server)/\(scope)"
      }
    }
    let known = Set(rows.map(\.exact))
    return Set(wanted.map(\.0).filter { known.contains($0.exact) })
  }

  /// Inserts the server, unless the pool has so many already.
  ///
  /// The pool's row is locked first: of two insertions at once the second counts the first.
  func insert(
    _ server: ResourceServerRecord,
    limit: Int
  ) async throws(AuthenticationFailure) -> Insertion {
    let pool = server.userPoolID.text
    do throws(TransactionError<PostgresError>) {
      return try await database.transaction {
        (db: inout PostgresConnection) throws(PostgresError) -> Insertion in
        guard try db.lockPool(pool) else { return .noPool }
        let count = try db.first(
          """
          SELECT count(*) AS count,
            coalesce(bool_or(identifier = \(server.identifier)), false) AS is_taken
          FROM authentication.resource_servers WHERE user_pool_id = \(pool)
          """
        ) { (row: borrowing PostgresRow) throws(PostgresError) in
          (servers: try row.value("count"), isTaken: try row.value("is_taken"))
            as (servers: Int, isTaken: Bool)
        }
        guard let count, !count.isTaken else { return .identifierTaken }
        guard count.servers < limit else { return .poolFull }
        db.enqueue(
          """
          INSERT INTO authentication.resource_servers
            (user_pool_id, identifier, name, scopes, created_at_unix_millis,
             modified_at_unix_millis)
          VALUES (\(pool), \(server.identifier), \(server.name), \(server.scopesJSON)::jsonb,
            \(server.now.unixMillis), \(server.now.unixMillis))
          """
        )
        return .inserted
      }
    } catch {
      switch error {
      case .body(let failure), .database(let failure): throw AuthenticationFailure(failure)
      }
    }
  }

  /// Replaces name and scopes; false when there is no such server.
  func update(_ server: ResourceServerRecord) async throws(AuthenticationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.resource_servers
        SET name = \(server.name), scopes = \(server.scopesJSON)::jsonb,
          modified_at_unix_millis = \(server.now.unixMillis)
        WHERE user_pool_id = \(server.userPoolID.text) AND identifier = \(server.identifier)
        """
      ) == 1
    }
  }

  /// Deletes the server; false when there is none.
  func delete(
    _ identifier: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM authentication.resource_servers
        WHERE user_pool_id = \(pool.text) AND identifier = \(identifier)
        """
      ) == 1
    }
  }

  /// Whether the pool has a server of the identifier.
  package func exists(
    _ identifier: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    try await find(identifier, in: pool) != nil
  }

  /// The server of the identifier; nil where the pool has none.
  func find(
    _ identifier: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> ResourceServerRecord? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(ResourceServerRecord.columns) FROM authentication.resource_servers
        WHERE user_pool_id = \(pool.text) AND identifier = \(identifier)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try ResourceServerRecord(row, in: pool)
      }
    }
  }

  /// The pool's servers after the identifier, by their identifiers.
  func list(
    in pool: UserPoolID,
    after identifier: String,
    limit: Int
  ) async throws(AuthenticationFailure) -> [ResourceServerRecord] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(ResourceServerRecord.columns) FROM authentication.resource_servers
        WHERE user_pool_id = \(pool.text) AND identifier > \(identifier)
        ORDER BY identifier LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try ResourceServerRecord(row, in: pool)
      }
    }
  }
}
