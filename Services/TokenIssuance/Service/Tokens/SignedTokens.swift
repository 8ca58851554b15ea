internal import Cryptography
internal import Domain
internal import GatehouseMessages

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

  /// The claims of the ID token; no other claim may take the name of a fixed one.
  func idClaims() -> [UInt8] {
    var claims = JSONObjectWriter()
    claims.member("sub", sub)
    if !contents.groups.isEmpty { claims.member("cognito:groups", contents.groups) }
    claims.member("iss", issuer)
    claims.member("cognito:username", contents.username)
    if jti != nil { claims.member("origin_jti", originJTI) }
    claims.member("aud", client.text)
    claims.member("event_id", chainID)
    claims.member("token_use", TokenUse.id.rawValue)
    claims.member("auth_time", authenticatedAt.unixSeconds)
    claims.member("exp", issuedAt.unixSeconds + contents.idTokenSeconds)
    claims.member("iat", issuedAt.unixSeconds)
    if let jti { claims.member("jti", jti.id) }
    for claim in contents.idClaims where !Self.reserved.contains(claim.name) {
      claim.write(to: &claims)
    }
    return claims.finished()
  }

  /// The claims of the access token; no other claim may take the name of a fixed one.
  func accessClaims() -> [UInt8] {
    var claims = JSONObjectWriter()
    claims.member("sub", sub)
    if let deviceKey { claims.member("device_key", deviceKey) }
    if !contents.groups.isEmpty { claims.member("cognito:groups", contents.groups) }
    claims.member("iss", issuer)
    claims.member("client_id", client.text)
    if jti != nil { claims.member("origin_jti", originJTI) }
    claims.member("event_id", chainID)
    claims.member("token_use", TokenUse.access.rawValue)
    claims.member("scope", contents.scope)
    claims.member("auth_time", authenticatedAt.unixSeconds)
    claims.member("exp", issuedAt.unixSeconds + contents.accessTokenSeconds)
    claims.member("iat", issuedAt.unixSeconds)
    if let jti { claims.member("jti", jti.access) }
    claims.member("username", contents.username)
    for claim in contents.accessClaims where !Self.reservedInAccess.contains(claim.name) {
      claim.write(to: &claims)
    }
    return claims.finished()
  }

  /// Claims that only this service states, also where it states nothing: an attribute that gave a
  /// token an "origin_jti" or "at_hash" would be believed.
  private static let reserved: Set<String> = [
    "sub", "iss", "aud", "exp", "iat", "nbf", "jti", "azp", "nonce", "at_hash", "auth_time",
    "token_use", "origin_jti", "event_id", "client_id", "device_key", "cognito:username",
    "cognito:groups", "acr", "amr",
  ]

  /// In an access token these too decide what it is good for.
  private static let reservedInAccess = reserved.union(["scope", "username"])
}
