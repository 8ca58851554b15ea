package import Cryptography
package import Domain
package import IdentityFederationCore
internal import IdentityFederationMessages
internal import IdentityFederationStubs
package import Postgres
package import PublicOperations

/// Identity pools: their settings, roles, tags and attribute maps.
///
/// Each operation is one method in the file of its name.
package struct IdentityPools: Sendable {
  let pools: IdentityPoolStore
  /// What is left of deleted pools.
  package let deletedPools: DeletedIdentityPoolStore
  let settings: IdentityPoolSettingsCache
  let quotas: IdentityQuotas
  let accountID: String
  let sealer: Sealer
  let clock: any WallClock
  let random: any RandomSource

  /// The area over a database, for pools of this account, twelve digits; `removals` remove what other
  /// areas store of a deleted pool.
  package init(
    database: PostgresPool,
    settings: IdentityPoolSettingsCache,
    removals: [IdentityPoolRowRemoval],
    quotas: IdentityQuotas,
    accountID: String,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource
  ) {
    pools = IdentityPoolStore(database: database)
    deletedPools = DeletedIdentityPoolStore(database: database, removals: removals)
    self.settings = settings
    self.quotas = quotas
    self.accountID = accountID
    self.sealer = sealer
    self.clock = clock
    self.random = random
  }
}

extension IdentityPools: IdentityPoolServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}

extension IdentityPools {
  /// The row of the pool that a request names.
  func record(
    named text: String?,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> IdentityPoolRecord {
    let id = try id(named: text)
    guard let record = try await pools.find(id) else { throw .identityPoolNotFound(id.text) }
    call.note(id)
    return record
  }

  /// Text of another form than an id's names no pool.
  func id(named text: String?) throws(IdentityFederationFailure) -> IdentityPoolID {
    guard let text, let id = IdentityPoolID(text) else { throw .identityPoolNotFound(text ?? "") }
    return id
  }

  /// Changes a pool's settings; of changes at the same time none is lost.
  ///
  /// `contention` is the failure of a call that other calls keep coming in between.
  func change(
    _ id: IdentityPoolID,
    _ call: Call,
    contention: IdentityFederationFailure,
    _ change: (inout IdentityPool) throws(IdentityFederationFailure) -> Void
  ) async throws(IdentityFederationFailure) -> IdentityPool {
    for _ in 0..<5 {
      guard var record = try await pools.find(id) else { throw .identityPoolNotFound(id.text) }
      call.note(id)
      var pool = try record.description()
      try change(&pool)
      try record.replaceSettings(by: pool)
      if try await pools.update(record) { return pool }
    }
    throw contention
  }
}
