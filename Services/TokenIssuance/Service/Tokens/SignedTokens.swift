internal import Cryptography
internal import Domain
internal import JSON
internal import Sessions

/// What the ID token and the access token of one sign-in or refresh say.
struct SignedTokens: Sendable {
  let issuer: String
  let client: ClientID
  let sub: String
  let chainID: String
  let originJTI: String
  let deviceKey: String?
  let authenticatedAt: Instant
  let issuedAt: Instant
  /// Unique names for the two tokens; absent when the client does not revoke tokens.
  let jti: (id: String, access: String)?
  let contents: ValidContents
  /// Nil for a sign-in by the API.
  let grant: Grant?
  let context: AuthenticationContext
  /// What the client asked to see again in its first ID token.
  var nonce: String?

  /// The claims of the ID token; no other claim may take the name of a fixed one.
  func idClaims(besides accessToken: [UInt8]) -> [UInt8] {
    var claims = ClaimsWriter()
    claims.claim("sub", sub)
    if !contents.groups.isEmpty { claims.claim("cognito:groups", contents.groups) }
    claims.claim("iss", issuer)
    claims.claim("cognito:username", contents.username)
    if jti != nil { claims.claim("origin_jti", originJTI) }
    claims.claim("aud", client.text)
    claims.claim("event_id", chainID)
    claims.claim("token_use", TokenUse.id.rawValue)
    claims.claim("auth_time", authenticatedAt.unixSeconds)
    claims.claim("exp", issuedAt.unixSeconds + contents.idTokenSeconds)
    claims.claim("iat", issuedAt.unixSeconds)
    if let jti { claims.claim("jti", jti.id) }
    if let nonce { claims.claim("nonce", nonce) }
    if grant != nil { claims.claim("at_hash", Self.hash(of: accessToken)) }
    writeContext(to: &claims)
    for claim in contents.idClaims where !Self.reserved.contains(claim.name) {
      claim.write(to: &claims)
    }
    return claims.finished()
  }

  /// The claims of the access token; no other claim may take the name of a fixed one.
  func accessClaims() -> [UInt8] {
    var claims = ClaimsWriter()
    claims.claim("sub", sub)
    if let deviceKey { claims.claim("device_key", deviceKey) }
    if !contents.groups.isEmpty { claims.claim("cognito:groups", contents.groups) }
    claims.claim("iss", issuer)
    claims.claim("client_id", client.text)
    if jti != nil { claims.claim("origin_jti", originJTI) }
    claims.claim("event_id", chainID)
    claims.claim("token_use", TokenUse.access.rawValue)
    claims.claim("scope", contents.scope)
    if let grant {
      // RFC 8707 §2.2: the service that the token is for takes it, and no other.
      if let audience = grant.audience { claims.claim("aud", audience) }
      claims.claim("version", 2 as Int64)
    }
    claims.claim("auth_time", authenticatedAt.unixSeconds)
    claims.claim("exp", issuedAt.unixSeconds + contents.accessTokenSeconds)
    claims.claim("iat", issuedAt.unixSeconds)
    if let jti { claims.claim("jti", jti.access) }
    claims.claim("username", contents.username)
    writeContext(to: &claims)
    for claim in contents.accessClaims where !Self.reservedInAccess.contains(claim.name) {
      claim.write(to: &claims)
    }
    return claims.finished()
  }

  private func writeContext(to claims: inout ClaimsWriter) {
    if let level = context.level { claims.claim("acr", level) }
    guard !context.methods.isEmpty else { return }
    claims.claim("amr", context.methods)
  }

  /// OpenID Connect Core §3.1.3.6: the left half of the hash that the signature has, which is SHA-256 for both
  /// algorithms of ours.
  private static func hash(of accessToken: [UInt8]) -> String {
    Base64URL.encode(Array(SHA256.digest(of: accessToken).prefix(16)))
  }

  /// Claims that only this service may state, even where it states none.
  ///
  /// Otherwise an attribute could give a token an "origin_jti" or "at_hash", and clients would
  /// believe it.
  private static let reserved: Set<String> = [
    "sub", "iss", "aud", "exp", "iat", "nbf", "jti", "azp", "nonce", "at_hash", "auth_time",
    "token_use", "origin_jti", "event_id", "client_id", "device_key", "cognito:username",
    "cognito:groups", "acr", "amr", DerivedClaim.scope, DerivedClaim.audience,
  ]

  /// In an access token these too decide what it is good for.
  private static let reservedInAccess = reserved.union(["scope", "username", "version"])
}
