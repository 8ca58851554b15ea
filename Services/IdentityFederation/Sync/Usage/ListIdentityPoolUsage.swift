internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations
internal import RPC

extension SyncUsage {
  private static let maxListed: Int32 = 60

  /// Lists what the pools of the request's region use, in the order of their ids.
  package func listIdentityPoolUsage(
    _ request: ListIdentityPoolUsageRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> ListIdentityPoolUsageResponse {
    let limit = try PageLimit.read(request.maxResults, most: Self.maxListed)
    let region = call.context.region ?? defaultRegion
    let token = PaginationToken(sealer: sealer, listing: "ListIdentityPoolUsage", region)
    var last: String?
    if let given = request.nextToken { last = try token.position(from: given) }
    // One more than asked for tells whether there is another page.
    let found = try await store.list(
      region: region,
      after: last,
      month: UsageWriting.month(of: clock.now()),
      limit: limit + 1
    )
    let page = found.prefix(limit)
    var response = ListIdentityPoolUsageResponse(
      identityPoolUsages: page.map(\.message),
      maxResults: Int32(limit),
      count: Int32(page.count)
    )
    if found.count > page.count, let pool = page.last?.pool {
      response.nextToken = try token.text(for: pool.uuid)
    }
    return response
  }
}
