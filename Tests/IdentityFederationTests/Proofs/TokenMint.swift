import Cryptography
import Domain
import Testing

/// A key of an issuer, which signs whatever a test says.
struct TokenMint: Sendable {
  let key: SigningKey
  let id: String

  init(_ id: String, _ algorithm: SignatureAlgorithm = .es256) throws {
    self.id = id
    key = try SigningKey.generate(algorithm)
  }

  /// The public key as a member of a set.
  var jwk: String {
    let parameters = key.verifyingKey.jwkParameters.map { #""\#($0.0)":"\#($0.1)""# }
    return #"{"kid":"\#(id)","use":"sig",\#(parameters.joined(separator: ","))}"#
  }

  /// A token with these claims; the header is the key's unless another is given.
  func sign(_ claims: String, header: String? = nil) throws -> String {
    let header = header ?? #"{"alg":"\#(key.algorithm.rawValue)","kid":"\#(id)"}"#
    let parts = [header, claims].map { Base64URL.encode(Array($0.utf8)) }
    let signedPart = parts.joined(separator: ".")
    return signedPart + "." + Base64URL.encode(try key.sign(Array(signedPart.utf8)))
  }

  /// Claims of a user of the issuer for an application.
  static func claims(
    _ issuer: String,
    _ audience: String,
    subject: String = "user-1",
    at now: Instant,
    seconds: Int64 = 3600,
    more: String = ""
  ) -> String {
    let issuedAt = now.unixSeconds
    return #"{"iss":"\#(issuer)","aud":"\#(audience)","sub":"\#(subject)","iat":\#(issuedAt),"#
      + #""exp":\#(issuedAt + seconds)\#(more)}"#
  }
}
