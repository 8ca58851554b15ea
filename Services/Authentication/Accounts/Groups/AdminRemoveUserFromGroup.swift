internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Takes a user out of a group, in which the user need not be.
  public func adminRemoveUserFromGroup(
    _ request: AdminRemoveUserFromGroupRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminRemoveUserFromGroupResponse {
    let name = try GroupRules.requiredName(request.groupName)
    let (pool, user) = try await managedUser(request.username, in: request.userPoolId)
    guard try await groupMembers.delete(user.username, from: name, of: pool.id) else {
      throw .groupNotFound
    }
    return AdminRemoveUserFromGroupResponse()
  }
}
