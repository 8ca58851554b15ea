import Crypto
import Foundation

/// A P-256 public key.
public struct PublicKey: Sendable, Hashable {
  /// The point's coordinates, 32 bytes each, one after the other.
  public let rawRepresentation: Data

  /// - Parameter rawRepresentation: the coordinates, 64 bytes.
  public init(rawRepresentation: Data) {
    self.rawRepresentation = Data(rawRepresentation)
  }

  /// As a JWK (RFC 7517).
  var jwk: JSONValue {
    .object([
      "crv": .text("P-256"), "kty": .text("EC"),
      "x": .text(Base64URL.encoded(rawRepresentation.prefix(32))),
      "y": .text(Base64URL.encoded(rawRepresentation.suffix(32))),
    ])
  }

  /// RFC 7638.
  var thumbprint: String { Base64URL.encoded(SHA256.hash(data: Array(jwk.canonical.utf8))) }
}
