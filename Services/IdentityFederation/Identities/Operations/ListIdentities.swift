package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations

extension Identities {
  /// Lists a pool's identities in the order of their ids.
  package func listIdentities(
    _ request: ListIdentitiesRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> ListIdentitiesResponse {
    let pool = try await pool(named: request.identityPoolId, call)
    let limit = Int(request.maxResults ?? 60)
    let hidesDisabled = request.hideDisabled ?? false
    let token = PaginationToken(
      sealer: sealer,
      listing: "ListIdentities",
      pool.id.text,
      hidesDisabled ? "enabled" : "all"
    )
    // One more than asked for tells whether there is another page.
    let found = try await listing.list(
      pool.id,
      after: try request.nextToken.map(token.position),
      limit: limit + 1,
      hidesDisabled: hidesDisabled
    )
    let page = found.prefix(limit)
    var response = ListIdentitiesResponse(
      identityPoolId: pool.id.text,
      identities: page.map(\.description)
    )
    if found.count > page.count, let last = page.last {
      response.nextToken = try token.text(for: last.record.id.uuid)
    }
    return response
  }
}
