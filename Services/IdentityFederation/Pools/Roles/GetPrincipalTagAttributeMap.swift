package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations

extension IdentityPools {
  /// Tells which claims of a provider's tokens become tags; none where nothing is set.
  package func getPrincipalTagAttributeMap(
    _ request: GetPrincipalTagAttributeMapRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetPrincipalTagAttributeMapResponse {
    let record = try await record(named: request.identityPoolId, call)
    let provider = request.identityProviderName ?? ""
    let map = try record.tagMaps()[provider]
    return GetPrincipalTagAttributeMapResponse(
      identityPoolId: record.id.text,
      identityProviderName: provider,
      useDefaults: map?.usesDefaults ?? false,
      principalTags: map?.tags ?? [:]
    )
  }
}
