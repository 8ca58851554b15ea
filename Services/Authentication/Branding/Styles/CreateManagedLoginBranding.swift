package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Branding {
  /// Gives a client a style of its own (BRA-1).
  package func createManagedLoginBranding(
    _ request: CreateManagedLoginBrandingRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> CreateManagedLoginBrandingResponse {
    let (pool, client) = try await namedClient(request.userPoolId, request.clientId)
    let draft = try StyleDraft(
      usesProvidedValues: request.useCognitoProvidedValues,
      settings: request.settings,
      assets: request.assets
    )
    guard draft.usesProvidedValues != nil || draft.settings != nil else {
      throw .invalidParameter("Either UseCognitoProvidedValues or Settings must be given.")
    }
    let now = clock.now()
    let style = StyleRecord(
      id: random.uuid(),
      userPoolID: pool,
      clientID: client.text,
      usesProvidedValues: draft.usesProvidedValues ?? false,
      settings: draft.settings,
      assets: try draft.assets(over: []),
      version: 1,
      createdAt: now,
      modifiedAt: now
    )
    switch try await styles.insert(style) {
    case .inserted: break
    case .clientHasOne:
      throw .managedLoginBrandingExists("The client \(client.text) has a style already.")
    case .noClient:
      _ = try await settings.pool(pool)
      throw .clientNotFound(client.text)
    }
    try noteFindings(of: style, call)
    return CreateManagedLoginBrandingResponse(managedLoginBranding: try style.description())
  }
}
