import Cryptography
import Domain
import GatehouseStubs
import IdentityFederationAccessKeys
import IdentityFederationCore
import IdentityFederationCredentials
import IdentityFederationMessages
import IdentityFederationService
import PublicOperations
import RPC
import TestSupport
import Testing

@Suite("Temporary credentials of an access key: DID-50")
struct AccessKeySessionTests {
  private struct Stage {
    let fixture: FederationFixture
    let holder: KeySession.Holder
    let policy: SessionPolicy?
    let issued: IssuedCredentials

    static let key = "AKIAIOSFODNN7EXAMPLE"

    init(
      _ holder: KeySession.Holder = .user,
      policy: String? = nil,
      key: String = key
    ) async throws {
      fixture = try await FederationFixture()
      self.holder = holder
      self.policy = try policy.map { (text) throws in try SessionPolicy(text) }
      try await fixture.importKey(Self.key, "secret")
      let now = fixture.clock.now()
      issued = try TemporaryCredentials(
        sealer: try Sample.sealer(),
        random: StrongRandomSource()
      ).issue(
        for: AccessKeySession(
          accessKeyID: key,
          holder: holder,
          issuedAt: now,
          expiresAt: now.adding(seconds: 900),
          policy: self.policy
        )
      )
    }

    func request(
      _ change: (inout SessionSigner) -> Void = { _ in }
    ) -> VerifySignatureRequest {
      var signer = SessionSigner(issued)
      signer.service = "cognito-idp"
      signer.target = "AWSCognitoIdentityProviderService.ListUsers"
      signer.body = Array(#"{"UserPoolId":"us-east-1_a"}"#.utf8)
      signer.messageHash = [UInt8](repeating: 1, count: SHA256.byteCount)
      change(&signer)
      return signer.request(at: fixture.clock.now())
    }

    func refusal(
      _ change: (inout SessionSigner) -> Void = { _ in }
    ) async -> IdentityFederationFailure? {
      await fixture.refusal(of: request(change))
    }

    func refusal(
      _ target: String,
      _ body: String,
      of service: String = "cognito-idp"
    ) async -> IdentityFederationFailure? {
      await refusal { signer in
        signer.service = service
        signer.target = target
        signer.body = Array(body.utf8)
      }
    }

    func principal() async throws -> PublicOperations.Principal? {
      let response = try await fixture.federation.requestSignatures.verifySignature(
        request(),
        context: fixture.context
      )
      #expect(response.accessKeyId == issued.accessKeyID)
      return response.principal.flatMap { PublicOperations.Principal($0) }
    }
  }

  private static let role = RoleARN("arn:aws:iam::123456789012:role/team/deploy")

  private static func policy(_ statements: String...) -> String {
    #"{"Statement":[\#(statements.joined(separator: ","))]}"#
  }

  private static func statement(_ effect: String, _ action: String, _ resource: String) -> String {
    #"{"Effect":"\#(effect)","Action":"\#(action)","Resource":"\#(resource)"}"#
  }

  @Test("prove the key, and as whom its holder acts")
  func proved() async throws {
    let role = KeySession.Holder.role(try #require(Self.role), sessionName: "night")
    for holder in [KeySession.Holder.user, role] {
      let stage = try await Stage(holder)
      let session = KeySession(accessKeyID: stage.issued.accessKeyID, holder: holder)
      #expect(
        try await stage.principal() == .accessKey(.init(id: Stage.key, session: session))
      )
    }
    let everything = Self.policy(Self.statement("Allow", "*", "*"))
    let federated = try await Stage(.federatedUser("bob"), policy: everything)
    let session = KeySession(
      accessKeyID: federated.issued.accessKeyID,
      holder: .federatedUser("bob")
    )
    #expect(
      try await federated.principal() == .accessKey(.init(id: Stage.key, session: session))
    )
  }

  @Test("end with their time, and before it with the key")
  func ends() async throws {
    let stage = try await Stage()
    #expect(await stage.refusal() == nil)
    stage.fixture.clock.advance(by: .seconds(900))
    #expect(await stage.refusal() == .expiredToken)

    let inactive = try await Stage()
    _ = try await inactive.fixture.keys.setAccessKeyStatus(
      SetAccessKeyStatusRequest(accessKeyId: Stage.key, status: "Inactive"),
      context: inactive.fixture.context
    )
    #expect(await inactive.refusal() == .unknownAccessKey)
    let deleted = try await Stage()
    _ = try await deleted.fixture.keys.deleteAccessKey(
      DeleteAccessKeyRequest(accessKeyId: Stage.key),
      context: deleted.fixture.context
    )
    #expect(await deleted.refusal() == .unknownAccessKey)
    let made = try await Stage(key: "AKIANEVERMADE0000001")
    #expect(await made.refusal() == .unknownAccessKey)
    #expect(await made.refusal { $0.secretKey = "another" } == .signatureMismatch)
  }

