internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationCredentials
internal import Postgres

/// The rows of access keys.
struct AccessKeyStore: Sendable {
  let database: PostgresPool

  /// The key of this id, whatever its status.
  func find(_ id: String) async throws(IdentityFederationFailure) -> AccessKeyRecord? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(AccessKeyRecord.columns) FROM identity_federation.access_keys
        WHERE access_key_id = \(id)
        """
      ) { (row) throws(PostgresError) in try AccessKeyRecord(row) }
    }
  }

  /// All keys, oldest first.
  func all() async throws(IdentityFederationFailure) -> [AccessKeyRecord] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(AccessKeyRecord.columns) FROM identity_federation.access_keys
        ORDER BY created_at_unix_millis, access_key_id
        """
      ) { (row) throws(PostgresError) in try AccessKeyRecord(row) }
    }
  }

  /// Adds a key; false, and nothing done, when the id is taken.
  func insert(_ record: AccessKeyRecord) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO identity_federation.access_keys (\(AccessKeyRecord.columns))
        VALUES (\(record.id), \(record.sealedSecret), \(record.status), \(record.description),
          \(record.createdAt.unixMillis), \(record.limits.isReadOnly), \(record.limits.pools),
          \(record.limits.sourceRanges), \(record.limits.expiresAt?.unixMillis))
        ON CONFLICT ON CONSTRAINT access_keys_pkey DO NOTHING
        """
      ) == 1
    }
  }

  /// Sets a key's status; false when there is no such key.
  func setStatus(
    _ status: AccessKeyRecord.Status,
    of id: String
  ) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE identity_federation.access_keys SET status = \(status) WHERE access_key_id = \(id)
        """
      ) == 1
    }
  }

  /// Deletes a key; false when there is no such key.
  func delete(_ id: String) async throws(IdentityFederationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        "DELETE FROM identity_federation.access_keys WHERE access_key_id = \(id)"
      ) == 1
    }
  }
}

extension AccessKeyStore: AccessKeyFinding {
  func knownKey(_ id: String) async throws(IdentityFederationFailure) -> KnownAccessKey? {
    try await find(id).map { KnownAccessKey(expiresAt: $0.limits.expiresAt) }
  }
}
