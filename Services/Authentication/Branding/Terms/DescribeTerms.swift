package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Branding {
  /// Describes a document.
  package func describeTerms(
    _ request: DescribeTermsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DescribeTermsResponse {
    let pool = try requiredUserPoolID(request.userPoolId)
    let id = try requiredID(request.termsId, "termsId")
    guard let found = try await terms.find(id, in: pool) else {
      _ = try await settings.pool(pool)
      throw .termsNotFound("the id \(id)")
    }
    return DescribeTermsResponse(terms: try found.description())
  }
}
