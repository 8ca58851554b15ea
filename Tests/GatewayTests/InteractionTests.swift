import AuthenticationMessages
import GatehouseStubs
import NIOConcurrencyHelpers
import Protobuf
import QRCode
import RPC
import TestSupport
import Testing

@testable import GatewayService

/// A service that knows one session, whose state the test sets.
private final class SessionService: Sendable {
  private let state: NIOLockedValueBox<InteractionState>

  init(_ state: InteractionState = SessionService.created) {
    self.state = NIOLockedValueBox(state)
  }

  static let created = InteractionState(
    state: "CREATED",
    version: 1,
    kind: "LOGIN",
    clientId: "client"
  )

  static let approved = InteractionState(
    state: "APPROVED",
    version: 4,
    kind: "LOGIN",
    userSub: "sub",
    username: "ann",
    account: "account",
    userInput: "text",
    secondFactor: "pin",
    amr: ["app", "pin", "mfa"],
    isFinal: false,
    clientId: "client"
  )

  static let declined = InteractionState(
    state: "DECLINED",
    version: 3,
    kind: "LOGIN",
    isFinal: true,
    clientId: "client"
  )

  func set(_ state: InteractionState) { self.state.withLockedValue { $0 = state } }

  var version: Int64 { state.withLockedValue { $0.version ?? 0 } }

  func rig(_ configure: (inout GatewayConfiguration) -> Void = { _ in }) -> Rig {
    var rig = Rig(configure)
    rig.authentication = FakeService { (call) throws(RPCError) in
      do {
        return try await self.answer(call)
      } catch let error as RPCError {
        throw error
      } catch {
        throw RPCError(code: .internalError, message: "\(error)")
      }
    }
    return rig
  }

  private func answer(_ call: FakeService.Call) async throws -> [UInt8] {
    switch call.method.split(separator: "/").last {
    case "GetInteraction":
      return try state.withLockedValue { try $0.encoded() }
    case "AwaitInteractions":
      let request = try AwaitInteractionsRequest(decoding: call.message)
      try await until { request.sessions.contains { self.version > ($0.afterVersion ?? 0) } }
      return try AwaitInteractionsResponse(
        changed: request.sessions.compactMap(\.sessionId)
      ).encoded()
    case "LocateInteraction":
      return try LocateInteractionResponse(link: QRLink.text).encoded()
    default:
      return []
    }
  }
}

private enum QRLink {
  static let text = "https://id.example.com/i/us-east-1_AbCdEfGhI/q83vASNFZ4mrze8BI0VniQ"
}

@Suite("Sessions that an app confirms", .timeLimit(.minutes(20)))
struct InteractionTests {
  private static let path = "/interaction/v1/sessions/abc"
  private static let bearer = ("Authorization", "Bearer handle")

