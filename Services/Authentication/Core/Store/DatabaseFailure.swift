package import Postgres

extension AuthenticationFailure {
  /// What a caller is told when a statement fails for no reason of the caller's.
  package init(_ error: PostgresError) {
    self = error.mayPass ? .unavailable(error.description) : .internalFault(error.description)
  }
}

extension PostgresError {
  /// Whether the statement certainly changed nothing, rather than that nobody heard the answer.
  package var certainlyChangedNothing: Bool {
    switch kind {
    case .uniqueViolation, .foreignKeyViolation, .serializationFailure, .poolExhausted,
      .deadlinePassed, .cancelled, .invalidValue, .other:
      true
    case .connectionFailed, .timeout: false
    }
  }
}

/// Runs a store's statement and tells its failure in the service's words.
package func querying<Value>(
  _ statement: () async throws(PostgresError) -> Value
) async throws(AuthenticationFailure) -> Value {
  do throws(PostgresError) {
    return try await statement()
  } catch {
    throw AuthenticationFailure(error)
  }
}
