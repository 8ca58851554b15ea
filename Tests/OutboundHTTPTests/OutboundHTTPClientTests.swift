import Logging
import NIOHTTP1
import NIOPosix
import NIOSSL
import OutboundHTTP
import TestSupport
import Testing

@Suite("Outbound HTTP", .timeLimit(.minutes(20)))
struct OutboundHTTPClientTests {
  private static func post(
    _ url: String,
    headers: [(name: String, value: String)] = [],
    body: [UInt8] = [1],
    answer: OutboundRequest.AnswerUse = .read(maxBytes: 100),
    within limit: Duration = patience,
    by client: OutboundHTTPClient
  ) async throws -> OutboundAnswer {
    try await client.post(
      OutboundRequest(
        url: url,
        headers: headers,
        body: body,
        answer: answer,
        timeLimit: limit
      )
    )
  }

  /// Runs a client, and closes it.
  private static func with(
    certificateAuthorities: String? = nil,
    _ body: (OutboundHTTPClient) async throws -> Void
  ) async throws {
    let client = OutboundHTTPClient(
      group: MultiThreadedEventLoopGroup.singleton,
      certificateAuthorities: certificateAuthorities,
      connectionsPerHost: 1
    )
    let result: Result<Void, any Error>
    do {
      result = .success(try await body(client))
    } catch {
      result = .failure(error)
    }
    await client.shutdown(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    try result.get()
  }

  private static func isUnreachable(_ error: OutboundFailure?) -> Bool {
    switch error {
    case .unreachable: true
    case .answerTooLong, nil: false
    }
  }

  @Test("posts headers and body, and gives status, headers and body back")
  func exchange() async throws {
    let reply = Receiver.Reply.answer(status: 418, headers: [("X-Kind", "tea")], body: 3)
    try await Receiver.with({ _ in reply }) { receiver in
      try await Self.with { client in
        let url = "http://127.0.0.1:\(receiver.port)/p?q"
        let answer = try await Self.post(url, headers: [("X-A", "b")], body: [1, 2], by: client)
        #expect(answer.status == 418)
        #expect(answer.header("x-kind") == "tea" && answer.header("x-other") == nil)
        #expect(answer.body == Array("xxx".utf8))
      }
      let call = try #require(receiver.calls.first)
      #expect(call.headers["x-a"] == ["b"] && call.body == [1, 2])
    }
  }

  @Test("gets a document without a body, and none that is too long")
  func get() async throws {
    let headers = [("Cache-Control", "max-age=9")]
    let reply = Receiver.Reply.answer(status: 200, headers: headers, body: 3)
    try await Receiver.with({ _ in reply }) { receiver in
      try await Self.with { client in
        let url = "http://127.0.0.1:\(receiver.port)/p?q"
        let answer = try await client.get(url, maxBytes: 3, timeLimit: patience)
        #expect(answer.status == 200 && answer.header("cache-control") == "max-age=9")
        #expect(answer.body == Array("xxx".utf8))
        let failure = await #expect(throws: OutboundFailure.self) {
          try await client.get(url, maxBytes: 2, timeLimit: patience)
        }
        #expect(failure == .answerTooLong)
      }
      let call = try #require(receiver.calls.first)
      #expect(call.method == .GET && call.body.isEmpty)
      #expect(call.headers["accept"] == ["application/json"])
      #expect(!call.headers.contains(name: "content-length"))
    }
  }

  @Test("follows no redirect: what is signed for one receiver is not for another")
  func redirect() async throws {
    let handler: Receiver.Handler = { call in
      .answer(status: 307, headers: [("Location", "/other")])
    }
    try await Receiver.with(handler) { receiver in
      try await Self.with { client in
        let url = "http://127.0.0.1:\(receiver.port)/"
        let answer = try await Self.post(url, by: client)
        #expect(answer.status == 307)
      }
      #expect(receiver.calls.count == 1)
    }
  }

