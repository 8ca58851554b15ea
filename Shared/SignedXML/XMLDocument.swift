internal import CLibCrypto
internal import CLibXML2
internal import CLibXMLSec

/// A parsed document, and the check of signatures in it.
///
/// It has one owner, because libxml2 does not let threads share a document.
public struct XMLDocument: ~Copyable {
  /// What a document may have beside elements, attributes and text.
  public enum Strictness: Sendable {
    /// Nothing: a comment would divide a text that a signature covers as one.
    case plain
    /// Comments and processing instructions, which are left out; for documents that people write.
    case commented
  }

  /// The outermost element.
  public let root: XMLElement

  private let document: xmlDocPtr

  /// Parses bytes, which are taken for UTF-8 whatever they say of themselves.
  ///
  /// Nothing is fetched, no entity is substituted, and a document type is refused before anything in it
  /// is read.
  public init(parsing bytes: [UInt8], _ strictness: Strictness = .plain) throws(XMLFault) {
    // Windows writes files with a mark before the first character.
    let marked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = bytes.dropFirst(marked ? 3 : 0)
    guard XMLLibraries.areReady, let count = Int32(exactly: text.count) else { throw .malformed }
    var hasType: Int32 = 0
    let parsed = text.withUnsafeBytes {
      gatehouse_xml_parse(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self),
        count,
        strictness == .commented ? 1 : 0,
        &hasType
      )
    }
    guard let parsed else { throw hasType == 0 ? .malformed : .construct }
    do throws(XMLFault) {
      root = try XMLTreeReader.root(of: parsed)
      document = parsed
    } catch {
      xmlFreeDoc(parsed)
      throw error
    }
  }

  deinit {
    xmlFreeDoc(document)
  }

  /// The octets that a signature's digest was made of, where the key of one of the certificates made
  /// the signature; nil otherwise.
  ///
  /// Only the octets are what was signed. The document that they stand in may say something else about
  /// them to another reader. `signature` is an element Signature, and `signed` the element to whose
  /// attribute `ID` its one reference leads; both are of this document. SHA-1 counts only where `allowsSHA1`.
  public borrowing func signedOctets(
    of signed: XMLElement,
    by signature: XMLElement,
    _ certificates: [SigningCertificate],
    allowsSHA1: Bool = false
  ) -> [UInt8]? {
    let nodes = XMLNodeFinder(xmlDocGetRootElement(document))
    guard let owner = nodes.node(at: signed.ordinal), let attribute = xmlHasProp(owner, "ID"),
      let id = signed.attribute("ID"), xmlAddID(nil, document, id, attribute) != nil
    else { return nil }
    defer { xmlRemoveID(document, attribute) }
    guard let node = nodes.node(at: signature.ordinal) else { return nil }
    return certificates.lazy.compactMap { Self.signedOctets(by: node, $0, allowsSHA1) }.first
  }

  private static func signedOctets(
    by signature: xmlNodePtr,
    _ certificate: SigningCertificate,
    _ allowsSHA1: Bool
  ) -> [UInt8]? {
    var octets: UnsafeMutablePointer<UInt8>?
    var count = 0
    let result = certificate.der.withUnsafeBufferPointer {
      gatehouse_xmlsec_verify(
        signature,
        $0.baseAddress,
        $0.count,
        allowsSHA1 ? 1 : 0,
        &octets,
        &count
      )
    }
    defer {
      gatehouse_xmlsec_free(octets)
      ERR_clear_error()
    }
    guard result == 0, let octets else { return nil }
    return Array(UnsafeBufferPointer(start: octets, count: count))
  }
}
