import AuthenticationMessages
import MetricsTestKit
import Protobuf
import RPC
import Testing

@Suite("POST /: the API", .timeLimit(.minutes(20)))
struct APITests {
  @Test("E.1 an operation's JSON becomes its call, and the answer JSON, with a request id")
  func success() async throws {
    var rig = Rig()
    rig.authentication = FakeService { (call) throws(RPCError) in
      guard let request = try? SignUpRequest(decoding: call.message),
        request.username == "zoë", request.password == "Passw0rd!", request.secretHash == nil,
        let reply = try? SignUpResponse(userConfirmed: true, userSub: "s-1").encoded()
      else { throw RPCError(code: .internalError) }
      return reply
    }
    let service = rig.authentication
    let reply = try await rig.reply(
      to: .call(
        "SignUp",
        """
        {"ClientId":"c","Username":"zoë","Password":"Passw0rd!","SecretHash":null,"Unknown":[1]}
        """,
        [("User-Agent", "boto3"), ("X-Amz-User-Agent", "amplify"), ("Authorization", "Bearer x")]
      )
    )
    #expect(reply.status == 200)
    #expect(reply["content-type"] == "application/x-amz-json-1.1")
    #expect(reply["date"] == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(reply.body.contains(#""UserConfirmed":true"#))
    #expect(reply.body.contains(#""UserSub":"s-1""#))
    let call = try #require(service.calls.first)
    #expect(call.method == "gatehouse.authentication.v1.AuthenticationService/SignUp")
    #expect(call.context.requestID == reply["x-amzn-requestid"])
    #expect(call.context.requestID.count == 36)
    #expect(call.context.sourceIP == "127.0.0.1")
    #expect(call.context.userAgent == "amplify boto3")
    #expect(call.context.region == nil)
  }

  @Test("JSON 1.0 is answered with JSON 1.0")
  func olderContentType() async throws {
    let request = TestRequest.call("SignUp", Self.signUp)
      .with("Content-Type", "application/x-amz-json-1.0; charset=utf-8")
    let reply = try await Rig().reply(to: request)
    #expect(reply.status == 200)
    #expect(reply["content-type"] == "application/x-amz-json-1.0")
  }

  @Test("an operation without an answer's shape has an empty body")
  func noOutput() async throws {
    let request = try signed("DeleteUserPool", #"{"UserPoolId":"eu-west-1_abcdefghi"}"#)
    let reply = try await Rig().reply(to: request)
    #expect(reply.status == 200)
    #expect(reply.body.isEmpty)
    #expect(reply["content-length"] == "0")
  }

  @Test("E.1.1 an error has its exception in body and headers, and status 400")
  func errorForm() async throws {
    var rig = Rig()
    rig.authentication = FakeService { (_) throws(RPCError) in
      throw RPCError(
        code: .notFound,
        reason: "user_not_found",
        message: "row missing",
        details: ["message": "User does not exist."]
      )
    }
    let reply = try await rig.reply(to: .call("SignUp", Self.signUp))
    #expect(reply.status == 400)
    #expect(
      reply.body == #"{"__type":"UserNotFoundException","message":"User does not exist."}"#
    )
    #expect(reply["x-amzn-ErrorType"] == "UserNotFoundException:")
    #expect(reply["x-amzn-ErrorMessage"] == "User does not exist.")
    #expect(reply["x-amzn-requestid"]?.count == 36)
    #expect(reply["content-type"] == "application/x-amz-json-1.1")
  }

  @Test(
    "a fault of ours is an InternalErrorException and tells nothing of its cause",
    arguments: [
      RPCError(code: .unavailable, message: "no instance in /run/secret-place"),
      RPCError(code: .deadlineExceeded, message: "secret-place"),
      RPCError(code: .internalError, reason: "some_new_reason", message: "secret-place"),
      RPCError(code: .permissionDenied, message: "secret-place"),
      RPCError(code: .unauthenticated, message: "secret-place"),
    ]
  )
  func faults(_ error: RPCError) async throws {
    var rig = Rig()
    rig.authentication = FakeService { (_) throws(RPCError) in throw error }
    let reply = try await rig.reply(to: .call("SignUp", Self.signUp))
    #expect(reply.status == 500)
    #expect(reply.exception == "InternalErrorException")
    #expect(!reply.body.contains("secret-place"))
  }

