internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations
internal import RPC

extension IdentityPools {
  /// Lists the pools of the request's region in the order of their creation.
  package func listIdentityPools(
    _ request: ListIdentityPoolsRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> ListIdentityPoolsResponse {
    let limit = Int(request.maxResults ?? 60)
    let region = call.context.region ?? ""
    let token = PaginationToken(sealer: sealer, listing: "ListIdentityPools", region)
    // One more than asked for tells whether there is another page.
    let found = try await pools.list(
      region: region,
      after: try token.creationPosition(from: request.nextToken),
      limit: limit + 1
    )
    let page = found.prefix(limit)
    var response = ListIdentityPoolsResponse(
      identityPools: page.map { pool in
        IdentityPoolShortDescription(identityPoolId: pool.id.text, identityPoolName: pool.name)
      }
    )
    if found.count > page.count, let last = page.last {
      let position = CreationPosition(
        createdAtUnixMillis: last.createdAt.unixMillis,
        id: last.id.uuid
      )
      response.nextToken = try token.text(for: position)
    }
    return response
  }
}
