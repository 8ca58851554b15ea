package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Lists a pool's groups in the order of their names.
  package func listGroups(
    _ request: ListGroupsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ListGroupsResponse {
    let poolID = try requiredUserPoolID(request.userPoolId)
    let limit = try GroupRules.pageSize(request.limit)
    let pool = try await settings.pool(poolID)
    let token = PaginationToken(sealer: sealer, listing: "ListGroups", pool.id.text)
    // One row more than the page shows whether there is another page.
    let found = try await groups.list(
      in: pool.id,
      after: try request.nextToken.map(token.position) ?? "",
      limit: limit + 1
    )
    let page = found.prefix(limit)
    var response = ListGroupsResponse(groups: page.map(\.type))
    if found.count > page.count, let last = page.last {
      response.nextToken = try token.text(for: last.name)
    }
    return response
  }
}
