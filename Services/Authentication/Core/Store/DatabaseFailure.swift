internal import Cryptography
package import Postgres

extension AuthenticationFailure: StoreFailure, SealFailure {}

extension PostgresError {
  /// Whether the statement certainly changed nothing; otherwise only its answer may be lost.
  package var certainlyChangedNothing: Bool {
    switch kind {
    case .uniqueViolation, .foreignKeyViolation, .serializationFailure, .poolExhausted,
      .deadlinePassed, .cancelled, .invalidValue, .other:
      true
    case .connectionFailed, .timeout: false
    }
  }
}

/// Runs a store's statement and translates its failure into the service's words.
package func querying<Value>(
  _ statement: () async throws(PostgresError) -> Value
) async throws(AuthenticationFailure) -> Value {
  try await AuthenticationFailure.querying(statement)
}
