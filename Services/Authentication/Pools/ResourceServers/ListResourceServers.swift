package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// Lists a pool's resource servers by their identifiers.
  package func listResourceServers(
    _ request: ListResourceServersRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ListResourceServersResponse {
    let limit = request.maxResults ?? 50
    guard (1...50).contains(limit) else {
      throw .invalidParameter("MaxResults must be between 1 and 50.")
    }
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    let token = PaginationToken(sealer: sealer, listing: "ListResourceServers", pool.id.text)
    // One row more than the page shows whether there is another page.
    let found = try await resourceServers.list(
      in: pool.id,
      after: try request.nextToken.map(token.position) ?? "",
      limit: Int(limit) + 1
    )
    let page = found.prefix(Int(limit))
    var response = ListResourceServersResponse(resourceServers: [])
    for server in page { response.resourceServers?.append(try server.description()) }
    if found.count > page.count, let last = page.last {
      response.nextToken = try token.text(for: last.identifier)
    }
    return response
  }
}