  @Test("a call crosses as it came: proof, method, public address and the body's bytes")
  func call() async throws {
    var rig = Rig { $0.publicURL = "https://id.example.com/" }
    rig.authentication = FakeService { (_) throws(RPCError) in
      throw RPCError(.interactionSessionTaken)
    }
    let body = #"{"a":1,"a":2}"#
    let reply = try await rig.reply(
      to: TestRequest(
        target: "/interaction/v1/sessions/abc/open?x=1",
        headers: [("Host", "gate.example"), ("DPoP", "a.b.c"), Self.bearer],
        body: Array(body.utf8)
      )
    )
    let call = try #require(rig.authentication.calls.first)
    #expect(call.method.hasSuffix("InteractionService/OpenInteraction"))
    let request = try OpenInteractionRequest(decoding: call.message)
    #expect(request.sessionId == "abc")
    let sent = try #require(request.call)
    #expect(sent.proof == "a.b.c" && sent.authorization == "Bearer handle")
    #expect(sent.method == "POST" && sent.body == Array(body.utf8))
    #expect(sent.address == "https://id.example.com/interaction/v1/sessions/abc/open")
    #expect(!call.context.isIdempotent)
    #expect(reply.status == 409 && reply["x-amzn-requestid"] != nil)
    #expect(
      reply.body
        == #"{"error":"session_taken","message":"Another app has opened the session.","#
        + #""protocolVersion":"1","serverTime":784111777}"#
    )
  }

  @Test("every refusal has the form and the status of the protocol")
  func refusals() async throws {
    for (error, status, word) in [
      (RPCError(.interactionSlowDown, details: ["retry_after": "1"]), 429, "slow_down"),
      (RPCError(.interactionInvalidProof, telling: "The proof is old."), 401, "invalid_proof"),
      (RPCError(.interactionExpired), 410, "expired"),
      (RPCError(code: .internalError, message: "secret"), 500, "server_error"),
      (RPCError(code: .unavailable, message: "secret"), 503, "temporarily_unavailable"),
      (RPCError(code: .resourceExhausted), 429, "too_many"),
    ] {
      var rig = Rig()
      rig.authentication = FakeService { (_) throws(RPCError) in throw error }
      let reply = try await rig.reply(to: .get(Self.path, [Self.bearer]))
      #expect(reply.status == status)
      #expect(reply.body.hasPrefix(#"{"error":"\#(word)","message":""#))
      #expect(reply.body.contains(#""serverTime":784111777"#) && !reply.body.contains("secret"))
      #expect((reply["retry-after"] != nil) == (status == 429))
    }
  }

  @Test(
    "what no address of the protocol answers is refused in its form",
    arguments: [
      ("GET", "", 404, "not_found"), ("POST", "/", 404, "not_found"),
      ("GET", "/nothing", 404, "not_found"), ("PATCH", "/nothing/else", 404, "not_found"),
      ("DELETE", "/sessions/abc/open/more", 404, "not_found"),
      ("GET", "/sessions", 405, "method_not_allowed"),
      ("PUT", "/sessions/abc", 405, "method_not_allowed"),
      ("GET", "/sessions/abc/open", 405, "method_not_allowed"),
      ("POST", "/sessions/abc/qr.svg", 405, "method_not_allowed"),
      ("POST", "/inbox", 405, "method_not_allowed"),
      ("PUT", "/instances/self", 405, "method_not_allowed"),
    ]
  )
  func unanswered(_ method: String, _ target: String, _ status: Int, _ word: String) async throws {
    var request = TestRequest.get("/interaction/v1" + target)
    request.method = method
    let rig = Rig()
    let reply = try await rig.reply(to: request)
    #expect(reply.status == status)
    #expect(reply["x-amzn-requestid"]?.count == 36)
    #expect(reply["content-type"] == "application/json")
    #expect(reply.body.hasPrefix(#"{"error":"\#(word)","message":""#))
    #expect(reply.body.hasSuffix(#"","protocolVersion":"1","serverTime":784111777}"#))
    #expect((reply["allow"] != nil) == (status == 405))
    #expect(rig.authentication.calls.allSatisfy { !$0.method.contains("Interaction") })
  }

  @Test("evidence has the key as an object and what was shown as the text that was signed")
  func evidence() async throws {
    var rig = Rig()
    rig.authentication = FakeService { (_) throws(RPCError) in
      let reply = ShowInteractionEvidenceResponse(
        decision: "a.b.c",
        key: #"{"kty":"EC"}"#,
        shown: #"{"kind":"LOGIN"}"#,
        userInput: "text",
        state: "APPROVED",
        kind: "LOGIN",
        secondFactor: "pin"
      )
      do { return try reply.encoded() } catch { throw RPCError(code: .internalError) }
    }
    let reply = try await rig.reply(to: .get(Self.path + "/evidence", [Self.bearer]))
    #expect(
      reply.body
        == #"{"state":"APPROVED","kind":"LOGIN","decision":"a.b.c","key":{"kty":"EC"},"#
        + #""shown":"{\"kind\":\"LOGIN\"}","userInput":"text","secondFactor":"pin","#
        + #""protocolVersion":"1","serverTime":784111777}"#
    )
    let call = try #require(rig.authentication.calls.first)
    #expect(call.method.hasSuffix("InteractionService/ShowInteractionEvidence"))
    #expect(try ShowInteractionEvidenceRequest(decoding: call.message).sessionId == "abc")
  }

  @Test("a proof that stands twice, and a body that is too large, reach no service")
  func unread() async throws {
    let rig = Rig()
    let open = TestRequest(
      target: Self.path + "/open",
      headers: [("Host", "gate.example"), ("DPoP", "a"), ("DPoP", "b")]
    )
    #expect(try await rig.reply(to: open).status == 400)
    var large = open.without("DPoP")
    large.body = Array(repeating: 0x20, count: 128 * 1024 + 1)
    let reply = try await rig.reply(to: large)
    #expect(reply.status == 413 && reply.body.hasPrefix(#"{"error":"too_large""#))
    for query in ["?wait=0&version=1", "?wait=26&version=1", "?wait=x&version=1", "?wait=5"] {
      #expect(try await rig.reply(to: .get(Self.path + query)).status == 400)
    }
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test("a page that asks once is told the state, and what a browser may call is said")
  func state() async throws {
    let rig = SessionService(SessionService.approved).rig()
    let reply = try await rig.reply(to: .get(Self.path, [Self.bearer, ("Origin", "https://app")]))
    #expect(
      reply.body
        == #"{"state":"APPROVED","version":4,"kind":"LOGIN","user":{"sub":"sub","username":"ann"},"#
        + #""amr":["app","pin","mfa"],"account":"account","userInput":"text","secondFactor":"pin","#
        + #""protocolVersion":"1","serverTime":784111777}"#
    )
    let call = try #require(rig.authentication.calls.first)
    #expect(try GetInteractionRequest(decoding: call.message).isPoll == true)
    #expect(reply["access-control-allow-origin"] == "*")
    var preflight = TestRequest.get(
      Self.path + "/open",
      [("Origin", "https://app"), ("Access-Control-Request-Method", "POST")]
    )
    preflight.method = "OPTIONS"
    let allowed = try await rig.reply(to: preflight)["access-control-allow-headers"]
    #expect(allowed?.contains("dpop") == true && allowed?.contains("last-event-id") == true)
  }

  @Test(
    "a long poll answers at the change, at once where there was one, and with the old state else"
  )
  func longPoll() async throws {
    let service = SessionService()
    let rig = service.rig()
    try await rig.run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        try await wire.send(TestRequest.get(Self.path + "?wait=25&version=1").bytes)
        try await until {
          rig.authentication.calls.contains { $0.method.hasSuffix("Interactions") }
        }
        service.set(SessionService.approved)
        #expect(try await wire.reply().body.contains(#""state":"APPROVED","version":4"#))
        try await wire.send(TestRequest.get(Self.path + "?wait=25&version=1").bytes)
        #expect(try await wire.reply().body.contains(#""state":"APPROVED","version":4"#))
        service.set(SessionService.declined)
        // What has ended is told however new the version is that the page names.
        try await wire.send(TestRequest.get(Self.path + "?wait=25&version=9").bytes)
        #expect(try await wire.reply().body.contains(#""state":"DECLINED""#))
      }
    }
    let polls = try rig.authentication.calls.filter { $0.method.hasSuffix("GetInteraction") }
      .map { try GetInteractionRequest(decoding: $0.message) }
    #expect(polls.allSatisfy { $0.isPoll == false })
  }

  @Test("a stream tells each state with its version, and ends with the session")
  func stream() async throws {
    let service = SessionService()
    let rig = service.rig()
    let events = ("Accept", "text/event-stream")
    try await rig.run { ports in
      try await Wire.connect(port: ports.clients) { wire in
        try await wire.send(TestRequest.get(Self.path, [events]).bytes)
        try await wire.expect("event: state\nid: 1\ndata: {\"state\":\"CREATED\"")
        service.set(SessionService.approved)
        try await wire.expect("event: state\nid: 4\ndata: {\"state\":\"APPROVED\"")
        var redeemed = SessionService.approved
        redeemed.state = "REDEEMED"
        redeemed.version = 5
        redeemed.isFinal = true
        service.set(redeemed)
        try await wire.expect("event: state\nid: 5\ndata: {\"state\":\"REDEEMED\"")
        try await wire.expect("\r\n0\r\n\r\n")
      }
      // A browser asks again by itself with what it heard last; 204 ends that.
      let again = TestRequest.get(Self.path, [events, ("Last-Event-ID", "5")])
      #expect(try await Wire.exchange(again, port: ports.clients).status == 204)
      try await Wire.connect(port: ports.clients) { wire in
        try await wire.send(TestRequest.get(Self.path, [events, ("Last-Event-ID", "4")]).bytes)
        try await wire.expect("id: 5\n")
      }
    }
  }

  @Test("a page too many is told when to come again, and a process that stops lets all go")
  func crowd() async throws {
    let rig = SessionService().rig { $0.limits.waitingRequests = 4 }
    let wait = TestRequest.get(Self.path + "?wait=25&version=1")
    try await rig.run { ports in
      try await Wire.connect(port: ports.clients) { first in
        try await first.send(wait.bytes)
        try await until {
          rig.authentication.calls.contains { $0.method.hasSuffix("Interactions") }
        }
        let refused = try await Wire.exchange(wait, port: ports.clients)
        #expect(refused.status == 429 && refused["retry-after"] == "5")
        async let stopped: Void = ports.shutDown()
        #expect(try await first.reply().body.contains(#""state":"CREATED""#))
        first.finish()
        try await stopped
      }
    }
  }

  @Test("the picture of a session's link needs no proof and says nothing else")
  func pictures() async throws {
    let rig = SessionService().rig()
    let svg = try await rig.reply(to: .get(Self.path + "/qr.svg?size=300"))
    #expect(svg.body == (try QRCode(QRLink.text).svg(pixels: 300)))
    #expect(svg["content-type"] == "image/svg+xml" && svg["cache-control"] == "no-store")
    let png = try await rig.reply(to: .get(Self.path + "/qr.png"))
    #expect(png.status == 200 && png["content-type"] == "image/png")
    for size in ["0", "95", "1025", "x"] {
      #expect(try await rig.reply(to: .get(Self.path + "/qr.png?size=\(size)")).status == 400)
    }
    let page = try await rig.reply(to: .get("/i/us-east-1_AbCdEfGhI/abc"))
    #expect(page.status == 200 && page.body.contains("Open this link with the app."))
  }
}
