internal import Cryptography
internal import SignedXML

/// An EncryptedAssertion (SAML Core §2.3.4; XML Encryption 1.1 §3).
///
/// Forms that show a change are taken: AES in GCM for the content, RSA-OAEP for its key. What CBC or PKCS#1 1.5 fail
/// on tells a sender the content, byte by byte; CBC is read only where the caller says so.
struct EncryptionGrammar {
  /// The key of the content, encrypted for the pool's key.
  struct WrappedKey {
    let bytes: [UInt8]
    let digest: UnwrappingKey.Digest
    let maskDigest: UnwrappingKey.Digest
  }

  let key: WrappedKey
  private let content: [UInt8]
  private let cipher: Cipher

  /// How the content is encrypted.
  private struct Cipher {
    let keyBytes: Int
    var isCBC = false
  }

  private static let space = "http://www.w3.org/2001/04/xmlenc#"
  private static let newerSpace = "http://www.w3.org/2009/xmlenc11#"
  private static let attributes: Set<String> = ["Id", "Type", "MimeType", "Encoding", "Recipient"]

  init(_ element: XMLElement) throws(Refusal) {
    var parts = try ElementParts(of: element, attributes: [])
    let data = try parts.required("EncryptedData", in: Self.space)
    let besides = parts.all("EncryptedKey", in: Self.space)
    try parts.end()
    var inside = try ElementParts(of: data, attributes: Self.attributes)
    cipher = try Self.cipher(try inside.required("EncryptionMethod", in: Self.space))
    let info = inside.next("KeyInfo", in: SAMLNames.signatureSpace)
    content = try Self.cipherValue(try inside.required("CipherData", in: Self.space))
    try inside.end()
    let within =
      info?.children.filter { $0.name == "EncryptedKey" && $0.namespace == Self.space } ?? []
    // One of two keys could be meant for another reader.
    guard let wrapped = (within + besides).first, within.count + besides.count == 1 else {
      throw .encryption("not exactly one encrypted key")
    }
    key = try Self.key(wrapped)
  }

  /// The assertion's octets; one refusal, whatever is wrong with them.
  func open(by key: [UInt8], _ weakForms: WeakForms) throws(Refusal) -> [UInt8] {
    guard weakForms.cbc || !cipher.isCBC else {
      throw .encryption("another encryption of the content")
    }
    guard key.count == cipher.keyBytes else { throw .encryption("the content does not open") }
    do throws(CryptographyError) {
      return cipher.isCBC
        ? try EncryptedContent.open(chained: content, key: key)
        : try EncryptedContent.open(content, key: key)
    } catch {
      throw .encryption("the content does not open")
    }
  }

  private static func cipher(_ method: XMLElement) throws(Refusal) -> Cipher {
    try ElementParts(of: method, attributes: ["Algorithm"]).end()
    switch method.attribute("Algorithm") {
    case newerSpace + "aes128-gcm": return Cipher(keyBytes: 16)
    case newerSpace + "aes256-gcm": return Cipher(keyBytes: 32)
    case space + "aes128-cbc": return Cipher(keyBytes: 16, isCBC: true)
    case space + "aes256-cbc": return Cipher(keyBytes: 32, isCBC: true)
    default: throw .encryption("another encryption of the content")
    }
  }

  private static func key(_ element: XMLElement) throws(Refusal) -> WrappedKey {
    var parts = try ElementParts(of: element, attributes: attributes)
    let method = try parts.required("EncryptionMethod", in: space)
    _ = parts.next("KeyInfo", in: SAMLNames.signatureSpace)
    let bytes = try cipherValue(try parts.required("CipherData", in: space))
    _ = parts.next("ReferenceList", in: space)
    _ = parts.next("CarriedKeyName", in: space)
    try parts.end()
    let (digest, maskDigest) = try digests(of: method)
    return WrappedKey(bytes: bytes, digest: digest, maskDigest: maskDigest)
  }

  private static func digests(
    of method: XMLElement
  ) throws(Refusal) -> (UnwrappingKey.Digest, mask: UnwrappingKey.Digest) {
    var parts = try ElementParts(of: method, attributes: ["Algorithm"])
    var digest = UnwrappingKey.Digest.sha1
    var mask = UnwrappingKey.Digest.sha1
    if let given = parts.next("DigestMethod", in: SAMLNames.signatureSpace) {
      switch given.attribute("Algorithm") {
      case SAMLNames.signatureSpace + "sha1": digest = .sha1
      case space + "sha256": digest = .sha256
      default: throw .encryption("another digest of the padding")
      }
    }
    switch method.attribute("Algorithm") {
    case space + "rsa-oaep-mgf1p": break
    case newerSpace + "rsa-oaep":
      if let given = parts.next("MGF", in: newerSpace) {
        switch given.attribute("Algorithm") {
        case newerSpace + "mgf1sha1": mask = .sha1
        case newerSpace + "mgf1sha256": mask = .sha256
        default: throw .encryption("another mask of the padding")
        }
      }
    default: throw .encryption("another encryption of the key")
    }
    try parts.end()
    return (digest, mask)
  }

  private static func cipherValue(_ data: XMLElement) throws(Refusal) -> [UInt8] {
    var parts = try ElementParts(of: data, attributes: [])
    let text = try ElementParts.text(of: try parts.required("CipherValue", in: space))
    try parts.end()
    guard let bytes = Base64.decode(text.filter { !$0.isWhitespace }) else {
      throw .encryption("a value that is not base64")
    }
    return bytes
  }
}

extension Refusal {
  /// What is encrypted does not open, or not in a form that is taken.
  static func encryption(_ rule: StaticString) -> Refusal { Refusal(.encryption, rule) }
}
