internal import AuthenticationCore
internal import Domain
internal import Postgres

/// A document that the sign-up page of a client names.
struct TermsRecord: Sendable {
  let id: String
  let userPoolID: UserPoolID
  let clientID: String
  /// `terms-of-use` or `privacy-policy`.
  let name: String
  /// A map of addresses by languages.
  let linksJSON: String
  let createdAt: Instant
  let modifiedAt: Instant
}

/// The rows of terms.
struct TermsStore: Sendable {
  let database: PostgresPool

  enum Writing: Sendable {
    case written(TermsRecord)
    /// The client has another document of the name.
    case nameTaken
    /// The client, or the document, is not there.
    case absent
  }

  func insert(_ terms: TermsRecord) async throws(AuthenticationFailure) -> Writing {
    do throws(PostgresError) {
      let inserted = try await database.execute(
        """
        INSERT INTO authentication.terms_documents
          (user_pool_id, id, client_id, name, links, created_at_unix_millis,
           modified_at_unix_millis)
        VALUES (\(terms.userPoolID.text), \(terms.id), \(terms.clientID), \(terms.name),
          \(terms.linksJSON)::jsonb, \(terms.createdAt.unixMillis), \(terms.modifiedAt.unixMillis))
        ON CONFLICT ON CONSTRAINT terms_documents_name_key DO NOTHING
        """
      )
      return inserted == 1 ? .written(terms) : .nameTaken
    } catch {
      if case .foreignKeyViolation = error.kind { return .absent }
      throw AuthenticationFailure(error)
    }
  }

  /// Changes what is given, links as a whole.
  func update(
    _ id: String,
    in pool: UserPoolID,
    name: String?,
    linksJSON: String?,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Writing {
    do throws(PostgresError) {
      let changed = try await database.first(
        """
        UPDATE authentication.terms_documents
        SET name = coalesce(\(name), name), links = coalesce(\(linksJSON)::jsonb, links),
          modified_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(pool.text) AND id = \(id)
        RETURNING \(TermsRecord.columns)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try TermsRecord(row, in: pool) }
      return changed.map { .written($0) } ?? .absent
    } catch {
      if case .uniqueViolation(let constraint) = error.kind,
        constraint == "terms_documents_name_key"
      {
        return .nameTaken
      }
      throw AuthenticationFailure(error)
    }
  }

  /// Deletes the document; false when there is none.
  func delete(_ id: String, in pool: UserPoolID) async throws(AuthenticationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM authentication.terms_documents
        WHERE user_pool_id = \(pool.text) AND id = \(id)
        """
      ) == 1
    }
  }

  func find(
    _ id: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> TermsRecord? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(TermsRecord.columns) FROM authentication.terms_documents
        WHERE user_pool_id = \(pool.text) AND id = \(id)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try TermsRecord(row, in: pool) }
    }
  }

  func find(
    named name: String,
    of client: ClientID,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> TermsRecord? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(TermsRecord.columns) FROM authentication.terms_documents
        WHERE user_pool_id = \(pool.text) AND client_id = \(client.text) AND name = \(name)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try TermsRecord(row, in: pool) }
    }
  }

  /// The pool's documents behind the one of the id, by their ids.
  func list(
    in pool: UserPoolID,
    after id: String,
    limit: Int
  ) async throws(AuthenticationFailure) -> [TermsRecord] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(TermsRecord.columns) FROM authentication.terms_documents
        WHERE user_pool_id = \(pool.text) AND id > \(id)
        ORDER BY id LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try TermsRecord(row, in: pool) }
    }
  }
}

extension TermsRecord {
  static let columns: SQL = """
    id, client_id, name, links::text AS links, created_at_unix_millis, modified_at_unix_millis
    """

  /// Reads `columns`.
  init(_ row: borrowing PostgresRow, in pool: UserPoolID) throws(PostgresError) {
    self.init(
      id: try row.value("id"),
      userPoolID: pool,
      clientID: try row.value("client_id"),
      name: try row.value("name"),
      linksJSON: try row.value("links"),
      createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
      modifiedAt: Instant(unixMillis: try row.value("modified_at_unix_millis"))
    )
  }
}
