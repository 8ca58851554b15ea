package import Domain

/// Temporary credentials as the client gets them (STS, Credentials).
package struct IssuedCredentials: Sendable {
  /// `ASIA` and sixteen characters.
  package let accessKeyID: String
  /// What requests are signed with.
  package let secretKey: String
  /// What each signed request carries along.
  package let sessionToken: String
  /// When they end.
  package let expiration: Instant
}

/// Temporary credentials that a request carries, opened.
package struct OpenedCredentials: Sendable {
  /// What they were issued for.
  package enum Session: Sendable, Hashable {
    /// For an identity of a pool.
    case identity(TemporarySession)
    /// For the holder of an access key.
    case accessKey(AccessKeySession)
  }

  /// What they were issued for.
  package let session: Session
  /// What the request must be signed with.
  package let secretKey: [UInt8]
}
