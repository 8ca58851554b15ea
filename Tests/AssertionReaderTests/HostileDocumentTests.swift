import AssertionReaderService
import SAMLTestSupport
import Testing

/// Attacks on the reading of a document (SAM-2 to SAM-11): each ends in its own step.
@Suite struct HostileDocumentTests {
  private let good = Reading.sample()
  private let signer: SAMLSigner
  private let document: String

  init() throws {
    signer = try Reading.signer()
    document = try good.signed(by: signer)
  }

  private func expect(
    _ changed: String,
    _ step: ReadingStep,
    location: SourceLocation = #_sourceLocation
  ) async throws {
    #expect(changed != document, "nothing was changed", sourceLocation: location)
    let found = try await Reading.step(changed)
    #expect(found == step, sourceLocation: location)
  }

  @Test("SAM-2: what two parsers could read in two ways is refused")
  func parsers() async throws {
    let start = "<saml:Assertion "
    for (changed, step) in [
      (document.replacing(start, with: "<saml:Assertion Version=\"2.0\" "), .parsing),
      (document.replacing("</saml:NameID>", with: "\u{0B}</saml:NameID>"), .parsing),
      (document.replacing("<saml:NameID>", with: "<other:NameID>"), .parsing),
      (" " + "<?xml version=\"1.0\"?>" + document, .parsing),
      (document.replacing(start, with: start + "saml:ID=\"_evil\" "), .grammar),
      (document.replacing(start, with: start + "Id=\"_evil\" "), .grammar),
      (
        document.replacing(
          "<saml:NameID>",
          with: "<saml:NameID xmlns:saml=\"urn:other\">"
        ), .grammar
      ),
      (document.replacing("<saml:Subject>", with: "<saml:Subject>text"), .grammar),
      (document.replacing("ID=\"_assertion-1\"", with: "ID=\" _assertion-1\""), .grammar),
      (document.replacing("Version=\"2.0\"", with: "Version=\"2.1\""), .grammar),
    ] as [(String, ReadingStep)] {
      try await expect(changed, step)
    }
  }

  @Test("SAM-3: canonicalisation that fails is a signature that fails")
  func voidCanonicalization() async throws {
    for digested in [good.assertion, ""] {
      let signature = try signer.signature(over: digested, id: good.assertionID)
      let assertion = SAMLSigner.inserting(signature, into: good.assertion)
        .replacing("<saml:Assertion ", with: "<saml:Assertion xmlns:r=\"relative\" ")
      try await expect(good.response(around: assertion), .signature)
    }
  }

  @Test("SAM-4: a comment does not cut a name or a value, though the signature holds")
  func comments() async throws {
    for place in ["ada<!---->@example.com</saml:NameID>", "ada<!-- -->@example.com</saml:Attr"] {
      let changed = document.replacing(place.replacing(/<!--.*-->/, with: ""), with: place)
      try await expect(changed, .constructs)
    }
    try await expect("<!-- -->" + document, .constructs)
    try await expect(document + "<?php ?>", .constructs)
  }

  @Test(
    "SAM-5: no entity is declared, fetched or expanded",
    arguments: [
      "<!DOCTYPE r [<!ENTITY a \"b\"><!ENTITY c \"&a;&a;&a;&a;\"><!ENTITY d \"&c;&c;&c;&c;\">]>",
      "<!DOCTYPE r [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>",
      "<!DOCTYPE r [<!ENTITY a SYSTEM \"http://127.0.0.1:1/\">]>",
      "<!DOCTYPE r [<!ENTITY % a SYSTEM \"http://127.0.0.1:1/\">%a;]>",
      "<!DOCTYPE r SYSTEM \"http://127.0.0.1:1/\">", "<!DOCTYPE r>",
    ]
  )
  func entities(_ type: String) async throws {
    try await expect(type + document, .constructs)
    try await expect(
      type + document.replacing("ada@", with: "&a;@"),
      .constructs
    )
  }