  @Test("an exhausted service without a reason is TooManyRequestsException")
  func exhausted() async throws {
    var rig = Rig()
    rig.authentication = FakeService { (_) throws(RPCError) in
      throw RPCError(code: .resourceExhausted)
    }
    let reply = try await rig.reply(to: .call("SignUp", Self.signUp))
    #expect(reply.status == 400)
    #expect(reply.exception == "TooManyRequestsException")
  }

  @Test("a message never breaks out of its header or its JSON")
  func messageIsContained() async throws {
    var rig = Rig()
    rig.authentication = FakeService { (_) throws(RPCError) in
      throw RPCError(
        code: .invalidArgument,
        reason: "invalid_parameter",
        details: ["message": "a\r\nSet-Cookie: x\u{0}\"\\é" + String(repeating: "x", count: 2000)]
      )
    }
    let reply = try await rig.reply(to: .call("SignUp", Self.signUp))
    #expect(reply["set-cookie"] == nil)
    #expect(reply["x-amzn-errormessage"]?.hasPrefix("a??Set-Cookie: x?\"\\??x") == true)
    #expect((reply["x-amzn-errormessage"]?.utf8.count ?? 9999) <= 512)
    #expect(reply.body.contains(#""message":"a\r\nSet-Cookie: x\u0000\"\\éx"#))
  }

