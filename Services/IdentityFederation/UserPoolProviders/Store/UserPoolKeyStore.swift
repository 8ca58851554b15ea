internal import Cryptography
internal import Domain
internal import IdentityFederationCore
internal import Postgres
package import SealedRows

/// The rows of pools' keys for SAML.
struct UserPoolKeyStore: Sendable {
  let database: PostgresPool

  struct Row: Sendable {
    let sealedKey: [UInt8]
    /// X.509, the DER.
    let certificate: [UInt8]
  }

  func find(of pool: UserPoolID) async throws(IdentityFederationFailure) -> Row? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT sealed_key, certificate FROM identity_federation.user_pool_keys
        WHERE user_pool_id = \(pool.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Row(
          sealedKey: try row.value("sealed_key"),
          certificate: try row.value("certificate")
        )
      }
    }
  }

  /// Adds a key to a pool that has none.
  func insert(
    _ row: Row,
    of pool: UserPoolID,
    at now: Instant
  ) async throws(IdentityFederationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO identity_federation.user_pool_keys
          (user_pool_id, sealed_key, certificate, created_at_unix_millis)
        VALUES (\(pool.text), \(row.sealedKey), \(row.certificate), \(now.unixMillis)::bigint)
        ON CONFLICT (user_pool_id) DO NOTHING
        """
      )
    }
  }

  /// Deletes the key of a deleted pool.
  func delete(of pool: UserPoolID) async throws(IdentityFederationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        "DELETE FROM identity_federation.user_pool_keys WHERE user_pool_id = \(pool.text)"
      )
    }
  }
}

/// How pools' keys are sealed.
enum UserPoolKeySeal {
  static let column = SealedColumn<UserPoolID, IdentityFederationFailure>(of: "a pool's key") {
    "identity_federation.user_pool_keys/\($0.text)"
  }
}

/// The sealed keys of user pools.
package enum SealedUserPoolKeys {
  /// The column.
  package static let rows = SealedRows.sealed(
    "user_pool_keys.sealed_key",
    in: "identity_federation.user_pool_keys",
    column: "sealed_key",
    primaryKey: ["r.user_pool_id"]
  ) { texts in UserPoolID(texts[0]).map { UserPoolKeySeal.column.associatedData(of: $0) } }
}
