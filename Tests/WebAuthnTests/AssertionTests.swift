import CBOR
import Cryptography
import Testing
import WebAuthn
import WebAuthnTestSupport

@Suite("A use of a passkey")
struct AssertionTests {
  private let challenge = SecureRandom.bytes(32)
  private let authenticator: SoftwareAuthenticator

  init() throws {
    authenticator = try SoftwareAuthenticator(relyingPartyID: "example.com")
  }

  private func assert(
    _ change: (inout SoftwareAuthenticator) -> Void = { _ in }
  ) throws -> ProvedAssertion {
    var authenticator = authenticator
    change(&authenticator)
    let response = try CredentialResponse(json: authenticator.assertion(challenge))
    return try response.asserted(
      by: COSEKey(encoded: self.authenticator.coseKey.encoded),
      as: ExpectedCeremony(
        relyingParty: RelyingParty(id: "example.com"),
        challenge: challenge,
        needsUserVerification: true
      )
    )
  }

  private func refusal(_ change: (inout SoftwareAuthenticator) -> Void) throws -> WebAuthnError? {
    do {
      _ = try assert(change)
      return nil
    } catch let error as WebAuthnError {
      return error
    }
  }

  @Test("PKY-8: the signature is over what the authenticator and the browser say")
  func signature() throws {
    let proved = try assert { $0.signCount = 9 }
    #expect(proved.signCount == 9 && proved.flags.contains([.userPresent, .userVerified]))
    let other = try SoftwareAuthenticator(relyingPartyID: "example.com")
    #expect(try refusal { $0 = other } == .wrongSignature)
  }

  @Test("PKY-8: each part is that which was asked for")
  func parts() throws {
    #expect(try refusal { $0.assertionType = "webauthn.create" } == .wrongType)
    #expect(try refusal { $0.origin = "https://app.example.com" } == .wrongOrigin)
    #expect(try refusal { $0.crossOrigin = "true" } == .wrongOrigin)
    #expect(try refusal { $0.topOrigin = "https://example.com" } == .wrongOrigin)
    #expect(try refusal { $0.relyingPartyID = "example.org" } == .wrongRelyingParty)
    #expect(try refusal { $0.flags &= ~0x01 } == .userNotPresent)
    #expect(try refusal { $0.flags &= ~0x04 } == .userNotVerified)
    #expect(try refusal { $0.flags &= ~0x08 } == .malformed)
    #expect(try refusal { $0.extensions = [0x00] } == .malformed)
  }

  @Test("PKY-8: a registration is no use of a passkey, and the other way round")
  func mixed() throws {
    let expected = ExpectedCeremony(
      relyingParty: RelyingParty(id: "example.com"),
      challenge: challenge,
      needsUserVerification: true
    )
    let key = try COSEKey(encoded: authenticator.coseKey.encoded)
    let made = try CredentialResponse(json: authenticator.registration(challenge))
    #expect(throws: WebAuthnError.malformed) { try made.asserted(by: key, as: expected) }
    let used = try CredentialResponse(json: authenticator.assertion(challenge))
    #expect(throws: WebAuthnError.malformed) { try used.registered(as: expected) }
  }

  @Test("PKY-8: a signature on a curve has one spelling")
  func spelling() throws {
    let key = try COSEKey(encoded: authenticator.coseKey.encoded)
    let text = try authenticator.assertion(challenge)
    let parts = text.split(separator: #""signature":""#)
    let signature = try #require(
      parts.last?.split(separator: "\"").first.flatMap { Base64URL.decode(String($0)) }
    )
    let expected = ExpectedCeremony(
      relyingParty: RelyingParty(id: "example.com"),
      challenge: challenge,
      needsUserVerification: true
    )
    func isAccepted(_ changed: [UInt8]) throws -> Bool {
      let json = text.replacing(Base64URL.encode(signature), with: Base64URL.encode(changed))
      do throws(WebAuthnError) {
        _ = try CredentialResponse(json: json).asserted(by: key, as: expected)
        return true
      } catch {
        #expect(error == .wrongSignature)
        return false
      }
    }
    #expect(try isAccepted(signature))
    #expect(try !isAccepted(signature + [0]))
    #expect(try !isAccepted([]))
    #expect(try !isAccepted([0x30, 0x81] + signature.dropFirst()))
  }

  @Test("PKY-8: the handle is told as it came, and is no proof")
  func userHandle() throws {
    var authenticator = authenticator
    authenticator.userHandle = Array(1...32)
    let response = try CredentialResponse(json: authenticator.assertion(challenge))
    #expect(response.userHandle == Array(1...32))
  }
}
