internal import Cryptography
internal import Domain
internal import Logging
internal import NIOPosix
internal import OutboundHTTP
internal import TestSupport
internal import Testing
internal import Webhooks

@testable internal import AuthenticationNotifications

@Suite("The webhook for text messages", .timeLimit(.minutes(20)))
struct WebhookTests {
  private static let secret = "whsec_" + Base64.encode([UInt8](repeating: 9, count: 32))

  private static func message(to destination: String = "+15555550123") -> OutgoingMessage {
    OutgoingMessage(
      id: "0b5c1d2e-0000",
      userPoolID: "us-east-1_abcdefghi",
      destination: destination,
      from: nil,
      replyTo: nil,
      subject: "x",
      body: "Your code is \"123456\"\n",
      isHTML: false,
      createdAtUnixMillis: 784_111_777_000
    )
  }

  /// Runs a receiver that answers each request the same, and a sender that posts to it.
  private static func with(
    status: Int,
    headers: [(String, String)] = [],
    clock: ManualClock = ManualClock(),
    _ body: (HTTPReceiver, WebhookSending) async throws -> Void
  ) async throws {
    let signature = try #require(WebhookSignature(secret: secret))
    let client = OutboundHTTPClient(
      group: MultiThreadedEventLoopGroup.singleton,
      certificateAuthorities: nil,
      connectionsPerHost: 1
    )
    try await HTTPReceiver.with(status: status, headers: headers) { receiver in
      let sending = WebhookSending(
        SignedWebhook(
          client,
          url: "http://127.0.0.1:\(receiver.port)/hook",
          signature: signature,
          clock: clock
        )
      )
      try await body(receiver, sending)
    }
    await client.shutdown(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  }

  @Test("is told id, time and message, signed over all three; an attempt has its own time")
  func signature() async throws {
    let clock = ManualClock(Instant(unixSeconds: 1_000_000_000))
    try await Self.with(status: 204, clock: clock) { receiver, sending in
      try await sending.send(Self.message())
      clock.advance(by: .seconds(60))
      try await sending.send(Self.message())
      let calls = receiver.received
      #expect(calls.map { $0.headers["webhook-timestamp"] } == ["1000000000", "1000000060"])
      for call in calls {
        #expect(call.headers["webhook-id"] == "0b5c1d2e-0000")
        #expect(call.headers["content-type"] == "application/json")
        let seconds = call.headers["webhook-timestamp"] ?? ""
        let signed = Array("0b5c1d2e-0000.\(seconds).".utf8) + call.body
        let digest = HMACKey([UInt8](repeating: 9, count: 32)).authenticate(signed)
        #expect(call.headers["webhook-signature"] == "v1,\(Base64.encode(digest))")
      }
      #expect(
        String(decoding: calls[0].body, as: UTF8.self) == #"""
          {"data":{"message":"Your code is \"123456\"\n","to":"+15555550123",\#
          "user_pool_id":"us-east-1_abcdefghi"},"timestamp":"1994-11-06T08:49:37Z",\#
          "type":"sms.message"}
          """#
      )
    }
  }

  @Test(
    "ends a message by an answer about it",
    arguments: [400, 402, 405, 409, 410, 413, 422, 451]
  )
  func final(status: Int) async throws {
    try await Self.with(status: status) { _, sending in
      await #expect(throws: DeliveryFailure.refused("the webhook answered \(status)")) {
        try await sending.send(Self.message())
      }
    }
  }

  @Test(
    "is asked again after an answer that passes or that the operator can mend",
    arguments: [302, 401, 403, 404, 408, 425, 429, 500, 502, 503, 504]
  )
  func passing(status: Int) async throws {
    try await Self.with(status: status) { receiver, sending in
      await #expect(throws: DeliveryFailure.unavailable("the webhook answered \(status)")) {
        try await sending.send(Self.message())
      }
      #expect(receiver.received.count == 1)
    }
  }

  @Test("says how long it wants to be left alone", arguments: [429, 503])
  func retryAfter(status: Int) async throws {
    try await Self.with(status: status, headers: [("Retry-After", "77")]) { _, sending in
      let expected = DeliveryFailure.unavailable(
        "the webhook answered \(status)",
        retryAfter: .seconds(77)
      )
      await #expect(throws: expected) {
        try await sending.send(Self.message())
      }
    }
  }

  @Test("is sent nothing for what is no phone number")
  func noNumber() async throws {
    try await Self.with(status: 204) { receiver, sending in
      for destination in ["+1\r\nX: y", "123", "", "+" + String(repeating: "1", count: 16)] {
        await #expect(throws: DeliveryFailure.refused("the address is not a phone number")) {
          try await sending.send(Self.message(to: destination))
        }
      }
      #expect(receiver.received.isEmpty)
    }
  }

  @Test("takes secrets of Standard Webhooks' form alone")
  func secrets() {
    let bytes = [UInt8](repeating: 1, count: 23)
    for secret in ["", "whsec_", "whsec_?", "whsec_" + Base64.encode(bytes), Base64.encode(bytes)] {
      #expect(WebhookSignature(secret: secret) == nil)
    }
  }
}
