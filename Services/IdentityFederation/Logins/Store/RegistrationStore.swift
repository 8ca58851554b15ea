internal import IdentityFederationCore
internal import Postgres

/// A provider that the operator has registered, as its row says it.
protocol ProviderRegistration: Sendable {
  /// The table, without its schema.
  static var table: SQL { get }
  /// What `init` reads.
  static var columns: SQL { get }
  /// The columns of a new row.
  static var insertedColumns: SQL { get }
  /// The row's values, in the order of `insertedColumns`.
  var insertedValues: SQL { get }

  /// Reads `columns`.
  init(_ row: borrowing PostgresRow) throws(PostgresError)
}

/// The rows of registered providers, which all pools of the installation share.
struct RegistrationStore<Registration: ProviderRegistration>: Sendable {
  let database: PostgresPool

  /// The provider of this name; nil where there is none.
  func find(_ name: String) async throws(IdentityFederationFailure) -> Registration? {
    // PostgreSQL takes no NUL, and no registered name is this long.
    guard name.utf8.count <= IdentityProviderARN.maxName, !name.utf8.contains(0) else {
      return nil
    }
    return try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(Registration.columns) FROM identity_federation.\(Registration.table)
        WHERE name = \(name)
        """
      ) { (row) throws(PostgresError) in try Registration(row) }
    }
  }

  /// All providers, by their names.
  func all() async throws(IdentityFederationFailure) -> [Registration] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(Registration.columns) FROM identity_federation.\(Registration.table)
        ORDER BY name
        """
      ) { (row) throws(PostgresError) in try Registration(row) }
    }
  }

  /// Adds a provider; false, and nothing done, where the name is taken or there are `most` already.
  func insert(
    _ record: Registration,
    atMost most: Int
  ) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO identity_federation.\(Registration.table) (\(Registration.insertedColumns))
        SELECT \(record.insertedValues)
        WHERE (SELECT count(*) FROM identity_federation.\(Registration.table)) < \(most)::bigint
        ON CONFLICT (name) DO NOTHING
        """
      ) == 1
    }
  }

  /// Deletes a provider; false where there is none of the name.
  func delete(_ name: String) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        "DELETE FROM identity_federation.\(Registration.table) WHERE name = \(name)"
      ) == 1
    }
  }
}
