internal import IdentityFederationCore
internal import Postgres

/// Runs a transaction, and turns its failure into one of this service.
func transacting<Value: Sendable>(
  _ database: PostgresPool,
  _ body: @Sendable (inout PostgresConnection) throws(IdentityFederationFailure) -> Value
) async throws(IdentityFederationFailure) -> Value {
  do throws(TransactionError<IdentityFederationFailure>) {
    return try await database.transaction(body)
  } catch {
    switch error {
    case .body(let failure): throw failure
    case .database(let failure): throw IdentityFederationFailure(failure)
    }
  }
}

/// Runs a statement of a transaction, and turns its failure into one of this service.
func running<Value>(
  _ statement: () throws(PostgresError) -> Value
) throws(IdentityFederationFailure) -> Value {
  do throws(PostgresError) {
    return try statement()
  } catch {
    throw IdentityFederationFailure(error)
  }
}
