internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
package import RPC

extension UserPoolProviders {
  /// Adds a provider to a user pool.
  package func createUserPoolProvider(
    _ request: CreateUserPoolProviderRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> CreateUserPoolProviderResponse {
    let pool = try requiredPool(request.userPoolId)
    guard let given = request.provider, let name = given.name,
      let type = given.type.flatMap(UserPoolProviderType.init), let json = given.detailsJson
    else { throw .internalFault("a provider without name, type or details") }
    let asked = ProviderDetails(values: try SettingsJSON.decode([String: String].self, from: json))
    try ProviderDetailsRules.check(asked, of: type)
    let details = try await completed(asked, of: (type, pool), context)
    let now = clock.now()
    let record = UserPoolProviderRecord(
      pool: pool,
      name: name,
      type: type,
      sealedDetails: try seal.seal(details, of: name, in: pool),
      issuer: Self.issuer(of: type, details),
      attributeMappingJSON: given.attributeMappingJson,
      acrMappingJSON: given.acrMappingJson,
      identifiers: given.identifiers,
      createdAt: now,
      modifiedAt: now
    )
    let most = quotas.providersInUserPool
    switch try await providers.insert(record, atMost: most) {
    case .done:
      return CreateUserPoolProviderResponse(provider: try description(of: record))
    case .identifierTaken:
      throw .identifierTaken
    case .refused:
      guard try await providers.find(name, in: pool) == nil else {
        throw .resourceConflict("A provider with the name \(name) already exists.")
      }
      throw .limitExceeded("The maximum number of identity providers (\(most)) is reached.")
    }
  }
}
