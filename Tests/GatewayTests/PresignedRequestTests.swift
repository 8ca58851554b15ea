import HTTPTypes
import IdentityFederationMessages
import Protobuf
import RPC
import Testing

@Suite("Requests signed in the address: DID-23", .timeLimit(.minutes(20)))
struct PresignedRequestTests {
  private static let unsigned = "/?Action=GetCallerIdentity&Version=2011-06-15"
  private static let scope =
    "&X-Amz-Algorithm=AWS4-HMAC-SHA256"
    + "&X-Amz-Credential=AKIDEXAMPLE0000000A%2F20261121%2Feu-west-1%2Fsts%2Faws4_request"
    + "&X-Amz-Date=20261121T030405Z&X-Amz-Expires=60"
  /// As botocore 1.44.5's `SigV4QueryAuth` signed it.
  private static let target =
    unsigned + scope + "&X-Amz-SignedHeaders=host"
    + "&X-Amz-Signature=115da7b6f0369efc0de90ae6e2b9a20585b29e21e85480d9c2d19f996321b66d"
  private static let withToken =
    unsigned + scope
    + "&X-Amz-SignedHeaders=host%3Bx-server-id&X-Amz-Security-Token=a%2Bb%2Fc%3D%3D"
    + "&X-Amz-Signature=da4bd7326215ed8ad101b46eebaee212b6f09716a15cf435adb3852ce4db61f2"

  /// Identity federation, whose STS names the caller.
  private static func rig() -> Rig {
    var rig = Rig()
    let proving = provingService()
    rig.identityFederation = FakeService { (call) throws(RPCError) in
      guard call.method.hasSuffix("/GetCallerIdentity") else {
        return try await proving.call(RPCMethod(call.method), call.message, context: call.context)
      }
      let answer = GetCallerIdentityResponse(userId: call.context.accessKeyID)
      guard let bytes = try? answer.encoded() else { throw RPCError(code: .internalError) }
      return bytes
    }
    return rig
  }

  private func code(of reply: Reply) -> String {
    let parts = reply.body.split(separator: "<Code>").dropFirst().first ?? ""
    return String(parts.prefix { $0 != "<" })
  }

  @Test("what botocore signed is passed on, and the answer names who signed it")
  func botocore() async throws {
    let rig = Self.rig()
    let reply = try await rig.reply(to: .get(Self.target))
    #expect(reply.status == 200)
    #expect(reply.body.contains("<UserId>AKIDEXAMPLE0000000A</UserId>"))
    let bound = try await rig.reply(to: .get(Self.withToken, [("x-server-id", "web  1")]))
    #expect(bound.status == 200)
    let proofs = rig.identityFederation.calls.filter { $0.method.hasSuffix("/VerifySignature") }
    let requests = try proofs.map { try VerifySignatureRequest(decoding: $0.message) }
    #expect(requests.map(\.expiresSeconds) == [60, 60])
    #expect(requests.map(\.sessionToken) == [nil, Array("a+b/c==".utf8)])
  }

  @Test(
    "another operation, time, region, host, header or token is another request",
    arguments: [
      ("Action=GetCallerIdentity", "Action=GetCallerIdentity&x=y"),
      ("X-Amz-Expires=60", "X-Amz-Expires=900"), ("20261121T030405Z", "20261121T030406Z"),
      ("eu-west-1", "eu-west-2"), ("a%2Bb", "a%2Bc"),
      ("&X-Amz-Security-Token=a%2Bb%2Fc%3D%3D", ""),
    ]
  )
  func tampered(_ part: String, _ replacement: String) async throws {
    let target = Self.withToken.replacing(part, with: replacement)
    #expect(target != Self.withToken)
    let reply = try await Self.rig().reply(to: .get(target, [("x-server-id", "web 1")]))
    #expect(reply.status == 403)
    #expect(code(of: reply) == "SignatureDoesNotMatch")
  }

  @Test("the headers that are bound to it must be there as they were signed")
  func boundHeaders() async throws {
    let rig = Self.rig()
    let requests = [
      TestRequest.get(Self.withToken), .get(Self.withToken, [("x-server-id", "web 2")]),
      TestRequest.get(Self.target).with("Host", "other.example"),
    ]
    for request in requests {
      #expect(code(of: try await rig.reply(to: request)) == "SignatureDoesNotMatch")
    }
  }

