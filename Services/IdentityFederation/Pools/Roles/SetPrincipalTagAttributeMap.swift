package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations

extension IdentityPools {
  /// Sets which claims of a provider's tokens become tags of its users' sessions.
  package func setPrincipalTagAttributeMap(
    _ request: SetPrincipalTagAttributeMapRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> SetPrincipalTagAttributeMapResponse {
    let id = try id(named: request.identityPoolId)
    let provider = request.identityProviderName ?? ""
    // Terraform sends both where only the tags are written, and compares them with what it reads.
    let map = PrincipalTagMap(
      usesDefaults: request.useDefaults ?? false,
      tags: request.principalTags ?? [:]
    )
    let isSet = try await pools.setTagMap(
      try SettingsJSON.text(of: map),
      of: provider,
      in: id,
      most: Self.maxTagMaps
    )
    guard isSet else {
      guard try await pools.find(id) != nil else { throw .identityPoolNotFound(id.text) }
      throw .invalidParameter(
        "An identity pool cannot have more than \(Self.maxTagMaps) principal tag maps."
      )
    }
    call.note(id)
    return SetPrincipalTagAttributeMapResponse(
      identityPoolId: id.text,
      identityProviderName: provider,
      useDefaults: map.usesDefaults,
      principalTags: map.tags
    )
  }

  /// More than a pool can have providers.
  private static var maxTagMaps: Int { 200 }
}
