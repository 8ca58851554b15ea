internal import IdentityFederationCore
internal import PublicOperations

/// Finding what a request names.
extension Identities {
  /// An identity and the settings of its pool.
  struct NamedIdentity: Sendable {
    let sight: IdentityStore.Sight
    let pool: IdentityPoolSettings

    var id: IdentityID { sight.record.id }

    /// Whether it may be used without a login.
    var mayBeUsedByGuests: Bool {
      sight.record.isEnabled && !sight.hasLogins && pool.allowsUnauthenticated
    }
  }

  func pool(
    named text: String?,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> IdentityPoolSettings {
    guard let text, let id = IdentityPoolID(text) else {
      throw .identityPoolNotFound(text ?? "")
    }
    let pool = try await pools.pool(id)
    call.note(pool.id)
    return pool
  }

  func identity(
    named text: String?,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> NamedIdentity {
    guard let text, let id = IdentityID(text), let sight = try await identities.find(id) else {
      throw .identityNotFound(text ?? "")
    }
    let pool = try await pools.pool(sight.record.pool, version: sight.poolVersion)
    call.note(pool.id, identity: id)
    return NamedIdentity(sight: sight, pool: pool)
  }

  /// An identity that must be of the pool: another pool's is as good as none.
  func identity(
    named text: String?,
    of pool: IdentityPoolSettings,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> IdentityStore.Sight {
    guard let text, let id = IdentityID(text), let sight = try await identities.find(id),
      sight.record.pool == pool.id
    else { throw .identityNotFound(text ?? "") }
    call.note(pool.id, identity: id)
    return sight
  }
}
