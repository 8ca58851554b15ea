package import Postgres

extension IdentityFederationFailure {
  /// The failure that a caller gets when a statement fails through no fault of the caller.
  package init(_ error: PostgresError) {
    self = error.mayPass ? .unavailable(error.description) : .internalFault(error.description)
  }
}

/// Runs a store's statement, and turns its failure into one of this service.
package func querying<Value>(
  _ statement: () async throws(PostgresError) -> Value
) async throws(IdentityFederationFailure) -> Value {
  do throws(PostgresError) {
    return try await statement()
  } catch {
    throw IdentityFederationFailure(error)
  }
}
