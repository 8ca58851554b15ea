import AuthenticationMessages
import GatehouseStubs
import Protobuf
import RPC
import TestSupport
import Testing

@Suite("The page of a confirmation link", .timeLimit(.minutes(20)))
struct ConfirmationPageTests {
  private static let link = "/confirmUser?client_id=1&user_name=ann&confirmation_code=123456"

  private static func rig(_ answer: @escaping FakeService.Answer) -> Rig {
    var rig = Rig()
    rig.authentication = FakeService(answer)
    return rig
  }

  private static func answering(_ outcome: String) -> Rig {
    rig { (_) throws(RPCError) in
      do {
        return try ConfirmSignUpByLinkResponse(outcome: outcome).encoded()
      } catch {
        throw RPCError(code: .internalError)
      }
    }
  }

  private static func pressed(_ rig: Rig, _ target: String = link) async throws -> Reply {
    try await rig.visit(target) { (visit, port) in try await Wire.exchange(visit.form, port: port) }
  }

  @Test("is opened without a change by whoever follows the link, scanners of mail too")
  func opened() async throws {
    let rig = Self.answering("confirmed")
    try await rig.run { ports in
      let page = try await Wire.exchange(.get(Self.link), port: ports.clients)
      #expect(page.status == 200)
      #expect(page.body.contains("<h1>Confirm your registration</h1>"))
      #expect(page.body.contains("<form class=\"stack\" method=\"post\">"))
      #expect(page.body.contains("type=\"submit\">Confirm</button>"))
      var head = TestRequest.get(Self.link)
      head.method = "HEAD"
      let reply = try await Wire.exchange(head, port: ports.clients)
      #expect(reply.status == 200 && reply.body.isEmpty)
      #expect(reply["cache-control"] == "no-store")
    }
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test("gives the service the parts of the link as they were written into it")
  func parts() async throws {
    let rig = Self.answering("confirmed")
    let target =
      "/confirmUser?client_id=abc&user_name=a%2Bb%26%3D%20%C3%BC&confirmation_code=1&user_name=eve"
    #expect(try await Self.pressed(rig, target).status == 303)
    let call = try #require(rig.authentication.calls.first)
    #expect(
      call.method == "gatehouse.authentication.v1.ConfirmationLinkService/ConfirmSignUpByLink"
    )
    let request = try ConfirmSignUpByLinkRequest(decoding: call.message)
    #expect(request.clientId == "abc")
    #expect(request.username == "a+b&= ü")
    #expect(request.confirmationCode == "1")
    #expect(call.context.sourceIP == "127.0.0.1")
  }

  @Test(
    "says how it went on a page whose address has no code",
    arguments: [
      ("confirmed", "confirmed", "Your registration has been confirmed!"),
      ("already_confirmed", "already_confirmed", "Your registration is confirmed."),
      ("expired", "expired", "This link has expired."),
      ("taken", "taken", "An account with the email already exists."),
      ("wrong", "wrong", "This link does not work."),
      ("of a newer version", "wrong", "This link does not work."),
    ]
  )
  func outcomes(outcome: String, word: String, heading: String) async throws {
    try await Self.answering(outcome).run { ports in
      let reply = try await PageVisit.press(Self.link, port: ports.clients)
      #expect(reply.status == 303)
      let location = try #require(reply["location"])
      #expect(location == "/confirmUser?outcome=\(word)")
      let page = try await Wire.exchange(.get(location), port: ports.clients)
      #expect(page.status == 200)
      #expect(page.body.contains("<h1>\(heading)</h1>"))
      #expect(!page.body.contains("<form"))
    }
  }

  @Test("has a word for each outcome, and none for another")
  func words() async throws {
    for outcome in LinkOutcome.allCases {
      let reply = try await Self.answering("wrong")
        .reply(to: .get("/confirmUser?outcome=\(outcome.rawValue)"))
      #expect(reply.status == 200)
    }
    let reply = try await Self.answering("wrong").reply(to: .get("/confirmUser?outcome=%3Cb%3E"))
    #expect(reply.status == 400 && !reply.body.contains("<b>"))
  }

