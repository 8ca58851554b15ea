import Cryptography
import Domain
import IdentityFederationAccessKeys
import IdentityFederationCore
import IdentityFederationCredentials
import IdentityFederationMessages
import IdentityFederationService
import RPC
import TestSupport
import Testing

@Suite("Requests signed with temporary credentials: DID-23, DID-38")
struct TemporarySignatureTests {
  private struct Stage {
    let fixture: FederationFixture
    let issued: IssuedCredentials

    init(seconds: Int64 = 3600) async throws {
      fixture = try await FederationFixture()
      // Another instance under the same sealing keys issued them.
      let credentials = TemporaryCredentials(
        sealer: try Sample.sealer(),
        random: StrongRandomSource()
      )
      issued = try credentials.issue(
        for: try Sample.session(from: fixture.clock.now(), seconds: seconds)
      )
    }

    func refusal(
      _ change: (inout SessionSigner) -> Void = { _ in }
    ) async -> IdentityFederationFailure? {
      var signer = SessionSigner(issued)
      change(&signer)
      return await fixture.refusal(of: signer.request(at: fixture.clock.now()))
    }
  }

  @Test("the holder is told as the identity, with its role, tags and end")
  func proved() async throws {
    let stage = try await Stage()
    let response = try await stage.fixture.federation.requestSignatures.verifySignature(
      SessionSigner(stage.issued).request(at: stage.fixture.clock.now()),
      context: stage.fixture.context
    )
    #expect(response.accessKeyId == stage.issued.accessKeyID)
    let principal = try #require(response.principal)
    #expect(principal.accessKeyId == stage.issued.accessKeyID)
    #expect(principal.identityPoolId == Sample.pool.text)
    #expect(principal.identityId == Sample.identity.text)
    #expect(principal.roleArn == Sample.role)
    #expect(principal.sessionName == "CognitoIdentityCredentials")
    #expect(principal.tags == ["team": "red"])
    #expect(principal.isAuthenticated == true)
    #expect(principal.expiresAtUnixMillis == stage.issued.expiration.unixMillis)
  }

  @Test("without the token, with another's, or with another secret they prove nothing")
  func forged() async throws {
    let stage = try await Stage()
    let other = try await Stage()
    #expect(await stage.refusal { $0.sessionToken = nil } == .unknownAccessKey)
    #expect(await stage.refusal { $0.sessionToken = "" } == .unknownAccessKey)
    #expect(
      await stage.refusal { $0.sessionToken = other.issued.sessionToken } == .unknownAccessKey
    )
    #expect(await stage.refusal { $0.accessKeyID = other.issued.accessKeyID } == .unknownAccessKey)
    #expect(await stage.refusal { $0.secretKey = other.issued.secretKey } == .signatureMismatch)
    #expect(await stage.refusal() == nil)
  }

  @Test("a signature for another region, service or request is another")
  func otherScope() async throws {
    let stage = try await Stage()
    let now = stage.fixture.clock.now()
    var signer = SessionSigner(stage.issued)
    let signed = signer.request(at: now).signature
    let changes: [(inout SessionSigner) -> Void] = [
      { $0.region = "eu-west-1" }, { $0.service = "sts" },
      { $0.payloadHash = String(repeating: "b", count: 64) },
    ]
    for change in changes {
      signer = SessionSigner(stage.issued)
      change(&signer)
      var request = signer.request(at: now)
      request.signature = signed
      #expect(await stage.fixture.refusal(of: request) == .signatureMismatch)
    }
  }

  @Test("they end to the second, and only their holder is told so")
  func ended() async throws {
    let stage = try await Stage(seconds: 900)
    stage.fixture.clock.advance(by: .seconds(899))
    #expect(await stage.refusal() == nil)
    stage.fixture.clock.advance(by: .seconds(1))
    #expect(await stage.refusal() == .expiredToken)
    #expect(await stage.refusal { $0.secretKey = "made up" } == .signatureMismatch)
  }

  @Test("an access key is none with a session token, whatever its signature")
  func accessKeyWithToken() async throws {
    let stage = try await Stage()
    let key = "AKIAIOSFODNN7EXAMPLE"
    try await stage.fixture.importKey(key, "secret")
    let change: (inout SessionSigner) -> Void = {
      $0.accessKeyID = key
      $0.secretKey = "secret"
    }
    #expect(await stage.refusal(change) == .unknownAccessKey)
    #expect(
      await stage.refusal {
        change(&$0)
        $0.sessionToken = nil
      } == nil
    )
  }

  @Test("a presigned request is good for the time that it names, 15 minutes at most")
  func presigned() async throws {
    let stage = try await Stage()
    let signed = stage.fixture.clock.now()
    func refusal(_ seconds: Int64?) async -> IdentityFederationFailure? {
      let request = SessionSigner(stage.issued).request(at: signed, expiresSeconds: seconds)
      return await stage.fixture.refusal(of: request)
    }
    for seconds in [0, -1, 901] as [Int64] {
      #expect(await refusal(seconds) == .invalidParameter("expires_seconds is out of range"))
    }
    stage.fixture.clock.advance(by: .seconds(60))
    #expect(await refusal(60) == nil)
    stage.fixture.clock.advance(by: .seconds(1))
    #expect(
      await refusal(60)
        == .signatureExpired(
          """
          Signature expired: 20261121T000000Z is now earlier than 20261121T000001Z \
          (20261121T000101Z - 1 min.)
          """
        )
    )
    stage.fixture.clock.advance(by: .seconds(839))
    #expect(await refusal(900) == nil)
    #expect(
      await refusal(nil)
        == .signatureExpired(
          """
          Signature expired: 20261121T000000Z is now earlier than 20261121T001000Z \
          (20261121T001500Z - 5 min.)
          """
        )
    )
  }
}

/// Random as in service: two of these never issue the same.
struct StrongRandomSource: RandomSource {
  func bytes(_ count: Int) -> [UInt8] { SecureRandom.bytes(count) }
}
