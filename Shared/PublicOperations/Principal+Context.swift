internal import Domain
public import RPC

extension Principal {
  /// The principal that the gateway names for a call.
  public init(of context: RPCCallContext, isSigned: Bool) {
    guard isSigned else {
      self = .anonymous
      return
    }
    if let credentials = TemporaryCredentials(context.metadata) {
      self = .identity(credentials)
    } else if let id = context.accessKeyID {
      self = .accessKey(AccessKey(id: id))
    } else {
      self = .anonymous
    }
  }
}

extension Principal.TemporaryCredentials {
  fileprivate init?(_ metadata: [String: String]) {
    guard let accessKeyID = metadata["temporary-access-key-id"] else { return nil }
    self.init(
      accessKeyID: accessKeyID,
      identityPoolID: metadata["identity-pool-id"] ?? "",
      identityID: metadata["identity-id"] ?? "",
      roleARN: metadata["role-arn"] ?? "",
      sessionName: metadata["session-name"] ?? "",
      isAuthenticated: false,
      expiresAt: Instant(unixMillis: 0)
    )
  }
}