  @Test("lets a browser run nothing, cache nothing and pass the code to no other site")
  func headers() async throws {
    let rig = Self.answering("confirmed")
    let reply = try await rig.reply(to: .get(Self.link, [("Origin", "https://evil.example")]))
    #expect(reply["content-type"] == "text/html; charset=utf-8")
    #expect(reply["cache-control"] == "no-store")
    #expect(reply["referrer-policy"] == "same-origin")
    #expect(reply["x-content-type-options"] == "nosniff")
    #expect(reply["cross-origin-opener-policy"] == "same-origin-allow-popups")
    #expect(reply["x-robots-tag"] == "noindex")
    #expect(reply["access-control-allow-origin"] == nil)
    #expect(reply["x-amzn-requestid"] != nil)
    #expect(
      reply["content-security-policy"]
        == "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; "
        + "require-trusted-types-for 'script'; base-uri 'none'; frame-ancestors 'none'; "
        + "form-action 'self'"
    )
    let done = try await rig.reply(to: .get("/confirmUser?outcome=confirmed"))
    #expect(done["content-security-policy"]?.hasSuffix("form-action 'none'") == true)
    #expect(done["set-cookie"] == nil)
  }

  @Test("no page of another origin is told anything of it")
  func preflight() async throws {
    var request = TestRequest.get(
      "/confirmUser",
      [("Origin", "https://evil.example"), ("Access-Control-Request-Method", "POST")]
    )
    request.method = "OPTIONS"
    let reply = try await Self.answering("confirmed").reply(to: request)
    #expect(reply.status == 204 && reply["allow"] == "GET,HEAD,POST,OPTIONS")
    #expect(!reply.headers.contains { $0.name.lowercased().hasPrefix("access-control-allow") })
  }

  @Test("shows nothing of what stands in the address (cross-site scripting)")
  func nothingReflected() async throws {
    let target =
      "/confirmUser?client_id=%3Cscript%3E&user_name=%3Cscript%3E&confirmation_code=%22evil%27"
    let rig = Self.answering("wrong")
    try await rig.run { ports in
      let visit = try await PageVisit.open(target, port: ports.clients)
      var other = visit.form
      other.body = []
      let refused = try await Wire.exchange(other, port: ports.clients)
      #expect(refused.status == 403)
      for body in [visit.reply.body, refused.body] {
        #expect(!body.contains("<script>") && !body.contains("evil"))
      }
    }
  }

  @Test(
    "tells limits and faults above its button, for the code is still good",
    arguments: [
      ("limit_exceeded", RPCStatusCode.resourceExhausted, 429, "Attempt limit exceeded."),
      ("", .unavailable, 500, "Something went wrong."),
      ("", .internalError, 500, "Something went wrong."),
    ]
  )
  func failures(reason: String, code: RPCStatusCode, status: Int, title: String) async throws {
    let rig = Self.rig { (_) throws(RPCError) in
      throw RPCError(code: code, reason: reason, message: "ann", details: ["message": "ann"])
    }
    let reply = try await Self.pressed(rig)
    #expect(reply.status == status)
    #expect(reply.body.contains("<title>Error: Confirm your registration</title>"))
    #expect(reply.body.contains("role=\"alert\"") && reply.body.contains(title))
    #expect(reply.body.contains("type=\"submit\">Confirm</button>"))
    // What a reader can tell the operator, who finds the reason by it.
    let requestID = try #require(reply["x-amzn-requestid"])
    #expect(reply.body.contains("<code>\(requestID)</code>"))
    #expect(!reply.body.contains("ann"))
    // The log must not hold the code.
    #expect(!rig.log.lines.contains { "\($0)".contains("123456") })
  }

  @Test("a refusal without a page of its own is that of a wrong link")
  func refused() async throws {
    let rig = Self.rig { (_) throws(RPCError) in
      throw RPCError(code: .invalidArgument, reason: "invalid_parameter", message: "ann")
    }
    let reply = try await Self.pressed(rig)
    #expect(reply.status == 303 && reply["location"] == "/confirmUser?outcome=wrong")
  }

  @Test(
    "does not end by an odd address, and asks no service about it",
    arguments: [
      "", "?", "?user_name", "?=&&=", "?user_name=%00", "?user_name=%FF&client_id=%",
      "?client_id=&user_name=&confirmation_code=",
    ]
  )
  func oddAddresses(query: String) async throws {
    let rig = Self.answering("wrong")
    let reply = try await rig.reply(to: .get("/confirmUser\(query)"))
    #expect(reply.status == 400)
    #expect(reply.body.contains("<h1>This link does not work.</h1>"))
    #expect(rig.authentication.calls.isEmpty)
  }
}
