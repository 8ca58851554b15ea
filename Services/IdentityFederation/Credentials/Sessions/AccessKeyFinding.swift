package import Domain
package import IdentityFederationCore

/// What STS has to know of access keys, which another area owns.
package protocol AccessKeyFinding: Sendable {
  /// The key of this id, whatever its status; nil where there is none.
  func knownKey(_ id: String) async throws(IdentityFederationFailure) -> KnownAccessKey?
}

/// An access key that there is.
package struct KnownAccessKey: Sendable, Hashable {
  /// When it ends; nil where it does not.
  package let expiresAt: Instant?

  /// A key that ends then.
  package init(expiresAt: Instant?) {
    self.expiresAt = expiresAt
  }
}
