package import Postgres

extension IdentityFederationFailure: StoreFailure {
  /// The failure of a statement that failed through no fault of the caller.
  package init(_ error: PostgresError) {
    self = error.mayPass ? .unavailable(error.description) : .internalFault(error.description)
  }
}

/// Runs a store's statement, and turns its failure into one of this service.
package func querying<Value>(
  _ statement: () async throws(PostgresError) -> Value
) async throws(IdentityFederationFailure) -> Value {
  try await IdentityFederationFailure.querying(statement)
}
