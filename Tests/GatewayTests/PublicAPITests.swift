import HTTPTypes
import IdentityFederationMessages
import Protobuf
import RPC
import Testing

@testable import GatewayService

/// A call signed with the test's key for a service, whatever the protocol.
func signed(_ request: TestRequest, service: String, covering: [String] = []) throws -> TestRequest
{
  let request = request.with("X-Amz-Date", "20261121T030405Z")
  var head = HTTPRequest(
    method: try #require(HTTPRequest.Method(rawValue: request.method)),
    scheme: "http",
    authority: "gate.example",
    path: request.target
  )
  for (name, value) in request.headers where name != "Host" {
    head.headerFields.append(HTTPField(name: try #require(HTTPField.Name(name)), value: value))
  }
  let names = (["host", "x-amz-date"] + covering).sorted().joined(separator: ";")
  func authorization(_ signature: String) -> String {
    "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE0000000A/20261121/eu-west-1/\(service)/aws4_request, "
      + "SignedHeaders=\(names), Signature=\(signature)"
  }
  head.headerFields[.authorization] = authorization(String(repeating: "0", count: 64))
  let draft = try SignedRequest(head, body: request.body, service: service, covering: covering)
  return request.with("Authorization", authorization(SignatureTests.signature(of: draft)))
}

extension TestRequest {
  static func form(_ body: String) -> TestRequest {
    TestRequest(
      headers: [
        ("Host", "gate.example"), ("Content-Type", "application/x-www-form-urlencoded"),
      ],
      body: Array(body.utf8)
    )
  }

  static func resource(_ method: String, _ target: String, _ body: String = "") -> TestRequest {
    TestRequest(
      method: method,
      target: target,
      headers: [("Host", "gate.example"), ("Content-Type", "application/json")],
      body: Array(body.utf8)
    )
  }
}

/// Answers a call of identity federation as the real service's interface would.
private func federation<Input: ProtobufMessage, Output: ProtobufMessage>(
  _ method: String,
  _ answer: @escaping @Sendable (Input) -> Output
) -> FakeService {
  let proving = provingService()
  return FakeService { (call) throws(RPCError) in
    guard call.method.hasSuffix("/\(method)") else {
      return try await proving.call(
        RPCMethod(call.method),
        call.message,
        context: call.context
      )
    }
    guard let input = try? Input(decoding: call.message), let bytes = try? answer(input).encoded()
    else { throw RPCError(code: .internalError) }
    return bytes
  }
}

@Suite("The APIs beside user pools: DID-21", .timeLimit(.minutes(20)))
struct PublicAPITests {
  static let pool = "us-east-1:01234567-89ab-cdef-0123-456789abcdef"
  static let escaped = "us-east-1%3A01234567-89ab-cdef-0123-456789abcdef"

  @Test("an operation of cognito-identity goes to identity federation, signed for that service")
  func identity() async throws {
    var rig = Rig()
    rig.identityFederation = federation("DescribeIdentityPool") {
      (request: DescribeIdentityPoolRequest) in
      IdentityPool(identityPoolId: request.identityPoolId, identityPoolName: "p")
    }
    let call = TestRequest.call("", #"{"IdentityPoolId":"\#(Self.pool)"}"#)
      .with("X-Amz-Target", "AWSCognitoIdentityService.DescribeIdentityPool")
    let right = try signed(call, service: "cognito-identity", covering: ["x-amz-target"])
    let wrong = try signed(call, service: "cognito-idp", covering: ["x-amz-target"])
    try await rig.run { ports in
      let reply = try await Wire.exchange(right, port: ports.clients)
      #expect(reply.status == 200)
      #expect(reply.body == #"{"IdentityPoolId":"\#(Self.pool)","IdentityPoolName":"p"}"#)
      #expect(reply["content-type"] == "application/x-amz-json-1.1")
      let refused = try await Wire.exchange(wrong, port: ports.clients)
      #expect(refused.exception == "InvalidSignatureException")
      #expect(refused.body.contains("Credential should be scoped to correct service"))
      #expect(refused.body.contains("'cognito-identity'"))
    }
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test("an unsigned operation needs no signature, and its constraints are checked")
  func unsigned() async throws {
    var rig = Rig()
    rig.identityFederation = federation("GetId") { (_: GetIdRequest) in
      GetIdResponse(identityId: "i")
    }
    let service = rig.identityFederation
    let call = TestRequest.call("", #"{"IdentityPoolId":"\#(Self.pool)"}"#)
      .with("X-Amz-Target", "AWSCognitoIdentityService.GetId")
    var bad = call
    bad.body = Array(#"{"IdentityPoolId":"x y"}"#.utf8)
    try await rig.run { [bad] ports in
      let reply = try await Wire.exchange(call, port: ports.clients)
      #expect(reply.body == #"{"IdentityId":"i"}"#)
      let refused = try await Wire.exchange(bad, port: ports.clients)
      #expect(refused.status == 400)
      #expect(refused["x-amzn-errortype"] == "ValidationException:")
      #expect(refused.exception == "ValidationException")
      #expect(
        refused.body.contains(
          "1 validation error detected: Value 'x y' at 'identityPoolId' failed to satisfy constraint: "
        )
      )
    }
    #expect(service.calls.map(\.context.isIdempotent) == [false])
  }

  @Test("REST members come from path, query and header; a body cannot replace them")
  func bindings() async throws {
    var rig = Rig()
    rig.identityFederation = federation("ListRecords") { (request: ListRecordsRequest) in
      #expect(request.identityPoolId == Self.pool)
      #expect(request.identityId == "us-east-1:1-2")
      #expect(request.datasetName == "a.b")
      #expect(request.lastSyncCount == -7)
      #expect(request.maxResults == 5)
      #expect(request.nextToken == "x y+z")
      #expect(request.syncSessionToken == nil)
      return ListRecordsResponse(count: 0, datasetExists: false)
    }
    let path = "/identitypools/\(Self.escaped)/identities/us-east-1%3A1-2/datasets/a.b"
    let list = TestRequest.resource(
      "GET",
      path + "/records?lastSyncCount=-7&maxResults=5&nextToken=x%20y%2Bz"
    )
    let reply = try await rig.reply(to: signed(list, service: "cognito-sync"))
    #expect(reply.status == 200)
    #expect(reply.body == #"{"Count":0,"DatasetExists":false}"#)
    #expect(reply["content-type"] == "application/json")

    rig.identityFederation = federation("UpdateRecords") { (request: UpdateRecordsRequest) in
      #expect(request.datasetName == "a.b")
      #expect(request.syncSessionToken == "t")
      #expect(request.clientContext == "app")
      return UpdateRecordsResponse(records: [])
    }
    let update = TestRequest.resource(
      "POST",
      path,
      #"{"SyncSessionToken":"t","DatasetName":"other","ClientContext":"other"}"#
    ).with("x-amz-Client-Context", "app")
    let updated = try await rig.reply(
      to: signed(update, service: "cognito-sync", covering: ["x-amz-client-context"])
    )
    #expect(updated.body == #"{"Records":[]}"#)
  }

  @Test("a header that carries a member must be signed")
  func meaningfulHeader() async throws {
    let update = TestRequest.resource(
      "POST",
      "/identitypools/\(Self.escaped)/identities/us-east-1%3A1-2/datasets/a",
      #"{"SyncSessionToken":"t"}"#
    )
    let tampered = try signed(update, service: "cognito-sync").with("x-amz-Client-Context", "other")
    let reply = try await Rig().reply(to: tampered)
    #expect(reply.status == 400)
    #expect(reply["x-amzn-ErrorType"] == "IncompleteSignatureException:")
  }

  @Test(
    "REST requests that name no resource are 404 in the API's form",
    arguments: [
      ("GET", "/identitypools/"), ("DELETE", "/identitypools"), ("GET", "/identitypools/a/b/c/d/e"),
      ("GET", "/identitypools/%zz"), ("POST", "/identitypools/a/configurations"),
    ]
  )
  func unknownResource(_ method: String, _ target: String) async throws {
    let reply = try await Rig().reply(to: .resource(method, target))
    #expect(reply.status == 404)
    #expect(reply["x-amzn-ErrorType"] == "UnknownOperationException:")
    #expect(reply.body == #"{"message":"There is no operation at this address."}"#)
  }

  @Test(
    "REST parameters that are wrong are told in the API's form",
    arguments: [
      ("maxResults=x", "SerializationException"), ("maxResults=5&maxResults=6", "Serialization"),
      ("nextToken=%f", "SerializationException"), ("maxResults=99999999999", "Serialization"),
    ]
  )
  func wrongParameter(_ query: String, _ exception: String) async throws {
    let request = TestRequest.resource("GET", "/identitypools?\(query)")
    let reply = try await Rig().reply(to: signed(request, service: "cognito-sync"))
    #expect(reply.status == 400)
    #expect(reply["x-amzn-ErrorType"]?.hasPrefix(exception) == true)
  }

  @Test("REST services tell a missing or wrong proof by 403, and a refusal by the model's status")
  func statuses() async throws {
    var rig = Rig()
    let list = TestRequest.resource("GET", "/identitypools")
    let missing = try await rig.reply(to: list)
    #expect(missing.status == 403)
    #expect(missing["x-amzn-ErrorType"] == "MissingAuthenticationTokenException:")
    let proving = provingService()
    rig.identityFederation = FakeService { (call) throws(RPCError) in
      guard call.method.hasSuffix("/ListIdentityPoolUsage") else {
        return try await proving.call(RPCMethod(call.method), call.message, context: call.context)
      }
      throw RPCError(code: .aborted, reason: "not_authorized", details: ["message": "No."])
    }
    let refused = try await rig.reply(to: signed(list, service: "cognito-sync"))
    #expect(refused.status == 403)
    #expect(refused["x-amzn-ErrorType"] == "NotAuthorizedException:")
    #expect(refused.body == #"{"message":"No."}"#)
  }

  @Test("the Query protocol reads a form and answers XML with the request's id")
  func query() async throws {
    var rig = Rig()
    rig.identityFederation = federation("AssumeRoleWithWebIdentity") {
      (request: AssumeRoleWithWebIdentityRequest) in
      #expect(request.roleArn == "arn:aws:iam::123456789012:role/r")
      #expect(
        request.policyArns?.map(\.arn) == [
          "arn:aws:iam::aws:policy/a", "arn:aws:iam::aws:policy/b",
        ]
      )
      #expect(request.durationSeconds == 900)
      return AssumeRoleWithWebIdentityResponse(
        credentials: SecurityTokenCredentials(
          accessKeyId: "ASIA",
          expirationUnixMillis: 1_795_219_200_123
        ),
        subjectFromWebIdentityToken: "a<b>&\u{1}\u{FFFF}c",
        packedPolicySize: 0
      )
    }
    let form = TestRequest.form(
      "Action=AssumeRoleWithWebIdentity&Version=2011-06-15&DurationSeconds=900"
        + "&RoleArn=arn%3Aaws%3Aiam%3A%3A123456789012%3Arole%2Fr&RoleSessionName=ss"
        + "&WebIdentityToken=a.b.c"
        + "&PolicyArns.member.1.arn=arn%3Aaws%3Aiam%3A%3Aaws%3Apolicy%2Fa"
        + "&PolicyArns.member.2.arn=arn%3Aaws%3Aiam%3A%3Aaws%3Apolicy%2Fb"
    )
    let reply = try await rig.reply(to: form)
    #expect(reply.status == 200)
    #expect(reply["content-type"] == "text/xml")
    let id = try #require(reply["x-amzn-requestid"])
    let expected =
      #"<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">"#
      + "<AssumeRoleWithWebIdentityResult><Credentials><AccessKeyId>ASIA</AccessKeyId>"
      + "<Expiration>2026-11-21T00:00:00Z</Expiration></Credentials>"
      + "<SubjectFromWebIdentityToken>a&lt;b&gt;&amp;\u{FFFD}\u{FFFD}c</SubjectFromWebIdentityToken>"
      + "<PackedPolicySize>0</PackedPolicySize></AssumeRoleWithWebIdentityResult>"
      + "<ResponseMetadata><RequestId>\(id)</RequestId></ResponseMetadata>"
      + "</AssumeRoleWithWebIdentityResponse>"
    #expect(reply.body == expected)
  }

  @Test("a signed operation of the Query protocol is proved for sts alone")
  func signedQuery() async throws {
    var rig = Rig()
    rig.identityFederation = federation("GetCallerIdentity") { (_: GetCallerIdentityRequest) in
      GetCallerIdentityResponse(account: "123456789012")
    }
    let form = TestRequest.form("Action=GetCallerIdentity&Version=2011-06-15")
    let reply = try await rig.reply(to: signed(form, service: "sts"))
    #expect(reply.body.contains("<Account>123456789012</Account>"))
    let wrong = try await rig.reply(to: signed(form, service: "cognito-idp"))
    #expect(wrong.status == 403)
    #expect(wrong.body.contains("<Code>SignatureDoesNotMatch</Code>"))
    let missing = try await rig.reply(to: form)
    #expect(missing.status == 403)
    #expect(missing.body.contains("<Code>MissingAuthenticationToken</Code>"))
  }

  @Test(
    "what is wrong with a form is told in XML, by the protocol's names",
    arguments: [
      ("Version=2011-06-15", 400, "MissingAction"),
      ("", 400, "MissingAction"),
      ("Action=Nonsense&Version=2011-06-15", 400, "InvalidAction"),
      ("Action=GetCallerIdentity", 400, "InvalidAction"),
      ("Action=GetCallerIdentity&Version=2010-01-01", 400, "InvalidAction"),
      ("Action=AssumeRole&Version=2011-06-15", 403, "MissingAuthenticationToken"),
      ("Action=AssumeRoleWithWebIdentity&Version=2011-06-15", 400, "ValidationError"),
      (
        "Action=AssumeRoleWithWebIdentity&Version=2011-06-15&DurationSeconds=x", 400,
        "InvalidParameterValue"
      ),
      ("Action=%zz", 404, "MalformedQueryString"),
      ("Action=GetCallerIdentity&Action=AssumeRole", 404, "MalformedQueryString"),
    ]
  )
  func wrongForm(_ body: String, _ status: Int, _ code: String) async throws {
    let rig = Rig()
    let reply = try await rig.reply(to: .form(body))
    #expect(reply.status == status)
    let head =
      #"<ErrorResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><Error>"#
      + "<Type>Sender</Type><Code>\(code)</Code><Message>"
    #expect(reply.body.hasPrefix(head), "\(reply.body)")
    #expect(reply.body.contains("<RequestId>\(reply["x-amzn-requestid"] ?? "-")</RequestId>"))
    #expect(rig.identityFederation.calls.isEmpty)
  }

  @Test("a form that is larger than any call's is not kept")
  func largeForm() async throws {
    let body = "Action=GetCallerIdentity&x=" + String(repeating: "a", count: QueryForm.maxBytes)
    let reply = try await Rig().reply(to: .form(body))
    #expect(reply.status == 413)
    #expect(reply.body.contains("<Code>RequestEntityTooLargeException</Code>"))
  }

  @Test("a service that lacks an operation makes it not available, in each API's form")
  func notAvailable() async throws {
    var rig = Rig()
    let proving = provingService()
    rig.identityFederation = FakeService { (call) throws(RPCError) in
      guard call.method.hasSuffix("/VerifySignature") else { throw RPCError(code: .unimplemented) }
      return try await proving.call(RPCMethod(call.method), call.message, context: call.context)
    }
    let target = TestRequest.call("", #"{"MaxResults":1}"#)
      .with("X-Amz-Target", "AWSCognitoIdentityService.ListIdentityPools")
    let form = TestRequest.form("Action=GetCallerIdentity&Version=2011-06-15")
    let calls = try [
      signed(target, service: "cognito-identity", covering: ["x-amz-target"]),
      signed(TestRequest.resource("GET", "/identitypools"), service: "cognito-sync"),
      signed(form, service: "sts"),
    ]
    let expected = [
      (
        400, #"{"__type":"UnknownOperationException","message":"ListIdentityPools is not available"#
      ),
      (404, #"{"message":"ListIdentityPoolUsage is not available"#),
      (
        400,
        "<ErrorResponse xmlns=\"https://sts.amazonaws.com/doc/2011-06-15/\"><Error><Type>Sender</Type>"
          + "<Code>InvalidAction</Code><Message>GetCallerIdentity is not available"
      ),
    ]
    for (call, (status, body)) in zip(calls, expected) {
      let reply = try await rig.reply(to: call)
      #expect(reply.status == status)
      #expect(reply.body.hasPrefix(body), "\(reply.body)")
    }
  }

  @Test("an infrastructure fault is told by the name that the API has for one")
  func faults() async throws {
    var rig = Rig()
    let proving = provingService()
    rig.identityFederation = FakeService { (call) throws(RPCError) in
      guard call.method.hasSuffix("/VerifySignature") else { throw RPCError(code: .unavailable) }
      return try await proving.call(RPCMethod(call.method), call.message, context: call.context)
    }
    let form = TestRequest.form("Action=GetCallerIdentity&Version=2011-06-15")
    let query = try await rig.reply(to: signed(form, service: "sts"))
    #expect(query.status == 500)
    #expect(query.body.contains("<Type>Receiver</Type><Code>InternalFailure</Code>"))
    let list = TestRequest.resource("GET", "/identitypools")
    let rest = try await rig.reply(to: signed(list, service: "cognito-sync"))
    #expect(rest.status == 500)
    #expect(rest["x-amzn-ErrorType"] == "InternalErrorException:")
  }

  @Test("operations that read are those that a lost instance's call is repeated for")
  func reads() {
    let reads = Set(PublicAPI.cognitoIdp.operations.filter(\.isRead).map(\.name))
    for name in [
      "GetGroup", "GetDevice", "AdminListDevices", "AdminListGroupsForUser", "GetUserPoolMfaConfig",
      "GetUserAuthFactors", "GetCSVHeader", "GetUser", "ListUsers", "DescribeUserPool",
    ] { #expect(reads.contains(name), "\(name)") }
    for name in ["GetTokensFromRefreshToken", "GetUserAttributeVerificationCode", "InitiateAuth"] {
      #expect(!reads.contains(name), "\(name)")
    }
    let identity = PublicAPI.cognitoIdentity.operations.filter { !$0.isRead }.map(\.name)
    #expect(identity.contains("GetId"))
  }
}