  @Test(
    "parts that are missing, twice or out of range are refused before they are proved",
    arguments: [
      ("&X-Amz-Date=20261121T030405Z", ""), ("&X-Amz-Expires=60", ""),
      ("&X-Amz-SignedHeaders=host", ""), ("X-Amz-Expires=60", "X-Amz-Expires=901"),
      ("X-Amz-Expires=60", "X-Amz-Expires=0"), ("X-Amz-Expires=60", "X-Amz-Expires=x"),
      ("AWS4-HMAC-SHA256", "AWS4-HMAC-SHA1"), ("SignedHeaders=host", "SignedHeaders=accept"),
      ("X-Amz-Signature=1", "X-Amz-Signature=X"), ("X-Amz-Expires=60", "X-Amz-Expires=%zz"),
      ("20261121T030405Z", "yesterday"),
    ]
  )
  func malformed(_ part: String, _ replacement: String) async throws {
    let rig = Self.rig()
    let target = Self.target.replacing(part, with: replacement)
    #expect(target != Self.target)
    let reply = try await rig.reply(to: .get(target))
    #expect(["IncompleteSignature", "MalformedQueryString"].contains(code(of: reply)))
    #expect(!rig.identityFederation.calls.contains { $0.method.hasSuffix("/VerifySignature") })
  }

  @Test("the scope's service must be STS, and no other API takes such signatures")
  func otherServices() async throws {
    let rig = Self.rig()
    let idp = Self.target.replacing("%2Fsts%2F", with: "%2Fcognito-idp%2F")
    #expect(code(of: try await rig.reply(to: .get(idp))) == "SignatureDoesNotMatch")
    let query = Self.target.dropFirst(Self.unsigned.count + 1)
    let sync = try await rig.reply(to: .get("/identitypools?\(query)"))
    #expect(sync["x-amzn-ErrorType"] == "MissingAuthenticationTokenException:")
    let form = TestRequest.form("Action=GetCallerIdentity&Version=2011-06-15")
    var post = form
    post.target = "/?\(query)"
    #expect(code(of: try await rig.reply(to: post)) == "MissingAuthenticationToken")
  }

  @Test("an address alone that names no operation is no request of STS")
  func browser() async throws {
    let rig = Self.rig()
    for target in ["/", "/?x=y", "/?Action="] {
      #expect(try await rig.reply(to: .get(target)).status == 405)
    }
    let unknown = try await rig.reply(to: .get("/?Action=Other&Version=2011-06-15"))
    #expect(code(of: unknown) == "InvalidAction")
    let unsigned = try await rig.reply(to: .get(Self.unsigned))
    #expect(code(of: unsigned) == "MissingAuthenticationToken")
  }

  @Test("a session token in a header must be signed")
  func unsignedToken() async throws {
    let form = TestRequest.form("Action=GetCallerIdentity&Version=2011-06-15")
      .with("X-Amz-Security-Token", "t")
    let rig = Self.rig()
    let tampered = try signed(form.without("X-Amz-Security-Token"), service: "sts")
      .with("X-Amz-Security-Token", "t")
    let reply = try await rig.reply(to: tampered)
    #expect(code(of: reply) == "IncompleteSignature")
    #expect(reply.body.contains("x-amz-security-token"))
    let covered = try signed(form, service: "sts", covering: ["x-amz-security-token"])
    #expect(try await rig.reply(to: covered).status == 200)
    let swapped = covered.with("X-Amz-Security-Token", "u")
    #expect(code(of: try await rig.reply(to: swapped)) == "SignatureDoesNotMatch")
  }

  @Test("a parameter that stands in the address and in the form counts in neither")
  func twice() async throws {
    var request = TestRequest.form("Action=GetCallerIdentity&Version=2011-06-15")
    request.target = "/?Action=AssumeRoleWithWebIdentity"
    #expect(code(of: try await Self.rig().reply(to: request)) == "MalformedQueryString")
  }
}
