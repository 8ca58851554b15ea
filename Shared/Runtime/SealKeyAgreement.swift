internal import Cryptography
internal import Postgres

/// Whether this instance holds the keys with which the rows of its schema are sealed.
///
/// The first instance that starts with a key records the key's fingerprint in the schema's table
/// `seal_keys`; every later one must hold each recorded key with the same fingerprint. Two
/// instances with different keys could not read one another's rows and sessions, and a key that
/// was taken away too early leaves rows that no process can read.
struct SealKeyAgreement: Sendable {
  private struct Recorded: Sendable {
    let id: Int64
    let fingerprint: [UInt8]
    /// Whether nothing is under the key from now on, so that no instance needs it.
    let isRetired: Bool
  }

  let schema: String
  let sealer: Sealer
  /// False for a look that changes nothing.
  var recordsKeys = true

  /// What is wrong, or nil; records the keys that no instance has brought before.
  func fault(in pool: PostgresPool) async throws(PostgresError) -> ReadinessFault? {
    let before = try await recorded(in: pool)
    if let fault = fault(with: before) { return fault }
    let known = Set(before.map(\.id))
    let missing = sealer.keyIDs.filter { !known.contains(Int64($0)) }
    guard recordsKeys, !missing.isEmpty else { return nil }
    for id in missing {
      try await pool.execute(
        """
        INSERT INTO seal_keys (key_id, fingerprint) VALUES (\(Int64(id)), \(fingerprint(of: id)))
        ON CONFLICT DO NOTHING
        """
      )
    }
    // If two instances start together with different keys, one finds the other's here.
    return fault(with: try await recorded(in: pool))
  }

  private func recorded(in pool: PostgresPool) async throws(PostgresError) -> [Recorded] {
    try await pool.query(
      """
      SELECT key_id, fingerprint, to_jsonb(k) ->> 'retired_at' IS NOT NULL AS is_retired
      FROM seal_keys AS k ORDER BY key_id
      """
    ) { (row) throws(PostgresError) in
      Recorded(
        id: try row.value("key_id"),
        fingerprint: try row.value("fingerprint"),
        isRetired: try row.value("is_retired")
      )
    }
  }

  private func fault(with recorded: [Recorded]) -> ReadinessFault? {
    for key in recorded {
      guard let id = UInt32(exactly: key.id), let own = fingerprint(of: id) else {
        if key.isRetired { continue }
        return ReadinessFault(
          cause:
            "seal-key-file has no key \(key.id), with which rows of the schema \(schema) may be"
            + " sealed",
          cure: Self.cure
        )
      }
      guard constantTimeEquals(own, key.fingerprint) else {
        return ReadinessFault(
          cause: "key \(key.id) in seal-key-file is not the key \(key.id) with which rows of the"
            + " schema \(schema) are sealed",
          cure: Self.cure
        )
      }
    }
    return nil
  }

  private static let cure =
    "give this instance the seal-key-file of its peers, with the old keys above the new one, and"
    + " restart it"

  private func fingerprint(of id: UInt32) -> [UInt8]? {
    sealer.fingerprint(of: id, in: schema)
  }
}
