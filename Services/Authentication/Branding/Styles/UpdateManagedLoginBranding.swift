package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Branding {
  /// Changes what the request names of a style (BRA-3).
  ///
  /// Settings are replaced as a whole, an image where one of its category and colour mode is given.
  /// UseCognitoProvidedValues gives up all of them, as far as the request brings no images.
  package func updateManagedLoginBranding(
    _ request: UpdateManagedLoginBrandingRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> UpdateManagedLoginBrandingResponse {
    let pool = try requiredUserPoolID(request.userPoolId)
    let id = try requiredID(request.managedLoginBrandingId, "managedLoginBrandingId")
    let draft = try StyleDraft(
      usesProvidedValues: request.useCognitoProvidedValues,
      settings: request.settings,
      assets: request.assets
    )
    let now = clock.now()
    let changed = try await styles.update(id, in: pool) {
      (before: StyleRecord) throws(AuthenticationFailure) in
      var style = before
      if draft.usesProvidedValues == true {
        style.settings = nil
        style.assets = []
      }
      if let settings = draft.settings { style.settings = settings }
      style.assets = try draft.assets(over: style.assets)
      style.usesProvidedValues =
        draft.usesProvidedValues ?? (draft.settings == nil ? before.usesProvidedValues : false)
      style.modifiedAt = now
      return style
    }
    guard let changed else {
      _ = try await settings.pool(pool)
      throw .styleNotFound("the id \(id)")
    }
    try noteFindings(of: changed, call)
    return UpdateManagedLoginBrandingResponse(managedLoginBranding: try changed.description())
  }
}
