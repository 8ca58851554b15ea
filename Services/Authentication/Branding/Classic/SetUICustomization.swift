package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Branding {
  /// Sets the CSS and the logo of a client's pages, or of all clients that have none of their own.
  ///
  /// Both are replaced together; a request with neither takes away what there is.
  package func setUICustomization(
    _ request: SetUICustomizationRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> SetUICustomizationResponse {
    let pool = try requiredUserPoolID(request.userPoolId)
    let client = try await customizedClient(request.clientId, in: pool)
    let draft = try CustomizationDraft(css: request.css, image: request.imageFile)
    let now = clock.now()
    var customization = UICustomization(
      id: random.uuid(),
      userPoolID: pool,
      client: client,
      css: draft.css,
      styleSheet: draft.styleSheet,
      image: draft.image,
      imageKind: draft.imageKind,
      version: 1,
      createdAt: now,
      modifiedAt: now
    )
    guard !draft.isEmpty else {
      _ = try await settings.pool(pool)
      if let client { try await checkExists(client, in: pool) }
      try await customizations.delete(of: client, in: pool)
      return SetUICustomizationResponse(uiCustomization: description(of: customization))
    }
    switch try await customizations.put(customization) {
    case .written(let id, let version, let createdAt):
      customization.id = id
      customization.version = version
      customization.createdAt = createdAt
    case .noClient:
      _ = try await settings.pool(pool)
      throw .clientNotFound(client?.text ?? Self.allClients)
    }
    return SetUICustomizationResponse(uiCustomization: description(of: customization))
  }
}
