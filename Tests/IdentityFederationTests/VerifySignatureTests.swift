import Domain
import IdentityFederationAccessKeys
import IdentityFederationCore
import IdentityFederationMessages
import IdentityFederationService
import RPC
import TestSupport
import Testing

@Suite("VerifySignature")
struct VerifySignatureTests {
  private func prepared(_ vector: SignatureVector = .example) async throws -> FederationFixture {
    let fixture = try await FederationFixture()
    try await fixture.importKey(vector.accessKeyID, vector.secret)
    fixture.clock.set(Instant(unixSeconds: vector.unixSeconds))
    return fixture
  }

  @Test("what botocore signed is accepted", arguments: SignatureVector.all)
  func botocore(vector: SignatureVector) async throws {
    let fixture = try await prepared(vector)
    let response = try await fixture.federation.requestSignatures.verifySignature(
      vector.request,
      context: fixture.context
    )
    #expect(response.accessKeyId == vector.accessKeyID)
    #expect(response.accountId == "123456789012")
  }

  @Test(
    "a signature that is wrong anywhere, cut short or padded is refused",
    arguments: [
      "", "0", String(SignatureVector.example.signature.dropLast()),
      String(SignatureVector.example.signature.dropLast(32)),
      SignatureVector.example.signature + "0", SignatureVector.example.signature.uppercased(),
      "1" + SignatureVector.example.signature.dropFirst(),
      SignatureVector.example.signature.dropLast() + "f",
      String(repeating: "0", count: 64), "ü" + String(repeating: "0", count: 62),
    ]
  )
  func wrongSignature(signature: String) async throws {
    let fixture = try await prepared()
    var request = SignatureVector.example.request
    request.signature = signature
    #expect(await fixture.refusal(of: request) == .signatureMismatch)
  }

  @Test("a signature made for another region is refused")
  func otherRegion() async throws {
    let fixture = try await prepared()
    var request = SignatureVector.example.request
    request.scopeRegion = "eu-west-1"
    #expect(await fixture.refusal(of: request) == .signatureMismatch)
  }

  @Test("a signature made for another service is refused")
  func otherService() async throws {
    let fixture = try await prepared()
    var request = SignatureVector.example.request
    request.scopeService = "s3"
    #expect(await fixture.refusal(of: request) == .signatureMismatch)
  }

  @Test("an old signature is not refreshed by a new date around it")
  func replayedUnderNewDate() async throws {
    let fixture = try await prepared()
    fixture.clock.advance(by: .seconds(86_400))
    var request = SignatureVector.example.request
    request.amzDate = "20261122T000102Z"
    request.scopeDate = "20261122"
    #expect(await fixture.refusal(of: request) == .signatureMismatch)
  }

