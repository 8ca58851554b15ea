internal import Domain
internal import Postgres

/// What a chain remembers of a refresh token that was replaced.
struct ReplacedToken: Sendable, Hashable {
  let generation: Int32
  let sealKeyID: UInt32
  let replacedAt: Instant

  /// The maximum number of tokens that a chain remembers.
  ///
  /// A chain that has replaced so many within the grace replaces no other until the oldest's grace
  /// is over. So no token is forgotten before its grace ends, and the row does not grow.
  static let maxOfChain = 16

  static let columns: SQL = "replaced_generations, replaced_seal_key_ids, replaced_at_unix_millis"

  /// Reads `columns`, oldest first.
  static func list(_ row: borrowing PostgresRow) throws(PostgresError) -> [ReplacedToken] {
    let generations: [Int64] = try row.value("replaced_generations")
    let sealKeyIDs: [Int64] = try row.value("replaced_seal_key_ids")
    let moments: [Int64] = try row.value("replaced_at_unix_millis")
    var tokens: [ReplacedToken] = []
    for ((generation, sealKeyID), moment) in zip(zip(generations, sealKeyIDs), moments) {
      guard let generation = Int32(exactly: generation), let sealKeyID = UInt32(exactly: sealKeyID)
      else { throw PostgresError(kind: .invalidValue) }
      tokens.append(
        ReplacedToken(
          generation: generation,
          sealKeyID: sealKeyID,
          replacedAt: Instant(unixMillis: moment)
        )
      )
    }
    return tokens
  }

  /// Remembers the token that is current, for a statement that replaces it.
  ///
  /// If the last replacement is out of the grace, all earlier ones are too, and they are dropped.
  static func remembering(graceBeganAt: Instant, now: Instant) -> SQL {
    let kept = { (column: SQL) -> SQL in
      """
      CASE WHEN rotated_at_unix_millis > \(graceBeganAt.unixMillis)
        THEN \(column)[cardinality(\(column)) - \(maxOfChain - 2)::integer:]
        ELSE '{}' END
      """
    }
    return """
      replaced_generations = \(kept("replaced_generations")) || generation::bigint,
      replaced_seal_key_ids = \(kept("replaced_seal_key_ids")) || seal_key_id,
      replaced_at_unix_millis =
        \(kept("replaced_at_unix_millis")) || \(now.unixMillis)::bigint
      """
  }

  /// Whether the chain has room for another, as a condition.
  static func hasRoom(graceBeganAt: Instant) -> SQL {
    """
    (cardinality(replaced_at_unix_millis) < \(maxOfChain)::integer
      OR replaced_at_unix_millis[1] <= \(graceBeganAt.unixMillis))
    """
  }
}
