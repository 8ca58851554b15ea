internal import Cryptography

/// The three parts of a token in JWS compact form (RFC 7515 §7.1), not yet verified.
struct JSONWebToken: Sendable {
  /// A longer token is refused unread; a hundred groups with the longest names take 18 KB.
  static let longest = 32_768

  let header: JSONWebTokenHeader
  let payload: [UInt8]
  let signature: [UInt8]
  /// The header and the payload as they were signed.
  let signedPart: [UInt8]

  init?(_ token: [UInt8]) {
    guard token.count <= Self.longest else { return nil }
    let parts = token.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard
      parts.count == 3,
      let header = JSONWebTokenHeader(parts[0]),
      let payload = Base64URL.decode(bytes: parts[1]),
      let signature = Base64URL.decode(bytes: parts[2])
    else { return nil }
    self.header = header
    self.payload = payload
    self.signature = signature
    signedPart = Array(token[..<parts[1].endIndex])
  }
}

/// A token's header, which has exactly the form in which we write it.
///
/// No other form is read. So "alg": "none", "jku" or a second "kid" cannot have an effect: the key
/// decides the algorithm (RFC 8725 §3.1).
struct JSONWebTokenHeader: Sendable, Hashable {
  let keyID: String
  let algorithm: SignatureAlgorithm

  init(keyID: String, algorithm: SignatureAlgorithm) {
    self.keyID = keyID
    self.algorithm = algorithm
  }

  init?(_ encoded: ArraySlice<UInt8>) {
    guard encoded.count <= 128, let bytes = Base64URL.decode(bytes: encoded) else { return nil }
    let name = Array(#"{"kid":""#.utf8)
    guard bytes.starts(with: name) else { return nil }
    // A key id is the base64url text of a digest. Anything else is refused before it is looked up:
    // PostgreSQL, for one, takes no NUL.
    let keyIDText = bytes.dropFirst(name.count).prefix { $0 != UInt8(ascii: "\"") }
    guard Base64URL.decode(bytes: keyIDText)?.count == SHA256.byteCount else { return nil }
    let keyID = String(decoding: keyIDText, as: UTF8.self)
    for algorithm in SignatureAlgorithm.allCases {
      let candidate = JSONWebTokenHeader(keyID: keyID, algorithm: algorithm)
      guard candidate.json == bytes else { continue }
      self = candidate
      return
    }
    return nil
  }

  /// The header as text in base64url.
  var encoded: [UInt8] { Base64URL.encodedBytes(json) }

  private var json: [UInt8] {
    Array(#"{"kid":"\#(keyID)","alg":"\#(algorithm.rawValue)"}"#.utf8)
  }
}