  @Test(
    "E.1.3 what names no operation is an UnknownOperationException",
    arguments: [
      TestRequest.call("NoSuchOperation"),
      TestRequest.call(""),
      TestRequest.call("SignUp").without("X-Amz-Target"),
      TestRequest.call("SignUp").with("X-Amz-Target", "SignUp"),
      TestRequest.call("SignUp").with("X-Amz-Target", "AWSCognitoIdentityService.SignUp"),
      TestRequest.call("SignUp").with("X-Amz-Target", "AWSCognitoSyncService.GetId"),
      TestRequest.call("SignUp").with("Content-Type", "text/plain"),
      TestRequest.call("SignUp").without("Content-Type"),
    ]
  )
  func unknownOperation(_ request: TestRequest) async throws {
    let rig = Rig()
    let reply = try await rig.reply(to: request)
    #expect(reply.status == 400)
    #expect(reply.exception == "UnknownOperationException")
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test("an operation that is not built yet is named")
  func notBuilt() async throws {
    var rig = Rig()
    rig.authentication = FakeService { (_) throws(RPCError) in
      throw RPCError(code: .unimplemented, message: "no such method")
    }
    let reply = try await rig.reply(to: .call("SignUp", Self.signUp))
    #expect(reply.status == 400)
    #expect(reply.exception == "UnknownOperationException")
    #expect(reply.body.contains("SignUp is not available"))
  }

  @Test(
    "E.1.3 what is no JSON object of the right types is a SerializationException",
    arguments: [
      "{", "[]", "\"x\"", "1", "nul", "{\"Username\":}", "{\"Username\":5}", "{\"Username\":{}}",
      "{\"Username\":[\"a\"]}", "{\"UserAttributes\":{}}", "{\"UserAttributes\":[null]}",
      "{\"UserAttributes\":[[]]}", "{\"ClientMetadata\":[]}", "{\"ClientMetadata\":{\"a\":1}}",
      "{\"Username\":\"\u{1}\"}", "{\"Username\":\"\\x\"}", "{\"Username\":\"\\ud800\"}", "{}}",
      "{\"a\":1}{", "\u{FEFF}[]", "{\"a\":\"b\0\"}",
      "{\"a\":1,}", "{\"a\":[1 , \n]}",
    ]
  )
  func serialization(_ body: String) async throws {
    let rig = Rig()
    let reply = try await rig.reply(to: .call("SignUp", body))
    #expect(reply.status == 400)
    #expect(reply.exception == "SerializationException", "\(body) gave \(reply.body)")
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test("invalid UTF-8, UTF-16 and deep nesting are a SerializationException")
  func encodings() async throws {
    let bodies: [[UInt8]] = [
      Array("{\"Username\":\"".utf8) + [0xC3, 0x28] + Array("\"}".utf8),
      Array("{\"Username\":\"".utf8) + [0xED, 0xA0, 0x80] + Array("\"}".utf8),
      Array("{\"Username\":\"".utf8) + [0xC0, 0x80] + Array("\"}".utf8),
      [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00],
      [0x7B, 0x00, 0x7D, 0x00],
      Array(String(repeating: "[", count: 10_000).utf8),
      Array(String(repeating: "{\"a\":", count: 10_000).utf8),
      Array(
        ("{\"a\":" + String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
          + "}").utf8
      ),
    ]
    let rig = Rig()
    try await rig.run { ports in
      for body in bodies {
        var request = TestRequest.call("SignUp")
        request.body = body
        let reply = try await Wire.exchange(request, port: ports.clients)
        #expect(reply.exception == "SerializationException")
      }
    }
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test("a member that is wrong is named, its value is not repeated")
  func wrongMember() async throws {
    let reply = try await Rig().reply(
      to: .call("SignUp", #"{"ClientId":"c","Username":"u","Password":["hunter2"]}"#)
    )
    #expect(reply.body.contains("The value at 'Password' can not be converted to a String."))
    #expect(!reply.body.contains("hunter2"))
  }

  @Test(
    "a number that is no whole one or too large is told so, and is not called invalid JSON",
    arguments: ["5.5", "1e400", "2147483648", "-99999999999", "1e30"]
  )
  func wrongNumber(_ number: String) async throws {
    let body = #"{"UserPoolId":"us-east-1_AbCdEfGhI","Limit":\#(number)}"#
    let reply = try await Rig().reply(to: signed("ListUsers", body: Array(body.utf8)))
    #expect(reply.exception == "SerializationException")
    #expect(
      reply.body.contains("A number of the request can not be converted to an Integer or a Long.")
    )
  }

  @Test(
    "an escape that stands for no character is told as such, wherever it is",
    arguments: [#"\ud800"#, #"\udc00"#, #"\ud83dx"#, #"\ud83d\ud83d"#, #"a\\\udfff"#]
  )
  func badEscape(_ text: String) async throws {
    for body in [#"{"ClientId":"\#(text)"}"#, #"{"ClientMetadata":{"a":"\#(text)"}}"#] {
      let reply = try await Rig().reply(to: .call("SignUp", body))
      #expect(reply.exception == "SerializationException")
      #expect(
        reply.body.contains("A String of the request has an escape that stands for no character.")
      )
    }
  }

  @Test(
    "a name that stands twice in one object is refused, however it is written",
    arguments: [
      #"{"ClientId":"a","ClientId":"b"}"#, #"{"ClientId":"a","\u0043lientId":"b"}"#,
      #"{"ClientMetadata":{"a":"1","b":"2","a":"3"}}"#,
    ]
  )
  func nameTwice(_ body: String) async throws {
    let rig = Rig()
    let reply = try await rig.reply(to: .call("SignUp", body))
    #expect(reply.exception == "SerializationException")
    #expect(reply.body.contains("The request has a member that stands twice."))
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test("E.1.2 broken constraints are listed in Cognito's words and nothing is called")
  func validation() async throws {
    let rig = Rig()
    let reply = try await rig.reply(to: .call("SignUp", #"{"Username":"u"}"#))
    #expect(reply.exception == "InvalidParameterException")
    #expect(reply.body.contains("validation error"))
    #expect(reply.body.contains("'clientId' failed to satisfy constraint: Member must not be null"))
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test("an empty body is a request without members")
  func emptyBody() async throws {
    let reply = try await Rig().reply(to: .call("SignUp", ""))
    #expect(reply.exception == "InvalidParameterException")
  }

  @Test("requests are counted by operation and outcome, and invented names are not labels")
  func metrics() async throws {
    let rig = Rig()
    try await rig.run { ports in
      for operation in ["SignUp", "SignUp", "Nonsense1", "Nonsense2"] {
        _ = try await Wire.exchange(.call(operation, Self.signUp), port: ports.clients)
      }
    }
    let label = "gatehouse_gateway_requests_total"
    let counted = try rig.metrics.expectCounter(
      label,
      [("operation", "SignUp"), ("outcome", "success")]
    )
    #expect(counted.values.count == 2)
    let others = try rig.metrics.expectCounter(
      label,
      [("operation", "other"), ("outcome", "UnknownOperationException")]
    )
    #expect(others.values.count == 2)
    #expect(rig.metrics.counters.filter { $0.label == label }.count == 2)
  }

  static let signUp = #"{"ClientId":"c","Username":"u","Password":"Passw0rd!"}"#
}
