public import Cryptography
public import Domain
public import Postgres

/// Replaces the keys of a restored backup, so that no token which was signed before is accepted, by us or
/// by others who know the public keys.
public struct RestoredSigningKeys: Sendable {
  private let store: SigningKeyStore
  private let ring: SigningKeyRing
  private let clock: any WallClock

  /// Marks the keys in the transaction that restores them: those that sign by a time of creation that no
  /// key has, and the others' end has come.
  static let mark: StaticString = """
    UPDATE token_issuance.signing_keys SET
      created_at_unix_millis =
        CASE WHEN verifies_until_unix_millis IS NULL THEN 0 ELSE created_at_unix_millis END,
      verifies_until_unix_millis = CASE WHEN verifies_until_unix_millis IS NOT NULL THEN 1 END
    """

  /// Works on a migrated schema, as its service or as the owner of the database.
  public init(database: PostgresPool, sealer: Sealer, clock: any WallClock) {
    store = SigningKeyStore(database: database)
    ring = SigningKeyRing(store: store, sealer: sealer)
    self.clock = clock
  }

  /// Replaces all of them; may be interrupted and repeated.
  ///
  /// Tells after each owner how many of all are done.
  public func replace(
    _ told: (_ done: Int, _ all: Int) -> Void
  ) async throws(TokenIssuanceFailure) {
    // A time that has passed for every instance, whatever its clock shows: these keys sign nothing more.
    let past = Instant(unixMillis: 1)
    let owners = try await store.restoredOwners()
    for (index, text) in owners.enumerated() {
      guard let owner = SigningKeyOwner(text) else { continue }
      let descriptions = try await store.descriptions(of: owner, at: clock.now())
      let current = descriptions.first { $0.verifiesUntil == nil }
      guard let current else { continue }
      let records = try await ring.generate(
        current.algorithm,
        for: owner.uses,
        of: owner,
        by: clock
      )
      _ = try await store.replace(with: records, verifyingUntil: past, for: owner)
      told(index + 1, owners.count)
    }
  }
}
