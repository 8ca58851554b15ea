public import Domain

/// An operator of the installation, as the operator's access token and groups prove it.
public struct InstallationOperator: Sendable, Hashable {
  /// The username in the operators' pool.
  public let username: String
  /// The id that tokens name the operator by.
  public let sub: String
  /// The role for all pools; nil where the operator has none.
  public let role: OperatorRole?
  /// Roles that are for one pool, by the pool's id.
  public let poolRoles: [String: OperatorRole]
  /// The pool whose users the operators are.
  public let operatorPool: String
  /// When the operator signed in.
  public let authenticatedAt: Instant

  /// The operator whose groups these are.
  public init(
    username: String,
    sub: String,
    groups: [String],
    operatorPool: String,
    authenticatedAt: Instant
  ) {
    self.username = username
    self.sub = sub
    role = groups.compactMap { OperatorRole(rawValue: $0) }.max()
    var roles: [String: OperatorRole] = [:]
    for group in groups {
      guard let bound = Self.poolRole(of: group) else { continue }
      roles[bound.pool] = max(roles[bound.pool] ?? bound.role, bound.role)
    }
    poolRoles = roles
    self.operatorPool = operatorPool
    self.authenticatedAt = authenticatedAt
  }

  /// The group that gives a role; nil for the pool: all pools.
  public static func group(of role: OperatorRole, in pool: String?) -> String {
    pool.map { "pool:\($0):\(role.rawValue)" } ?? role.rawValue
  }

  private static func poolRole(of group: String) -> (pool: String, role: OperatorRole)? {
    let parts = group.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "pool", let role = OperatorRole(rawValue: String(parts[2]))
    else { return nil }
    return (String(parts[1]), role)
  }

  /// The role in a pool; nil for the pool: what is in none.
  ///
  /// Support for all pools must not make itself an administrator by changing an operator's groups or password:
  /// in the operators' own pool only administrators of all pools have a role.
  public func role(in pool: String?) -> OperatorRole? {
    guard pool != operatorPool else { return role == .administrator ? role : nil }
    let bound = pool.flatMap { poolRoles[$0] }
    return [role, bound].compactMap(\.self).max()
  }

  /// As events name the operator: a name to read, and the id that stays.
  public var eventName: String { "\(username)/\(sub)" }
}
