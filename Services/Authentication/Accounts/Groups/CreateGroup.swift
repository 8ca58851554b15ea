package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Makes a group of a pool.
  package func createGroup(
    _ request: CreateGroupRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> CreateGroupResponse {
    let pool = try requiredUserPoolID(request.userPoolId)
    let name = try GroupRules.requiredName(request.groupName)
    try GroupRules.check(
      description: request.description,
      roleARN: request.roleArn,
      precedence: request.precedence
    )
    let now = clock.now()
    let group = GroupRecord(
      userPoolID: pool,
      name: name,
      description: request.description,
      roleARN: request.roleArn,
      precedence: request.precedence,
      createdAt: now,
      modifiedAt: now
    )
    switch try await groups.insert(group, limit: GroupRules.groupsOfPool) {
    case .inserted: return CreateGroupResponse(group: group.type)
    case .noPool: throw .userPoolNotFound(pool.text)
    case .nameTaken: throw .groupExists("A group with the name already exists.")
    case .poolFull:
      throw .limitExceeded(
        "The maximum number of groups (\(GroupRules.groupsOfPool)) for this user pool is reached."
      )
    }
  }
}