  @Test("SAM-6: other transforms and references are refused")
  func transforms() async throws {
    let transform = { (name: String) in
      "<ds:Transform Algorithm=\"\(name)\"></ds:Transform>"
    }
    let enveloped = transform("http://www.w3.org/2000/09/xmldsig#enveloped-signature")
    let exclusive = transform("http://www.w3.org/2001/10/xml-exc-c14n#")
    let usual = SignatureChange()
    var changes: [SignatureChange] = []
    for transforms in [
      transform("http://www.w3.org/TR/1999/REC-xslt-19991116"),
      enveloped + transform("http://www.w3.org/TR/1999/REC-xpath-19991116") + exclusive,
      enveloped + exclusive + exclusive, exclusive, enveloped, exclusive + enveloped, "",
      enveloped + transform("http://www.w3.org/TR/2001/REC-xml-c14n-20010315"),
      enveloped + transform("http://www.w3.org/2001/10/xml-exc-c14n#WithComments"),
    ] {
      var change = usual
      change.transforms = transforms
      changes.append(change)
    }
    for reference in [
      "", "#", "#_response-1", "http://127.0.0.1:1/a", "file:///etc/hostname",
      "#xpointer(id('_assertion-1'))",
    ] {
      var change = usual
      change.reference = reference
      changes.append(change)
    }
    var two = usual
    two.secondReference =
      "<ds:Reference URI=\"#_response-1\"><ds:Transforms>\(enveloped)\(exclusive)</ds:Transforms>"
      + "<ds:DigestMethod Algorithm=\"\(usual.digestMethod)\"></ds:DigestMethod>"
      + "<ds:DigestValue>AAAA</ds:DigestValue></ds:Reference>"
    var object = usual
    object.afterKeyInfo = "<ds:Object>a</ds:Object>"
    for change in changes + [two, object] {
      let assertion = try signer.signed(good.assertion, id: good.assertionID, changing: change)
      try await expect(good.response(around: assertion), .signature)
    }
  }

  @Test("SAM-7: a key that the document brings counts for nothing")
  func strangers() async throws {
    let stranger = try #require(SAMLSigner.stranger)
    try await expect(try good.signed(by: stranger), .signature)
    try await expect(try good.signedAsAWhole(by: stranger), .signature)
  }

  @Test(
    "SAM-7: HMAC by the public key, SHA-1 and other methods are refused",
    arguments: [
      "http://www.w3.org/2001/04/xmldsig-more#hmac-sha256",
      "http://www.w3.org/2000/09/xmldsig#hmac-sha1", "http://www.w3.org/2000/09/xmldsig#rsa-sha1",
      "http://www.w3.org/2001/04/xmldsig-more#rsa-md5",
      "http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256", "",
    ]
  )
  func methods(_ method: String) async throws {
    var change = SignatureChange()
    change.method = method
    let assertion = try signer.signed(good.assertion, id: good.assertionID, changing: change)
    try await expect(good.response(around: assertion), .signature)
  }

  @Test("SAM-7: nothing signed is nothing proved")
  func unsigned() async throws {
    try await expect(good.response(around: good.assertion), .signature)
  }

  @Test("SAM-9: a swapped assertion in a signed response, and a bad signature in a good one")
  func swapped() async throws {
    let evil = Reading.sample { $0.nameID = "admin@example.com" }
    let whole = try good.signedAsAWhole(by: signer)
    try await expect(whole.replacing(good.assertion, with: evil.assertion), .signature)
    // The response is signed last and covers what is wrong in it.
    let stranger = try #require(SAMLSigner.stranger)
    let inner = try stranger.signed(good.assertion, id: good.assertionID)
    let outer = try signer.signed(good.response(around: inner), id: good.responseID)
    try await expect(outer, .signature)
  }

  @Test("SAM-10: an identifier stands once, and only where the grammar has one")
  func identifiers() async throws {
    let same = Reading.sample { $0.assertionID = $0.responseID }
    try await expect(try same.signed(by: signer), .grammar)
    let named = "<saml:Assertion xml:id=\"_x\" "
    try await expect(document.replacing("<saml:Assertion ", with: named), .grammar)
    let value = "<saml:AttributeValue><a xmlns=\"\" ID=\"_assertion-1\"></a>"
    try await expect(document.replacing("<saml:AttributeValue>", with: value), .grammar)
  }

  @Test("SAM-11: encryption is refused as such, whatever it is made with")
  func encryption() async throws {
    let cbc = "http://www.w3.org/2001/04/xmlenc#aes128-cbc"
    let data =
      "<xenc:EncryptedData xmlns:xenc=\"http://www.w3.org/2001/04/xmlenc#\">"
      + "<xenc:EncryptionMethod Algorithm=\"\(cbc)\"></xenc:EncryptionMethod></xenc:EncryptedData>"
    let encrypted =
      "<saml:EncryptedAssertion xmlns:saml=\"\(SAMLSample.assertionSpace)\">\(data)"
      + "</saml:EncryptedAssertion>"
    try await expect(good.response(around: encrypted), .encryption)
    try await expect(good.response(around: encrypted + good.assertion), .grammar)
    let id = "<saml:EncryptedID>\(data)</saml:EncryptedID>"
    try await expect(
      document.replacing("<saml:NameID>ada@example.com</saml:NameID>", with: id),
      .encryption
    )
    let attribute = "<saml:EncryptedAttribute>\(data)</saml:EncryptedAttribute>"
    try await expect(
      document.replacing(
        "</saml:AttributeStatement>",
        with: "\(attribute)</saml:AttributeStatement>"
      ),
      .encryption
    )
  }
}
