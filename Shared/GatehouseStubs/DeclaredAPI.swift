/// An AWS API, and where its requests name their operation.
public struct DeclaredAPI: Sendable {
  /// The name, which credential scopes have: `cognito-idp`.
  public let name: String
  /// Where the name of the operation stands.
  public let naming: Naming

  /// Where a request names its operation.
  public enum Naming: Sendable {
    /// In the header `X-Amz-Target`, after the prefix and a full stop; `pools` says by which member the
    /// operations name their pool.
    case target(String, pools: [PoolMember: [String]])
    /// In method and path.
    case routes([Route])
    /// In a parameter `Action`; a form has it in its body. Listed are those that are signed.
    case action([String])
  }

  /// The member of a JSON request that names the pool which the operation is about.
  public enum PoolMember: String, Sendable, Hashable {
    /// A user pool's id.
    case userPoolID = "UserPoolId"
    /// An identity pool's id.
    case identityPoolID = "IdentityPoolId"
    /// The ARN of a pool of either kind.
    case resourceARN = "ResourceArn"
  }

  /// Method and path of an operation.
  public struct Route: Sendable {
    /// The API's name of the operation.
    public let operation: String
    /// The HTTP method.
    public let method: String
    /// The path.
    public let path: RESTPath
  }
}
