internal import Cryptography
internal import Domain
package import GatehouseMessages
package import IdentityFederationCore
internal import JOSE
package import RPC

extension UserPoolProviders {
  /// Whom a provider's token proves (SES-39).
  ///
  /// Nothing is remembered here: the caller spends the token.
  package func proveProviderToken(
    _ request: ProveProviderTokenRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ProveProviderTokenResponse {
    let pool = try requiredPool(request.userPoolId)
    let token = String(decoding: request.token ?? [], as: UTF8.self)
    let record = try await issuer(of: token, request, in: pool)
    let details = try seal.open(record)
    let proof = try await proof(
      by: record,
      details,
      of: token,
      isIDToken: request.tokenType == "id_token",
      maxAgeSeconds: request.maxAgeSeconds ?? 0
    )
    return ProveProviderTokenResponse(
      providerName: record.name,
      providerType: record.type.rawValue,
      issuer: record.issuer,
      subject: proof.subject,
      claimsJson: try SettingsJSON.text(of: proof.claims),
      attributeMappingJson: record.attributeMappingJSON,
      expiresAtUnixSeconds: proof.refusedFrom,
      spendKey: proof.spendKey
    )
  }

  private func proof(
    by record: UserPoolProviderRecord,
    _ details: ProviderDetails,
    of token: String,
    isIDToken: Bool,
    maxAgeSeconds: Int64
  ) async throws(IdentityFederationFailure) -> ProviderTokenProof {
    guard isIDToken == record.type.hasIDTokens else { throw .tokenOfOtherType(record.type) }
    switch record.type {
    case .openIDConnect, .google, .apple:
      return try await IDTokenProof(
        issuer: try issuer(of: record, details),
        audiences: details.audiences,
        keys: keys,
        maxAgeSeconds: maxAgeSeconds
      ).prove(token, at: clock.now())
    case .facebook:
      return try await FacebookTokenProof(
        address: services.facebook,
        requests: requests,
        details: details
      ).prove(token, asking: try sources(of: record), at: clock.now())
    case .amazon:
      return try await AmazonTokenProof(
        address: services.amazon,
        requests: requests,
        details: details,
        maxAgeSeconds: maxAgeSeconds
      ).prove(token, at: clock.now())
    case .saml:
      throw .tokenOfOtherType(record.type)
    }
  }

  /// The provider that the request names, or the one whose issuer the token names.
  ///
  /// The name in the token proves nothing yet: it says whose keys are to be asked.
  private func issuer(
    of token: String,
    _ request: ProveProviderTokenRequest,
    in pool: UserPoolID
  ) async throws(IdentityFederationFailure) -> UserPoolProviderRecord {
    if let name = request.providerName {
      guard request.permittedProviders.contains(name) else { throw .providerNotFound(name) }
      return try await provider(name, in: pool)
    }
    guard
      let claims = CompactToken(Array(token.utf8)).flatMap({
        RegisteredClaims(payload: $0.payload)
      }), let issuer = claims.issuer, !issuer.utf8.contains(0)
    else { throw .invalidParameter("The provider of the token must be named.") }
    // Google's tokens have two forms.
    let names = issuer == PublicProviders.googleName ? ["https://\(issuer)"] : [issuer]
    let found = try await providers.find(
      issuers: names,
      among: request.permittedProviders,
      in: pool
    )
    guard let provider = found.first, found.count == 1 else {
      throw .invalidParameter("The provider of the token must be named.")
    }
    return provider
  }

  private func issuer(
    of record: UserPoolProviderRecord,
    _ details: ProviderDetails
  ) throws(IdentityFederationFailure) -> OpenIDConnectIssuer {
    let known =
      switch record.type {
      case .google: services.issuer(named: PublicProviders.googleName)
      case .apple: services.issuer(named: PublicProviders.appleName)
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
  private func sources(
    of record: UserPoolProviderRecord
  ) throws(IdentityFederationFailure) -> [String] {
    guard let json = record.attributeMappingJSON else { return [] }
    return try SettingsJSON.decode([String: String].self, from: json).values.sorted()
  }
}
