package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Lists a group's members in the order of their usernames.
  package func listUsersInGroup(
    _ request: ListUsersInGroupRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ListUsersInGroupResponse {
    let limit = try GroupRules.pageSize(request.limit)
    let group = try await group(request.groupName, in: request.userPoolId)
    let token = PaginationToken(
      sealer: sealer,
      listing: "ListUsersInGroup",
      group.userPoolID.text,
      group.name
    )
    // One row more than the page shows whether there is another page.
    let found = try await groupMembers.members(
      of: group.name,
      in: group.userPoolID,
      after: try request.nextToken.map(token.position) ?? "",
      limit: limit + 1
    )
    let page = found.prefix(
      PageSize.fitting(found.prefix(limit).lazy.map(\.attributesJSON.utf8.count))
    )
    var response = ListUsersInGroupResponse(users: [])
    for user in page { response.users?.append(try user.memberType()) }
    if found.count > page.count, let last = page.last {
      response.nextToken = try token.text(for: last.username)
    }
    return response
  }
}

extension UserRecord {
  /// The user as a listing reports it.
  fileprivate func memberType() throws(AuthenticationFailure) -> UserType {
    UserType(
      username: username,
      attributes: UserAttributes.list(try attributes(), sub: sub),
      userCreateDateUnixMillis: createdAt.unixMillis,
      userLastModifiedDateUnixMillis: modifiedAt.unixMillis,
      enabled: isEnabled,
      userStatus: status.rawValue
    )
  }
}
