package import AuthenticationCore
internal import GatehouseStubs
package import Postgres

/// The rows of request rates that were moved.
package struct ProvisionedLimitStore: Sendable {
  let database: PostgresPool

  package init(database: PostgresPool) {
    self.database = database
  }

  /// All of them, by the names of their categories.
  package func values() async throws(AuthenticationFailure) -> [String: Int] {
    let rows = try await querying { () async throws(PostgresError) in
      try await database.query("SELECT category, value FROM authentication.provisioned_limits") {
        (row: borrowing PostgresRow) throws(PostgresError) in
        (try row.value("category"), Int(try row.value("value", as: Int32.self))) as (String, Int)
      }
    }
    return Dictionary(rows, uniquingKeysWith: { $1 })
  }

  func set(_ category: RequestCategory, to value: Int) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO authentication.provisioned_limits (category, value)
        VALUES (\(category.rawValue), \(value))
        ON CONFLICT (category) DO UPDATE SET value = excluded.value
        """
      )
    }
  }
}
