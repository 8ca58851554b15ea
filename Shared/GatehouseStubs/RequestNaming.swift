/// What a request claims to be about, before it is checked.
public struct RequestNaming: Sendable, Hashable {
  /// The pool.
  public let userPoolId: String?
  /// The client.
  public let clientId: String?
  /// The name that was entered: a user's, or anything else.
  public let username: String?
  /// The group.
  public let groupName: String?
  /// The caller's token.
  public let accessToken: String?
  /// The resource.
  public let resourceArn: String?
  /// The identity pool.
  public let identityPoolId: String?
  /// The identity.
  public let identityId: String?

  /// Makes a naming of the members that a request has.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    username: String? = nil,
    groupName: String? = nil,
    accessToken: String? = nil,
    resourceArn: String? = nil,
    identityPoolId: String? = nil,
    identityId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.username = username
    self.groupName = groupName
    self.accessToken = accessToken
    self.resourceArn = resourceArn
    self.identityPoolId = identityPoolId
    self.identityId = identityId
  }
}
