internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import IdentityFederationProofs
internal import JOSE
package import RPC

extension UserPoolProviders {
  /// The user that a provider's token proves (SES-39).
  ///
  /// Nothing is remembered here: the caller consumes the token.
  package func proveProviderToken(
    _ request: ProveProviderTokenRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ProveProviderTokenResponse {
    let pool = try requiredPool(request.userPoolId)
    let token = String(decoding: request.token ?? [], as: UTF8.self)
    let record = try await issuer(of: token, request, in: pool)
    guard request.tokenType == record.type.tokenType else { throw .tokenOfOtherType(record.type) }
    let details = try await currentDetails(of: record, context)
    let proof = try await proof(
      by: record,
      details,
      of: token,
      maxAgeSeconds: request.maxAgeSeconds ?? 0,
      context
    )
    return ProveProviderTokenResponse(
      providerName: record.name,
      providerType: record.type.rawValue,
      issuer: record.issuer ?? details.metadata?.entityID,
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
    maxAgeSeconds: Int64,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ProviderTokenProof {
    switch record.type {
    case .openIDConnect, .google, .apple:
      return try await IDTokenProof(
        tokens: proofs.idTokens,
        issuer: try issuer(of: record, details),
        policy: .exchange(for: details.audiences, maxAgeSeconds: maxAgeSeconds)
      ).prove(token, at: clock.now())
    case .facebook:
      return try await FacebookTokenProof(
        proof: proofs.facebook,
        details: details
      ).prove(token, asking: try sources(of: record), at: clock.now())
    case .amazon:
      return try await AmazonTokenProof(
        proof: proofs.amazon,
        details: details,
        maxAgeSeconds: maxAgeSeconds
      ).prove(token, at: clock.now())
    case .saml:
      guard let metadata = details.currentMetadata(at: clock.now()) else {
        throw .internalFault("a provider of SAML without metadata")
      }
      return try await AssertionTokenProof(
        assertions: proofs.assertions,
        metadata: metadata,
        pool: record.pool
      ).prove(token, at: clock.now(), context)
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
}
