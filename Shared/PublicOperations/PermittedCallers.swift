/// Who may carry an operation out.
///
/// There is no language of policies: a service's table decides, whatever a role is called. So the
/// credentials of an anonymous visitor are never an administrator's.
public enum PermittedCallers: Sendable, Hashable {
  /// Any caller; the tokens in the request decide.
  case anyone
  /// The holders of access keys.
  case accessKeys
  /// The holders of temporary credentials, for their own identity.
  case identities
  /// Every caller who signs, with credentials of either kind.
  case signers

  /// Whether the caller is one of these.
  public func include(_ principal: Principal) -> Bool {
    switch (self, principal) {
    case (.anyone, _), (.signers, .accessKey), (.signers, .identity), (.accessKeys, .accessKey),
      (.accessKeys, .operator), (.identities, .identity):
      true
    case (.signers, .anonymous), (.signers, .operator), (.accessKeys, .anonymous),
      (.accessKeys, .identity), (.identities, .anonymous), (.identities, .accessKey),
      (.identities, .operator):
      false
    }
  }
}

extension Principal {
  /// What a caller is told who may not do something; `action` is such as `cognito-sync:ListRecords`.
  public func refusal(to action: String) -> String {
    "User: \(callerName) is not authorized to perform: \(action)"
  }

  private var callerName: String {
    switch self {
    case .anonymous: "anonymous"
    case .accessKey(let key):
      switch key.session?.holder {
      case nil, .user: key.id
      case .federatedUser(let name): "federated-user/\(name)"
      case .role(let role, let sessionName): AssumedRole(role, sessionName: sessionName).arn
      }
    case .operator(let person): person.username
    case .identity(let credentials): credentials.assumedRole?.arn ?? credentials.roleARN
    }
  }
}
