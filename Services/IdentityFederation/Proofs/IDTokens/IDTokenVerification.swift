internal import Domain
internal import FoundationEssentials
internal import IdentityFederationCore
internal import JOSE

/// The proof of an ID token by its issuer's published keys (OpenID Connect Core §3.1.3.7).
struct IDTokenProof: Sendable {
  let issuer: OpenIDConnectIssuer
  /// The applications whose tokens count.
  let audiences: Set<String>
  let keys: IssuerKeys
  /// How long ago the token may have been issued.
  let maxAgeSeconds: Int64

  /// What clocks may differ by (FED-3).
  private static let leewaySeconds: Int64 = 60

  private struct OtherClaims: Decodable {
    let jti: String?
    let azp: String?
  }

  /// The user that the token proves at this moment.
  func prove(
    _ text: String,
    at now: Instant
  ) async throws(IdentityFederationFailure) -> ProviderTokenProof {
    guard let token = CompactToken(Array(text.utf8)),
      let claims = RegisteredClaims(payload: token.payload),
      let all = ProviderRequests.json([String: JSONValue].self, token.payload)
    else { throw .unproved("the token is no JSON Web Token") }
    // Before the keys are asked for: no request leaves for a token that cannot be good.
    guard let name = claims.issuer, issuer.names.contains(name) else {
      throw .unproved("the token is of another issuer")
    }
    guard token.algorithm != nil else {
      throw .unproved("the token's algorithm is none that a provider may sign with")
    }
    let expiresAt = try expiry(claims, at: now)
    let others = ProviderRequests.json(OtherClaims.self, token.payload)
    try checkAudience(claims.audience ?? [], authorizedParty: others?.azp)
    guard let subject = claims.subject, ProviderTokenProof.isSubject(subject) else {
      throw .unproved("the token names no acceptable user")
    }
    guard try await keys.verdict(on: token, of: issuer) == .proved else {
      throw .unproved("the token is signed by no key of its issuer")
    }
    return ProviderTokenProof(
      subject: subject,
      claims: all,
      refusedFrom: expiresAt + Self.leewaySeconds,
      spendKey: spendKey(of: text, others?.jti)
    )
  }

  private func expiry(
    _ claims: RegisteredClaims,
    at now: Instant
  ) throws(IdentityFederationFailure) -> Int64 {
    let (now, leeway) = (now.unixSeconds, Self.leewaySeconds)
    guard let expiresAt = claims.expiresAt, now < expiresAt.addingReportingOverflow(leeway).0
    else { throw .unproved("the token has expired") }
    guard (claims.notBefore ?? 0) <= now + leeway else {
      throw .unproved("the token is not yet good")
    }
    // The sign first: the difference to a number of no time could not be told.
    guard let issuedAt = claims.issuedAt, issuedAt > 0, issuedAt <= now + leeway,
      now - issuedAt <= maxAgeSeconds + leeway
    else { throw .unproved("the token was issued too long ago") }
    return min(expiresAt, now + 10 * 366 * 86_400)
  }

  /// A token for several applications counts for the one that its issuer gave it to.
  private func checkAudience(
    _ named: [String],
    authorizedParty: String?
  ) throws(IdentityFederationFailure) {
    let isNamed = named.contains { audiences.contains($0) }
    let isGiven = authorizedParty.map { audiences.contains($0) } ?? (named.count == 1)
    guard isNamed, isGiven else { throw .unproved("the token is for another audience") }
  }

  /// The text up to the signature stands in for a name: a signature may have several forms.
  private func spendKey(of text: String, _ name: String?) -> [UInt8] {
    if let name, !name.isEmpty { return ProviderTokenProof.spendKey("jti", name.utf8) }
    let signed = text.utf8.prefix(upTo: text.utf8.lastIndex(of: UInt8(ascii: ".")) ?? text.endIndex)
    return ProviderTokenProof.spendKey("token", signed)
  }
}
