internal import IdentityFederationCore
internal import PublicOperations

/// What the operator decides about sessions of roles.
package struct SessionLimits: Sendable, Hashable {
  /// The longest session that a client may ask for, in seconds; 3600 to 43200.
  package let maxSeconds: Int32
  /// Roles beside those that a pool itself names, each with the pool whose identities may take it.
  package let trustedRoles: Set<TrustedRole>

  /// A role that a pool's authenticated identities may take.
  package struct TrustedRole: Sendable, Hashable {
    package let roleARN: String
    package let pool: String

    /// Reads `role=pool`; nil for text of another form.
    package init?(_ text: String) {
      guard let equals = text.lastIndex(of: "=") else { return nil }
      let role = String(text[..<equals])
      let pool = String(text[text.index(after: equals)...])
      guard RoleARN(role) != nil, IdentityPoolID(pool) != nil else { return nil }
      roleARN = role
      self.pool = pool
    }

    init(role: RoleARN, pool: IdentityPoolID) {
      roleARN = role.text
      self.pool = pool.text
    }
  }

  /// What is asked for without a duration, and the usual longest session.
  package static let usualSeconds: Int32 = 3600

  /// How long credentials of an access key last where nothing is said: twelve hours (STS).
  static let usualSecondsOfKeys: Int32 = 43_200

  /// Limits of the operator's.
  package init(maxSeconds: Int32 = usualSeconds, trustedRoles: Set<TrustedRole> = []) {
    self.maxSeconds = maxSeconds
    self.trustedRoles = trustedRoles
  }

  /// How long a session of a role is to be.
  func seconds(of asked: Int32?) throws(IdentityFederationFailure) -> Int32 {
    let seconds = asked ?? Self.usualSeconds
    guard seconds <= maxSeconds else {
      throw .invalidParameter(
        "The requested DurationSeconds exceeds the MaxSessionDuration set for this role."
      )
    }
    return seconds
  }

  func trust(_ role: RoleARN, of pool: IdentityPoolID) -> Bool {
    trustedRoles.contains(TrustedRole(role: role, pool: pool))
  }
}