  @Test("are narrowed by pools that the signed body names")
  func pools() async throws {
    let pool = "arn:aws:cognito-idp:us-east-1:123456789012:userpool/us-east-1_a"
    let user = KeySession.Holder.federatedUser("bob")
    let allowed = try await Stage(user, policy: Self.policy(Self.statement("Allow", "*", pool)))
    #expect(await allowed.refusal() == nil)
    #expect(
      await allowed.refusal { $0.body = Array(#"{"UserPoolId":"us-east-1_b"}"#.utf8) }?.reason
        == .accessDenied
    )
    #expect(await allowed.refusal { $0.body = Array("{}".utf8) }?.reason == .accessDenied)
    let arn = #"{"ResourceArn":"\#(pool)"}"#
    let tagging = "AWSCognitoIdentityProviderService.TagResource"
    #expect(await allowed.refusal(tagging, arn) == nil)

    let all = Self.statement("Allow", "*", "*")
    let denied = try await Stage(
      user,
      policy: Self.policy(all, Self.statement("Deny", "*", pool))
    )
    #expect(await denied.refusal()?.reason == .accessDenied)
    #expect(await denied.refusal(tagging, arn)?.reason == .accessDenied)
    #expect(
      await denied.refusal { $0.body = Array(#"{"UserPoolId":"us-east-1_b"}"#.utf8) } == nil
    )
  }

  @Test("are narrowed by the member that the operation reads, whatever else the signed body names")
  func otherMembers() async throws {
    let pool = "arn:aws:cognito-idp:us-east-1:123456789012:userpool/us-east-1_a"
    let user = KeySession.Holder.federatedUser("bob")
    let allowed = try await Stage(user, policy: Self.policy(Self.statement("Allow", "*", pool)))
    let own = #""UserPoolId":"us-east-1_a""#
    for (operation, body) in [
      ("AWSCognitoIdentityProviderService.TagResource", #"{\#(own),"ResourceArn":"\#(pool)b"}"#),
      ("AWSCognitoIdentityProviderService.CreateUserPool", #"{\#(own),"PoolName":"x"}"#),
      ("AWSCognitoIdentityProviderService.ListUserPools", "{\(own)}"),
      ("AWSCognitoIdentityProviderService.ListUsers", #"{"ResourceArn":"\#(pool)"}"#),
    ] {
      #expect(await allowed.refusal(operation, body)?.reason == .accessDenied, "\(operation)")
    }
    let identities = "arn:aws:cognito-identity:us-east-1:123456789012:identitypool/us-east-1:a"
    let narrow = try await Stage(
      user,
      policy: Self.policy(Self.statement("Allow", "*", identities))
    )
    let deletion = #"{"IdentityIdsToDelete":["us-east-1:b"],"IdentityPoolId":"us-east-1:a"}"#
    let refusal = await narrow.refusal(
      "AWSCognitoIdentityService.DeleteIdentities",
      deletion,
      of: "cognito-identity"
    )
    #expect(refusal?.reason == .accessDenied)
  }

  @Test("are refused where what the body names is not known")
  func unknownBody() async throws {
    let everything = Self.policy(Self.statement("Allow", "*", "*"))
    let stage = try await Stage(.federatedUser("bob"), policy: everything)
    var request = stage.request()
    request.body = nil
    #expect(await stage.fixture.refusal(of: request)?.reason == .accessDenied)
    request = stage.request()
    request.body = Array(#"{"UserPoolId":"us-east-1_b"}"#.utf8)
    #expect(await stage.fixture.refusal(of: request)?.reason == .invalidSignature)
    for body in ["", "[]", #"{"UserPoolId":"a","UserPoolId":"b"}"#] {
      let isNone = await stage.refusal { $0.body = Array(body.utf8) } == nil
      #expect(isNone == body.isEmpty, "\(body)")
    }
  }

  @Test("of a federated user without a policy may do nothing, and tell who they are")
  func federated() async throws {
    let stage = try await Stage(.federatedUser("bob"))
    #expect(
      await stage.refusal()
        == .accessDenied(
          """
          User: federated-user/bob is not authorized to perform: cognito-idp:ListUsers on resource: \
          arn:aws:cognito-idp:us-east-1:123456789012:userpool/us-east-1_a because no session policy \
          allows the cognito-idp:ListUsers action
          """
        )
    )
    func form(_ action: String) async -> IdentityFederationFailure? {
      await stage.refusal { signer in
        signer.service = "sts"
        signer.target = nil
        signer.body = Array("Action=\(action)&Version=2011-06-15".utf8)
      }
    }
    #expect(await form("GetCallerIdentity") == nil)
    for action in ["AssumeRole", "GetSessionToken", "GetFederationToken"] {
      #expect(await form(action)?.reason == .accessDenied, "\(action)")
    }
  }

  @Test("that are narrowed take no role, which would widen them again")
  func chaining() async throws {
    let everything = Self.policy(Self.statement("Allow", "*", "*"))
    for (policy, isRefused) in [(nil, false), (everything, true)] {
      let role = KeySession.Holder.role(try #require(Self.role), sessionName: "night")
      let stage = try await Stage(role, policy: policy)
      let refusal = await stage.refusal { signer in
        signer.service = "sts"
        signer.target = nil
        signer.body = Array("Action=AssumeRole&Version=2011-06-15".utf8)
      }
      #expect((refusal != nil) == isRefused)
    }
  }

  @Test("tell of their policy how much of the room it takes")
  func room() async throws {
    let text = Self.policy(
      Self.statement("Allow", "*", "arn:aws:a:b:c:" + String(repeating: "d", count: 3000))
    )
    #expect(throws: IdentityFederationFailure.self) {
      try TemporaryCredentials(sealer: Sample.sealer(), random: StrongRandomSource()).issue(
        for: AccessKeySession(
          accessKeyID: Stage.key,
          holder: .user,
          issuedAt: Instant(unixMillis: 0),
          expiresAt: Instant(unixMillis: 1),
          policy: try SessionPolicy(text)
        )
      )
    }
  }
}
