public import GatehouseMessages
public import RPC

extension Authentication {
  /// AddCustomAttributes, not served yet.
  public func addCustomAttributes(
    _ request: AddCustomAttributesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AddCustomAttributesResponse {
    throw .unsupportedOperation("AddCustomAttributes is not available.")
  }

  /// AddUserPoolClientSecret, not served yet.
  public func addUserPoolClientSecret(
    _ request: AddUserPoolClientSecretRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AddUserPoolClientSecretResponse {
    throw .unsupportedOperation("AddUserPoolClientSecret is not available.")
  }

  /// ListUserPoolClientSecrets, not served yet.
  public func listUserPoolClientSecrets(
    _ request: ListUserPoolClientSecretsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListUserPoolClientSecretsResponse {
    throw .unsupportedOperation("ListUserPoolClientSecrets is not available.")
  }

  /// DeleteUserPoolClientSecret, not served yet.
  public func deleteUserPoolClientSecret(
    _ request: DeleteUserPoolClientSecretRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DeleteUserPoolClientSecretResponse {
    throw .unsupportedOperation("DeleteUserPoolClientSecret is not available.")
  }

  /// TagResource, not served yet.
  public func tagResource(
    _ request: TagResourceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> TagResourceResponse {
    throw .unsupportedOperation("TagResource is not available.")
  }

  /// UntagResource, not served yet.
  public func untagResource(
    _ request: UntagResourceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> UntagResourceResponse {
    throw .unsupportedOperation("UntagResource is not available.")
  }

  /// ListTagsForResource, not served yet.
  public func listTagsForResource(
    _ request: ListTagsForResourceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListTagsForResourceResponse {
    throw .unsupportedOperation("ListTagsForResource is not available.")
  }

  /// CreateGroup, not served yet.
  public func createGroup(
    _ request: CreateGroupRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> CreateGroupResponse {
    throw .unsupportedOperation("CreateGroup is not available.")
  }

  /// GetGroup, not served yet.
  public func getGroup(
    _ request: GetGroupRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GetGroupResponse {
    throw .unsupportedOperation("GetGroup is not available.")
  }

  /// UpdateGroup, not served yet.
  public func updateGroup(
    _ request: UpdateGroupRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> UpdateGroupResponse {
    throw .unsupportedOperation("UpdateGroup is not available.")
  }

  /// DeleteGroup, not served yet.
  public func deleteGroup(
    _ request: DeleteGroupRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DeleteGroupResponse {
    throw .unsupportedOperation("DeleteGroup is not available.")
  }

  /// ListGroups, not served yet.
  public func listGroups(
    _ request: ListGroupsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListGroupsResponse {
    throw .unsupportedOperation("ListGroups is not available.")
  }

  /// AdminAddUserToGroup, not served yet.
  public func adminAddUserToGroup(
    _ request: AdminAddUserToGroupRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminAddUserToGroupResponse {
    throw .unsupportedOperation("AdminAddUserToGroup is not available.")
  }

  /// AdminRemoveUserFromGroup, not served yet.
  public func adminRemoveUserFromGroup(
    _ request: AdminRemoveUserFromGroupRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminRemoveUserFromGroupResponse {
    throw .unsupportedOperation("AdminRemoveUserFromGroup is not available.")
  }

  /// AdminListGroupsForUser, not served yet.
  public func adminListGroupsForUser(
    _ request: AdminListGroupsForUserRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminListGroupsForUserResponse {
    throw .unsupportedOperation("AdminListGroupsForUser is not available.")
  }

  /// ListUsersInGroup, not served yet.
  public func listUsersInGroup(
    _ request: ListUsersInGroupRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListUsersInGroupResponse {
    throw .unsupportedOperation("ListUsersInGroup is not available.")
  }
}
