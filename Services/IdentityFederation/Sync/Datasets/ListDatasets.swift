package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension Datasets {
  private static let maxListed: Int32 = 60

  /// Lists the identity's datasets in the order of their names, those of merged identities among them.
  package func listDatasets(
    _ request: ListDatasetsRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> ListDatasetsResponse {
    let subject = try SyncedIdentity(
      pool: request.identityPoolId,
      identity: request.identityId,
      principal: call.principal
    )
    let limit = try PageLimit.read(request.maxResults, most: Self.maxListed)
    let token = PaginationToken(
      sealer: sealer,
      listing: "ListDatasets",
      subject.pool.text,
      subject.identity.text
    )
    var last = ""
    if let given = request.nextToken { last = try token.position(from: given) }
    // One more than asked for tells whether there is another page.
    let found = try await store.list(subject, after: last, limit: limit + 1)
    let page = found.prefix(limit)
    var response = ListDatasetsResponse(
      datasets: page.map { $0.state.message(as: $0.name, of: subject.identity) },
      count: Int32(page.count)
    )
    if found.count > page.count, let name = page.last?.name {
      response.nextToken = try token.text(for: name)
    }
    return response
  }
}