  @Test("ends an exchange when its time is over, also after the answer's head")
  func timeLimit() async throws {
    for reply in [Receiver.Reply.silence, .headAlone] {
      try await Receiver.with({ _ in reply }) { receiver in
        try await Self.with { client in
          let url = "http://127.0.0.1:\(receiver.port)/"
          let error = await #expect(throws: OutboundFailure.self) {
            try await Self.post(
              url,
              within: .milliseconds(100),
              by: client
            )
          }
          #expect(Self.isUnreachable(error))
        }
      }
    }
  }

  @Test("keeps no more of an answer than is read, and reads no endless one to its end")
  func sizes() async throws {
    try await Receiver.with({ _ in .answer(status: 200, body: 101) }) { receiver in
      try await Self.with { client in
        let url = "http://127.0.0.1:\(receiver.port)/"
        await #expect(throws: OutboundFailure.answerTooLong) {
          try await Self.post(url, by: client)
        }
        let discarded = try await Self.post(url, answer: .discard, by: client)
        #expect(discarded.status == 200 && discarded.body.isEmpty)
      }
    }
    try await Receiver.with({ _ in .endless }) { receiver in
      try await Self.with { client in
        let url = "http://127.0.0.1:\(receiver.port)/"
        let answer = try await Self.post(url, answer: .discard, by: client)
        #expect(answer.status == 200)
      }
    }
  }

  @Test("posts again, once, where the connection was closed before anything came back")
  func again() async throws {
    let dropsFirst: Receiver.Handler = { call in
      call.connection == 1 ? .hangUp : .answer(status: 200)
    }
    try await Receiver.with(dropsFirst) { receiver in
      try await Self.with { client in
        let url = "http://127.0.0.1:\(receiver.port)/"
        let answer = try await Self.post(url, by: client)
        #expect(answer.status == 200)
      }
      #expect(receiver.calls.count == 2)
    }
    try await Receiver.with({ _ in .hangUp }) { receiver in
      try await Self.with { client in
        let url = "http://127.0.0.1:\(receiver.port)/"
        let error = await #expect(throws: OutboundFailure.self) {
          try await Self.post(url, by: client)
        }
        #expect(Self.isUnreachable(error))
      }
      #expect(receiver.calls.count == 2)
    }
  }

  @Test(
    "sends no line with a control character, nor to what is no address of the web",
    arguments: [
      ("/", "a", "b\r\nc: d"), ("/", "a\r\nb", "c"), ("file:///etc/passwd", "a", "b"),
      ("http+unix://%2Ftmp%2Fsocket/", "a", "b"), ("", "a", "b"),
    ]
  )
  func refused(address: String, name: String, value: String) async throws {
    try await Receiver.with({ _ in .answer(status: 200) }) { receiver in
      try await Self.with { client in
        let url = address == "/" ? "http://127.0.0.1:\(receiver.port)/" : address
        let error = await #expect(throws: OutboundFailure.self) {
          try await Self.post(url, headers: [(name, value)], by: client)
        }
        #expect(Self.isUnreachable(error))
      }
      #expect(receiver.calls.isEmpty)
    }
  }

  @Test("says that a receiver is not there without a word of the request")
  func absent() async throws {
    try await Self.with { client in
      let error = await #expect(throws: OutboundFailure.self) {
        try await Self.post(
          "http://127.0.0.1:1/secret-path",
          headers: [("X-Key", "secret-header")],
          body: Array("secret-body".utf8),
          by: client
        )
      }
      #expect(Self.isUnreachable(error))
      #expect(error.map { "\($0)".contains("secret") } == false)
    }
  }

  @Test("sends nothing to a certificate that is not trusted or for another name")
  func certificates() async throws {
    let trusted = try TestCertificate.trusted()
    let stranger = try TestCertificate.stranger()
    try await Receiver.with(tls: trusted.server, { _ in .answer(status: 200) }) { receiver in
      try await Self.with(certificateAuthorities: trusted.file) { client in
        let named = "https://localhost:\(receiver.port)/"
        let answer = try await Self.post(named, by: client)
        #expect(answer.status == 200)
        let otherName = "https://127.0.0.1:\(receiver.port)/"
        let error = await #expect(throws: OutboundFailure.self) {
          try await Self.post(otherName, by: client)
        }
        #expect(Self.isUnreachable(error))
      }
      for authorities in [nil, stranger.file] {
        try await Self.with(certificateAuthorities: authorities) { client in
          let error = await #expect(throws: OutboundFailure.self) {
            try await Self.post("https://localhost:\(receiver.port)/", by: client)
          }
          #expect(Self.isUnreachable(error))
        }
      }
      #expect(receiver.calls.count == 1)
    }
    try trusted.remove()
    try stranger.remove()
  }
}
