internal import PublicOperations

/// What STS calls a caller (GetCallerIdentity).
struct CallerName: Sendable, Hashable {
  let userID: String
  let arn: String

  /// The holder of an access key or of its temporary credentials; `accountID` is the installation's.
  init(_ key: Principal.AccessKey, accountID: String) {
    switch key.session?.holder {
    case nil, .user:
      self.init(userID: key.id, arn: "arn:aws:iam::\(accountID):user/\(key.id)")
    case .federatedUser(let name):
      self.init(federatedUser: name, accountID: accountID)
    case .role(let role, let sessionName):
      self.init(AssumedRole(role, sessionName: sessionName))
    }
  }

  /// A user whom the holder of an access key named.
  init(federatedUser name: String, accountID: String) {
    self.init(
      userID: "\(accountID):\(name)",
      arn: "arn:aws:sts::\(accountID):federated-user/\(name)"
    )
  }

  /// A session of a role.
  init(_ role: AssumedRole) {
    self.init(userID: role.id, arn: role.arn)
  }

  private init(userID: String, arn: String) {
    self.userID = userID
    self.arn = arn
  }
}
