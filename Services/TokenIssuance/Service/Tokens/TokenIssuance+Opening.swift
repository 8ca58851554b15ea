internal import Domain

/// A token whose signature was checked with the key of the pool that it names.
struct OpenedToken: Sendable {
  let claims: TokenClaims
  /// All claims, as JSON.
  let payload: [UInt8]
  let pool: UserPoolID
  let key: TokenSigningKey
}

extension TokenIssuance {
  /// A token that a key of ours signed, expired or not; nil for anything else.
  ///
  /// The issuer is read before the signature is checked, to find the key; it decides nothing but
  /// where to look, because the key must be one of that pool.
  func openSignedToken(
    _ text: [UInt8],
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> OpenedToken? {
    guard
      let token = JSONWebToken(text),
      let claims = TokenClaims.parse(token.payload),
      let pool = issuer.pool(claims.issuer),
      UUIDText.isValid(claims.eventID),
      let key = try await keys.key(token.header.keyID, of: .userPool(pool), at: now),
      key.signed(token)
    else { return nil }
    return OpenedToken(claims: claims, payload: token.payload, pool: pool, key: key)
  }
}
