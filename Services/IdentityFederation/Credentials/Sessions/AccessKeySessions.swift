internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationMessages
internal import PublicOperations

/// Gives the holders of access keys temporary credentials.
struct AccessKeySessions: Sendable {
  let credentials: TemporaryCredentials
  let keys: any AccessKeyFinding
  let clock: any WallClock

  /// Credentials, and how much of their room the policy takes.
  struct Given {
    let credentials: SecurityTokenCredentials
    let packedPolicySize: Int32
  }

  /// Credentials of the caller's key, which end with the key at the latest.
  func give(
    _ holder: KeySession.Holder,
    of key: PublicOperations.Principal.AccessKey,
    seconds: Int32,
    policy: SessionPolicy? = nil,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> Given {
    let now = clock.now()
    let asked = now.adding(seconds: Int64(seconds))
    // Deleted in the moment between: its sessions would open nothing.
    guard let known = try await keys.knownKey(key.id) else { throw .unknownAccessKey }
    let session = AccessKeySession(
      accessKeyID: key.id,
      holder: holder,
      issuedAt: now,
      expiresAt: known.expiresAt.map { min($0, asked) } ?? asked,
      policy: policy
    )
    let percent = AccessKeySessionRecord.packedPercent(of: session)
    guard percent <= 100 else { throw .packedPolicyTooLarge(percent: percent) }
    let issued = try credentials.issue(for: session)
    // By this the events of the session lead back to who asked for it.
    call.trail.note(rule: "gave credentials \(issued.accessKeyID)")
    return Given(
      credentials: SecurityTokenCredentials(issued),
      packedPolicySize: Int32(percent)
    )
  }
}

extension SecurityTokenCredentials {
  /// The credentials as the client gets them.
  init(_ issued: IssuedCredentials) {
    self.init(
      accessKeyId: issued.accessKeyID,
      secretAccessKey: issued.secretKey,
      sessionToken: issued.sessionToken,
      expirationUnixMillis: issued.expiration.unixMillis
    )
  }
}

extension IdentityFederationFailure {
  /// The refusal of a policy and tags that have no room in the session's token.
  static func packedPolicyTooLarge(percent: Int) -> Self {
    .packedPolicyTooLarge(
      "Packed policy consumes \(percent)% of allotted space, please use smaller policy."
    )
  }
}
