package import Domain
internal import FoundationEssentials
package import IdentityFederationCore

/// What a token of ours says of an identity.
package struct IdentityTokenClaims: Sendable, Hashable {
  package let issuer: String
  package let pool: IdentityPoolID
  package let identity: IdentityID
  package let expiresAt: Instant
  package let authenticationMethods: AuthenticationMethods
  package let principalTags: [String: String]

  /// Nil for a payload that is not one of our tokens'.
  init?(payload: [UInt8]) {
    let payload = Data(payload)
    guard let decoded = try? JSONDecoder().decode(Payload.self, from: payload),
      let pool = IdentityPoolID(decoded.aud), let identity = IdentityID(decoded.sub)
    else { return nil }
    issuer = decoded.iss
    self.pool = pool
    self.identity = identity
    expiresAt = Instant(unixSeconds: decoded.exp)
    authenticationMethods = AuthenticationMethods(members: decoded.amr)
    principalTags = (decoded.tags?.principalTags ?? [:]).compactMapValues(\.first)
  }

  private struct Payload: Decodable {
    let iss: String
    let aud: String
    let sub: String
    let exp: Int64
    let amr: [String]
    let tags: Tags?

    struct Tags: Decodable {
      let principalTags: [String: [String]]

      enum CodingKeys: String, CodingKey {
        case principalTags = "principal_tags"
      }
    }

    enum CodingKeys: String, CodingKey {
      case iss, aud, sub, exp, amr
      case tags = "https://aws.amazon.com/tags"
    }
  }
}
