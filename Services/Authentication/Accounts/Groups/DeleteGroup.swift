internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Deletes a group; its members lose what it gave them with their next tokens.
  public func deleteGroup(
    _ request: DeleteGroupRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DeleteGroupResponse {
    let group = try await group(request.groupName, in: request.userPoolId)
    guard try await groups.delete(group.name, in: group.userPoolID) else { throw .groupNotFound }
    return DeleteGroupResponse()
  }
}
