import Cryptography
import Domain
import IdentityFederationProofs
import SAMLTestSupport
import TestSupport
import Testing

/// The proof of an assertion by itself, as an exchange of tokens presents it.
@Suite struct SAMLAssertionProofTests {
  @Test("an assertion tells id, name, attributes, session and its end")
  func assertion() async throws {
    let fixture = try await LoginFixture()
    let signer = try #require(SAMLSigner.provider)
    let sample = SAMLSample(at: fixture.clock.now())
    let document = try signer.signed(sample.assertion, id: sample.assertionID)
    let metadata = SAMLMetadata(
      entityID: SAMLSample.issuer,
      certificates: [
        SAMLCertificate(der: signer.certificate, notBeforeUnixMillis: 0, notAfterUnixMillis: .max)
      ]
    )
    let expectations = SAMLExpectations(audiences: [SAMLSample.audience])
    let proof = SAMLAssertionProof(reader: fixture.reader)
    let proved = try await proof.prove(
      Base64URL.encode(Array(document.utf8)),
      .assertion,
      by: metadata,
      expecting: expectations,
      at: fixture.clock.now(),
      context: fixture.context
    )
    #expect(proved.id == sample.assertionID && proved.issuer == SAMLSample.issuer)
    #expect(proved.nameID == "ada@example.com" && proved.audience == SAMLSample.audience)
    #expect(proved.attributes.map(\.name) == ["mail"] && proved.sessionIndex == "_session")
    #expect(proved.sessionEndsAt == sample.now.adding(seconds: 3600))
    #expect(proved.authenticatedAt == sample.now.adding(seconds: -5))
    #expect(proved.expiresAt == sample.now.adding(seconds: 360))
    await #expect(throws: ProofFailure<SAMLRefusal>.refused(.malformed)) {
      try await proof.prove(
        Base64URL.encode(Array(document.utf8)),
        .response,
        by: metadata,
        expecting: expectations,
        at: fixture.clock.now(),
        context: fixture.context
      )
    }
  }
}
