internal import Domain
internal import JSON
internal import Sessions

/// What a token says that begins no chain.
struct DetachedTokenClaims: Sendable {
  let issuer: String
  let use: TokenUse
  let client: ClientID
  let sub: String
  /// Absent for a client that acts for itself.
  let username: String?
  let groups: [String]
  let scope: String
  let audience: String?
  /// The service that the token was made for which this one is made from.
  let inheritedAudience: String?
  /// The chain that it ends with, or a name that no chain has.
  let eventID: String
  let authenticatedAt: Int64
  let issuedAt: Instant
  let lifetimeSeconds: Int64
  let jti: String
  /// `act`, as JSON.
  let actor: ChosenClaim?
  let others: [ChosenClaim]

  /// The claims, in which no other one may take the name of a fixed one.
  func written() -> [UInt8] {
    var claims = ClaimsWriter()
    claims.claim("sub", sub)
    if !groups.isEmpty { claims.claim("cognito:groups", groups) }
    claims.claim("iss", issuer)
    claims.claim("event_id", eventID)
    claims.claim("token_use", use.rawValue)
    claims.claim("auth_time", authenticatedAt)
    claims.claim("exp", issuedAt.unixSeconds + lifetimeSeconds)
    claims.claim("iat", issuedAt.unixSeconds)
    claims.claim("jti", jti)
    switch use {
    case .id:
      claims.claim("aud", audience ?? client.text)
      // Without these claims, a token made from this ID token could have more scopes than the token behind it.
      claims.claim(DerivedClaim.scope, scope)
      if let inheritedAudience { claims.claim(DerivedClaim.audience, inheritedAudience) }
      if let username { claims.claim("cognito:username", username) }
    case .access:
      claims.claim("client_id", client.text)
      claims.claim("scope", scope)
      // RFC 8707: who the token is for, where it is not for the resource servers of its scopes.
      if let audience { claims.claim("aud", audience) }
      claims.claim("version", 2 as Int64)
      if let username { claims.claim("username", username) }
    }
    actor?.write(to: &claims)
    for claim in others where !Self.reserved.contains(claim.name) { claim.write(to: &claims) }
    return claims.finished()
  }

  /// Claims that only this service may state, even where it states none.
  private static let reserved: Set<String> = [
    "sub", "iss", "aud", "exp", "iat", "nbf", "jti", "azp", "nonce", "at_hash", "auth_time",
    "token_use", "origin_jti", "event_id", "client_id", "device_key", "cognito:username",
    "cognito:groups", "acr", "amr", "scope", "username", "version", "act",
    DerivedClaim.scope, DerivedClaim.audience,
  ]
}
