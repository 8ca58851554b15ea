package import Domain
package import PublicOperations

/// What temporary credentials of an access key are issued for.
///
/// The key's limits are not part of it: they are read at each request, so that a key that is made inactive
/// takes its sessions along.
package struct AccessKeySession: Sendable, Hashable {
  /// The key, `AKIA…`.
  package let accessKeyID: String
  /// As whom the credentials' holder acts.
  package let holder: KeySession.Holder
  package let issuedAt: Instant
  package let expiresAt: Instant
  /// What narrows the session; nil where the client asked for nothing of that kind.
  package let policy: SessionPolicy?

  /// A session of a key.
  package init(
    accessKeyID: String,
    holder: KeySession.Holder,
    issuedAt: Instant,
    expiresAt: Instant,
    policy: SessionPolicy? = nil
  ) {
    self.accessKeyID = accessKeyID
    self.holder = holder
    self.issuedAt = issuedAt
    self.expiresAt = expiresAt
    self.policy = policy
  }

  /// Whether the session may do less than its key: a federated user may do what a policy allows, and
  /// without one nothing (STS, GetFederationToken).
  package var isNarrowed: Bool {
    switch holder {
    case .federatedUser: true
    case .user, .role: policy != nil
    }
  }
}
