/// Finds what an identity pool is set to.
package protocol IdentityPoolReading: Sendable {
  /// The present settings of the pool; `resourceNotFound` where there is none.
  func pool(_ id: IdentityPoolID) async throws(IdentityFederationFailure) -> IdentityPoolSettings
}

extension IdentityFederationFailure {
  /// No such identity pool is here.
  package static func identityPoolNotFound(_ id: String) -> Self {
    .resourceNotFound("IdentityPool '\(id)' not found.")
  }

  /// No such identity is here.
  package static func identityNotFound(_ id: String) -> Self {
    .resourceNotFound("Identity '\(id)' not found.")
  }
}
