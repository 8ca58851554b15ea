import Cryptography
import SAMLTestSupport
import SignedXML
import Testing

/// What xmlsec takes for signed, without the grammar that stands before it.
@Suite struct SignedOctetsTests {
  static let element = """
    <saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="a">\
    <saml:Issuer>i</saml:Issuer><saml:Name>ada</saml:Name></saml:Assertion>
    """

  /// The octets of the outermost element by its second child.
  private func octets(_ text: String, _ signers: [SAMLSigner]) throws -> String? {
    let document = try XMLDocument(parsing: Array(text.utf8))
    let signature = try #require(document.root.children.first { $0.name == "Signature" })
    let certificates = signers.compactMap { SigningCertificate(der: $0.certificate) }
    #expect(certificates.count == signers.count)
    return document.signedOctets(of: document.root, by: signature, certificates)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func octets(
    _ signer: SAMLSigner,
    _ change: (inout SignatureChange) -> Void
  ) throws -> String? {
    var changed = SignatureChange()
    change(&changed)
    return try octets(try signer.signed(Self.element, id: "a", changing: changed), [signer])
  }

  @Test("the octets are the canonical element, by the key of any of the certificates")
  func signed() throws {
    let signer = try #require(SAMLSigner.provider)
    let stranger = try #require(SAMLSigner.stranger)
    let text = try signer.signed(Self.element, id: "a")
    #expect(try octets(text, [signer]) == Self.element)
    #expect(try octets(text, [stranger, signer]) == Self.element)
    #expect(try octets(text, [stranger]) == nil)
    #expect(try octets(text, []) == nil)
  }

  @Test("a curve signs too")
  func curve() throws {
    let signer = try SAMLSigner(.es256)
    #expect(try octets(try signer.signed(Self.element, id: "a"), [signer]) == Self.element)
  }

  @Test("a change of a byte is seen")
  func changed() throws {
    let signer = try #require(SAMLSigner.provider)
    let text = try signer.signed(Self.element, id: "a").replacing(">ada<", with: ">adb<")
    #expect(try octets(text, [signer]) == nil)
  }

  @Test(
    "other methods, digests, transforms and references are refused (SAM-6, SAM-7)",
    arguments: [
      { $0.method = "http://www.w3.org/2000/09/xmldsig#rsa-sha1" },
      { $0.method = "http://www.w3.org/2000/09/xmldsig#hmac-sha1" },
      { $0.method = "http://www.w3.org/2001/04/xmldsig-more#hmac-sha256" },
      { $0.digestMethod = "http://www.w3.org/2000/09/xmldsig#sha1" },
      { $0.canonicalization = "http://www.w3.org/TR/2001/REC-xml-c14n-20010315" },
      {
        $0.transforms =
          "<ds:Transform Algorithm=\"http://www.w3.org/TR/1999/REC-xpath-19991116\">"
          + "<ds:XPath>true()</ds:XPath></ds:Transform>"
      },
      {
        $0.transforms =
          "<ds:Transform Algorithm=\"http://www.w3.org/TR/1999/REC-xslt-19991116\"></ds:Transform>"
      },
      {
        $0.transforms =
          "<ds:Transform Algorithm=\"http://www.w3.org/2000/09/xmldsig#base64\"></ds:Transform>"
      },
      { $0.reference = "" }, { $0.reference = "file:///etc/hostname" },
      { $0.reference = "http://127.0.0.1:1/" }, { $0.reference = "#b" },
    ] as [@Sendable (inout SignatureChange) -> Void]
  )
  func otherForms(_ change: @Sendable (inout SignatureChange) -> Void) throws {
    #expect(try octets(try #require(SAMLSigner.provider), change) == nil)
  }

  @Test("canonicalisation that fails digests nothing, and nothing is no content (SAM-3)")
  func voidCanonicalization() throws {
    let signer = try #require(SAMLSigner.provider)
    for digested in [Self.element, ""] {
      let signature = try signer.signature(over: digested, id: "a")
      let text = SAMLSigner.inserting(signature, into: Self.element)
        .replacing(" ID=", with: " xmlns:r=\"relative\" ID=")
      #expect(try octets(text, [signer]) == nil)
    }
  }

  @Test("certificates with weak keys, with more after them, or none are refused")
  func certificates() throws {
    let der = try #require(SAMLSigner.provider).certificate
    #expect(SigningCertificate(der: der)?.notAfter == 4_733_510_400)
    #expect(SigningCertificate(der: der)?.notBefore == 1_577_836_800)
    for bad in [[], der + [0], Array(der.dropLast()), [0x30, 0x00], Array("no".utf8)] {
      #expect(SigningCertificate(der: bad) == nil)
    }
  }
}
