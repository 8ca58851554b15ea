package import Cryptography
package import Domain
internal import Synchronization

/// Decoded settings, cached so that a sign-in decodes no JSON; the database decides.
///
/// Each look-up asks the database for the present version. The database sends the settings themselves
/// only where the cached version differs. A statement that reads `version` of `user_pools` and
/// `user_pool_clients` beside other columns may use ``known(_:)`` and compare the versions itself, so
/// that a sign-in needs no round trip for its settings. Outside of this module the `notBefore` of
/// ``pool(_:notBefore:)`` is such a version.
package final class UserPoolSettingsCache: Sendable {
  private struct State {
    var pools: [UserPoolID: UserPoolSettings] = [:]
    var clients: [ClientID: ClientSettings] = [:]
  }

  private let pools: UserPoolStore
  private let clients: UserPoolClientStore
  private let sealer: Sealer
  private let addresses: PoolAddresses
  private let state = Mutex(State())

  /// When full, the cache is emptied; refilling costs one query per entry.
  private static let capacity = 10_000

  package init(
    pools: UserPoolStore,
    clients: UserPoolClientStore,
    sealer: Sealer,
    addresses: PoolAddresses
  ) {
    self.addresses = addresses
    self.pools = pools
    self.clients = clients
    self.sealer = sealer
  }

  /// The present settings of the pool.
  package func pool(_ id: UserPoolID) async throws(AuthenticationFailure) -> UserPoolSettings {
    let known = state.withLock { $0.pools[id] }
    switch try await pools.settings(id, unless: known?.version, at: addresses) {
    case .absent:
      forget(id)
      throw .userPoolNotFound(id.text)
    case .unchanged:
      guard let known else { throw .internalFault("settings unchanged although none are cached") }
      return known
    case .changed(let settings):
      keep(settings)
      return settings
    }
  }

  /// The present settings of the client and of the pool it belongs to.
  package func client(_ id: ClientID) async throws(AuthenticationFailure) -> ClientAndPool {
    let known = known(id)
    let found = try await clients.settings(
      id,
      unlessClient: known?.client.version,
      unlessPool: known?.pool.version,
      at: addresses
    )
    guard let found else {
      forget(id)
      throw .clientNotFound(id.text)
    }
    guard let client = found.client ?? known?.client, let pool = found.pool ?? known?.pool else {
      throw .internalFault("settings unchanged although none are cached")
    }
    if let changed = found.client { keep(changed) }
    if let changed = found.pool { keep(changed) }
    return ClientAndPool(client: client, pool: pool)
  }

  /// Which of the ids are clients of the pool, as the database has it now.
  package func present(
    _ ids: Set<String>,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Set<String> {
    try await clients.present(ids, in: pool)
  }

  /// The settings of the pool, of that version or newer.
  package func pool(
    _ id: UserPoolID,
    notBefore version: Int64
  ) async throws(AuthenticationFailure) -> UserPoolSettings {
    if let known = known(id), known.version == version { return known }
    return try await pool(id)
  }

  /// The settings of the client and of its pool, of those versions or newer.
  package func client(
    _ id: ClientID,
    notBefore version: Int64,
    pool poolVersion: Int64
  ) async throws(AuthenticationFailure) -> ClientAndPool {
    if let known = known(id), known.client.version == version, known.pool.version == poolVersion {
      return known
    }
    return try await client(id)
  }

  /// The cached settings of the client, which may be out of date: the caller checks their versions.
  func known(_ id: ClientID) -> ClientAndPool? {
    state.withLock { state in
      guard let client = state.clients[id], let pool = state.pools[client.userPoolID] else {
        return nil
      }
      return ClientAndPool(client: client, pool: pool)
    }
  }

  /// The cached settings of the pool, which may be out of date: the caller checks their version.
  func known(_ id: UserPoolID) -> UserPoolSettings? {
    state.withLock { $0.pools[id] }
  }

  /// The client's secrets in the clear; none for a public client.
  package func secrets(of client: ClientSettings) throws(AuthenticationFailure) -> [String] {
    var secrets: [String] = []
    for sealed in client.sealedSecrets {
      secrets.append(
        try ClientSecret.open(sealed, with: sealer, pool: client.userPoolID, client: client.id)
      )
    }
    return secrets
  }

  func keep(_ settings: UserPoolSettings) {
    state.withLock { state in
      if state.pools.count >= Self.capacity { state.pools.removeAll() }
      state.pools[settings.id] = settings
    }
  }

  func keep(_ settings: ClientSettings) {
    state.withLock { state in
      if state.clients.count >= Self.capacity { state.clients.removeAll() }
      state.clients[settings.id] = settings
    }
  }

  package func forget(_ id: UserPoolID) {
    state.withLock { _ = $0.pools.removeValue(forKey: id) }
  }

  package func forget(_ id: ClientID) {
    state.withLock { _ = $0.clients.removeValue(forKey: id) }
  }
}
