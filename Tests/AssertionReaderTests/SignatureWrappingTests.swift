import AssertionReaderService
import SAMLTestSupport
import Testing

/// The eight ways of signature wrapping (SAM-1), each made from a good document.
@Suite struct SignatureWrappingTests {
  private let signer: SAMLSigner
  private let good = Reading.sample()
  private let evil = Reading.sample {
    $0.responseID = "_evil-response"
    $0.assertionID = "_evil-assertion"
    $0.nameID = "admin@example.com"
  }

  init() throws {
    signer = try Reading.signer()
  }

  /// The good response's own signature, and the response without it.
  private func signedResponse() throws -> (signature: String, plain: String) {
    let plain = good.response(around: good.assertion)
    return (try signer.signature(over: plain, id: good.responseID), plain)
  }

  private func signedAssertion() throws -> (signature: String, plain: String, whole: String) {
    let signature = try signer.signature(over: good.assertion, id: good.assertionID)
    return (signature, good.assertion, SAMLSigner.inserting(signature, into: good.assertion))
  }

  private func inside(_ signature: String, _ content: String) -> String {
    signature.replacing("</ds:Signature>", with: "\(content)</ds:Signature>")
  }

  private func evilResponse(_ signature: String) -> String {
    SAMLSigner.inserting(signature, into: evil.response(around: evil.assertion))
  }

  @Test("SAM-1: wrapping 1, the signed response stands in the signature of another")
  func first() async throws {
    let (signature, plain) = try signedResponse()
    #expect(try await Reading.step(evilResponse(inside(signature, plain))) == .signature)
  }

  @Test("SAM-1: wrapping 2, the signed response stands before the signature of another")
  func second() async throws {
    let (signature, plain) = try signedResponse()
    #expect(try await Reading.step(evilResponse(plain + signature)) == .grammar)
  }

  @Test("SAM-1: wrapping 3, another assertion stands before the signed one")
  func third() async throws {
    let whole = try signedAssertion().whole
    #expect(try await Reading.step(good.response(around: evil.assertion + whole)) == .grammar)
    #expect(try await Reading.step(good.response(around: whole + evil.assertion)) == .grammar)
  }

  @Test("SAM-1: wrapping 4, the signed assertion stands in another")
  func fourth() async throws {
    let whole = try signedAssertion().whole
    let wrapping = evil.assertion.replacing("</saml:Assertion>", with: "\(whole)</saml:Assertion>")
    #expect(try await Reading.step(good.response(around: wrapping)) == .grammar)
  }

  @Test("SAM-1: wrapping 5, another assertion has the signature, the signed one follows")
  func fifth() async throws {
    let (signature, plain, _) = try signedAssertion()
    let wrapping = SAMLSigner.inserting(signature, into: evil.assertion) + plain
    #expect(try await Reading.step(good.response(around: wrapping)) == .grammar)
  }

  @Test("SAM-1: wrapping 6, the signed assertion stands in the signature of another")
  func sixth() async throws {
    let (signature, plain, _) = try signedAssertion()
    let wrapping = SAMLSigner.inserting(inside(signature, plain), into: evil.assertion)
    #expect(try await Reading.step(good.response(around: wrapping)) == .signature)
  }

  @Test("SAM-1: wrapping 7, another assertion stands among extensions")
  func seventh() async throws {
    let whole = try signedAssertion().whole
    let extensions = "<samlp:Extensions>\(evil.assertion)</samlp:Extensions>"
    let document = SAMLSigner.inserting(extensions, into: good.response(around: whole))
    #expect(try await Reading.step(document) == .grammar)
  }

  @Test("SAM-1: wrapping 8, the signed assertion is an object of the signature of another")
  func eighth() async throws {
    let (signature, plain, _) = try signedAssertion()
    let object = "<ds:Object>\(plain)</ds:Object>"
    let wrapping = SAMLSigner.inserting(inside(signature, object), into: evil.assertion)
    #expect(try await Reading.step(good.response(around: wrapping)) == .signature)
  }

  @Test("SAM-1: a signed assertion in the value of an attribute is none")
  func inValue() async throws {
    let whole = try signedAssertion().whole
    let wrapping = Reading.sample {
      $0.assertionID = "_outer"
      $0.attributes = [("a", [whole])]
    }
    #expect(try await Reading.step(wrapping.response(around: wrapping.assertion)) == .grammar)
  }

  @Test("SAM-1: the signature of another assertion of the provider signs nothing here")
  func moved() async throws {
    let signature = try signedAssertion().signature
    let wrapping = SAMLSigner.inserting(signature, into: evil.assertion)
    #expect(try await Reading.step(good.response(around: wrapping)) == .signature)
    // Also where the identifier is the same: the digest is of other octets.
    let same = Reading.sample { $0.nameID = "admin@example.com" }
    let copied = SAMLSigner.inserting(signature, into: same.assertion)
    #expect(try await Reading.step(same.response(around: copied)) == .signature)
  }
}
