public import Domain

/// Who makes a call, as far as it is proved.
public enum Principal: Sendable, Hashable {
  /// A caller who signed nothing: what it may do depends on the tokens in its request.
  case anonymous
  /// The holder of an access key: an administrator.
  case accessKey(AccessKey)
  /// The holder of temporary credentials that an identity was given.
  case identity(TemporaryCredentials)
  /// An operator of the installation, by the console.
  case `operator`(InstallationOperator)

  /// The id of the key that signed; nil of a caller who signed nothing.
  public var accessKeyID: String? {
    switch self {
    case .anonymous, .operator: nil
    case .accessKey(let key): key.session?.accessKeyID ?? key.id
    case .identity(let credentials): credentials.accessKeyID
    }
  }

  /// An access key that the operator made.
  public struct AccessKey: Sendable, Hashable {
    /// Its id, `AKIA…`.
    public let id: String
    /// Whether it may carry out operations that only read.
    public let isReadOnly: Bool
    /// The user pools and identity pools that it is for; empty where it is for all, and for what is in
    /// no pool.
    public let pools: Set<String>
    /// The temporary credentials that signed in the key's place; nil where the key did itself.
    public let session: KeySession?

    /// The key of this id; without limits unless said otherwise.
    public init(
      id: String,
      isReadOnly: Bool = false,
      pools: Set<String> = [],
      session: KeySession? = nil
    ) {
      self.id = id
      self.isReadOnly = isReadOnly
      self.pools = pools
      self.session = session
    }
  }

  /// What temporary credentials were issued for (STS, AssumedRoleUser).
  public struct TemporaryCredentials: Sendable, Hashable {
    /// `ASIA…`.
    public let accessKeyID: String
    /// The pool of the identity.
    public let identityPoolID: String
    /// The identity.
    public let identityID: String
    /// The role, `arn:aws:iam::<account>:role/<path>`.
    public let roleARN: String
    /// The session's name, the last part of the caller's ARN.
    public let sessionName: String
    /// The tags of the session.
    public let tags: [String: String]
    /// Whether the identity had proved a login.
    public let isAuthenticated: Bool
    /// When the credentials end.
    public let expiresAt: Instant

    /// Credentials of these parts.
    public init(
      accessKeyID: String,
      identityPoolID: String,
      identityID: String,
      roleARN: String,
      sessionName: String,
      tags: [String: String] = [:],
      isAuthenticated: Bool,
      expiresAt: Instant
    ) {
      self.accessKeyID = accessKeyID
      self.identityPoolID = identityPoolID
      self.identityID = identityID
      self.roleARN = roleARN
      self.sessionName = sessionName
      self.tags = tags
      self.isAuthenticated = isAuthenticated
      self.expiresAt = expiresAt
    }
  }
}
