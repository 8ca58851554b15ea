import AuthenticationMessages
import Cryptography
import NIOConcurrencyHelpers
import Protobuf
import RPC
import TestSupport
import Testing

@testable import GatewayService

/// A service that knows one inbox, which the test changes.
private final class InboxService: Sendable {
  private let sessions = NIOLockedValueBox<[String]>([])

  func set(_ ids: String...) { sessions.withLockedValue { $0 = ids } }

  private var inbox: InteractionInbox {
    sessions.withLockedValue { ids in
      InteractionInbox(
        sessions: ids.map { InboxInteraction(sessionId: $0, kind: "LOGIN") },
        continuation: Array("sealed".utf8),
        cursor: "cursor-" + ids.joined(separator: "-")
      )
    }
  }

  func rig() -> Rig {
    var rig = Rig()
    rig.authentication = FakeService { (call) throws(RPCError) in
      do {
        let request = try AwaitInteractionInboxRequest(decoding: call.message)
        if let cursor = request.cursor {
          try await until {
            // Without it the call of a page that has gone would occupy the gateway's thread to the end.
            try Task.checkCancellation()
            return self.inbox.cursor != cursor
          }
        }
        return try self.inbox.encoded()
      } catch {
        throw RPCError(code: .internalError, message: "\(error)")
      }
    }
    return rig
  }
}

@Suite("USR-39: the inbox of an app", .timeLimit(.minutes(20)))
struct InboxTests {
  private static let path = "/interaction/v1/inbox"
  private static let proof = ("DPoP", "a.b.c")
  private static let events = ("Accept", "text/event-stream")

  @Test("a long poll answers at the change, and the proof is sent on once")
  func longPoll() async throws {
    let service = InboxService()
    let rig = service.rig()
    try await rig.run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        try await wire.send(TestRequest.get(Self.path + "?wait=25", [Self.proof]).bytes)
        try await until { rig.authentication.calls.count == 2 }
        service.set("one")
        #expect(try await wire.reply().body.hasPrefix(#"{"sessions":[{"sessionId":"one""#))
      }
    }
    let asked = try rig.authentication.calls.map {
      try AwaitInteractionInboxRequest(decoding: $0.message)
    }
    #expect(asked.map(\.call?.proof) == ["a.b.c", nil])
    #expect(asked.last?.continuation == Array("sealed".utf8))
  }

  @Test("a stream tells the inbox, then each change of it, and nothing that the app has heard")
  func stream() async throws {
    let service = InboxService()
    let rig = service.rig()
    try await rig.run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        try await wire.send(TestRequest.get(Self.path, [Self.proof, Self.events]).bytes)
        try await wire.expect("event: inbox\nid: cursor-\ndata: {\"sessions\":[],")
        service.set("one")
        try await wire.expect(
          "event: inbox\nid: cursor-one\ndata: {\"sessions\":[{\"sessionId\":\"one\""
        )
        service.set("one", "two")
        try await wire.expect("event: inbox\nid: cursor-one-two\n")
      }
      try await Wire.connect(port: ports.clients) { wire in
        let heard = ("Last-Event-ID", "cursor-one-two")
        try await wire.send(TestRequest.get(Self.path, [Self.proof, Self.events, heard]).bytes)
        try await wire.expect("retry: 2000\n\n")
        service.set()
        try await wire.expect("event: inbox\nid: cursor-\n")
        let received = String(decoding: try await wire.bytes(0), as: UTF8.self)
        #expect(!received.contains("cursor-one-two"))
        service.set("last")
      }
    }
    let proofs = try rig.authentication.calls.filter {
      try AwaitInteractionInboxRequest(decoding: $0.message).call != nil
    }
    #expect(proofs.count == 2)
  }

  /// The proof of a key, in a spelling of its own.
  private static func proof(of key: String, spaces: Int = 0) -> (String, String) {
    let space = String(repeating: " ", count: spaces)
    let header = "{\(space)\"jwk\":{\"x\":\"\(key)\",\"y\":\"AA\"}}"
    return ("DPoP", "\(Base64URL.encode(Array(header.utf8))).b.c")
  }

  /// Has so many streams of one app open while the body runs.
  private func holding(
    _ count: Int,
    at port: Int,
    _ body: @Sendable () async throws -> Void
  ) async throws {
    guard count > 0 else { return try await body() }
    try await Wire.connect(port: port) { wire in
      let proof = Self.proof(of: "AA", spaces: count)
      try await wire.send(TestRequest.get(Self.path, [proof, Self.events]).bytes)
      try await wire.expect("event: inbox\n")
      try await holding(count - 1, at: port, body)
    }
  }

  @Test("one app has four waits however its proofs are spelled, and another app still gets one")
  func oneAppsShare() async throws {
    let service = InboxService()
    try await service.rig().run { ports in
      try await holding(4, at: ports.clients) {
        for (key, status) in [("AA", 429), ("AB", 200)] {
          try await Wire.connect(port: ports.clients) { wire in
            let proof = Self.proof(of: key)
            try await wire.send(TestRequest.get(Self.path, [proof, Self.events]).bytes)
            try await wire.expect("\r\n\r\n")
            let received = String(decoding: try await wire.bytes(0), as: UTF8.self)
            #expect(received.hasPrefix("HTTP/1.1 \(status) "))
          }
        }
        service.set("last")
      }
    }
  }

  @Test("an app too many is told when to come again")
  func crowd() async throws {
    var rig = Rig { $0.limits.waitingRequests = 0 }
    rig.authentication = FakeService { (_) throws(RPCError) in
      guard let inbox = try? InteractionInbox(cursor: "c").encoded() else {
        throw RPCError(code: .internalError)
      }
      return inbox
    }
    for request in [
      TestRequest.get(Self.path, [Self.proof, Self.events]),
      TestRequest.get(Self.path + "?wait=25", [Self.proof]),
    ] {
      let reply = try await rig.reply(to: request)
      #expect(reply.status == 429 && reply["retry-after"] == "5")
    }
  }
}
