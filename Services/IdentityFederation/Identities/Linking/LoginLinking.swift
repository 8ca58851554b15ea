internal import Domain
internal import IdentityFederationCore

/// Decides which identity proved logins belong to (cognito-identity, GetId and GetOpenIdToken).
enum LoginLinking {
  /// Who asks, which decides what may be done.
  enum Operation: Sendable, Hashable {
    /// GetId: the request names no identity, and nothing is merged.
    case find
    /// GetOpenIdToken and GetCredentialsForIdentity: a client names its identity.
    case use
    /// GetOpenIdTokenForDeveloperIdentity: the developer's own system vouches for the identity.
    case vouch
  }

  /// What is asked.
  struct Question: Sendable {
    let operation: Operation
    /// The identity that the request names.
    let given: IdentityID?
    /// Proved, at least one.
    let logins: [Login]
    /// The developer's user among the logins.
    var developer: Login?
    /// The pool's name for the developer's own system.
    let developerProvider: String?
  }

  /// What is to be done.
  enum Decision: Sendable, Hashable {
    /// A new identity gets the logins.
    case create
    /// The logins that it lacks are linked to the identity; there may be none.
    case link([Login], to: IdentityID)
    /// One identity becomes part of the other, which gets the logins that both lack.
    case merge(IdentityID, into: IdentityID, linking: [Login])
    /// Nothing changes.
    case refuse(Refusal)
  }

  /// Why nothing may be done.
  enum Refusal: Sendable, Hashable {
    /// The named identity never was there, or is gone.
    case notFound
    /// The named identity is disabled.
    case forbidden
    /// The logins prove another user than the named identity's.
    case loginsDoNotMatch
    /// The logins cannot belong to one identity.
    case conflict
    /// The developer's user belongs to another identity than the named one.
    case developerUserAlreadyRegistered
  }

  /// An identity has no more logins than these.
  static let maxLogins = 20

  /// What is to be done; `seen` are the named identity, and each identity that has one of the logins.
  static func decide(_ question: Question, seeing seen: [LinkedIdentity]) -> Decision {
    let asked = Set(question.logins)
    let owners = seen.filter { $0.isEnabled && !asked.isDisjoint(with: $0.logins) }
    guard let id = question.given else { return decide(question, owners: owners) }
    guard let named = seen.first(where: { $0.id == id }) else { return .refuse(.notFound) }
    guard let given = standing(of: named, among: owners) else { return .refuse(.forbidden) }
    if let developer = question.developer,
      owners.contains(where: { $0.id != given.id && $0.logins.contains(developer) })
    {
      return .refuse(.developerUserAlreadyRegistered)
    }
    return decide(question, given: given, owners: owners)
  }

  /// Whether one of the identities may become part of the other.
  static func canMerge(
    _ identities: [LinkedIdentity],
    with logins: [Login] = [],
    developerProvider: String?
  ) -> Bool {
    let all = Set(identities.flatMap(\.logins) + logins)
    let published = all.filter { $0.provider != developerProvider?.exact }
    return all.count <= maxLogins && Set(published.map(\.provider)).count == published.count
  }

  /// What stands for a named identity; nil where it is disabled.
  ///
  /// A client repeats its call with the identity that the first one merged. Its logins prove the
  /// parent then.
  private static func standing(
    of named: LinkedIdentity,
    among owners: [LinkedIdentity]
  ) -> LinkedIdentity? {
    if named.isEnabled { return named }
    return owners.first { $0.id == named.mergedInto }
  }

  private static func decide(_ question: Question, owners: [LinkedIdentity]) -> Decision {
    switch (owners.count, question.operation) {
    case (0, _):
      return fits(question, []) ? .create : .refuse(.conflict)
    case (1, _):
      return link(question, to: owners[0])
    case (2, .use), (2, .vouch):
      return merge(question, owners[0], owners[1])
    default:
      return .refuse(.conflict)
    }
  }

  private static func decide(
    _ question: Question,
    given: LinkedIdentity,
    owners: [LinkedIdentity]
  ) -> Decision {
    let others = owners.filter { $0.id != given.id }
    // Without this, a stranger who knows an identity's id could link a login of his own to it.
    let isProved =
      given.logins.isEmpty || others.count < owners.count || question.operation == .vouch
    guard isProved else { return .refuse(.loginsDoNotMatch) }
    switch others.count {
    case 0:
      return link(question, to: given)
    case 1 where given.logins.isEmpty:
      return merge(question, given, into: others[0])
    case 1:
      return merge(question, given, others[0])
    default:
      return .refuse(.conflict)
    }
  }

  private static func link(_ question: Question, to identity: LinkedIdentity) -> Decision {
    guard fits(question, [identity]) else { return .refuse(.conflict) }
    return .link(missing(question, [identity]), to: identity.id)
  }

  /// If both identities are authenticated, the older one goes on.
  private static func merge(
    _ question: Question,
    _ one: LinkedIdentity,
    _ other: LinkedIdentity
  ) -> Decision {
    let isOneOlder = (one.createdAt, one.id.uuid) < (other.createdAt, other.id.uuid)
    return isOneOlder ? merge(question, other, into: one) : merge(question, one, into: other)
  }

  private static func merge(
    _ question: Question,
    _ child: LinkedIdentity,
    into parent: LinkedIdentity
  ) -> Decision {
    guard fits(question, [child, parent]) else { return .refuse(.conflict) }
    return .merge(child.id, into: parent.id, linking: missing(question, [child, parent]))
  }

  private static func fits(_ question: Question, _ identities: [LinkedIdentity]) -> Bool {
    canMerge(
      identities,
      with: question.logins,
      developerProvider: question.developerProvider
    )
  }

  private static func missing(_ question: Question, _ identities: [LinkedIdentity]) -> [Login] {
    var known = Set(identities.flatMap(\.logins))
    return question.logins.filter { known.insert($0).inserted }
  }
}
