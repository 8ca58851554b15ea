package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Branding {
  /// Deletes a document; without both of them the sign-up page names none.
  package func deleteTerms(
    _ request: DeleteTermsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DeleteTermsResponse {
    let pool = try requiredUserPoolID(request.userPoolId)
    let id = try requiredID(request.termsId, "termsId")
    guard try await terms.delete(id, in: pool) else {
      _ = try await settings.pool(pool)
      throw .termsNotFound("the id \(id)")
    }
    return DeleteTermsResponse()
  }
}
