import HTTPTypes
import Logging
import NIOConcurrencyHelpers
import NIOCore
import RPC
import TestSupport
import Testing
import TokenIssuanceMessages

@testable import GatewayService

@Suite("Public documents in memory", .timeLimit(.minutes(20)))
struct PublicDocumentsTests {
  private static let pool = "eu-west-1_abcdefghi"
  private static let caller = Caller(requestID: "r", sourceIP: nil, headers: HTTPFields())

  /// Token issuance, whose keys the test changes, and a clock that the test moves.
  private final class Keys: Sendable {
    private let state = NIOLockedValueBox((keys: "one", isAbsent: false, isDown: false, asked: 0))
    private let time = NIOLockedValueBox(ContinuousClock.now)
    /// Holds every question until it is open.
    let gate: Gate?

    init(gate: Gate? = nil) {
      self.gate = gate
    }

    var asked: Int { state.withLockedValue { $0.asked } }

    func rotate(to keys: String) { state.withLockedValue { $0.keys = keys } }
    func remove() { state.withLockedValue { $0.isAbsent = true } }
    func stop() { state.withLockedValue { $0.isDown = true } }
    func move(by duration: Duration) { time.withLockedValue { $0 += duration } }

    func documents() -> PublicDocuments {
      let service = FakeService { [self] (_) throws(RPCError) in
        let state = state.withLockedValue { state in
          state.asked += 1
          return state
        }
        await gate?.wait()
        guard !state.isDown else { throw RPCError(code: .unavailable) }
        guard !state.isAbsent else { throw RPCError(code: .notFound) }
        let reply = GetJSONWebKeySetResponse(json: Array(state.keys.utf8))
        guard let encoded = try? reply.encoded() else { throw RPCError(code: .internalError) }
        return encoded
      }
      let keys = PoolKeys(
        service,
        callTime: patience,
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
      )
      return PublicDocuments(keys, now: { [time] in time.withLockedValue { $0 } }) { _, json, _ in
        json
      }
    }
  }

  private static func text(_ document: PublicDocument?) -> String? {
    document.map { String(buffer: $0.body) }
  }

  @Test("are asked for once a second, so that a rotation is seen within a second")
  func rotation() async throws {
    let keys = Keys()
    let documents = keys.documents()
    #expect(documents.cached(Self.pool) == nil)
    #expect(Self.text(try await documents.document(of: Self.pool, for: Self.caller)) == "one")
    keys.rotate(to: "two")
    keys.move(by: .milliseconds(999))
    #expect(Self.text(try await documents.document(of: Self.pool, for: Self.caller)) == "one")
    #expect(Self.text(documents.cached(Self.pool)) == "one")
    #expect(keys.asked == 1)
    keys.move(by: .milliseconds(1))
    #expect(documents.cached(Self.pool) == nil)
    #expect(Self.text(try await documents.document(of: Self.pool, for: Self.caller)) == "two")
    #expect(Self.text(documents.cached(Self.pool)) == "two")
    #expect(keys.asked == 2)
  }

  @Test("that are asked for at the same time are asked for once")
  func together() async throws {
    let gate = Gate()
    let keys = Keys(gate: gate)
    let documents = keys.documents()
    try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<20 {
        group.addTask {
          Self.text(try await documents.document(of: Self.pool, for: Self.caller))
        }
      }
      try await until { documents.waiting == 20 }
      gate.open()
      for try await text in group { #expect(text == "one") }
    }
    #expect(keys.asked == 1 && documents.waiting == 0)
  }

  @Test("no request waits for a question that is older than a second")
  func oldQuestion() async throws {
    let gate = Gate()
    let keys = Keys(gate: gate)
    let documents = keys.documents()
    async let first = documents.document(of: Self.pool, for: Self.caller)
    try await until { keys.asked == 1 }
    keys.rotate(to: "two")
    keys.move(by: .seconds(1))
    async let second = documents.document(of: Self.pool, for: Self.caller)
    try await until { keys.asked == 2 }
    gate.open()
    #expect(Self.text(try await first) == "one")
    #expect(Self.text(try await second) == "two")
    // In either order of answers, the later question's is the one that stays.
    #expect(Self.text(documents.cached(Self.pool)) == "two")
  }

  @Test("without a key are not kept: the first key signs at once")
  func withoutKeys() async throws {
    let keys = Keys()
    keys.rotate(to: #"{"keys":[]}"#)
    let documents = keys.documents()
    let empty = try await documents.document(of: Self.pool, for: Self.caller)
    #expect(Self.text(empty) == #"{"keys":[]}"#)
    #expect(documents.cached(Self.pool) == nil)
    keys.rotate(to: #"{"keys":[{"kid":"one"}]}"#)
    let first = try await documents.document(of: Self.pool, for: Self.caller)
    #expect(Self.text(first) == #"{"keys":[{"kid":"one"}]}"#)
    #expect(Self.text(documents.cached(Self.pool)) == #"{"keys":[{"kid":"one"}]}"#)
  }

  @Test("of a pool that does not exist, or is deleted, are not kept")
  func unknown() async throws {
    let keys = Keys()
    let documents = keys.documents()
    _ = try await documents.document(of: Self.pool, for: Self.caller)
    keys.remove()
    keys.move(by: .seconds(1))
    for _ in 0..<2 {
      let error = await #expect(throws: PublicError.self) {
        try await documents.document(of: Self.pool, for: Self.caller)
      }
      #expect(error?.exception == "ResourceNotFoundException")
    }
    #expect(keys.asked == 3)
  }

  @Test("where token issuance has stopped, the last ones are told for their second, then a fault")
  func stopped() async throws {
    let keys = Keys()
    let documents = keys.documents()
    _ = try await documents.document(of: Self.pool, for: Self.caller)
    keys.stop()
    #expect(Self.text(try await documents.document(of: Self.pool, for: Self.caller)) == "one")
    keys.move(by: .seconds(1))
    let error = await #expect(throws: PublicError.self) {
      try await documents.document(of: Self.pool, for: Self.caller)
    }
    #expect(error?.exception == "InternalErrorException")
  }

