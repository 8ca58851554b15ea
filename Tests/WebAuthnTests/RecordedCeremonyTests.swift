import Cryptography
import Testing
import WebAuthn

@Suite("Ceremonies of real authenticators")
struct RecordedCeremonyTests {
  private func expected(
    _ ceremony: RecordedCeremonies.Ceremony,
    needsUserVerification: Bool = false
  ) throws -> ExpectedCeremony {
    ExpectedCeremony(
      relyingParty: RelyingParty(id: "localhost"),
      challenge: try #require(Base64URL.decode(ceremony.challenge)),
      needsUserVerification: needsUserVerification
    )
  }

  @Test("PKY-5, PKY-7: what was registered elsewhere is registered here")
  func registrations() throws {
    for (ceremony, attestation, algorithm, count) in [
      (RecordedCeremonies.unattested, Attestation.none, COSEAlgorithm.es256, UInt32(23)),
      (RecordedCeremonies.packed, .certificate, .es256, 52),
      (RecordedCeremonies.packedEd25519, .certificate, .edDSA, 2),
    ] {
      let response = try CredentialResponse(json: ceremony.json)
      let made = try response.registered(as: expected(ceremony))
      #expect(Base64URL.encode(made.id) == ceremony.id)
      #expect(made.attestation == attestation && made.signCount == count)
      #expect(made.key.algorithm == algorithm)
    }
  }

  @Test("PKY-8: what was proved elsewhere is proved here, by its own key alone")
  func assertions() throws {
    let all = [
      (RecordedCeremonies.elliptic, UInt32(78)), (RecordedCeremonies.rsa, 1),
      (RecordedCeremonies.edwards, 7),
    ]
    for (ceremony, count) in all {
      let response = try CredentialResponse(json: ceremony.json)
      for (other, _) in all {
        let key = try COSEKey(encoded: try #require(Base64URL.decode(other.key)))
        if other.id == ceremony.id {
          #expect(try response.asserted(by: key, as: expected(ceremony)).signCount == count)
        } else {
          #expect(throws: WebAuthnError.wrongSignature) {
            try response.asserted(by: key, as: expected(ceremony))
          }
        }
      }
    }
  }

  @Test("PKY-5: a use without verification is none where it is required")
  func verification() throws {
    let ceremony = RecordedCeremonies.elliptic
    let key = try COSEKey(encoded: try #require(Base64URL.decode(ceremony.key)))
    #expect(throws: WebAuthnError.userNotVerified) {
      try CredentialResponse(json: ceremony.json)
        .asserted(by: key, as: expected(ceremony, needsUserVerification: true))
    }
  }

  @Test("PKY-7: a statement about another passkey is refused")
  func statement() throws {
    let ceremony = RecordedCeremonies.packed
    // A byte of the signature.
    let object = try #require(ceremony.members["attestationObject"])
    let other = RecordedCeremonies.Ceremony(
      id: ceremony.id,
      challenge: ceremony.challenge,
      clientDataJSON: ceremony.clientDataJSON,
      members: ["attestationObject": object.replacing("AOfrFlQp", with: "AOfrFlQq")]
    )
    #expect(throws: WebAuthnError.wrongAttestation) {
      try CredentialResponse(json: other.json).registered(as: expected(other))
    }
  }
}
