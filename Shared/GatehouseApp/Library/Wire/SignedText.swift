import Crypto
import Foundation

/// Compact JWS with ES256 (RFC 7515), and the proof of a request (RFC 9449).
enum SignedText {
  static func make(
    header: [String: JSONValue],
    payload: JSONValue,
    key: any SigningKey
  ) async throws -> String {
    let header = JSONValue.object(header.merging(["alg": .text("ES256")]) { $1 })
    let signed =
      Base64URL.encoded(header.canonical.utf8) + "." + Base64URL.encoded(payload.canonical.utf8)
    let signature = try await key.signature(of: Data(signed.utf8))
    return signed + "." + Base64URL.encoded(signature)
  }

  /// The header DPoP, with the hash of the body.
  static func proof(
    method: String,
    address: String,
    body: Data,
    time: Int,
    identifier: String,
    key: any SigningKey
  ) async throws -> String {
    try await make(
      header: ["typ": .text("dpop+jwt"), "jwk": key.publicKey.jwk],
      payload: .object([
        "htm": .text(method), "htu": .text(address), "iat": .integer(time),
        "jti": .text(identifier), "bh": .text(Base64URL.encoded(SHA256.hash(data: body))),
      ]),
      key: key
    )
  }
}
