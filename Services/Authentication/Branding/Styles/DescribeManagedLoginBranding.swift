package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Branding {
  /// Describes a style.
  package func describeManagedLoginBranding(
    _ request: DescribeManagedLoginBrandingRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DescribeManagedLoginBrandingResponse {
    let pool = try requiredUserPoolID(request.userPoolId)
    let id = try requiredID(request.managedLoginBrandingId, "managedLoginBrandingId")
    guard let style = try await styles.find(id, in: pool) else {
      _ = try await settings.pool(pool)
      throw .styleNotFound("the id \(id)")
    }
    return DescribeManagedLoginBrandingResponse(
      managedLoginBranding: try style.description(
        isMerged: request.returnMergedResources ?? false
      )
    )
  }
}
