internal import Domain
public import Postgres

/// Ends the keys of a restored backup, so that no token which was signed before is accepted, by us or by
/// others who know the public keys.
///
/// It makes no new ones: thousands of RSA keys take minutes, in which no service could run. The service makes
/// them (`RestoredKeyMaking`).
public struct RestoredSigningKeys: Sendable {
  private let store: SigningKeyStore

  /// Marks the keys in the transaction that restores them: those that sign by a time of creation that no
  /// key has, and the others' end has come.
  static let mark: StaticString = """
    UPDATE token_issuance.signing_keys SET
      created_at_unix_millis =
        CASE WHEN verifies_until_unix_millis IS NULL THEN 0 ELSE created_at_unix_millis END,
      verifies_until_unix_millis = CASE WHEN verifies_until_unix_millis IS NOT NULL THEN 1 END
    """

  /// Works on a migrated schema, as the owner of the database.
  public init(database: PostgresPool) {
    store = SigningKeyStore(database: database)
  }

  /// Ends the marked keys and notes whose they were, all at once; may be repeated.
  ///
  /// - Returns: How many owners get new keys.
  /// - Throws: Where the database cannot be asked.
  public func end() async throws(TokenIssuanceFailure) -> Int {
    // A time that has passed for every instance, whatever its clock shows: these keys sign nothing more.
    try await store.endRestored(at: Instant(unixMillis: 1))
  }
}
