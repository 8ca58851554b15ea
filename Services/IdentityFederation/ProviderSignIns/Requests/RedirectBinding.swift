internal import Cryptography
internal import IdentityFederationCore

/// A message of SAML as an address (SAML Bindings §3.4).
struct RedirectBinding: Sendable {
  /// Where the provider takes it.
  let address: String
  /// What signs it; nil where the provider asks for no signature.
  let key: SigningKey?

  /// Which of the two a message is.
  enum Kind: String, Sendable {
    case request = "SAMLRequest"
    case response = "SAMLResponse"
  }

  private static let algorithm = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"

  func url(
    _ kind: Kind,
    _ message: String,
    relayState: String?
  ) throws(IdentityFederationFailure) -> String {
    let value = Base64.encode(Self.deflated(Array(message.utf8)))
    var query = "\(kind.rawValue)=\(PercentEncoding.encode(value))"
    if let relayState { query += "&RelayState=\(PercentEncoding.encode(relayState))" }
    if let key {
      // These very octets are signed (§3.4.4.1).
      query += "&SigAlg=\(PercentEncoding.encode(Self.algorithm))"
      query += "&Signature=\(PercentEncoding.encode(Base64.encode(try Self.signature(query, key))))"
    }
    return address + (address.contains("?") ? "&" : "?") + query
  }

  private static func signature(
    _ query: String,
    _ key: SigningKey
  ) throws(IdentityFederationFailure) -> [UInt8] {
    do throws(CryptographyError) {
      return try key.sign(Array(query.utf8))
    } catch {
      throw .internalFault("a request of SAML cannot be signed: \(error)")
    }
  }

  /// In the form of DEFLATE (RFC 1951 §3.2.4), as one block that is stored as it is: a message of ours is too
  /// short for compression to matter.
  private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    let length = UInt16(truncatingIfNeeded: bytes.count)
    return [
      1, UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8),
    ]
      + bytes
  }
}
