package import Domain

/// An identity as its row says it.
package struct IdentityRecord: Sendable, Hashable {
  package let id: IdentityID
  package let pool: IdentityPoolID
  package let createdAt: Instant
  package let modifiedAt: Instant
  /// The identity that it became part of, which disabled it for good.
  package let mergedInto: IdentityID?
  /// Whether its last login was removed: no caller can use it.
  package let isAbandoned: Bool

  package init(
    id: IdentityID,
    pool: IdentityPoolID,
    createdAt: Instant,
    modifiedAt: Instant,
    mergedInto: IdentityID? = nil,
    isAbandoned: Bool = false
  ) {
    self.id = id
    self.pool = pool
    self.createdAt = createdAt
    self.modifiedAt = modifiedAt
    self.mergedInto = mergedInto
    self.isAbandoned = isAbandoned
  }

  /// Whether it may still be used.
  package var isEnabled: Bool { mergedInto == nil && !isAbandoned }
}
