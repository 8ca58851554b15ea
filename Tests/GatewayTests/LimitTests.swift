import HTTPServer
import NIOConcurrencyHelpers
import RPC
import TestSupport
import Testing

@testable import GatewayService

@Suite("Limits and connections", .timeLimit(.minutes(20)))
struct LimitTests {
  @Test("one connection carries many requests, pipelined ones in order")
  func pipelining() async throws {
    try await Rig().run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        let good = TestRequest.call("SignUp", APITests.signUp).bytes
        let bad = TestRequest.call("Nothing").bytes
        try await wire.send(good + bad + good)
        #expect(try await wire.reply().status == 200)
        #expect(try await wire.reply().status == 400)
        #expect(try await wire.reply().status == 200)
        try await wire.send(good)
        #expect(try await wire.reply().status == 200)
      }
    }
  }

  @Test("a client that closes its side after the request still gets the answer")
  func halfClosed() async throws {
    try await Rig().run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        try await wire.send(TestRequest.call("SignUp", APITests.signUp).bytes)
        wire.finish()
        #expect(try await wire.reply().status == 200)
        try await wire.waitUntilClosed()
      }
    }
  }

  // When exactly is DeadlineTests' affair, which moves a clock; these show that the limits reach
  // real connections. Any other limit would let them stand longer than a test may last.

  @Test("a client that connects and says nothing is let go")
  func silence() async throws {
    try await Rig { $0.limits.requestTime = .milliseconds(200) }.run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        try await wire.waitUntilClosed()
      }
    }
  }

  @Test("an idle connection is closed")
  func idle() async throws {
    try await withEnoughTime { time in
      let rig = Rig {
        $0.limits.idleTime = time
        // The clock is looked at once in the time of a request.
        $0.limits.requestTime = time
      }
      return try await Wire.isLongEnough {
        try await rig.run { ports in
          try await Wire.connect(port: ports.clients) { wire in
            try await wire.send(TestRequest.call("SignUp", APITests.signUp).bytes)
            #expect(try await wire.reply().status == 200)
            try await wire.waitUntilClosed()
          }
        }
      }
    }
  }

  @Test("a body that does not arrive in time is answered 408 and the connection closed")
  func slowBody() async throws {
    try await withEnoughTime { time in
      try await Wire.isLongEnough {
        try await Rig { $0.limits.requestTime = time }.run { ports in
          try await Wire.connect(port: ports.clients) { wire in
            try await wire.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 100\r\n\r\n{")
            let reply = try await wire.reply()
            #expect(reply.status == 408)
            #expect(reply["connection"] == "close")
            #expect(reply["x-amzn-requestid"]?.count == 36)
            try await wire.waitUntilClosed()
          }
        }
      }
    }
  }

  @Test("a body announced too large is refused before it is sent")
  func largeBody() async throws {
    try await Rig().run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        try await wire.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1048577\r\n\r\n{")
        let reply = try await wire.reply()
        #expect(reply.status == 413)
        #expect(reply.exception == "RequestEntityTooLargeException")
        #expect(reply["x-amzn-requestid"]?.count == 36)
        try await wire.waitUntilClosed()
      }
    }
  }

  @Test("a chunked body that grows too large is refused while it grows")
  func largeChunks() async throws {
    let rig = Rig()
    try await rig.run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        try await wire.send("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n")
        let chunk =
          Array("10000\r\n".utf8) + [UInt8](repeating: 32, count: 65_536)
          + Array("\r\n".utf8)
        for _ in 0..<17 { try await wire.send(chunk) }
        #expect(try await wire.reply().status == 413)
        try await wire.waitUntilClosed()
      }
    }
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test("a body of exactly the largest size is read")
  func largestBody() async throws {
    let padding = String(repeating: " ", count: 1024 * 1024 - APITests.signUp.utf8.count)
    let reply = try await Rig().reply(to: .call("SignUp", APITests.signUp + padding))
    #expect(reply.status == 200)
  }

  @Test("a resource's body may have four mebibytes (DID-41)", arguments: [0, 1])
  func largestResource(excess: Int) async throws {
    let body = String(repeating: " ", count: 4 * 1024 * 1024 + excess)
    let reply = try await Rig().reply(
      to: .resource("POST", "/identitypools/a/events", body)
    )
    // Read whole, and refused for the signature that it lacks.
    #expect(reply.status == (excess == 0 ? 403 : 413))
  }

  @Test(
    "a header too large or with too many fields is a 431",
    arguments: [
      [("X-Large", String(repeating: "x", count: 17 * 1024))],
      (0..<101).map { ("X-Field-\($0)", "x") },
    ]
  )
  func largeHeader(_ headers: [(String, String)]) async throws {
    let reply = try await Rig().reply(to: .call("SignUp", "{}", headers))
    #expect(reply.status == 431)
    #expect(reply["x-amzn-requestid"]?.count == 36)
    #expect(reply["connection"] == "close")
  }

  @Test(
    "what is no HTTP is answered 400 and the connection closed",
    arguments: [
      "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\r\n\r\n", "hello\r\n\r\n", "POST / HTTP/9.9\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: 99999999999999999999999\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n",
      "POST / HTTP/1.1\r\nHost : h\r\n\r\n", "POST / HTTP/1.1\r\nX: \u{0}\r\n\r\n",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ]
  )
  func noHTTP(_ text: String) async throws {
    try await Rig().run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        try await wire.send(text)
        let reply = try await wire.reply()
        #expect(reply.status == 400)
        #expect(reply["x-amzn-requestid"]?.count == 36)
        try await wire.waitUntilClosed()
      }
    }
  }

  @Test("what follows a request and is no HTTP is answered 400 after that request's answer")
  func garbageAfterRequest() async throws {
    try await Rig().run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        try await wire.send(
          TestRequest.call("SignUp", APITests.signUp).bytes + Array("\u{0}\u{0}\r\n\r\n".utf8)
        )
        #expect(try await wire.reply().status == 200)
        let reply = try await wire.reply()
        #expect(reply.status == 400)
        #expect(reply["x-amzn-requestid"]?.count == 36)
        try await wire.waitUntilClosed()
      }
    }
  }

  @Test("a broken chunk is answered 400 and the connection closed")
  func brokenChunk() async throws {
    try await Rig().run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        try await wire.send(
          "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"
        )
        #expect(try await wire.reply().status == 400)
        try await wire.waitUntilClosed()
      }
    }
  }

  @Test("Expect: 100-continue is answered before the body is sent")
  func expectContinue() async throws {
    try await Rig().run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        let request = TestRequest.call("SignUp", APITests.signUp, [("Expect", "100-continue")])
        let head = request.bytes.dropLast(request.body.count)
        try await wire.send(Array(head))
        #expect(try await wire.reply(hasBody: false).status == 100)
        try await wire.send(request.body)
        #expect(try await wire.reply().status == 200)
      }
    }
  }

  @Test("a body too large is not asked for with 100 Continue")
  func expectTooLarge() async throws {
    try await Rig().run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        try await wire.send(
          "POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 1048577\r\n\r\n"
        )
        #expect(try await wire.reply().status == 413)
        try await wire.waitUntilClosed()
      }
    }
  }

  @Test("a request of a great many values is refused before they are read")
  func manyValues() async throws {
    let list = Array(repeating: "{}", count: 300_000).joined(separator: ",")
    let reply = try await Rig().reply(to: .call("SignUp", "{\"UserAttributes\":[\(list)]}"))
    #expect(reply.exception == "SerializationException")
  }

  @Test("slow clients keep no other client waiting")
  func slowClientsHoldNothing() async throws {
    try await Rig { $0.limits.connectionsPerAddress = 900 }.run { ports in
      try await withThrowingTaskGroup(of: Void.self) { group in
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        for _ in 0..<200 {
          group.addTask {
            try await Wire.connect(port: ports.clients) { wire in
              try await wire.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\n{")
              begin.yield()
              try await wire.waitUntilClosed()
            }
          }
        }
        for await _ in begun.prefix(200) {}
        let reply = try await Wire.exchange(.call("SignUp", APITests.signUp), port: ports.clients)
        #expect(reply.status == 200)
        group.cancelAll()
        while let result = await group.nextResult() { _ = result }
      }
    }
  }

  @Test("beyond the connection limit a client waits until another leaves")
  func connectionLimit() async throws {
    let isAnswered = NIOLockedValueBox(false)
    try await Rig { $0.limits.connections = 1 }.run { ports in
      let request = TestRequest.call("SignUp", APITests.signUp)
      let (asked, ask) = AsyncStream.makeStream(of: Void.self)
      let second = try await Wire.connect(port: ports.clients) { first in
        try await first.send(request.bytes)
        #expect(try await first.reply().status == 200)
        let second = Task {
          try await Wire.connect(port: ports.clients) { wire in
            try await wire.send(request.bytes)
            ask.yield()
            #expect(try await wire.reply().status == 200)
            isAnswered.withLockedValue { $0 = true }
          }
        }
        for await _ in asked.prefix(1) {}
        // Were the second one served, its answer would come among these.
        for _ in 0..<100 {
          try await first.send(request.bytes)
          #expect(try await first.reply().status == 200)
        }
        #expect(!isAnswered.withLockedValue { $0 })
        return second
      }
      try await second.value
    }
    #expect(isAnswered.withLockedValue { $0 })
  }

  @Test("a graceful stop finishes the request in progress and takes no other")
  func gracefulStop() async throws {
    var rig = Rig()
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    rig.authentication = FakeService { (_) throws(RPCError) in
      begin.yield()
      for await _ in released.prefix(1) {}
      return []
    }
    try await rig.run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        try await wire.send(TestRequest.call("SignUp", APITests.signUp).bytes)
        for await _ in begun.prefix(1) {}
        let stopped = Task { try await ports.shutDown() }
        await Self.waitUntilRefused(port: ports.clients)
        release.yield()
        #expect(try await wire.reply().status == 200)
        try await wire.waitUntilClosed()
        try await stopped.value
      }
    }
  }

  @Test("a port that is taken is named")
  func takenPort() async throws {
    try await Rig().run { ports in
      let error = await #expect(throws: HTTPConfigurationFault.self) {
        try await Rig { $0.listenPort = ports.clients }.run { _ in }
      }
      #expect(error?.description.contains("127.0.0.1 port \(ports.clients): ") == true)
    }
  }

  /// Returns when the port has stopped taking requests.
  private static func waitUntilRefused(port: Int) async {
    while (try? await Wire.exchange(.get("/healthz"), port: port)) != nil {}
  }
}
