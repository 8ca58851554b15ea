package import Postgres
internal import Synchronization

/// Remembers which pools there are and whose identities are whose, to spare each call a statement.
///
/// An identity never changes its pool, and a pool's id is never given again. A deleted pool stays
/// known: a request that names it is counted for it, and takes none from another pool.
package final class KnownIdentityPools: IdentityPoolLookup {
  private struct State {
    var pools: Set<IdentityPoolID> = []
    var poolOfIdentity: [IdentityID: IdentityPoolID] = [:]
  }

  private let store: NamedPoolStore
  private let state = Mutex(State())

  /// When one is full, it is emptied.
  private static let capacity = 10_000

  /// Asks the database for what it has not seen.
  package init(database: PostgresPool) {
    store = NamedPoolStore(database: database)
  }

  /// Whether there is such a pool.
  package func hasPool(_ id: IdentityPoolID) async throws(IdentityFederationFailure) -> Bool {
    if state.withLock({ $0.pools.contains(id) }) { return true }
    guard try await store.hasPool(id) else { return false }
    state.withLock { state in
      if state.pools.count >= Self.capacity { state.pools.removeAll() }
      state.pools.insert(id)
    }
    return true
  }

  /// The pool of an identity; nil where there is no such identity.
  package func pool(
    of identity: IdentityID
  ) async throws(IdentityFederationFailure) -> IdentityPoolID? {
    if let known = state.withLock({ $0.poolOfIdentity[identity] }) { return known }
    guard let pool = try await store.pool(of: identity) else { return nil }
    state.withLock { state in
      if state.poolOfIdentity.count >= Self.capacity { state.poolOfIdentity.removeAll() }
      state.poolOfIdentity[identity] = pool
    }
    return pool
  }
}
