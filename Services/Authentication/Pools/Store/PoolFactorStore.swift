internal import AuthenticationCore
internal import Domain
internal import JSON
internal import Postgres

/// The second factors in a pool's row.
extension UserPoolStore {
  enum FactorUpdate: Sendable, Hashable {
    case updated
    /// The row is no longer of the record's version, or is gone.
    case outdated
    /// Users have passkeys for another relying party.
    case otherRelyingParty
  }

  /// Replaces the pool's settings and second factors if the row is still of the record's version.
  ///
  /// Nil for a pool without a call of SetUserPoolMfaConfig.
  func update(
    _ record: UserPoolRecord,
    _ secondFactors: PoolSecondFactors.Configuration?
  ) async throws(AuthenticationFailure) -> Bool {
    guard let secondFactors else { return try await update(record) }
    let updated = try await querying { () async throws(PostgresError) in
      try await database.execute(Self.replacing(record, secondFactors))
    }
    return updated == 1
  }

  /// The same, where the second factors may name another relying party than before.
  ///
  /// The row is locked before its users' passkeys are looked at, so that none is added meanwhile for the
  /// relying party that is to go (PKY-1).
  func update(
    _ record: UserPoolRecord,
    naming relyingPartyID: String,
    _ secondFactors: PoolSecondFactors.Configuration
  ) async throws(AuthenticationFailure) -> FactorUpdate {
    let pool = record.id.text
    return try await changing(database) { (db: inout PostgresConnection) throws(PostgresError) in
      guard try db.lockPool(pool) else { return .outdated }
      let other = try db.first(
        """
        SELECT true AS found FROM authentication.passkeys
        WHERE user_pool_id = \(pool) AND relying_party_id <> \(relyingPartyID)
        LIMIT 1
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("found", as: Bool.self)
      }
      guard other == nil else { return .otherRelyingParty }
      return try db.execute(Self.replacing(record, secondFactors)) == 1 ? .updated : .outdated
    }
  }

  private static func replacing(
    _ record: UserPoolRecord,
    _ secondFactors: PoolSecondFactors.Configuration
  ) -> SQL {
    """
    UPDATE authentication.user_pools
    SET \(record.assignments), second_factors = \(JSONWriter.text(of: secondFactors))::jsonb
    WHERE id = \(record.id.text) AND version = \(record.version)
    """
  }
}
