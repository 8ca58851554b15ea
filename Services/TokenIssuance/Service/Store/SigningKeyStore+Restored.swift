internal import Cryptography
internal import Domain
internal import Postgres

/// Keys that a restore has ended, and those that take their place.
extension SigningKeyStore {
  /// Ends the keys that `RestoredSigningKeys.mark` marked, and notes their owners; returns how many those are.
  func endRestored(at end: Instant) async throws(TokenIssuanceFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      _ = try await database.execute(
        """
        WITH ended AS (
          UPDATE token_issuance.signing_keys
          SET verifies_until_unix_millis = \(end.unixMillis), created_at_unix_millis = 1
          WHERE verifies_until_unix_millis IS NULL AND created_at_unix_millis = 0
          RETURNING user_pool_id, algorithm
        )
        INSERT INTO token_issuance.restored_owners (user_pool_id, algorithm)
        SELECT user_pool_id, min(algorithm) FROM ended GROUP BY user_pool_id
        ON CONFLICT (user_pool_id) DO NOTHING
        """
      )
      return try await database.first(
        "SELECT count(*) AS owners FROM token_issuance.restored_owners"
      ) {
        (row) throws(PostgresError) in try row.value("owners", as: Int.self)
      } ?? 0
    }
  }

  /// The owners that still have no new keys.
  func restoredOwners() async throws(TokenIssuanceFailure) -> [SigningKeyOwner] {
    let texts = try await querying { () async throws(PostgresError) in
      try await database.query(
        "SELECT user_pool_id FROM token_issuance.restored_owners ORDER BY user_pool_id"
      ) { (row) throws(PostgresError) in try row.value("user_pool_id", as: String.self) }
    }
    return texts.compactMap(SigningKeyOwner.init)
  }

  /// What the keys of an owner signed by before a restore ended them; nil where it has keys, or never had any.
  func restoredAlgorithm(
    of owner: SigningKeyOwner
  ) async throws(TokenIssuanceFailure) -> SignatureAlgorithm? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        "SELECT algorithm FROM token_issuance.restored_owners WHERE user_pool_id = \(owner.text)"
      ) { (row) throws(PostgresError) in try row.algorithm("algorithm") }
    }
  }

  /// Stores new keys in place of those that a restore ended.
  ///
  /// If two callers come at once, one stores its keys; the other's are dropped. For a pool that was deleted
  /// meanwhile none are stored.
  func insertRestored(
    _ records: [SigningKeyRecord],
    for owner: SigningKeyOwner
  ) async throws(TokenIssuanceFailure) {
    do throws(TransactionError<PostgresError>) {
      try await database.transaction { (connection) throws(PostgresError) in
        let isTaken = try connection.first(
          """
          DELETE FROM token_issuance.restored_owners WHERE user_pool_id = \(owner.text)
          RETURNING true AS is_taken
          """
        ) { (row) throws(PostgresError) in try row.value("is_taken", as: Bool.self) }
        guard isTaken == true else { return }
        for record in records {
          try connection.execute(Self.insertion(of: record))
        }
      }
    } catch {
      throw TokenIssuanceFailure(error.postgresError)
    }
  }
}
