package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Branding {
  /// Tells what SetUICustomization set for the client, else for all clients; an empty answer where there is
  /// nothing.
  package func getUICustomization(
    _ request: GetUICustomizationRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GetUICustomizationResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId)).id
    let client = try await customizedClient(request.clientId, in: pool)
    if let client { try await checkExists(client, in: pool) }
    let known = try await customizations.find(for: client, in: pool)
    return GetUICustomizationResponse(
      uiCustomization: known.map { description(of: $0) } ?? UICustomizationType()
    )
  }
}
