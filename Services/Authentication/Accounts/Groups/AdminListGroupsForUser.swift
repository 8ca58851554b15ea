package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Lists a user's groups in the order of their names, which stays good while they change.
  package func adminListGroupsForUser(
    _ request: AdminListGroupsForUserRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminListGroupsForUserResponse {
    let limit = try GroupRules.pageSize(request.limit)
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    let token = PaginationToken(
      sealer: sealer,
      listing: "AdminListGroupsForUser",
      pool.id.text,
      user.sub
    )
    // One row more than the page shows whether there is another page.
    let found = try await groupMembers.groups(
      of: user.username,
      in: pool.id,
      after: try request.nextToken.map(token.position) ?? "",
      limit: limit + 1
    )
    let page = found.prefix(limit)
    var response = AdminListGroupsForUserResponse(groups: page.map(\.type))
    if found.count > page.count, let last = page.last {
      response.nextToken = try token.text(for: last.name)
    }
    return response
  }
}