  @Test("a gateway of the version before sends the string to sign, which must be of the scope")
  func versionBefore() async throws {
    let fixture = try await prepared()
    var request = SignatureVector.example.requestOfVersionBefore
    #expect(await fixture.refusal(of: request) == nil)
    request.scopeRegion = "eu-west-1"
    #expect(await fixture.refusal(of: request) == .signatureMismatch)
    request.stringToSign = request.stringToSign?.replacing("us-east-1", with: "eu-west-1")
    #expect(await fixture.refusal(of: request) == .signatureMismatch)
    request.stringToSign = nil
    #expect(
      await fixture.refusal(of: request)
        == .invalidParameter("a member of the signature is missing")
    )
  }

  @Test("a signature is good for five minutes to the second, in both directions")
  func skew() async throws {
    let fixture = try await prepared()
    let request = SignatureVector.example.request
    let signed = SignatureVector.example.unixSeconds
    for offset in [-300, -299, 0, 299, 300] as [Int64] {
      fixture.clock.set(Instant(unixMillis: (signed + offset) * 1000 + 999))
      #expect(await fixture.refusal(of: request) == nil)
    }
    fixture.clock.set(Instant(unixSeconds: signed + 301))
    #expect(
      await fixture.refusal(of: request)
        == .signatureExpired(
          """
          Signature expired: 20261121T000102Z is now earlier than 20261121T000103Z \
          (20261121T000603Z - 5 min.)
          """
        )
    )
    fixture.clock.set(Instant(unixSeconds: signed - 301))
    #expect(
      await fixture.refusal(of: request)
        == .signatureNotYetCurrent(
          """
          Signature not yet current: 20261121T000102Z is still later than 20261121T000101Z \
          (20261120T235601Z + 5 min.)
          """
        )
    )
  }

  @Test("the scope's date must be the request's day")
  func scopeDate() async throws {
    let fixture = try await prepared()
    var request = SignatureVector.example.request
    request.scopeDate = "20261120"
    #expect(
      await fixture.refusal(of: request)
        == .invalidSignature(
          """
          Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from \
          HTTP: '20261120' != '20261121', from '20261121T000102Z'.
          """
        )
    )
  }

  @Test(
    "a date that is none is refused",
    arguments: [
      "", "20261121", "20261121T000102", "2026-11-21T00:01:02Z", "20261321T000102Z",
      "20260230T000102Z", "20261100T000102Z", "20260021T000102Z", "20261121T240000Z",
      "20261121T006000Z", "20261121T000060Z", "2026112１T00102Z", "99999999T999999Z",
    ]
  )
  func malformedDate(date: String) async throws {
    let fixture = try await prepared()
    var request = SignatureVector.example.request
    request.amzDate = date
    request.scopeDate = String(date.prefix(8))
    #expect(
      await fixture.refusal(of: request)
        == .invalidSignature("Date must be in ISO-8601 'basic format'.")
    )
  }

  @Test("an unknown key is refused, and with the same words an inactive one")
  func unknownAndInactive() async throws {
    let fixture = try await prepared()
    var unknown = SignatureVector.example.request
    unknown.accessKeyId = "AKIAIOSFODNN7UNKNOWN"
    #expect(await fixture.refusal(of: unknown) == .unknownAccessKey)
    let id = SignatureVector.example.accessKeyID
    _ = try await fixture.keys.setAccessKeyStatus(
      SetAccessKeyStatusRequest(accessKeyId: id, status: "Inactive"),
      context: fixture.context
    )
    #expect(await fixture.refusal(of: SignatureVector.example.request) == .unknownAccessKey)
    // Nor does an inactive key tell whether a signature would be right.
    var wrong = SignatureVector.example.request
    wrong.signature = String(repeating: "0", count: 64)
    #expect(await fixture.refusal(of: wrong) == .unknownAccessKey)
    _ = try await fixture.keys.setAccessKeyStatus(
      SetAccessKeyStatusRequest(accessKeyId: id, status: "Active"),
      context: fixture.context
    )
    #expect(await fixture.refusal(of: SignatureVector.example.request) == nil)
  }

  @Test("a deleted key is refused from the next request on")
  func deleted() async throws {
    let fixture = try await prepared()
    #expect(await fixture.refusal(of: SignatureVector.example.request) == nil)
    _ = try await fixture.keys.deleteAccessKey(
      DeleteAccessKeyRequest(accessKeyId: SignatureVector.example.accessKeyID),
      context: fixture.context
    )
    #expect(await fixture.refusal(of: SignatureVector.example.request) == .unknownAccessKey)
  }

  @Test("a request without one of its members is refused")
  func missingMember() async throws {
    let fixture = try await prepared()
    let members: [WritableKeyPath<VerifySignatureRequest, String?>] = [
      \.accessKeyId, \.scopeDate, \.scopeRegion, \.scopeService, \.amzDate, \.canonicalRequest,
      \.signature,
    ]
    for member in members {
      var request = SignatureVector.example.request
      request[keyPath: member] = nil
      #expect(
        await fixture.refusal(of: request)
          == .invalidParameter("a member of the signature is missing")
      )
    }
  }

  @Test("the reasons are those that the gateway's table of public errors knows")
  func reasons() {
    #expect(IdentityFederationFailure.unknownAccessKey.status.reason == "unknown_access_key")
    #expect(IdentityFederationFailure.signatureMismatch.status.reason == "signature_mismatch")
    let expired = IdentityFederationFailure.signatureExpired("sentence").status
    #expect(expired.reason == "signature_expired")
    #expect(expired.details["message"] == "sentence")
    #expect(
      IdentityFederationFailure.signatureNotYetCurrent("").status.reason
        == "signature_not_yet_current"
    )
    #expect(IdentityFederationFailure.invalidSignature("").status.reason == "invalid_signature")
  }
}
