package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Takes a user out of a group, in which the user need not be.
  package func adminRemoveUserFromGroup(
    _ request: AdminRemoveUserFromGroupRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminRemoveUserFromGroupResponse {
    let name = try GroupRules.requiredName(request.groupName)
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    guard try await groupMembers.delete(user.username, from: name, of: pool.id) else {
      throw .groupNotFound
    }
    if try user.groups().names.contains(where: { $0.exact == name.exact }) {
      try await endSessions(by: .groupChange, of: user, in: pool, call)
    }
    return AdminRemoveUserFromGroupResponse()
  }
}
