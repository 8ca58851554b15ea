package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Puts a user into a group; doing it again changes nothing.
  package func adminAddUserToGroup(
    _ request: AdminAddUserToGroupRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminAddUserToGroupResponse {
    let name = try GroupRules.requiredName(request.groupName)
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    let insertion = try await groupMembers.insert(
      user,
      into: name,
      of: pool.id,
      limit: GroupRules.groupsOfUser
    )
    switch insertion {
    case .isMember:
      if try !user.groups().names.contains(where: { $0.exact == name.exact }) {
        try await endSessions(by: .groupChange, of: user, in: pool, call)
      }
      return AdminAddUserToGroupResponse()
    case .noUser: throw .unknownUser
    case .noGroup: throw .groupNotFound
    case .userFull:
      // The operation's model has no LimitExceededException: clients would not know it.
      throw .invalidParameter(
        "The maximum number of groups (\(GroupRules.groupsOfUser)) for this user is reached."
      )
    }
  }
}
