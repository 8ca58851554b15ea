package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Deletes a group; its members lose what it gave them with their next tokens.
  package func deleteGroup(
    _ request: DeleteGroupRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DeleteGroupResponse {
    let group = try await group(request.groupName, in: request.userPoolId)
    try await endSessions(ofMembersOf: group, call)
    guard try await groups.delete(group.name, in: group.userPoolID) else { throw .groupNotFound }
    return DeleteGroupResponse()
  }
}
