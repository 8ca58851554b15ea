internal import AssertionReaderMessages
internal import Cryptography
internal import SignedXML

/// The metadata of one identity provider (SAML Metadata §2.3, §2.4.3).
///
/// Unlike messages it is trusted: an administrator chose it. It may have what this version does not
/// need, and comments.
struct ProviderMetadata {
  let response: ReadMetadataResponse

  private static let longest = 1 << 20
  private static let maxURL = 2048
  /// SAML Core §8.3.6.
  private static let maxEntityID = 1024
  private static let maxCertificate = 4096
  private static let maxCertificates = 10
  private static let space = SAMLNames.metadataSpace

  init(document bytes: [UInt8]) throws(MetadataFault) {
    let entity = try Self.entity(bytes)
    guard let id = entity.attribute("entityID"), !id.isEmpty,
      id.utf8.count <= Self.maxEntityID, !id.utf8.contains(where: { $0 < 0x20 })
    else { throw MetadataFault("The metadata has no entityID.") }
    let roles = Self.children(of: entity, "IDPSSODescriptor").filter {
      let protocols = $0.attribute("protocolSupportEnumeration") ?? ""
      return protocols.split(separator: " ").contains { $0 == SAMLNames.protocolSpace }
    }
    guard let role = roles.first, roles.count == 1 else {
      throw MetadataFault("The metadata is not of one identity provider of SAML 2.0.")
    }
    response = ReadMetadataResponse(
      entityId: id,
      certificates: try Self.certificates(of: role),
      singleSignOnUrl: Self.address(of: role, "SingleSignOnService"),
      singleLogoutUrl: Self.address(of: role, "SingleLogoutService"),
      validUntilUnixMillis: [entity, role].compactMap { $0.attribute("validUntil") }
        .compactMap(SAMLTime.millis).min()
    )
  }

  private static func entity(_ bytes: [UInt8]) throws(MetadataFault) -> XMLElement {
    guard bytes.count <= longest else {
      throw MetadataFault("The metadata is longer than \(longest) bytes.")
    }
    let root: XMLElement
    do throws(XMLFault) {
      root = try XMLDocument(parsing: bytes, .commented).root
    } catch {
      throw MetadataFault("The metadata is no well-formed XML without a document type.")
    }
    if root.name == "EntitiesDescriptor", root.namespace == space {
      let entities = children(of: root, "EntityDescriptor")
      if let entity = entities.first, entities.count == 1 { return entity }
    }
    guard root.name == "EntityDescriptor", root.namespace == space else {
      throw MetadataFault("The metadata does not describe one entity.")
    }
    return root
  }

  private static func certificates(of role: XMLElement) throws(MetadataFault) -> [SamlCertificate] {
    var found: [SigningCertificate] = []
    for key in children(of: role, "KeyDescriptor") where key.attribute("use") != "encryption" {
      for text in certificateTexts(below: key) {
        let certificate = try certificate(text)
        if !found.contains(certificate) { found.append(certificate) }
      }
    }
    guard (1...maxCertificates).contains(found.count) else {
      throw MetadataFault(
        "The metadata must have 1 to \(maxCertificates) certificates for signatures."
      )
    }
    return found.map {
      SamlCertificate(
        der: $0.der,
        notBeforeUnixMillis: $0.notBefore * 1000,
        notAfterUnixMillis: $0.notAfter * 1000
      )
    }
  }

  private static func certificateTexts(below key: XMLElement) -> [String] {
    let space = SAMLNames.signatureSpace
    return children(of: key, "KeyInfo", in: space)
      .flatMap { children(of: $0, "X509Data", in: space) }
      .flatMap { children(of: $0, "X509Certificate", in: space) }
      .map(\.allText)
  }

  private static func certificate(_ text: String) throws(MetadataFault) -> SigningCertificate {
    let base64 = text.filter { !$0.isWhitespace }
    guard base64.utf8.count <= maxCertificate, let der = Base64.decode(base64),
      let certificate = SigningCertificate(der: der)
    else {
      throw MetadataFault(
        "A certificate of the metadata cannot be used: it must be X.509 in base64, at most"
          + " \(maxCertificate) characters, with a key of RSA from 2048 bits or EC from 256 bits."
      )
    }
    return certificate
  }

  private static func address(of role: XMLElement, _ service: String) -> String? {
    children(of: role, service)
      .first { $0.attribute("Binding") == SAMLNames.redirectBinding }?
      .attribute("Location")
      .flatMap { $0.utf8.count <= maxURL ? $0 : nil }
  }

  private static func children(
    of element: XMLElement,
    _ name: String,
    in space: String = space
  ) -> [XMLElement] {
    element.children.filter { $0.name == name && $0.namespace == space }
  }
}
