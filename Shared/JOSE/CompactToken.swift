public import Cryptography
internal import FoundationEssentials

/// A token in JWS compact form (RFC 7515 §7.1), read and not yet proved.
public struct CompactToken: Sendable {
  /// A longer token is refused unread.
  public static let longest = 32_768

  /// The key that the token names; only a set of keys says whether there is one.
  public let keyID: String?
  /// The kind of token that its header says it is (`typ`).
  public let type: String?
  /// Nil for an algorithm that no issuer may sign with, such as `none` and `HS256`.
  public let algorithm: JWSAlgorithm?
  /// What was signed, most often claims in JSON.
  public let payload: [UInt8]

  let signature: [UInt8]
  /// The header and the payload as they were signed.
  let signedPart: [UInt8]

  /// Nil for text of another form, and for a header with critical extensions.
  public init?(_ token: [UInt8]) {
    guard token.count <= Self.longest else { return nil }
    let parts = token.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard
      parts.count == 3,
      let header = Header.parse(parts[0]),
      let payload = Base64URL.decode(bytes: parts[1]),
      let signature = Base64URL.decode(bytes: parts[2])
    else { return nil }
    keyID = header.kid
    type = header.typ
    algorithm = JWSAlgorithm(rawValue: header.alg)
    self.payload = payload
    self.signature = signature
    signedPart = Array(token[..<parts[1].endIndex])
  }

  /// What of a header counts.
  ///
  /// `jwk`, `jku` and `x5u` do not: a token cannot bring its own key.
  private struct Header: Decodable {
    let alg: String
    let kid: String?
    let typ: String?
    let crit: [String]?

    static func parse(_ encoded: ArraySlice<UInt8>) -> Header? {
      guard let bytes = Base64URL.decode(bytes: encoded) else { return nil }
      do {
        let header = try JSONDecoder().decode(Header.self, from: Data(bytes))
        return header.crit == nil ? header : nil
      } catch {
        return nil
      }
    }
  }
}
