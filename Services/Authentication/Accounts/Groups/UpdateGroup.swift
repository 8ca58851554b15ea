package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Changes a group.
  ///
  /// What the request omits stays: unlike a pool's or a client's update, this one resets nothing.
  package func updateGroup(
    _ request: UpdateGroupRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> UpdateGroupResponse {
    try GroupRules.check(
      description: request.description,
      roleARN: request.roleArn,
      precedence: request.precedence
    )
    let group = try await group(request.groupName, in: request.userPoolId)
    let updated = try await groups.update(
      group.name,
      in: group.userPoolID,
      description: request.description,
      roleARN: request.roleArn,
      precedence: request.precedence,
      at: clock.now()
    )
    guard let updated else { throw .groupNotFound }
    return UpdateGroupResponse(group: updated.type)
  }
}
