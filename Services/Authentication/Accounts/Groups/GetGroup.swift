internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Describes a group.
  public func getGroup(
    _ request: GetGroupRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GetGroupResponse {
    GetGroupResponse(group: try await group(request.groupName, in: request.userPoolId).type)
  }

  /// The group a request names, in the pool it names.
  func group(
    _ name: String?,
    in poolID: String?
  ) async throws(AuthenticationFailure) -> GroupRecord {
    let pool = try requiredUserPoolID(poolID)
    switch try await groups.find(try GroupRules.requiredName(name), in: pool) {
    case .noPool: throw .userPoolNotFound(pool.text)
    case .noGroup: throw .groupNotFound
    case .found(let group): return group
    }
  }
}
