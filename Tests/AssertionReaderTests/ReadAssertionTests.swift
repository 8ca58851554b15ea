import AssertionReaderMessages
import AssertionReaderService
import Cryptography
import Domain
import SAMLTestSupport
import Testing

/// Documents that are read, and the limits of what is.
@Suite struct ReadAssertionTests {
  @Test("a response with a signed assertion is read")
  func signedAssertion() async throws {
    let sample = Reading.sample { $0.attributes = [("mail", ["a@b", "c@d"]), ("empty", [])] }
    let read = try await Reading.read(sample.signed(by: Reading.signer())).get()
    #expect(read.response?.isSigned == false)
    #expect(read.response?.status == "urn:oasis:names:tc:SAML:2.0:status:Success")
    #expect(read.response?.destination == SAMLSample.recipient)
    let assertion = try #require(read.assertion)
    #expect(assertion.id == "_assertion-1" && assertion.issuer == SAMLSample.issuer)
    #expect(assertion.subject?.text == "ada@example.com")
    #expect(assertion.audienceRestrictions.map(\.audiences) == [[SAMLSample.audience]])
    #expect(assertion.attributes.map(\.name) == ["mail", "empty"])
    #expect(assertion.attributes.map(\.values) == [["a@b", "c@d"], []])
    let now = Reading.now.unixMillis
    #expect(assertion.notBeforeUnixMillis == now - 10_000)
    #expect(assertion.confirmations.map(\.notOnOrAfterUnixMillis) == [now + 300_000])
    #expect(assertion.confirmations.map(\.recipient) == [SAMLSample.recipient])
    let statement = try #require(assertion.authnStatements.first)
    #expect(statement.sessionIndex == "_session")
    #expect(statement.sessionNotOnOrAfterUnixMillis == now + 3_600_000)
  }

  @Test("a signed response is read, also where its assertion is signed too")
  func signedResponse() async throws {
    let (sample, signer) = (Reading.sample(), try Reading.signer())
    let both = try signer.signed(sample.signed(by: signer), id: sample.responseID)
    for document in [try sample.signedAsAWhole(by: signer), both] {
      let read = try await Reading.read(document).get()
      #expect(read.response?.isSigned == true)
      #expect(read.assertion?.subject?.text == "ada@example.com")
    }
  }

  @Test("an assertion by itself is read where one is expected, and nowhere else")
  func bareAssertion() async throws {
    let (sample, signer) = (Reading.sample(), try Reading.signer())
    let bare = try signer.signed(sample.assertion, id: sample.assertionID)
    let read = try await Reading.read(bare, isBare: true).get()
    #expect(read.response == nil && read.assertion?.id == sample.assertionID)
    #expect(try await Reading.step(bare) == .grammar)
    #expect(try await Reading.step(sample.signed(by: signer), isBare: true) == .grammar)
  }

  @Test("base64 may have lines, the alphabet for URLs, and no padding")
  func base64() async throws {
    let document = Array(try Reading.sample().signed(by: Reading.signer()).utf8)
    let usual = Array(Base64.encode(document).utf8)
    var lines: [UInt8] = []
    for (index, byte) in usual.enumerated() {
      if index > 0, index.isMultiple(of: 76) { lines += [0x0D, 0x0A] }
      lines.append(byte)
    }
    for text in [usual, lines, Base64URL.encodedBytes(document)] {
      _ = try await Reading.read(base64: text).get()
    }
  }

  @Test("step 1: what is empty, no base64 or too long is not decoded")
  func length() async throws {
    let letters = { [UInt8](repeating: UInt8(ascii: "A"), count: $0) }
    for (text, step) in [
      ([], .length), (Array("no base64!".utf8), .length), (letters(200_001), .length),
      (letters(200_000), .parsing),
    ] as [([UInt8], ReadingStep)] {
      let read = try await Reading.read(base64: text)
      #expect(throws: AssertionReaderFailure.refused(step)) { try read.get() }
    }
  }

  @Test("step 7: a signed assertion has a length")
  func longAssertion() async throws {
    for (length, step) in [(90_000, nil), (101_000, ReadingStep.content)] {
      let value = String(repeating: "a", count: length)
      let sample = Reading.sample { $0.attributes = [("long", [value])] }
      #expect(try await Reading.step(sample.signed(by: Reading.signer())) == step)
    }
  }

  @Test("any of several certificates may have signed; none, too many and none at all do not")
  func certificates() async throws {
    let document = try Reading.sample().signed(by: Reading.signer())
    let (own, other) = (
      try Reading.signer().certificate, try #require(SAMLSigner.stranger).certificate
    )
    _ = try await Reading.read(document, certificates: [other, own]).get()
    for certificates in [[], [[1, 2, 3]], [[UInt8]](repeating: own, count: 17)] {
      let read = try await Reading.read(document, certificates: certificates)
      #expect(
        throws: AssertionReaderFailure.invalidRequest("the certificates are none or too many")
      ) {
        try read.get()
      }
    }
  }

  @Test("a name keeps its whitespace, and a value the text of what it holds")
  func texts() async throws {
    let sample = Reading.sample {
      $0.nameID = " ada "
      $0.attributes = [
        ("eduPersonTargetedID", ["<saml:NameID>opaque</saml:NameID>"]), ("amp", ["a&amp;b"]),
      ]
    }
    let read = try await Reading.read(sample.signed(by: Reading.signer())).get()
    #expect(read.assertion?.subject?.text == " ada ")
    #expect(read.assertion?.attributes.flatMap(\.values) == ["opaque", "a&b"])
  }
}
