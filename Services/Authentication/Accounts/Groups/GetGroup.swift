package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension Accounts {
  /// Describes a group.
  package func getGroup(
    _ request: GetGroupRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GetGroupResponse {
    GetGroupResponse(group: try await group(request.groupName, in: request.userPoolId).type)
  }
}