  @Test("stay in memory for little longer than they are answered from it")
  func swept() async throws {
    let keys = Keys()
    let documents = keys.documents()
    for number in 0..<100 {
      keys.move(by: .seconds(1))
      _ = try await documents.document(of: "pool-\(number)", for: Self.caller)
    }
    #expect(documents.count <= 32)
  }

  @Test("are so many at most; those that are too old make room")
  func bounded() async throws {
    let keys = Keys()
    let documents = keys.documents()
    for number in 0..<PublicDocuments.Memory.maxCached + 5 {
      _ = try await documents.document(of: "pool-\(number)", for: Self.caller)
    }
    #expect(documents.count == PublicDocuments.Memory.maxCached)
    keys.move(by: .seconds(1))
    _ = try await documents.document(of: "another", for: Self.caller)
    #expect(documents.count == 1)
  }
}

@Suite("Answers from memory", .timeLimit(.minutes(20)))
struct CachedAnswerTests {
  @Test(
    "say what the answers that are made as usual say",
    arguments: [RouteTests.jwks, RouteTests.discovery]
  )
  func sameAnswer(path: String) async throws {
    try await RouteTests.rig { $0.allowedOrigins = ["https://app.example"] }.run { ports in
      let origin = ("Origin", "https://app.example")
      // A condition that does not hold is answered as usual, and puts the document into memory.
      let usual = try await Wire.exchange(
        .get(path, [origin, ("If-None-Match", "\"other\"")]),
        port: ports.clients
      )
      let kept = try await Wire.exchange(.get(path, [origin]), port: ports.clients)
      #expect(kept.status == 200 && kept.body == usual.body)
      let names = [
        "content-type", "content-length", "etag", "cache-control", "vary", "date",
        "access-control-allow-origin", "access-control-expose-headers",
      ]
      for name in names {
        #expect(kept[name] == usual[name], "\(name)")
        #expect(kept[name] != nil, "\(name)")
      }
      #expect(kept["x-amzn-requestid"]?.count == 36)
      #expect(kept["x-amzn-requestid"] != usual["x-amzn-requestid"])
    }
  }

  @Test("come in the order of the requests on a connection, whether kept or not")
  func order() async throws {
    let held = HeldCalls()
    defer { held.release() }
    var rig = RouteTests.rig()
    rig.authentication = held.service
    try await rig.run { ports in
      _ = try await Wire.exchange(.get(RouteTests.jwks), port: ports.clients)
      try await Wire.connect(port: ports.clients) { wire in
        let kept = TestRequest.get(RouteTests.jwks).bytes
        let usual = TestRequest.call("SignUp", APITests.signUp).bytes
        try await wire.send(kept + kept + usual + kept)
        for _ in 0..<2 { #expect(try await wire.reply().body == RouteTests.keys) }
        for await _ in held.begun.prefix(1) {}
        held.release()
        #expect(try await wire.reply().body == "{}")
        #expect(try await wire.reply().body == RouteTests.keys)
        try await wire.send(kept)
        #expect(try await wire.reply().body == RouteTests.keys)
      }
    }
  }

  @Test("leave a request with a body, and one that ends its connection, to the usual way")
  func others() async throws {
    try await RouteTests.rig().run { ports in
      _ = try await Wire.exchange(.get(RouteTests.jwks), port: ports.clients)
      try await Wire.connect(port: ports.clients) { wire in
        var request = TestRequest.get(RouteTests.jwks)
        request.body = Array("body".utf8)
        try await wire.send(request.bytes)
        #expect(try await wire.reply().body == RouteTests.keys)
        let chunked = TestRequest.get(RouteTests.jwks, [("Transfer-Encoding", "chunked")])
        try await wire.send(chunked.bytes + Array("3\r\nabc\r\n0\r\n\r\n".utf8))
        #expect(try await wire.reply().body == RouteTests.keys)
        try await wire.send(TestRequest.get(RouteTests.jwks, [("Host", "other.example")]).bytes)
        #expect(try await wire.reply().status == 400)
        try await wire.send(TestRequest.get(RouteTests.jwks, [("Connection", "close")]).bytes)
        #expect(try await wire.reply().body == RouteTests.keys)
        try await wire.waitUntilClosed()
      }
    }
  }
}
