internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
package import RPC

extension UserPoolProviders {
  /// Changes a provider's settings: each that is given replaces the former one whole.
  package func updateUserPoolProvider(
    _ request: UpdateUserPoolProviderRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> UpdateUserPoolProviderResponse {
    let pool = try requiredPool(request.userPoolId)
    let given = request.provider ?? UserPoolProvider()
    var record = try await provider(given.name, in: pool)
    if let json = given.detailsJson {
      let details = try await changed(record, to: json, context)
      record.sealedDetails = try seal.seal(details, of: record.name, in: pool)
      record.issuer = Self.issuer(of: record.type, details)
    }
    record.attributeMappingJSON = given.attributeMappingJson ?? record.attributeMappingJSON
    record.acrMappingJSON = given.acrMappingJson ?? record.acrMappingJSON
    if request.replacesIdentifiers ?? false { record.identifiers = given.identifiers }
    record.modifiedAt = clock.now()
    switch try await providers.update(record) {
    case .done:
      return UpdateUserPoolProviderResponse(provider: try description(of: record))
    case .identifierTaken:
      throw .identifierTaken
    case .refused:
      throw .concurrentModification(
        "The identity provider is being modified by other requests, please try again."
      )
    }
  }

  private func changed(
    _ record: UserPoolProviderRecord,
    to json: String,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ProviderDetails {
    var asked = ProviderDetails(values: try SettingsJSON.decode([String: String].self, from: json))
    if record.type == .apple, asked["private_key"] == nil {
      // The private key is never returned, so an update that echoes the description lacks it.
      asked.values["private_key"] = try seal.open(record)["private_key"]
    }
    try ProviderDetailsRules.check(asked, of: record.type)
    return try await completed(asked, of: (record.type, record.pool), context)
  }
}
