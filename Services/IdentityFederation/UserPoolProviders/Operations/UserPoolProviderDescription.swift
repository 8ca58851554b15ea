package import Domain
package import IdentityFederationCore
internal import IdentityFederationMessages

extension UserPoolProviders {
  /// The provider as authentication is told of it, with what the API tells of its details.
  func description(
    of record: UserPoolProviderRecord
  ) throws(IdentityFederationFailure) -> UserPoolProvider {
    var details = try seal.open(record)
    // The one secret that Cognito never returns.
    details.values["private_key"] = nil
    var description = summary(of: record)
    description.detailsJson = try SettingsJSON.text(of: details.values)
    description.attributeMappingJson = record.attributeMappingJSON
    description.acrMappingJson = record.acrMappingJSON
    description.identifiers = record.identifiers
    return description
  }

  /// What a listing says of the provider.
  func summary(of record: UserPoolProviderRecord) -> UserPoolProvider {
    UserPoolProvider(
      name: record.name,
      type: record.type.rawValue,
      createdAtUnixMillis: record.createdAt.unixMillis,
      modifiedAtUnixMillis: record.modifiedAt.unixMillis
    )
  }

  /// The issuer that tokens of such a provider name; nil where they name none.
  static func issuer(
    of type: UserPoolProviderType,
    _ details: ProviderDetails
  ) -> String? {
    switch type {
    case .openIDConnect, .google, .apple: details["oidc_issuer"]
    case .facebook, .amazon, .saml: nil
    }
  }

  func provider(
    _ name: String?,
    in pool: UserPoolID
  ) async throws(IdentityFederationFailure) -> UserPoolProviderRecord {
    guard let name, !name.utf8.contains(0),
      let record = try await providers.find(name, in: pool)
    else { throw .providerNotFound(name ?? "") }
    return record
  }
}

/// The pool that a request of authentication names.
package func requiredPool(_ text: String?) throws(IdentityFederationFailure) -> UserPoolID {
  guard let text, let pool = UserPoolID(text) else {
    throw .internalFault("user_pool_id is missing or has not the form of one")
  }
  return pool
}

extension IdentityFederationFailure {
  static func providerNotFound(_ name: String) -> IdentityFederationFailure {
    .resourceNotFound("Identity provider \(name) does not exist.")
  }

  /// An identifier that names another provider.
  static let identifierTaken = invalidParameter(
    "An identifier is already in use by another identity provider of the user pool."
  )
}
