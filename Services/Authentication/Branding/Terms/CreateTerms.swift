package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import JSON
internal import PublicOperations

extension Branding {
  /// Makes a document that a client's sign-up page names (TRM-1).
  package func createTerms(
    _ request: CreateTermsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> CreateTermsResponse {
    let (pool, client) = try await namedClient(request.userPoolId, request.clientId)
    guard let name = request.termsName else { throw .missing("termsName") }
    try TermsWords.check(
      name: name,
      source: request.termsSource,
      enforcement: request.enforcement
    )
    let now = clock.now()
    let terms = TermsRecord(
      id: random.uuid(),
      userPoolID: pool,
      clientID: client.text,
      name: name,
      linksJSON: JSONWriter.text(of: request.links ?? [:]),
      createdAt: now,
      modifiedAt: now
    )
    switch try await self.terms.insert(terms) {
    case .written:
      noteHiddenLinks(request.links, call)
      return CreateTermsResponse(terms: try terms.description())
    case .nameTaken: throw .termsExist(name)
    case .absent:
      _ = try await settings.pool(pool)
      throw .clientNotFound(client.text)
    }
  }
}
