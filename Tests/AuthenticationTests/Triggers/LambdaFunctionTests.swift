internal import Cryptography
internal import Domain
internal import Logging
internal import NIOPosix
internal import OutboundHTTP
internal import RPC
internal import Synchronization
internal import TestSupport
internal import Testing

@testable internal import LambdaFunctions
@testable internal import Webhooks

@Suite("Functions by the Invoke API of Lambda")
struct LambdaFunctionTests {
  static let arn = "arn:aws:lambda:us-east-1:123456789012:function:limit-devices"

  static func pool(_ name: String = "AbCdEfGhI") throws -> UserPoolID {
    try #require(UserPoolID("eu-west-1_\(name)"))
  }

  static var context: RPCCallContext {
    RPCCallContext(requestID: "test", deadline: .now + patience)
  }

  static func invoke(
    _ functions: LambdaFunctions,
    _ arn: String = arn,
    of pool: UserPoolID? = nil,
    deadline: Duration = patience
  ) async throws -> [UInt8] {
    try await functions.invoke(
      arn,
      Array(#"{"response":{}}"#.utf8),
      of: try pool?.text ?? Self.pool().text,
      context: RPCCallContext(requestID: "test", deadline: .now + deadline)
    )
  }

  @Test("are posted the event at their path, each time under an id of its own")
  func path() async throws {
    try await FunctionServer.with({ .event($0) }) { server, functions in
      #expect(try await Self.invoke(functions) == Array(#"{"response":{}}"#.utf8))
      _ = try await Self.invoke(functions, Self.arn + ":$LATEST")
      let paths = server.invocations.map(\.path)
      #expect(
        paths == [
          "/2015-03-31/functions/limit-devices/invocations",
          "/2015-03-31/functions/limit-devices/invocations?Qualifier=%24LATEST",
        ]
      )
      let ids = server.invocations.compactMap { $0.headers["x-amzn-requestid"] }
      #expect(Set(ids).count == 2)
      #expect(ids.allSatisfy { UUIDText.isValid($0) })
      #expect(server.invocations.allSatisfy { $0.headers["content-type"] == "application/json" })
      #expect(server.invocations.allSatisfy { $0.headers["webhook-signature"] == nil })
    }
  }

  @Test("are signed requests by Standard Webhooks where the operator has a secret")
  func signature() async throws {
    let key = [UInt8](repeating: 9, count: 32)
    let signature = try #require(WebhookSignature(secret: "whsec_" + Base64.encode(key)))
    try await FunctionServer.with(signature: signature, { .event($0) }) { server, functions in
      _ = try await Self.invoke(functions)
      let call = try #require(server.invocations.first)
      let id = try #require(call.headers["webhook-id"])
      let time = try #require(call.headers["webhook-timestamp"])
      let signed = Array("\(id).\(time).".utf8) + call.body
      let expected = "v1," + Base64.encode(HMACKey(key).authenticate(signed))
      #expect(call.headers["webhook-signature"] == expected)
      #expect(call.headers["x-amzn-requestid"] == id)
    }
  }

