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
}
