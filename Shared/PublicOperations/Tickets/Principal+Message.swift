internal import Domain
public import GatehouseMessages

extension Principal {
  /// The principal of a message; nil where it names no key.
  public init?(_ message: GatehouseMessages.Principal) {
    guard let id = message.accessKeyId, !id.isEmpty else { return nil }
    guard let pool = message.identityPoolId else {
      self = .accessKey(
        AccessKey(
          id: id,
          isReadOnly: message.isReadOnly ?? false,
          pools: Set(message.pools)
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
  public var message: GatehouseMessages.Principal {
    switch self {
    case .anonymous: GatehouseMessages.Principal()
    case .accessKey(let key):
      GatehouseMessages.Principal(
        accessKeyId: key.id,
        isReadOnly: key.isReadOnly ? true : nil,
        pools: key.pools.sorted()
      )
    case .identity(let credentials):
      GatehouseMessages.Principal(
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
