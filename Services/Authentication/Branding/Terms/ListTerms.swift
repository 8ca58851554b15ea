package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Branding {
  /// Lists a pool's documents by their ids, without their links.
  package func listTerms(
    _ request: ListTermsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ListTermsResponse {
    let limit = request.maxResults ?? 60
    guard (1...60).contains(limit) else {
      throw .invalidParameter("MaxResults must be between 1 and 60.")
    }
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    let token = PaginationToken(sealer: sealer, listing: "ListTerms", pool.id.text)
    // One row more than the page shows whether there is another page.
    let found = try await terms.list(
      in: pool.id,
      after: try request.nextToken.map(token.position) ?? "",
      limit: Int(limit) + 1
    )
    let page = found.prefix(Int(limit))
    var response = ListTermsResponse(terms: page.map(\.summary))
    if found.count > page.count, let last = page.last {
      response.nextToken = try token.text(for: last.id)
    }
    return response
  }
}
