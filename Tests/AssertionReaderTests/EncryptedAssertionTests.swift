import AssertionReaderMessages
import AssertionReaderService
import Logging
import RPC
import SAMLTestSupport
import TestSupport
import Testing

@testable import Cryptography

/// Assertions that are encrypted for the pool (SAM-11).
@Suite struct EncryptedAssertionTests {
  private static let key = [UInt8](0..<32)
  private static let gcm = "http://www.w3.org/2009/xmlenc11#aes256-gcm"
  private static let oaep = "http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p"

  /// An EncryptedAssertion in canonical form.
  private static func encrypted(
    _ assertion: String,
    content: String = gcm,
    wrapping: String = oaep,
    key: [UInt8] = key
  ) throws -> String {
    let nonce = [UInt8](repeating: 3, count: 12)
    let box = try GCM.seal(Array(assertion.utf8), key: key, nonce: nonce, associatedData: [])
    return "<saml:EncryptedAssertion xmlns:saml=\"\(SAMLSample.assertionSpace)\">"
      + "<xenc:EncryptedData xmlns:xenc=\"http://www.w3.org/2001/04/xmlenc#\""
      + " Type=\"http://www.w3.org/2001/04/xmlenc#Element\">"
      + "<xenc:EncryptionMethod Algorithm=\"\(content)\"></xenc:EncryptionMethod>"
      + "<ds:KeyInfo xmlns:ds=\"\(SAMLSample.signatureSpace)\"><xenc:EncryptedKey>"
      + "<xenc:EncryptionMethod Algorithm=\"\(wrapping)\"></xenc:EncryptionMethod>"
      + "<xenc:CipherData><xenc:CipherValue>AQID</xenc:CipherValue></xenc:CipherData>"
      + "</xenc:EncryptedKey></ds:KeyInfo><xenc:CipherData><xenc:CipherValue>"
      + "\(Base64.encode(nonce + box))</xenc:CipherValue></xenc:CipherData></xenc:EncryptedData>"
      + "</saml:EncryptedAssertion>"
  }

  private func read(
    _ document: String,
    key: [UInt8]? = key
  ) async throws -> Result<ReadAssertionResponse, AssertionReaderFailure> {
    let reader = AssertionReader(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let certificate = try Reading.signer().certificate
    do throws(AssertionReaderFailure) {
      return .success(
        try await reader.readAssertion(
          ReadAssertionRequest(
            document: Array(Base64.encode(Array(document.utf8)).utf8),
            certificates: [SamlCertificate(der: certificate)],
            contentKey: key
          ),
          context: RPCCallContext(requestID: "test", deadline: .now + patience)
        )
      )
    } catch {
      return .failure(error)
    }
  }

  private func step(_ document: String, key: [UInt8]? = key) async throws -> ReadingStep? {
    guard case .failure(.refused(let step)) = try await read(document, key: key) else { return nil }
    return step
  }

  @Test("one that was signed and then encrypted is read by its key")
  func signedInside() async throws {
    let (sample, signer) = (Reading.sample(), try Reading.signer())
    let inner = try signer.signed(sample.assertion, id: sample.assertionID)
    let document = sample.response(around: try Self.encrypted(inner))
    let read = try await read(document).get()
    #expect(read.assertion?.subject?.text == "ada@example.com")
    #expect(read.response?.isSigned == false)
    // Without a key, or by another one, it is refused.
    #expect(try await step(document, key: nil) == .encryption)
    #expect(try await step(document, key: [UInt8](repeating: 9, count: 32)) == .encryption)
    #expect(try await step(document, key: [UInt8](0..<16)) == .encryption)
  }

  @Test("one within a signed response is read, and counts by that signature")
  func signedOutside() async throws {
    let (sample, signer) = (Reading.sample(), try Reading.signer())
    let response = sample.response(around: try Self.encrypted(sample.assertion))
    let signed = try signer.signed(response, id: sample.responseID)
    let read = try await read(signed).get()
    #expect(read.response?.isSigned == true && read.assertion?.id == sample.assertionID)
    // Every site can encrypt for the pool: without a signature it says nothing.
    #expect(try await step(response) == .signature)
    let stranger = try #require(SAMLSigner.stranger)
    #expect(try await step(try stranger.signed(response, id: sample.responseID)) == .signature)
    let other = try stranger.signed(sample.assertion, id: sample.assertionID)
    #expect(try await step(sample.response(around: try Self.encrypted(other))) == .signature)
  }

  @Test("SAM-11: CBC and PKCS#1 1.5, which tell their content byte by byte, are refused")
  func forms() async throws {
    let (sample, signer) = (Reading.sample(), try Reading.signer())
    let inner = try signer.signed(sample.assertion, id: sample.assertionID)
    let cbc = try Self.encrypted(inner, content: "http://www.w3.org/2001/04/xmlenc#aes256-cbc")
    #expect(try await step(sample.response(around: cbc)) == .encryption)
    let padded = try Self.encrypted(
      inner,
      wrapping: "http://www.w3.org/2001/04/xmlenc#rsa-1_5"
    )
    #expect(try await step(sample.response(around: padded)) == .encryption)
  }

  @Test("SAM-1: a plain assertion beside or in place of the encrypted one is refused")
  func wrapped() async throws {
    let (sample, signer) = (Reading.sample(), try Reading.signer())
    let inner = try signer.signed(sample.assertion, id: sample.assertionID)
    let encrypted = try Self.encrypted(inner)
    #expect(try await step(sample.response(around: encrypted + inner)) == .grammar)
    #expect(try await step(sample.response(around: encrypted + encrypted)) == .grammar)
    #expect(try await step(sample.response(around: inner)) == .encryption)
    let changed = inner.replacing("ada@example.com", with: "bob@example.com")
    #expect(try await step(sample.response(around: try Self.encrypted(changed))) == .signature)
  }

  @Test("how it is encrypted is told, and nothing where it is not")
  func encryptedKey() async throws {
    let reader = AssertionReader(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let sample = Reading.sample()
    let document = sample.response(around: try Self.encrypted(sample.assertion))
    func key(_ document: String) async throws(AssertionReaderFailure) -> ReadEncryptedKeyResponse {
      try await reader.readEncryptedKey(
        ReadEncryptedKeyRequest(document: Array(Base64.encode(Array(document.utf8)).utf8)),
        context: RPCCallContext(requestID: "test", deadline: .now + patience)
      )
    }
    let told = try await key(document)
    #expect(told.wrappedKey == [1, 2, 3] && told.digest == "SHA1" && told.maskDigest == "SHA1")
    await #expect(throws: AssertionReaderFailure.refused(.encryption)) {
      try await key(sample.response(around: sample.assertion))
    }
  }
}
