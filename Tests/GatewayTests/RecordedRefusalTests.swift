import AuthenticationMessages
import AuthenticationStubs
import GatehouseStubs
import IdentityFederationStubs
import NIOConcurrencyHelpers
import Protobuf
import RPC
import Testing

@testable import GatewayService

@Suite("Refusals that no service sees", .timeLimit(.minutes(20)))
struct RecordedRefusalTests {
  /// Sends the requests and tells what was recorded when the gateway has stopped.
  private func recorded(_ rig: Rig, _ requests: [TestRequest]) async throws -> [RefusedRequest] {
    try await rig.run { ports in
      for request in requests { _ = try await Wire.exchange(request, port: ports.clients) }
    }
    return try Self.refusals(of: rig)
  }

  @Test("a wrong, unknown or missing signature is recorded with the key it claims")
  func signatures() async throws {
    var tampered = try signed("DescribeUserPool", SignedAPITests.body)
    tampered.body = []
    let found = try await recorded(
      Rig(),
      [
        tampered,
        try signed("ListUserPools", "{}", accessKeyID: "AKIDUNKNOWN00000000"),
        .call("DeleteUserPool", SignedAPITests.body),
      ]
    )
    #expect(
      found.map(\.exception) == [
        "InvalidSignatureException", "UnrecognizedClientException",
        "MissingAuthenticationTokenException",
      ]
    )
    #expect(found.map(\.reason) == ["signature_mismatch", "unknown_access_key", "gateway"])
    #expect(found.map(\.operation) == ["DescribeUserPool", "ListUserPools", "DeleteUserPool"])
    #expect(
      found.map(\.accessKeyId) == ["AKIDEXAMPLE0000000A", "AKIDUNKNOWN00000000", nil]
    )
    #expect(found.allSatisfy { $0.isKeyProved == false && $0.requestId?.count == 36 })
  }

  @Test("an administrator's call that breaks a constraint is recorded as the administrator's")
  func proved() async throws {
    let found = try await recorded(Rig(), [try signed("DescribeUserPool", "{}")])
    #expect(found.count == 1 && found.first?.isKeyProved == true)
    #expect(found.first?.exception == "InvalidParameterException")
  }

  private static func tokens(
    _ form: String,
    type: String = Parameters.formContentType
  )
    -> TestRequest
  {
    TestRequest(
      target: "/oauth2/token",
      headers: [("Host", "gate.example"), ("Content-Type", type)],
      body: Array(form.utf8)
    )
  }

  /// A token request with all that its grant needs, so that a service is asked.
  private static let grants: [(form: String, operation: String)] = [
    ("grant_type=refresh_token&client_id=a&refresh_token=r", "GetTokensFromRefreshToken"),
    ("grant_type=client_credentials&client_id=a&client_secret=s", "GetClientToken"),
    (
      "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Atoken-exchange&client_id=a"
        + "&subject_token=t&subject_token_type=x",
      "GetDerivedToken"
    ),
  ]

  @Test("the token endpoint's refusals are recorded under what was asked for")
  func grants() async throws {
    var rig = Rig()
    rig.authentication = FakeService { (call) throws(RPCError) in
      guard !call.recordsRefusals else { return [] }
      throw RPCError(code: .unavailable)
    }
    let faults = Self.grants.map { Self.tokens($0.form) }
    // The grant is named, and the client is not.
    let malformed = Self.grants.map { Self.tokens($0.form.replacing("client_id=a", with: "b=c")) }
    let nameless = [
      Self.tokens("grant_type=password&client_id=a"), Self.tokens("client_id=a"),
      Self.tokens("grant_type=client_credentials&grant_type=refresh_token&client_id=a"),
      Self.tokens(Self.grants[1].form, type: "application/json"),
    ]
    let found = try await recorded(rig, faults + malformed + nameless)
    let operations = Self.grants.map(\.operation)
    #expect(
      found.map(\.operation)
        == operations + operations + Array(repeating: "oauth2-token", count: 4)
    )
    #expect(
      found.map(\.exception)
        == Array(repeating: "server_error", count: 3)
        + Array(repeating: "invalid_request", count: 3)
        + ["unsupported_grant_type", "invalid_request", "invalid_request", "invalid_request"]
    )
  }

  private static let link = "/confirmUser?client_id=a&user_name=b&confirmation_code=1"

  /// Every way to be refused by the gateway, and what the event says was asked for.
  private static let refused: [(TestRequest, String, String)] = [
    (.call("NoSuchOperation"), "NoSuchOperation", "UnknownOperationException"),
    (
      .call(String(repeating: "x", count: 500)), String(repeating: "x", count: 64),
      "UnknownOperationException"
    ),
    (.call("CreateUserPoolDomain"), "CreateUserPoolDomain", "MissingAuthenticationTokenException"),
    (.call("SignUp").without("X-Amz-Target"), "other", "UnknownOperationException"),
    (.call("SignUp").without("Content-Type"), "SignUp", "UnknownOperationException"),
    (.call("SignUp", "{}"), "SignUp", "InvalidParameterException"),
    (.call("SignUp", "not JSON"), "SignUp", "SerializationException"),
    (
      .call("SignUp", String(repeating: "a", count: 3000)), "SignUp",
      "RequestEntityTooLargeException"
    ),
    (.call("GetUser", #"{"AccessToken":"a.b.c"}"#), "GetUser", "InternalErrorException"),
    (.get("/nowhere/secret?code=1"), "other", "UnknownOperationException"),
    (.get("/"), "other", "UnknownOperationException"),
    (
      .get("/us-east-1_123456789/.well-known/jwks.json"), "jwks.json", "ResourceNotFoundException"
    ),
    (
      .get("/us-east-1_123456789/.well-known/openid-configuration"), "openid-configuration",
      "ResourceNotFoundException"
    ),
    (.get("/confirmUser?client_id=a"), "ConfirmSignUp", "InvalidParameterException"),
    (
      TestRequest(target: link, headers: [("Host", "gate.example")]), "ConfirmSignUp",
      "AccessDeniedException"
    ),
    (UploadTests.put([]), "user-import-file", "SignatureDoesNotMatch"),
  ]

  @Test("every refusal of the gateway is recorded once, under the id of its answer")
  func everything() async throws {
    var rig = Rig { $0.limits.bodyBytes = 2048 }
    rig.authentication = FakeService { (call) throws(RPCError) in
      if call.method.hasSuffix("/GetUser") { throw RPCError(code: .deadlineExceeded) }
      guard call.method.hasSuffix("/BeginUserImportUpload") else { return [] }
      do throws(ProtobufError) {
        return try BeginUserImportUploadResponse(refusal: "signature_does_not_match").encoded()
      } catch {
        throw RPCError(code: .internalError)
      }
    }
    rig.tokenIssuance = FakeService { (_) throws(RPCError) in throw RPCError(code: .notFound) }
    let answers = NIOLockedValueBox<[String?]>([])
    try await rig.run { ports in
      for (request, _, _) in Self.refused {
        let reply = try await Wire.exchange(
          request.with("User-Agent", "curl/1"),
          port: ports.clients
        )
        answers.withLockedValue { $0.append(reply["x-amzn-requestid"]) }
      }
    }
    let found = try Self.refusals(of: rig)
    #expect(found.map(\.requestId) == answers.withLockedValue { $0 })
    #expect(found.map(\.operation) == Self.refused.map(\.1))
    #expect(found.map(\.exception) == Self.refused.map(\.2))
    #expect(
      found.allSatisfy {
        $0.sourceIp == "127.0.0.1" && $0.userAgent == "curl/1" && $0.isKeyProved == false
      }
    )
    #expect(found.compactMap(\.userPoolId) == Array(repeating: "us-east-1_123456789", count: 3))
  }

  @Test("what a service has recorded, and what is no whole request, is not recorded again")
  func others() async throws {
    var rig = Rig()
    rig.authentication = FakeService { (call) throws(RPCError) in
      guard !call.recordsRefusals else { return [] }
      var refusal = RPCError(.notAuthorized, telling: "")
      refusal.isRecorded = true
      throw refusal
    }
    try await rig.run { ports in
      _ = try await Wire.exchange(
        .call("GetUser", #"{"AccessToken":"a.b.c"}"#),
        port: ports.clients
      )
      _ = try await PageVisit.press(Self.link, port: ports.clients)
      var options = TestRequest.get("/")
      options.method = "OPTIONS"
      _ = try await Wire.exchange(options, port: ports.clients)
    }
    #expect(try Self.refusals(of: rig).isEmpty)
  }

  private static func refusals(of rig: Rig) throws -> [RefusedRequest] {
    try rig.authentication.refusalCalls
      .flatMap { try RecordRefusalsRequest(decoding: $0.message).refusals }
  }

  @Test("a page's form whose service is away is recorded")
  func page() async throws {
    var rig = Rig()
    rig.authentication = FakeService { (call) throws(RPCError) in
      guard !call.recordsRefusals else { return [] }
      throw RPCError(code: .deadlineExceeded)
    }
    try await rig.run { ports in _ = try await PageVisit.press(Self.link, port: ports.clients) }
    let found = try Self.refusals(of: rig)
    #expect(found.map(\.operation) == ["ConfirmSignUp"])
    #expect(found.map(\.exception) == ["InternalErrorException"])
  }

  @Test("a call that authentication had no room for is recorded")
  func throttled() async throws {
    var rig = Rig()
    rig.authentication = FakeService { (call) throws(RPCError) in
      guard call.method.hasSuffix("/GetUser") else { return [] }
      throw RPCError(code: .resourceExhausted)
    }
    let found = try await recorded(rig, [.call("GetUser", #"{"AccessToken":"a.b.c"}"#)])
    #expect(found.map(\.exception) == ["TooManyRequestsException"])
  }

  @Test("the gateway's operations are those that their services classify")
  func operations() {
    let table = PublicAPI.cognitoIdp.operations
    #expect(table.map(\.label) == AuthenticationOperation.allCases.map(\.rawValue))
    #expect(table.map(\.isSigned) == AuthenticationOperation.allCases.map(\.isSigned))
    let others = PublicAPI.all.filter { $0.name != "cognito-idp" }.flatMap(\.operations)
    #expect(others.map(\.label) == IdentityFederationOperation.allCases.map(\.rawValue))
    #expect(others.map(\.isSigned) == IdentityFederationOperation.allCases.map(\.isSigned))
  }
}
