internal import Cryptography
internal import Domain
internal import Postgres

/// The rows of signing keys.
struct SigningKeyStore: Sendable {
  let database: PostgresPool

  /// A key as an operator sees it.
  struct Description: Sendable {
    let keyID: String
    let use: TokenUse
    let algorithm: SignatureAlgorithm
    let createdAt: Instant
    let isSigning: Bool
    /// Until when it verifies; nil until it is replaced.
    let verifiesUntil: Instant?
  }

  /// How long a new key is published before it signs: a gateway answers for a second from memory, and
  /// the rest is for the commit and for clocks that differ.
  ///
  /// Without it a verifier could fetch the keys just before a rotation is seen, and refuse a token that
  /// is signed just after.
  static let publishedMillis: Int64 = 3000

  /// The id of the key that signs at `now`, as a query: the newest one that has been published for long
  /// enough, or the oldest of a pool whose keys are all new.
  static func signingKeyID(_ use: SQL, of owner: String, at now: Instant) -> SQL {
    let since = now.unixMillis - publishedMillis
    return """
      SELECT key_id FROM token_issuance.signing_keys
      WHERE user_pool_id = \(owner) AND token_use = \(use)
        AND coalesce(verifies_until_unix_millis > \(now.unixMillis)::bigint, true)
      ORDER BY created_at_unix_millis > \(since)::bigint,
        abs(created_at_unix_millis - \(since)::bigint), verifies_until_unix_millis DESC NULLS FIRST
      LIMIT 1
      """
  }

  /// Adds keys for the uses that no key signs for yet; the others' rows stay as they are.
  func insert(_ records: [SigningKeyRecord]) async throws(TokenIssuanceFailure) {
    for record in records {
      try await querying { () async throws(PostgresError) in
        _ = try await database.execute(Self.insertion(of: record))
      }
    }
  }

  /// Replaces keys of an owner by these records, which sign once they have been published for
  /// `publishedMillis`; the old keys sign until then, and verify until `until`.
  ///
  /// False, and nothing is done, if others have replaced the keys meanwhile or the pool is gone.
  func replace(
    _ keyIDs: [String],
    with records: [SigningKeyRecord],
    verifyingUntil until: Instant,
    for owner: SigningKeyOwner
  ) async throws(TokenIssuanceFailure) -> Bool {
    do throws(TransactionError<PostgresError>) {
      return try await database.transaction { (connection) throws(PostgresError) in
        let replaced = try connection.execute(
          """
          UPDATE token_issuance.signing_keys
          SET verifies_until_unix_millis = \(until.unixMillis)
          WHERE user_pool_id = \(owner.text) AND key_id = ANY (\(keyIDs)::text[])
            AND verifies_until_unix_millis IS NULL
          """
        )
        guard replaced > 0 else { return false }
        for record in records {
          try connection.execute(Self.insertion(of: record))
        }
        return true
      }
    } catch {
      throw TokenIssuanceFailure(error.postgresError)
    }
  }

  static func insertion(of record: SigningKeyRecord) -> SQL {
    """
    INSERT INTO token_issuance.signing_keys
      (user_pool_id, key_id, token_use, algorithm, sealed_private_key, public_jwk,
       created_at_unix_millis)
    VALUES (\(record.owner.text), \(record.keyID), \(record.use), \(record.algorithm.rawValue),
      \(record.sealedPrivateKey), \(record.publicJWK), \(record.createdAt.unixMillis))
    ON CONFLICT (user_pool_id, token_use) WHERE verifies_until_unix_millis IS NULL DO NOTHING
    """
  }

