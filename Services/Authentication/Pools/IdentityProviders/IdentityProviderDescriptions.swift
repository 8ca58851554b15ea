internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import PublicOperations
internal import RPC

extension Pools {
  /// The provider as the API describes it.
  func describe(
    _ provider: UserPoolProvider?,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> IdentityProviderType {
    guard let provider else { throw .internalFault("a provider without contents") }
    return IdentityProviderType(
      userPoolId: pool.text,
      providerName: provider.name,
      providerType: provider.type,
      providerDetails: try Self.texts(provider.detailsJson) ?? [:],
      attributeMapping: try Self.texts(provider.attributeMappingJson),
      idpIdentifiers: provider.identifiers,
      acrMapping: try Self.texts(provider.acrMappingJson),
      lastModifiedDateUnixMillis: provider.modifiedAtUnixMillis,
      creationDateUnixMillis: provider.createdAtUnixMillis
    )
  }

  private static func texts(_ json: String?) throws(AuthenticationFailure) -> [String: String]? {
    try json.map { text throws(AuthenticationFailure) in
      try SettingsJSON.decode([String: String].self, from: text)
    }
  }

  func provider(
    named name: String?,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> UserPoolProvider? {
    guard let name else { throw .missing("providerName") }
    return try await providerCalls.ask { (providers) async throws(RPCError) in
      try await providers.getUserPoolProvider(
        GetUserPoolProviderRequest(userPoolId: pool.text, name: name),
        context: call.context.repeatable
      )
    }.provider
  }
}
