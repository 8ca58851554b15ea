package import Postgres

/// The rows of identity pools, read.
package struct IdentityPoolStore: Sendable {
  package let database: PostgresPool

  package init(database: PostgresPool) {
    self.database = database
  }

  /// What is known of a pool's settings when a caller holds those of one version.
  enum SettingsLookup: Sendable {
    case absent
    case unchanged
    case changed(IdentityPoolSettings)
  }

  /// The pool's row.
  package func find(
    _ id: IdentityPoolID
  ) async throws(IdentityFederationFailure) -> IdentityPoolRecord? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(IdentityPoolRecord.columns) FROM identity_federation.identity_pools
        WHERE id = \(id.uuid) AND region = \(id.region)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try IdentityPoolRecord(id, row) }
    }
  }

  /// The pool's settings, unless they are still of the known version.
  func settings(
    _ id: IdentityPoolID,
    unless known: Int64?
  ) async throws(IdentityFederationFailure) -> SettingsLookup {
    if let known {
      let version = try await version(of: id)
      guard let version else { return .absent }
      if version == known { return .unchanged }
    }
    guard let record = try await find(id) else { return .absent }
    return .changed(try record.settings())
  }

  /// A statement of its own: the cached settings are of the present version except after a change.
  private func version(
    of id: IdentityPoolID
  ) async throws(IdentityFederationFailure) -> Int64? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT version FROM identity_federation.identity_pools
        WHERE id = \(id.uuid) AND region = \(id.region)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("version", as: Int64.self)
      }
    }
  }
}

/// Runs a store's statement, and turns its failure into one of this service.
package func querying<Value>(
  _ statement: () async throws(PostgresError) -> Value
) async throws(IdentityFederationFailure) -> Value {
  try await IdentityFederationFailure.querying(statement)
}
