package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import JSON
internal import PublicOperations

extension Branding {
  /// Changes what the request names of a document; links are replaced as a whole (TRM-3).
  package func updateTerms(
    _ request: UpdateTermsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> UpdateTermsResponse {
    let pool = try requiredUserPoolID(request.userPoolId)
    let id = try requiredID(request.termsId, "termsId")
    try TermsWords.check(
      name: request.termsName,
      source: request.termsSource,
      enforcement: request.enforcement
    )
    let changed = try await terms.update(
      id,
      in: pool,
      name: request.termsName,
      linksJSON: request.links.map { JSONWriter.text(of: $0) },
      at: clock.now()
    )
    switch changed {
    case .written(let terms):
      noteHiddenLinks(request.links, call)
      return UpdateTermsResponse(terms: try terms.description())
    case .nameTaken: throw .termsExist(request.termsName ?? "")
    case .absent:
      _ = try await settings.pool(pool)
      throw .termsNotFound("the id \(id)")
    }
  }
}
