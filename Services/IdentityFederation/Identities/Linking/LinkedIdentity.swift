internal import Domain
internal import IdentityFederationCore

/// An identity with its logins, as the decision about linking sees it.
struct LinkedIdentity: Sendable, Hashable {
  let id: IdentityID
  let createdAt: Instant
  /// The identity that it became part of.
  var mergedInto: IdentityID?
  var isAbandoned = false
  var logins: [Login] = []

  /// Whether it may be used and changed.
  var isEnabled: Bool { mergedInto == nil && !isAbandoned }
}

extension LinkedIdentity {
  init(_ sight: IdentityStore.Sight) {
    id = sight.record.id
    createdAt = sight.record.createdAt
    mergedInto = sight.record.mergedInto
    isAbandoned = sight.record.isAbandoned
    logins = sight.logins.map { Login(provider: $0.provider, subject: $0.subject) }
  }
}
