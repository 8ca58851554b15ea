internal import AssertionReaderMessages
internal import Cryptography
internal import SignedXML

/// A message of which only what was signed is read.
struct SignedMessage {
  /// What was signed.
  let response: ReadAssertionResponse

  /// In characters of base64.
  private static let maxText = 200_000
  /// In bytes of canonical XML.
  private static let maxAssertion = 100_000

  /// Reads a document, step by step; any one of the certificates may have signed it.
  init(
    base64: [UInt8],
    _ form: MessageForm,
    certificates: [SigningCertificate],
    _ weakForms: WeakForms
  ) throws(Refusal) {
    let document = try Self.document(try Self.bytes(base64))
    let outline = try ReadMessage(document.root, form)
    let parts = [outline.responseSignature, outline.assertionSignature].compactMap { $0 }
    guard !parts.isEmpty else { throw Refusal(.signature, "nothing is signed") }
    // Each signature must be right: a wrong one says that the document was changed.
    var octets: [String: [UInt8]] = [:]
    for part in parts {
      octets[part.id] = try Self.octets(of: part, in: document, certificates, weakForms)
    }
    response = try Self.content(outline, form, octets)
  }

  /// Reads a response whose assertion opens by the key.
  ///
  /// The assertion is read as a document of its own, so that nothing around it takes part in its signature.
  init(
    base64: [UInt8],
    openedBy key: [UInt8],
    certificates: [SigningCertificate],
    _ weakForms: WeakForms
  ) throws(Refusal) {
    let document = try Self.document(try Self.bytes(base64))
    try Identifiers.check(document.root)
    var outer = try ResponseGrammar(document.root)
    let isSigned = outer.signature != nil
    if let part = outer.signature {
      let octets = try Self.octets(of: part, in: document, certificates, weakForms)
      outer = try ResponseGrammar(try Self.root(octets, part.id))
    }
    let inner = try Self.document(try outer.encryption().open(by: key, weakForms))
    var message = try ReadMessage(inner.root, .assertion)
    if let part = message.assertionSignature {
      let octets = try Self.octets(of: part, in: inner, certificates, weakForms)
      message = try Self.message(part, .assertion, [part.id: octets])
    } else if !isSigned {
      throw Refusal(.signature, "nothing is signed")
    }
    var response = outer.message
    response.isSigned = isSigned
    self.response = ReadAssertionResponse(response: response, assertion: message.assertion)
  }

  /// The octets that the part's signature covers, by one of the certificates.
  static func octets(
    of part: SignedPart,
    in document: borrowing XMLDocument,
    _ certificates: [SigningCertificate],
    _ weakForms: WeakForms
  ) throws(Refusal) -> [UInt8] {
    try SignatureGrammar.check(part, weakForms)
    let signed = document.signedOctets(
      of: part.element,
      by: part.signature,
      certificates,
      allowsSHA1: weakForms.sha1
    )
    guard let signed else { throw Refusal(.signature, "no certificate's key made the signature") }
    return signed
  }

  /// The outermost element of signed octets, which has to be the one that was signed.
  static func root(_ octets: [UInt8], _ id: String) throws(Refusal) -> XMLElement {
    let root = try document(octets).root
    guard root.attribute("ID") == id else {
      throw Refusal(.content, "another element was signed")
    }
    return root
  }

  static func bytes(_ base64: [UInt8]) throws(Refusal) -> [UInt8] {
    guard !base64.isEmpty, base64.count <= maxText else {
      throw Refusal(.length, "the document is empty or too long")
    }
    // Forms of browsers have lines (RFC 2045 §6.8); tokens the alphabet for URLs (RFC 7522 §2.1).
    var text: [UInt8] = []
    text.reserveCapacity(base64.count)
    for byte in base64 {
      switch byte {
      case UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "="): continue
      case UInt8(ascii: "+"): text.append(UInt8(ascii: "-"))
      case UInt8(ascii: "/"): text.append(UInt8(ascii: "_"))
      default: text.append(byte)
      }
    }
    guard let bytes = Base64URL.decode(bytes: text[...]) else {
      throw Refusal(.length, "the document is not base64")
    }
    return bytes
  }

  static func document(_ bytes: [UInt8]) throws(Refusal) -> XMLDocument {
    do throws(XMLFault) {
      return try XMLDocument(parsing: bytes)
    } catch {
      switch error {
      case .malformed: throw Refusal(.parsing, "no well-formed XML")
      case .construct: throw Refusal(.constructs, "a document type, comment or instruction")
      case .excessive: throw Refusal(.grammar, "too many elements, declarations or levels")
      }
    }
  }

  /// Reads the signed octets anew: what another parser, or a part that moved, made of the document does
  /// not matter (signature wrapping).
  private static func content(
    _ outline: ReadMessage,
    _ form: MessageForm,
    _ octets: [String: [UInt8]]
  ) throws(Refusal) -> ReadAssertionResponse {
    do throws(Refusal) {
      var response = outline.response
      var assertion: SamlAssertion?
      if let part = outline.responseSignature {
        let message = try message(part, .response, octets)
        response = message.response
        response?.isSigned = true
        assertion = message.assertion
      }
      if let part = outline.assertionSignature {
        assertion = try message(part, .assertion, octets).assertion
      }
      guard let assertion else { throw Refusal(.content, "nothing signed is left") }
      if response?.isSigned == nil { response?.isSigned = false }
      return ReadAssertionResponse(response: response, assertion: assertion)
    } catch {
      throw Refusal(.content, error.rule)
    }
  }

  private static func message(
    _ part: SignedPart,
    _ form: MessageForm,
    _ octets: [String: [UInt8]]
  ) throws(Refusal) -> ReadMessage {
    guard let bytes = octets[part.id] else { throw Refusal(.content, "nothing signed is left") }
    guard form == .response || bytes.count <= maxAssertion else {
      throw Refusal(.content, "the assertion is too long")
    }
    return try ReadMessage(try root(bytes, part.id), form)
  }
}
