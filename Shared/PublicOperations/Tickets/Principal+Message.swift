internal import Domain
public import IdentityFederationMessages

extension Principal {
  /// The principal of a message; nil where it names no key.
  public init?(_ message: IdentityFederationMessages.Principal) {
    guard let id = message.accessKeyId, !id.isEmpty else { return nil }
    guard let pool = message.identityPoolId else {
      self = .accessKey(
        AccessKey(
          id: id,
          isReadOnly: message.isReadOnly ?? false,
          pools: Set(message.pools),
          session: KeySession(message)
        )
      )
      return
    }
    guard let identity = message.identityId, let role = message.roleArn,
      let session = message.sessionName, let expiry = message.expiresAtUnixMillis
    else { return nil }
    self = .identity(
      TemporaryCredentials(
        accessKeyID: id,
        identityPoolID: pool,
        identityID: identity,
        roleARN: role,
        sessionName: session,
        tags: message.tags ?? [:],
        isAuthenticated: message.isAuthenticated ?? false,
        expiresAt: Instant(unixMillis: expiry)
      )
    )
  }

  /// The principal as a message; of a caller who signed nothing an empty one.
  public var message: IdentityFederationMessages.Principal {
    switch self {
    // No ticket is made for an operator: the token itself is the proof.
    case .anonymous, .operator: IdentityFederationMessages.Principal()
    case .accessKey(let key):
      IdentityFederationMessages.Principal(
        accessKeyId: key.id,
        roleArn: key.session?.role?.text,
        sessionName: key.session?.roleSessionName,
        isReadOnly: key.isReadOnly ? true : nil,
        pools: key.pools.sorted(),
        sessionAccessKeyId: key.session?.accessKeyID,
        federatedUser: key.session?.federatedUser
      )
    case .identity(let credentials):
      IdentityFederationMessages.Principal(
        accessKeyId: credentials.accessKeyID,
        identityPoolId: credentials.identityPoolID,
        identityId: credentials.identityID,
        roleArn: credentials.roleARN,
        sessionName: credentials.sessionName,
        tags: credentials.tags,
        isAuthenticated: credentials.isAuthenticated,
        expiresAtUnixMillis: credentials.expiresAt.unixMillis
      )
    }
  }
}

extension KeySession {
  /// The session of a message; nil where the key itself signed.
  ///
  /// A role that cannot be read leaves the session its key's own name, which is no more than the key's.
  fileprivate init?(_ message: IdentityFederationMessages.Principal) {
    guard let id = message.sessionAccessKeyId else { return nil }
    let holder: Holder =
      if let name = message.federatedUser {
        .federatedUser(name)
      } else if let role = message.roleArn.flatMap(RoleARN.init), let name = message.sessionName {
        .role(role, sessionName: name)
      } else {
        .user
      }
    self.init(accessKeyID: id, holder: holder)
  }

  fileprivate var role: RoleARN? {
    if case .role(let role, _) = holder { role } else { nil }
  }

  fileprivate var roleSessionName: String? {
    if case .role(_, let name) = holder { name } else { nil }
  }

  fileprivate var federatedUser: String? {
    if case .federatedUser(let name) = holder { name } else { nil }
  }
}
