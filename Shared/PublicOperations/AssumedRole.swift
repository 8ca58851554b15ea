internal import Cryptography

/// How a session with temporary credentials is called (STS, AssumedRoleUser).
public struct AssumedRole: Sendable, Hashable {
  /// `AROA…:<session name>`.
  public let id: String
  /// `arn:aws:sts::<account>:assumed-role/<role name>/<session name>`.
  public let arn: String

  /// The session of this name in the role.
  public init(_ role: RoleARN, sessionName: String) {
    // AWS gives each role an id of its own; here its name's digest stands for it.
    let digest = SHA256.digest(of: Array(role.text.utf8))
    id = "AROA\(Base32.encode(Array(digest.prefix(10)))):\(sessionName)"
    arn = "arn:aws:sts::\(role.account):assumed-role/\(role.name)/\(sessionName)"
  }
}

extension Principal.TemporaryCredentials {
  /// The session; nil where the credentials name no role.
  public var assumedRole: AssumedRole? {
    RoleARN(roleARN).map { AssumedRole($0, sessionName: sessionName) }
  }
}
