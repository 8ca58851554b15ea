internal import Synchronization

/// Decoded settings, cached to spare each call the JSON; the database decides.
///
/// Each look-up asks the database for the present version and is sent the settings themselves only
/// where the cached ones are of another.
package final class IdentityPoolSettingsCache: IdentityPoolReading {
  private let pools: IdentityPoolStore
  private let state = Mutex([IdentityPoolID: IdentityPoolSettings]())

  /// When full, the cache is emptied.
  private static let capacity = 10_000

  package init(pools: IdentityPoolStore) {
    self.pools = pools
  }

  package func pool(
    _ id: IdentityPoolID
  ) async throws(IdentityFederationFailure) -> IdentityPoolSettings {
    let known = known(id)
    switch try await pools.settings(id, unless: known?.version) {
    case .absent:
      forget(id)
      throw .identityPoolNotFound(id.text)
    case .unchanged:
      guard let known else { throw .internalFault("settings unchanged although none are cached") }
      return known
    case .changed(let settings):
      keep(settings)
      return settings
    }
  }

  /// The settings of the version that another statement has just read; one statement more only where
  /// those are not cached.
  package func pool(
    _ id: IdentityPoolID,
    version: Int64
  ) async throws(IdentityFederationFailure) -> IdentityPoolSettings {
    if let known = known(id), known.version == version { return known }
    return try await pool(id)
  }

  private func known(_ id: IdentityPoolID) -> IdentityPoolSettings? {
    state.withLock { $0[id] }
  }

  private func keep(_ settings: IdentityPoolSettings) {
    state.withLock { state in
      if state.count >= Self.capacity { state.removeAll() }
      state[settings.id] = settings
    }
  }

  private func forget(_ id: IdentityPoolID) {
    state.withLock { _ = $0.removeValue(forKey: id) }
  }
}
