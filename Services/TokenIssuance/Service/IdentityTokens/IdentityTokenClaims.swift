internal import Domain
internal import JSON

/// What an identity's token says (cognito-identity, GetOpenIdToken).
struct IdentityTokenClaims: Sendable {
  let issuer: String
  let pool: String
  let identity: String
  let authenticationMethods: [String]
  let principalTags: [String: String]?
  let lifetimeSeconds: Int64

  /// The claims of a token that is signed now.
  func written(at now: Instant) -> [UInt8] {
    var claims = ClaimsWriter()
    claims.claim("sub", identity)
    claims.claim("aud", pool)
    claims.claim("amr", authenticationMethods)
    if let principalTags, !principalTags.isEmpty {
      claims.claim(Self.tags, PrincipalTagsClaim(tags: principalTags))
    }
    claims.claim("iss", issuer)
    claims.claim("exp", now.unixSeconds + lifetimeSeconds)
    claims.claim("iat", now.unixSeconds)
    return claims.finished()
  }

  /// The claim in which STS looks for session tags.
  private static let tags = "https://aws.amazon.com/tags"
}

/// Session tags as STS reads them: each key with a list of one value.
private struct PrincipalTagsClaim: JSONWritable {
  let tags: [String: String]

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("principal_tags", tags.mapValues { [$0] })
    json.endObject()
  }
}
