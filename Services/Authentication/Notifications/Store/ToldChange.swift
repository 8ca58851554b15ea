package import AuthenticationCore
package import Postgres

extension UserStore {
  /// Changes one row and writes what its user is told of it, or neither; false where no row was changed.
  package func change(
    by statement: SQL,
    telling notice: NewOutboxMessage?
  ) async throws(AuthenticationFailure) -> Bool {
    guard let notice else {
      return try await querying { () async throws(PostgresError) in
        try await database.execute(statement) == 1
      }
    }
    return try await writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      guard try db.change(statement) == 1 else { return false }
      db.enqueue(notice.insertion)
      return true
    }
  }
}
