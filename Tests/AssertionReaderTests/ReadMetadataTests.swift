import AssertionReaderMessages
import AssertionReaderService
import Cryptography
import Logging
import RPC
import SAMLTestSupport
import TestSupport
import Testing

/// Metadata of identity providers.
@Suite struct ReadMetadataTests {
  private func read(_ document: String) async throws(AssertionReaderFailure) -> ReadMetadataResponse
  {
    let reader = AssertionReader(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    return try await reader.readMetadata(
      ReadMetadataRequest(document: Array(document.utf8)),
      context: RPCCallContext(requestID: "test", deadline: .now + patience)
    )
  }

  private func certificate() throws -> String {
    Base64.encode(try Reading.signer().certificate)
  }

  @Test("entity, certificates and addresses are read, comments left out (SAM-21)")
  func good() async throws {
    let other = Base64.encode(try #require(SAMLSigner.stranger).certificate)
    let own = try certificate()
    let document = SAMLSampleMetadata.document(
      [own, "\n  " + other + "\n", own],
      more: " validUntil=\"2030-01-01T00:00:00.5Z\""
    )
    let read = try await read(document)
    #expect(read.entityId == SAMLSample.issuer)
    #expect(read.certificates.map { Base64.encode($0.der ?? []) } == [own, other])
    #expect(read.certificates.first?.notAfterUnixMillis == 4_733_510_400_000)
    #expect(read.singleSignOnUrl == "https://idp.example.com/sign-in")
    #expect(read.singleLogoutUrl == "https://idp.example.com/logout")
    #expect(read.validUntilUnixMillis == 1_893_456_000_500)
  }

  @Test("one entity may stand in a list by itself, and two may not")
  func lists() async throws {
    let entity = try SAMLSampleMetadata.document([certificate()])
      .replacing("<?xml version=\"1.0\"?>", with: "")
    let list = { (entities: String) in
      "<md:EntitiesDescriptor xmlns:md=\"urn:oasis:names:tc:SAML:2.0:metadata\">\(entities)"
        + "</md:EntitiesDescriptor>"
    }
    #expect(try await read(list(entity)).entityId == SAMLSample.issuer)
    await #expect(throws: AssertionReaderFailure.self) { try await read(list(entity + entity)) }
  }

  @Test(
    "a document that is not one provider's, or has no good certificate, is refused with a sentence"
  )
  func bad() async throws {
    let good = try SAMLSampleMetadata.document([certificate()])
    let own = try certificate()
    for bad in [
      "", "<a/>", "<!DOCTYPE a>" + good.replacing("<?xml version=\"1.0\"?>", with: ""),
      good.replacing("entityID=\"\(SAMLSample.issuer)\"", with: "entityID=\"\""),
      good.replacing("IDPSSODescriptor", with: "SPSSODescriptor"),
      good.replacing(SAMLSample.protocolSpace, with: "urn:oasis:names:tc:SAML:1.1:protocol"),
      good.replacing("use=\"signing\"", with: "use=\"encryption\""),
      SAMLSampleMetadata.document([]), SAMLSampleMetadata.document(["AAAA"]),
      SAMLSampleMetadata.document([own + "AAAA"]),
      SAMLSampleMetadata.document([String(repeating: "A", count: 4100)]),
      good + String(repeating: " ", count: 1 << 20),
    ] {
      do throws(AssertionReaderFailure) {
        _ = try await read(bad)
        Issue.record("read: \(bad.prefix(200))")
      } catch {
        guard case .metadataInvalid(let sentence) = error else {
          Issue.record("\(error)")
          return
        }
        #expect(sentence.hasSuffix("."))
      }
    }
  }
}
