package import Postgres

extension IdentityFederationFailure: StoreFailure {}

/// Runs a store's statement, and turns its failure into one of this service.
package func querying<Value>(
  _ statement: () async throws(PostgresError) -> Value
) async throws(IdentityFederationFailure) -> Value {
  try await IdentityFederationFailure.querying(statement)
}
