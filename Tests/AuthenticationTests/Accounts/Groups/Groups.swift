internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationService
internal import PublicOperations

/// The calls about groups that tests make again and again.
extension Stage {
  @discardableResult
  func addGroup(
    _ name: String,
    precedence: Int32? = nil,
    role: String? = nil,
    description: String? = nil
  ) async throws -> GroupType? {
    try await service.accounts.createGroup(
      CreateGroupRequest(
        groupName: name,
        userPoolId: poolID,
        description: description,
        roleArn: role.map { "arn:aws:iam::123456789012:role/\($0)" },
        precedence: precedence
      ),
      call: .recording(context)
    ).group
  }

  func enter(
    _ group: String,
    _ username: String,
    on service: Authentication? = nil
  ) async throws {
    _ = try await (service ?? self.service).accounts.adminAddUserToGroup(
      AdminAddUserToGroupRequest(userPoolId: poolID, username: username, groupName: group),
      call: .recording(context)
    )
  }

  func leave(_ group: String, _ username: String) async throws {
    _ = try await service.accounts.adminRemoveUserFromGroup(
      AdminRemoveUserFromGroupRequest(userPoolId: poolID, username: username, groupName: group),
      call: .recording(context)
    )
  }

  func getGroup(_ name: String) async throws -> GroupType? {
    try await service.accounts.getGroup(
      GetGroupRequest(groupName: name, userPoolId: poolID),
      call: .recording(context)
    ).group
  }

  func deleteGroup(_ name: String) async throws {
    _ = try await service.accounts.deleteGroup(
      DeleteGroupRequest(groupName: name, userPoolId: poolID),
      call: .recording(context)
    )
  }

  func listGroups(
    _ limit: Int32? = nil,
    _ token: String? = nil
  ) async throws -> ListGroupsResponse {
    try await service.accounts.listGroups(
      ListGroupsRequest(userPoolId: poolID, limit: limit, nextToken: token),
      call: .recording(context)
    )
  }

  func groups(
    of username: String,
    _ limit: Int32? = nil,
    _ token: String? = nil
  ) async throws -> AdminListGroupsForUserResponse {
    try await service.accounts.adminListGroupsForUser(
      AdminListGroupsForUserRequest(
        username: username,
        userPoolId: poolID,
        limit: limit,
        nextToken: token
      ),
      call: .recording(context)
    )
  }

  func members(
    of group: String,
    _ limit: Int32? = nil,
    _ token: String? = nil
  ) async throws -> ListUsersInGroupResponse {
    try await service.accounts.listUsersInGroup(
      ListUsersInGroupRequest(
        userPoolId: poolID,
        groupName: group,
        limit: limit,
        nextToken: token
      ),
      call: .recording(context)
    )
  }
}