  @Test(
    "are found by a Lambda ARN alone: nothing else in a pool's settings becomes a part of an URL",
    arguments: [
      "arn:aws:lambda:us-east-1:123456789012:function:../../admin",
      "arn:aws:lambda:us-east-1:123456789012:function:a/b",
      "arn:aws:lambda:us-east-1:123456789012:function:a?x=y",
      "arn:aws:lambda:us-east-1:123456789012:function:",
      "arn:aws:lambda:us-east-1:123456789012:function:a:b:c",
      "arn:aws:lambda:us-east-1:123456789012:function:a:b/c",
      "arn:aws:lambda:us-east-1:123456789012:layer:a",
      "arn:aws:sns:us-east-1:123456789012:function:a",
      "http://169.254.169.254/latest/meta-data",
      "",
    ]
  )
  func names(arn: String) async throws {
    try await FunctionServer.with({ .event($0) }) { server, functions in
      await #expect(
        throws: LambdaFunctions.Failure.notInvoked(
          "ResourceNotFoundException",
          reason: "no endpoint is configured for it"
        )
      ) {
        _ = try await Self.invoke(functions, arn)
      }
      #expect(server.invocations.isEmpty)
    }
  }

  @Test("are elsewhere where the operator says so of their ARN")
  func elsewhere() {
    let configuration = LambdaConfiguration(
      endpoint: nil,
      urls: [Self.arn: "http://127.0.0.1:9000/2015-03-31/functions/function/invocations"]
    )
    #expect(
      configuration.url(of: Self.arn)
        == "http://127.0.0.1:9000/2015-03-31/functions/function/invocations"
    )
    #expect(configuration.url(of: Self.arn + "2") == nil)
  }

  @Test("throw by the header, or by the body alone as the emulator of the base images has it")
  func thrown() async throws {
    let replies: [(FunctionServer.Reply, String)] = [
      (.thrown("too many devices"), "too many devices"),
      (.thrown("too many devices", header: nil), "too many devices"),
      (
        .answer(status: 200, headers: [("X-Amz-Function-Error", "Unhandled")], body: []),
        "Unhandled"
      ),
      (
        .thrown(String(repeating: "x", count: 5000)),
        String(repeating: "x", count: 1024)
      ),
    ]
    for (reply, message) in replies {
      try await FunctionServer.with({ _ in reply }) { _, functions in
        await #expect(throws: LambdaFunctions.Failure.thrown(message)) {
          _ = try await Self.invoke(functions)
        }
      }
    }
  }

  @Test("that were not invoked say why in Lambda's words, as far as they are words")
  func notInvoked() async throws {
    let answers: [(Int, String?, String)] = [
      (404, "ResourceNotFoundException:http://x/", "ResourceNotFoundException"),
      (500, nil, "ServiceException"), (302, nil, "ServiceException"),
      (204, nil, "ServiceException"),
      (403, "<script>", "ServiceException"),
      (429, String(repeating: "A", count: 65), "ServiceException"),
    ]
    for (status, type, cause) in answers {
      let headers = type.map { [("X-Amzn-ErrorType", $0)] } ?? []
      let reply = FunctionServer.Reply.answer(status: status, headers: headers, body: [])
      try await FunctionServer.with({ _ in reply }) { server, functions in
        await #expect(
          throws: LambdaFunctions.Failure.notInvoked(
            cause,
            reason: "the answer has the status \(status)"
          )
        ) {
          _ = try await Self.invoke(functions)
        }
        #expect(server.invocations.count == 1)
      }
    }
  }

  @Test("are not read beyond a mebibyte, and have to answer in JSON")
  func answers() async throws {
    let long = Array(#"{"response":{},"x":""#.utf8) + [UInt8](repeating: 0x61, count: 1 << 20)
    for body in [[], Array("{".utf8), Array("Task timed out".utf8), long + Array(#""}"#.utf8)] {
      let reply = FunctionServer.Reply.answer(status: 200, headers: [], body: body)
      try await FunctionServer.with({ _ in reply }) { _, functions in
        await #expect(throws: LambdaFunctions.Failure.notJSON) {
          _ = try await Self.invoke(functions)
        }
      }
    }
  }

  @Test("are waited for as long as configured, and no longer than the caller waits")
  func timeout() async throws {
    try await FunctionServer.with(timeout: .milliseconds(500), { _ in .silence }) { _, functions in
      await #expect {
        _ = try await Self.invoke(functions)
      } throws: {
        guard
          case LambdaFunctions.Failure.notInvoked(let cause, _)? = $0 as? LambdaFunctions.Failure
        else { return false }
        return cause == "Socket timeout while invoking Lambda function"
      }
    }
    try await FunctionServer.with({ _ in .silence }) { _, functions in
      await #expect(throws: LambdaFunctions.Failure.self) {
        _ = try await Self.invoke(functions, deadline: .milliseconds(20))
      }
    }
  }

  @Test("are asked once more, under the same id, where the connection closes before an answer")
  func repeated() async throws {
    let calls = Mutex(0)
    try await FunctionServer.with({ invocation in
      let isFirst = calls.withLock { count in
        count += 1
        return count == 1
      }
      return isFirst ? .hangUp : .event(invocation)
    }) { server, functions in
      _ = try await Self.invoke(functions)
      #expect(server.invocations.count == 2)
      #expect(Set(server.invocations.compactMap { $0.headers["x-amzn-requestid"] }).count == 1)
    }
    try await FunctionServer.with({ _ in .hangUp }) { server, functions in
      await #expect(throws: LambdaFunctions.Failure.self) { _ = try await Self.invoke(functions) }
      #expect(server.invocations.count == 2)
    }
  }

  @Test("that refuse the connection are told at once")
  func refused() async throws {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let client = OutboundHTTPClient(
      group: MultiThreadedEventLoopGroup.singleton,
      certificateAuthorities: nil,
      connectionsPerHost: 1
    )
    let functions = LambdaFunctions(
      LambdaConfiguration(endpoint: "http://127.0.0.1:1", timeout: patience),
      over: HTTPFunctionTransport(client),
      signature: nil,
      clock: ManualClock(),
      random: SequenceRandomSource(seed: 8),
      logger: logger
    )
    await #expect {
      _ = try await Self.invoke(functions)
    } throws: {
      guard case LambdaFunctions.Failure.notInvoked(let cause, _)? = $0 as? LambdaFunctions.Failure
      else { return false }
      return cause == "Connection failure while invoking Lambda function"
    }
    await client.shutdown(logger: logger)
  }

  @Test("of one pool take a quarter of the places; the others are still asked")
  func bulkhead() async throws {
    try await FunctionServer.with(
      maxInFlight: 8,
      { invocation in
        invocation.path.contains("slow") ? .silence : .event(invocation)
      }
    ) { server, functions in
      let slow = try Self.pool("SlowSlowS")
      let waiting = (0..<2).map { _ in
        Task {
          try await functions.invoke(
            "arn:aws:lambda:us-east-1:123456789012:function:slow",
            Array(#"{"response":{}}"#.utf8),
            of: slow.text,
            context: Self.context
          )
        }
      }
      try await until { server.invocations.count == 2 }
      await #expect(throws: LambdaFunctions.Failure.tooMany) {
        _ = try await Self.invoke(functions, of: slow)
      }
      _ = try await Self.invoke(functions)
      waiting.forEach { $0.cancel() }
      for task in waiting { _ = await task.result }
      // Their places are free again.
      _ = try await Self.invoke(functions, of: slow)
    }
  }
}
