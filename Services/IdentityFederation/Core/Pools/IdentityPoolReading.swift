/// Finds what an identity pool is set to.
package protocol IdentityPoolReading: Sendable {
  /// The present settings of the pool; `resourceNotFound` where there is none.
  func pool(_ id: IdentityPoolID) async throws(IdentityFederationFailure) -> IdentityPoolSettings
}
