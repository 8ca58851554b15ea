package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Branding {
  /// Takes a client's style away: its pages look as those of all.
  package func deleteManagedLoginBranding(
    _ request: DeleteManagedLoginBrandingRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DeleteManagedLoginBrandingResponse {
    let pool = try requiredUserPoolID(request.userPoolId)
    let id = try requiredID(request.managedLoginBrandingId, "managedLoginBrandingId")
    guard try await styles.delete(id, in: pool) else {
      _ = try await settings.pool(pool)
      throw .styleNotFound("the id \(id)")
    }
    return DeleteManagedLoginBrandingResponse()
  }
}