  /// The uses that have a key that signs.
  func activeUses(of owner: SigningKeyOwner) async throws(TokenIssuanceFailure) -> Set<TokenUse> {
    let uses = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT token_use FROM token_issuance.signing_keys
        WHERE user_pool_id = \(owner.text) AND verifies_until_unix_millis IS NULL
        """
      ) { (row) throws(PostgresError) in try row.value("token_use", as: TokenUse.self) }
    }
    return Set(uses)
  }

  /// The id of the key that signs for the owner at `now`; nil when none does.
  func signingKeyID(
    _ use: TokenUse,
    of owner: SigningKeyOwner,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> String? {
    try await querying { () async throws(PostgresError) in
      try await database.first(Self.signingKeyID("\(use)", of: owner.text, at: now)) {
        (row) throws(PostgresError) in try row.value("key_id", as: String.self)
      }
    }
  }

  /// A key that signs, or still verifies, at `now`.
  func find(
    _ keyID: String,
    of owner: SigningKeyOwner,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> SigningKeyRecord? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT token_use, algorithm, sealed_private_key, public_jwk, created_at_unix_millis
        FROM token_issuance.signing_keys
        WHERE user_pool_id = \(owner.text) AND key_id = \(keyID)
          AND coalesce(verifies_until_unix_millis > \(now.unixMillis), true)
        """
      ) { (row) throws(PostgresError) in
        SigningKeyRecord(
          owner: owner,
          keyID: keyID,
          use: try row.value("token_use"),
          algorithm: try row.algorithm("algorithm"),
          sealedPrivateKey: try row.value("sealed_private_key"),
          publicJWK: try row.value("public_jwk"),
          createdAt: Instant(unixMillis: try row.value("created_at_unix_millis"))
        )
      }
    }
  }

  /// The public halves of all keys that verify at `now`, in a stable order.
  func publicKeys(
    of owner: SigningKeyOwner,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> [String] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT public_jwk FROM token_issuance.signing_keys
        WHERE user_pool_id = \(owner.text)
          AND coalesce(verifies_until_unix_millis > \(now.unixMillis), true)
        ORDER BY verifies_until_unix_millis DESC NULLS FIRST, token_use DESC, key_id
        """
      ) { (row) throws(PostgresError) in try row.value("public_jwk", as: String.self) }
    }
  }

  /// Whose keys that sign were made before a moment, the oldest first.
  func aged(
    before moment: Instant,
    limit: Int64
  ) async throws(TokenIssuanceFailure) -> [(owner: String, createdAt: Instant)] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT user_pool_id, created_at_unix_millis FROM token_issuance.signing_keys
        WHERE verifies_until_unix_millis IS NULL AND token_use = 'access'
          AND created_at_unix_millis < \(moment.unixMillis)
        ORDER BY created_at_unix_millis LIMIT \(limit)::bigint
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (
          owner: try row.value("user_pool_id"),
          createdAt: Instant(unixMillis: try row.value("created_at_unix_millis"))
        ) as (owner: String, createdAt: Instant)
      }
    }
  }

  /// All keys of an owner as they are at `now`, those that are not replaced first.
  func descriptions(
    of owner: SigningKeyOwner,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> [Description] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT key_id, token_use, algorithm, created_at_unix_millis, verifies_until_unix_millis,
          key_id = (\(Self.signingKeyID("described.token_use", of: owner.text, at: now)))
            AS is_signing
        FROM token_issuance.signing_keys AS described
        WHERE user_pool_id = \(owner.text)
        ORDER BY verifies_until_unix_millis DESC NULLS FIRST, token_use DESC, key_id
        """
      ) { (row) throws(PostgresError) in
        Description(
          keyID: try row.value("key_id"),
          use: try row.value("token_use"),
          algorithm: try row.algorithm("algorithm"),
          createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
          isSigning: try row.optional("is_signing") ?? false,
          verifiesUntil: try row.optional("verifies_until_unix_millis")
            .map(Instant.init(unixMillis:))
        )
      }
    }
  }

  /// Removes the keys, of all pools, whose last token has expired.
  func deleteExpired(at now: Instant) async throws(TokenIssuanceFailure) {
    try await querying { () async throws(PostgresError) in
      _ = try await database.execute(
        "DELETE FROM token_issuance.signing_keys WHERE verifies_until_unix_millis <= \(now.unixMillis)"
      )
    }
  }

  /// Removes all keys of a pool; from then on no token of the pool is issued or accepted.
  func deleteAll(of pool: UserPoolID) async throws(TokenIssuanceFailure) {
    try await querying { () async throws(PostgresError) in
      // First, and by itself: who makes keys for a restored pool takes this row, and the next statement then
      // sees the keys.
      _ = try await database.execute(
        "DELETE FROM token_issuance.restored_owners WHERE user_pool_id = \(pool.text)"
      )
      _ = try await database.execute(
        "DELETE FROM token_issuance.signing_keys WHERE user_pool_id = \(pool.text)"
      )
    }
  }
}
