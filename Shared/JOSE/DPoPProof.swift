internal import Cryptography
internal import FoundationEssentials

/// A proof that the sender of a request has the private key that it names (RFC 9449 §4), whose
/// signature is checked.
///
/// Here a token brings its own key: it proves nothing but that its sender has that key. The receiver
/// decides by the key's thumbprint who that is, and compares method, address, time and body.
public struct DPoPProof: Sendable {
  /// A longer proof is refused unread.
  public static let longest = 4096

  /// The key that signed.
  public let key: P256PublicKey
  /// `htm`.
  public let httpMethod: String
  /// `htu`.
  public let httpURL: String
  /// `iat`, in seconds since 1970.
  public let issuedAt: Int64
  /// `jti`.
  public let id: String
  /// `bh`: base64url of SHA-256 of the request's body, where the sender binds it.
  public let bodyHash: String?

  /// Nil for text of another form, for another algorithm than ES256, and for a wrong signature.
  public init?(_ proof: String) {
    let bytes = Array(proof.utf8)
    guard bytes.count <= Self.longest, let token = CompactToken(bytes),
      token.type?.lowercased() == "dpop+jwt", token.keyID == nil
    else { return nil }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let header = parts.first.flatMap({ Base64URL.decode(bytes: $0) }) else { return nil }
    do {
      let members = try JSONDecoder().decode(Header.self, from: Data(header)).jwk
      guard let key = P256PublicKey(members), key.signed(token) else { return nil }
      let claims = try JSONDecoder().decode(Claims.self, from: Data(token.payload))
      guard let issuedAt = Int64(exactly: claims.iat.rounded(.down)) else { return nil }
      self.key = key
      self.issuedAt = issuedAt
      httpMethod = claims.htm
      httpURL = claims.htu
      id = claims.jti
      bodyHash = claims.bh
    } catch {
      return nil
    }
  }

  private struct Header: Decodable {
    let jwk: P256KeyMembers
  }

  private struct Claims: Decodable {
    let htm: String
    let htu: String
    let iat: Double
    let jti: String
    let bh: String?
  }
}
