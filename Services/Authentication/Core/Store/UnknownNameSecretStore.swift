internal import Postgres

/// The row of the secret of unknown names.
struct UnknownNameSecretStore: Sendable {
  /// What its sealed value is bound to.
  static let associatedData = Array("authentication.unknown_name_secrets".utf8)

  let database: PostgresPool

  /// The stored secret; of instances that find none at once the first one's is kept.
  ///
  /// `make` is told whether there are users, to whom what was made up before may be known.
  func current(
    _ make: (_ hasUsers: Bool) throws(AuthenticationFailure) -> [UInt8]
  ) async throws(AuthenticationFailure) -> [UInt8] {
    if let stored = try await stored() { return stored }
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        "SELECT EXISTS (SELECT FROM authentication.users) AS has_users"
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("has_users", as: Bool.self)
      }
    }
    let made = try make(found ?? false)
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO authentication.unknown_name_secrets (id, sealed_secret) VALUES (1, \(made))
        ON CONFLICT DO NOTHING
        """
      )
    }
    guard let stored = try await stored() else {
      throw .internalFault("there is no secret of unknown names after it was written")
    }
    return stored
  }

  private func stored() async throws(AuthenticationFailure) -> [UInt8]? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        "SELECT sealed_secret FROM authentication.unknown_name_secrets WHERE id = 1"
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("sealed_secret", as: [UInt8].self)
      }
    }
  }

  /// Puts the secret under another key in place of the same under the former one.
  func replace(_ sealed: [UInt8], by other: [UInt8]) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.unknown_name_secrets SET sealed_secret = \(other)
        WHERE id = 1 AND sealed_secret = \(sealed)
        """
      )
    }
  }
}
