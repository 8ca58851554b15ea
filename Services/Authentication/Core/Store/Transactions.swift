package import Domain
package import Postgres

/// Runs a transaction that only the database can make fail.
package func changing<Value: Sendable>(
  _ database: PostgresPool,
  _ body: @Sendable (inout PostgresConnection) throws(PostgresError) -> Value
) async throws(AuthenticationFailure) -> Value {
  do throws(TransactionError<PostgresError>) {
    return try await database.transaction(body)
  } catch {
    switch error {
    case .body(let failure), .database(let failure): throw AuthenticationFailure(failure)
    }
  }
}

extension UserStore {
  /// Runs a transaction and translates its failure into the service's words.
  package func writing<Value: Sendable>(
    _ body: @Sendable (inout PostgresConnection) throws(AuthenticationFailure) -> Value
  ) async throws(AuthenticationFailure) -> Value {
    do throws(TransactionError<AuthenticationFailure>) {
      return try await database.transaction(body)
    } catch {
      switch error {
      case .body(let failure): throw failure
      case .database(let failure): throw AuthenticationFailure(writing: failure)
      }
    }
  }
}

extension AuthenticationFailure {
  /// A name that was free when it was looked at may be taken when it is written.
  fileprivate init(writing error: PostgresError) {
    guard case .uniqueViolation(let constraint) = error.kind,
      ["users_pkey", "sign_in_names_pkey", "provider_identities_pkey"].contains(constraint)
    else {
      self.init(error)
      return
    }
    self = .usernameExists("User already exists")
  }
}

extension PostgresConnection {
  /// The user as the row says it, which stays locked; nil when the user is gone.
  package mutating func locked(
    _ user: UserRecord,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> UserRecord? {
    try one(
      """
      SELECT \(UserRecord.columns) FROM authentication.users AS u
      WHERE \(user.row(in: pool))
      FOR UPDATE OF u
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in try UserRecord.read(row) }
  }

  package mutating func change(_ sql: SQL) throws(AuthenticationFailure) -> Int {
    do throws(PostgresError) {
      return try execute(sql)
    } catch {
      throw AuthenticationFailure(writing: error)
    }
  }

  package mutating func one<Value>(
    _ sql: SQL,
    _ decode: (borrowing PostgresRow) throws(PostgresError) -> Value?
  ) throws(AuthenticationFailure) -> Value? {
    do throws(PostgresError) {
      return try first(sql, decode) ?? nil
    } catch {
      throw AuthenticationFailure(writing: error)
    }
  }
}
