package import Domain
package import IdentityFederationCore
package import IdentityFederationProofs
package import RPC

/// A provider of a user pool with its settings, as sign-ins at it need them.
package struct KnownProvider: Sendable {
  package let name: String
  package let type: UserPoolProviderType
  package let details: ProviderDetails
  /// Whose ID tokens prove its users; nil for a type that has none.
  package let issuer: OpenIDConnectIssuer?
  /// What the pool maps of what the provider says, by the provider's names.
  package let sources: [String]
  /// A JSON object of texts.
  package let attributeMappingJSON: String?
  /// The pool's levels to the provider's `acr` (AcrMapping).
  package let levels: [String: String]
  /// What a provider of SAML says of itself, and what its messages are proved by now; nil for another type.
  package let metadata: SAMLMetadata?
}

extension UserPoolProviders {
  /// The pool's provider of this name; throws `resourceNotFound` where there is none.
  package func known(
    _ name: String,
    in pool: UserPoolID,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> KnownProvider {
    try await known(try await provider(name, in: pool), context)
  }

  /// The same of the provider that an identifier names.
  package func known(
    identifier: String,
    in pool: UserPoolID,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> KnownProvider {
    guard !identifier.utf8.contains(0),
      let record = try await providers.find(identifier: identifier, in: pool)
    else { throw .providerNotFound(identifier) }
    return try await known(record, context)
  }

  /// The pool's providers of SAML among the first, by their names.
  package func knownOfSAML(
    in pool: UserPoolID,
    atMost most: Int,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> [KnownProvider] {
    var found: [KnownProvider] = []
    for record in try await providers.list(in: pool, after: "", limit: 1000)
    where record.type == .saml && found.count < most {
      found.append(try await known(record, context))
    }
    return found
  }

  private func known(
    _ record: UserPoolProviderRecord,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> KnownProvider {
    let details = try await currentDetails(of: record, context)
    return KnownProvider(
      name: record.name,
      type: record.type,
      details: details,
      issuer: record.type.tokenType == "id_token" ? try issuer(of: record, details) : nil,
      sources: try sources(of: record),
      attributeMappingJSON: record.attributeMappingJSON,
      levels: try record.acrMappingJSON.map { (json) throws(IdentityFederationFailure) in
        try SettingsJSON.decode([String: String].self, from: json)
      } ?? [:],
      metadata: details.currentMetadata(at: clock.now())
    )
  }

  /// Whose ID tokens prove the provider's users.
  func issuer(
    of record: UserPoolProviderRecord,
    _ details: ProviderDetails
  ) throws(IdentityFederationFailure) -> OpenIDConnectIssuer {
    let known =
      switch record.type {
      case .google: proofs.services.issuer(named: PublicProviders.googleName)
      case .apple: proofs.services.issuer(named: PublicProviders.appleName)
      case .openIDConnect, .facebook, .amazon, .saml: nil as OpenIDConnectIssuer?
      }
    if let known { return known }
    guard let text = details["oidc_issuer"], let base = ProviderAddress(text) else {
      // Whose tokens they are could not be told.
      throw .invalidParameter("The identity provider \(record.name) has no oidc_issuer.")
    }
    // What was found by discovery is found anew: an issuer may move its keys.
    let isGiven = !details.derived.contains("jwks_uri")
    return OpenIDConnectIssuer(
      names: [text],
      base: base,
      keyAddress: isGiven ? details["jwks_uri"].flatMap { ProviderAddress($0) } : nil
    )
  }

  /// What the provider is asked for, beyond who the user is.
  func sources(
    of record: UserPoolProviderRecord
  ) throws(IdentityFederationFailure) -> [String] {
    guard let json = record.attributeMappingJSON else { return [] }
    return try SettingsJSON.decode([String: String].self, from: json).values.sorted()
  }
}
