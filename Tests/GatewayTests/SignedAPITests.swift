import Cryptography
import HTTPTypes
import IdentityFederationMessages
import Protobuf
import RPC
import Testing

@testable import GatewayService

/// A call signed with the test's key, as an SDK signs it.
func signed(
  _ operation: String,
  _ body: String,
  region: String = "eu-west-1",
  accessKeyID: String = "AKIDEXAMPLE0000000A"
) throws -> TestRequest {
  try signed(operation, body: Array(body.utf8), region: region, accessKeyID: accessKeyID)
}

/// The same for a body that need not be text.
func signed(
  _ operation: String,
  body: [UInt8],
  region: String = "eu-west-1",
  accessKeyID: String = "AKIDEXAMPLE0000000A"
) throws -> TestRequest {
  var unsigned = TestRequest.call(operation, "", [("X-Amz-Date", "20261121T030405Z")])
  unsigned.body = body
  let scope = "\(accessKeyID)/20261121/\(region)/cognito-idp/aws4_request"
  func authorization(_ signature: String) -> String {
    "AWS4-HMAC-SHA256 Credential=\(scope), SignedHeaders=host;x-amz-date;x-amz-target, "
      + "Signature=\(signature)"
  }
  var head = HTTPRequest(method: .post, scheme: "http", authority: "gate.example", path: "/")
  for (name, value) in unsigned.headers where name != "Host" {
    head.headerFields.append(HTTPField(name: try #require(HTTPField.Name(name)), value: value))
  }
  head.headerFields[.authorization] = authorization(String(repeating: "0", count: 64))
  let draft = try SignedRequest(head, body: body)
  return unsigned.with("Authorization", authorization(SignatureTests.signature(of: draft)))
}

@Suite("Signed operations", .timeLimit(.minutes(20)))
struct SignedAPITests {
  static let body = #"{"UserPoolId":"eu-west-1_abcdefghi"}"#

  @Test("a valid signature lets the call through, with its key and region")
  func accepted() async throws {
    let rig = Rig()
    let reply = try await rig.reply(to: signed("DescribeUserPool", Self.body, region: "ap-test-7"))
    #expect(reply.status == 200)
    let context = try #require(rig.authentication.calls.first?.context)
    #expect(context.region == "ap-test-7")
    #expect(context.accessKeyID == "AKIDEXAMPLE0000000A")
    #expect(context.isIdempotent)
  }

  @Test("the ticket is of the very message that is passed on, and is asked for once")
  func ticket() async throws {
    let rig = Rig()
    _ = try await rig.reply(to: signed("DescribeUserPool", Self.body))
    let call = try #require(rig.authentication.calls.first)
    let hash = Hex.encode(SHA256.digest(of: call.message))
    #expect(call.context.ticket == "ticket for \(hash)")
    #expect(rig.identityFederation.calls.count == 1)
  }

  @Test("a request that is wrong is proved before it is told so, and gets no ticket")
  func wrongRequest() async throws {
    let rig = Rig()
    let reply = try await rig.reply(to: signed("DescribeUserPool", #"{"UserPoolId":""}"#))
    #expect(reply.exception == "InvalidParameterException")
    let proofs = rig.identityFederation.calls
    let requests = try proofs.map { try VerifySignatureRequest(decoding: $0.message) }
    #expect(requests.map(\.messageHash) == [nil])
    let stranger = try signed(
      "DescribeUserPool",
      #"{"UserPoolId":""}"#,
      accessKeyID: "AKIDEXAMPLE0000000B"
    )
    #expect(try await Rig().reply(to: stranger).exception == "UnrecognizedClientException")
  }

  @Test("a call that needs no signature has no ticket, whatever the client sends")
  func unsigned() async throws {
    let rig = Rig()
    let request = TestRequest.call("SignUp", Self.signUp, [("ticket", "made up")])
    _ = try await rig.reply(to: request)
    let call = try #require(rig.authentication.calls.first)
    #expect(call.context.ticket == nil && rig.identityFederation.calls.isEmpty)
  }

  private static let signUp =
    #"{"ClientId":"abcdefghijklmnopqrstuvwxyz","Username":"ann","Password":"Password-1"}"#

  @Test("without an Authorization header the token is missing")
  func missing() async throws {
    let rig = Rig()
    let reply = try await rig.reply(to: .call("DescribeUserPool", Self.body))
    #expect(reply.status == 400)
    #expect(reply.exception == "MissingAuthenticationTokenException")
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test("a changed body, target, date or host is an InvalidSignatureException")
  func tampering() async throws {
    let request = try signed("DescribeUserPool", Self.body)
    var otherBody = request
    otherBody.body = Array(#"{"UserPoolId":"eu-west-1_zzzzzzzzz"}"#.utf8)
    let tampered = [
      otherBody,
      request.with("X-Amz-Target", "AWSCognitoIdentityProviderService.DeleteUserPool"),
      request.with("X-Amz-Date", "20261121T030406Z"),
      request.with("Host", "other.example"),
    ]
    let rig = Rig()
    try await rig.run { ports in
      for request in tampered {
        let reply = try await Wire.exchange(request, port: ports.clients)
        #expect(reply.status == 400)
        #expect(reply.exception == "InvalidSignatureException")
      }
    }
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test("a second X-Amz-Target beside the signed one is refused")
  func secondTarget() async throws {
    let rig = Rig()
    var request = try signed("DescribeUserPool", Self.body)
    request.headers.append(("X-Amz-Target", "AWSCognitoIdentityProviderService.DeleteUserPool"))
    let reply = try await rig.reply(to: request)
    #expect(reply.exception == "UnknownOperationException")
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test("an unknown key is an UnrecognizedClientException")
  func unknownKey() async throws {
    let request = try signed("DescribeUserPool", Self.body, accessKeyID: "AKIDEXAMPLE0000000B")
    let reply = try await Rig().reply(to: request)
    #expect(reply.status == 400)
    #expect(reply.exception == "UnrecognizedClientException")
  }

  @Test("the signature is checked before the request's members")
  func order() async throws {
    let reply = try await Rig().reply(to: .call("DescribeUserPool", "{"))
    #expect(reply.exception == "MissingAuthenticationTokenException")
    let proven = try await Rig().reply(to: signed("DescribeUserPool", "{"))
    #expect(proven.exception == "SerializationException")
  }

  @Test("when the proof cannot be had the answer is a 500, never a refusal")
  func proofUnavailable() async throws {
    var rig = Rig()
    rig.identityFederation = FakeService { (_) throws(RPCError) in
      throw RPCError(code: .unavailable)
    }
    let reply = try await rig.reply(to: signed("DescribeUserPool", Self.body))
    #expect(reply.status == 500)
    #expect(reply.exception == "InternalErrorException")
  }

  @Test("a proof about another key proves nothing")
  func otherProof() async throws {
    var rig = Rig()
    rig.identityFederation = FakeService { _ in [] }
    let reply = try await rig.reply(to: signed("DescribeUserPool", Self.body))
    #expect(reply.status == 500)
    #expect(rig.authentication.calls.isEmpty)
  }
}
