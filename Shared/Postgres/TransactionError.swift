/// Why a transaction did not happen: the caller's own reason, or the database's.
public enum TransactionError<Body: Error>: Error {
  /// The body threw; the transaction was rolled back.
  case body(Body)
  /// The transaction could not begin or commit.
  case database(PostgresError)
}

extension TransactionError where Body == PostgresError {
  /// The one error, from either side.
  public var postgresError: PostgresError {
    switch self {
    case .body(let error), .database(let error): error
    }
  }
}

/// How far a transaction is isolated from concurrent ones.
public enum IsolationLevel: Sendable, Hashable {
  /// Every statement sees what was committed before it began.
  case readCommitted
  /// All statements see one snapshot; a write over a newer row is a serialization failure.
  case repeatableRead
  /// As if transactions ran one after the other.
  case serializable

  var begin: SQL {
    switch self {
    case .readCommitted: "BEGIN"
    case .repeatableRead: "BEGIN ISOLATION LEVEL REPEATABLE READ"
    case .serializable: "BEGIN ISOLATION LEVEL SERIALIZABLE"
    }
  }
}
