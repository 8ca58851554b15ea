/// Temporary credentials of an access key: their holder may do what the key may, or less (STS).
public struct KeySession: Sendable, Hashable {
  /// As whom the holder acts.
  public enum Holder: Sendable, Hashable {
    /// As the key itself (GetSessionToken).
    case user
    /// As a user whom the key's holder named (GetFederationToken).
    case federatedUser(String)
    /// In a role (AssumeRole).
    case role(RoleARN, sessionName: String)
  }

  /// `ASIA…`.
  public let accessKeyID: String
  /// As whom the holder acts.
  public let holder: Holder

  /// Credentials of this id.
  public init(accessKeyID: String, holder: Holder) {
    self.accessKeyID = accessKeyID
    self.holder = holder
  }
}
