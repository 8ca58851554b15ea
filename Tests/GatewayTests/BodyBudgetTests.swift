import NIOConcurrencyHelpers
import RPC
import TestSupport
import Testing

@testable import GatewayService

/// A service that keeps every call waiting until the test lets all go.
private struct Held: Sendable {
  let service: FakeService
  /// Yields for each call that has come.
  let begun: AsyncStream<Void>
  let release: @Sendable () -> Void

  init() {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let gate = Gate()
    self.begun = begun
    release = { gate.open() }
    service = FakeService { (call) throws(RPCError) in
      guard call.method.hasSuffix("/SignUp") else { return [] }
      begin.yield()
      await gate.wait()
      return []
    }
  }
}

/// Lets all callers through once it is open.
private final class Gate: Sendable {
  private let continuation: AsyncStream<Void>.Continuation
  private let waiting: Task<Void, Never>

  init() {
    let (opened, continuation) = AsyncStream.makeStream(of: Void.self)
    self.continuation = continuation
    waiting = Task {
      for await _ in opened.prefix(1) {}
    }
  }

  func open() { continuation.yield() }
  func wait() async { await waiting.value }
}

@Suite("Bodies of all requests together", .timeLimit(.minutes(20)))
struct BodyBudgetTests {
  private static let unit = APITests.signUp.utf8.count

  @Test("what is reserved is never more than the limit, and what is given back can be taken again")
  func budget() {
    let budget = BodyBudget(limit: 10)
    #expect(budget.reserve(10))
    #expect(!budget.reserve(1))
    #expect(!budget.reserve(.max))
    #expect(budget.bytesHeld == 10)
    budget.release(4)
    #expect(!budget.reserve(5))
    #expect(budget.reserve(4))
    budget.release(10)
    #expect(budget.bytesHeld == 0)
  }

  @Test("a body above the sum is refused at once, the connection closed, and others go on")
  func refused() async throws {
    let held = Held()
    // Also when an expectation fails: the gateway does not stop before its calls have ended.
    defer { held.release() }
    var rig = Rig { $0.limits.allBodiesBytes = 2 * Self.unit }
    rig.authentication = held.service
    try await rig.run { ports in
      let request = TestRequest.call("SignUp", APITests.signUp)
      try await Wire.connect(port: ports.clients) { first in
        try await first.send(request.bytes)
        try await Wire.connect(port: ports.clients) { second in
          try await second.send(request.bytes)
          for await _ in held.begun.prefix(2) {}
          try await Wire.connect(port: ports.clients) { third in
            try await third.send(request.bytes)
            let reply = try await third.reply()
            #expect(reply.status == 400)
            #expect(reply.exception == "TooManyRequestsException")
            #expect(reply["connection"] == "close")
            try await third.waitUntilClosed()
          }
          // What needs no body is answered all the same, what names no operation without keeping one.
          let health = try await Wire.exchange(.get("/healthz"), port: ports.clients)
          #expect(health.status == 200)
          let unknown = try await Wire.exchange(
            .call("Nothing", APITests.signUp),
            port: ports.clients
          )
          #expect(unknown.exception == "UnknownOperationException")
          held.release()
          #expect(try await second.reply().status == 200)
        }
        #expect(try await first.reply().status == 200)
      }
      // Everything was given back: two at once have room again, one after the other many.
      for _ in 0..<5 {
        #expect(try await Wire.exchange(request, port: ports.clients).status == 200)
      }
    }
    #expect(held.service.calls.filter { $0.method.hasSuffix("/SignUp") }.count == 7)
  }

  @Test("what a client announces and does not send takes nothing from others")
  func announced() async throws {
    let rig = Rig { $0.limits.allBodiesBytes = 2 * Self.unit }
    try await rig.run { ports in
      try await Wire.connect(port: ports.clients) { slow in
        var head = TestRequest.call("SignUp").without("Content-Length").bytes
        head.removeLast("{}".utf8.count + "Content-Length: 2\r\n\r\n".utf8.count)
        try await slow.send(head + Array("Content-Length: \(2 * Self.unit)\r\n\r\n{".utf8))
        let request = TestRequest.call("SignUp", APITests.signUp)
        #expect(try await Wire.exchange(request, port: ports.clients).status == 200)
      }
    }
  }

  @Test("a refused and a broken-off body give back what they held")
  func givenBack() async throws {
    let rig = Rig { $0.limits.allBodiesBytes = 2 * Self.unit }
    try await rig.run { ports in
      for _ in 0..<5 {
        let large = TestRequest.call("SignUp", String(repeating: " ", count: 3 * Self.unit))
        let reply = try await Wire.exchange(large, port: ports.clients)
        #expect(reply.exception == "TooManyRequestsException")
        try await Wire.connect(port: ports.clients) { wire in
          try await wire.send(Array(TestRequest.call("SignUp", APITests.signUp).bytes.dropLast(3)))
          wire.finish()
          try await wire.waitUntilClosed()
        }
        let request = TestRequest.call("SignUp", APITests.signUp)
        #expect(try await Wire.exchange(request, port: ports.clients).status == 200)
      }
    }
  }

  @Test("an upload has its place among the bodies, and is told to slow down without one")
  func upload() async throws {
    let held = Held()
    // Also when an expectation fails: the gateway does not stop before its calls have ended.
    defer { held.release() }
    var rig = Rig { $0.limits.allBodiesBytes = UserImportUpload.pieceBytes + Self.unit - 1 }
    rig.authentication = held.service
    try await rig.run { ports in
      let put = UploadTests.put(Array("a,b\n".utf8))
      #expect(try await Wire.exchange(put, port: ports.clients).status == 200)
      try await Wire.connect(port: ports.clients) { first in
        try await first.send(TestRequest.call("SignUp", APITests.signUp).bytes)
        for await _ in held.begun.prefix(1) {}
        let reply = try await Wire.exchange(put, port: ports.clients)
        #expect(reply.status == 503)
        #expect(reply.body.contains("<Code>SlowDown</Code>"))
        #expect(reply["connection"] == "close")
        held.release()
        #expect(try await first.reply().status == 200)
      }
      #expect(try await Wire.exchange(put, port: ports.clients).status == 200)
    }
    let pieces = held.service.calls.filter { $0.method.hasSuffix("/AppendToUserImportUpload") }
    #expect(pieces.count == 2)
  }
}
