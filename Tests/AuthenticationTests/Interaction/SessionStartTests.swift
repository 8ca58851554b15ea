internal import AuthenticationMessages
import AuthenticationStubs
internal import Domain
internal import GatehouseMessages
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("The start of a session (USR-25)")
struct SessionStartTests {
  @Test("nothing answers unless the pool has the tag")
  func tag() async throws {
    let stage = try await InteractionStage(tags: ["gatehouse:interaction": "off"])
    await expectWord("not_found") { try await stage.start() }
    await expectWord("not_found") { try await stage.startAtPage() }
    await expectWord("not_found") { try await InteractionPhone(stage) }
  }

  @Test("the answer has the link, and the handle is told once")
  func answer() async throws {
    let stage = try await InteractionStage()
    let started = try await stage.start("LOGIN", user: nil, #","comparison":"show""#)
    let id = started.sessionId ?? ""
    #expect(id.utf8.count == 22)
    #expect(started.handle?.utf8.count == 43)
    #expect(started.link == "https://id.example.com/i/\(stage.poolID)/\(id)")
    #expect(started.comparison?.utf8.count == 2)
    let located = try await stage.sessions[1].locateInteraction(
      LocateInteractionRequest(sessionId: id),
      context: stage.context
    )
    #expect(located.link == started.link)
    #expect(located.userPoolId == stage.poolID)
  }

  @Test("a client proves which it is, and one without a secret may start sign-ins alone")
  func clients() async throws {
    let stage = try await InteractionStage()
    try await stage.stage.addUser("ann")
    await expectWord("not_allowed") {
      try await stage.sessions[0].startInteraction(
        StartInteractionRequest(
          call: stage.call(#"{"kind":"ENROL","user":"ann","clientId":"\#(stage.stage.clientID)"}"#)
        ),
        context: stage.context
      )
    }
    for body in [
      #"{"kind":"LOGIN","clientId":"\#(stage.server.clientId ?? "")"}"#,
      #"{"kind":"LOGIN","clientId":"\#(stage.stage.clientID)","clientSecret":"x"}"#,
      #"{"kind":"LOGIN","clientId":"nosuchclient"}"#, #"{"kind":"LOGIN"}"#,
    ] {
      await expectWord("invalid_client") {
        try await stage.sessions[0].startInteraction(
          StartInteractionRequest(call: stage.call(body)),
          context: stage.context
        )
      }
    }
  }

  @Test(
    "what a body cannot be",
    arguments: [
      "", "[]", "{", #"{"kind":"LOGIN","kind":"LOGIN"}"#, #"{"kind":"OTHER"}"#,
      #"{"kind":"LOGIN"} x"#, #"{"kind":1}"#, #"{"kind":"LOGIN","lifetime":59}"#,
      #"{"kind":"LOGIN","lifetime":601}"#, #"{"kind":"LOGIN","lifetime":60.5}"#,
      #"{"kind":"LOGIN","push":"yes"}"#, #"{"kind":"ENROL"}"#,
      #"{"kind":"TRANSACTION","user":"ann"}"#, #"{"kind":"LOGIN","account":"a"}"#,
      #"{"kind":"LOGIN","announceInfo":{"a b":"c"}}"#,
      #"{"kind":"LOGIN","announceInfo":{"a":1}}"#,
      #"{"kind":"LOGIN","announceLogo":{"url":"http://x"}}"#,
      #"{"kind":"LOGIN","announceLogo":{"type":"image/gif","data":"AAAA"}}"#,
      #"{"kind":"LOGIN","returnUrl":"https://other"}"#,
      #"{"kind":"LOGIN","user":"a\u0000"}"#,
      #"{"kind":"LOGIN","user":"\ud800"}"#,
    ]
  )
  func malformed(_ body: String) async throws {
    let stage = try await InteractionStage()
    await expectWord("invalid_request") {
      try await stage.sessions[0].startInteraction(
        StartInteractionRequest(call: stage.call(body, authorization: stage.basic)),
        context: stage.context
      )
    }
  }

  @Test("a server passes its user's browser on, and what it says is marked as its words")
  func toldOrigin() async throws {
    let stage = try await InteractionStage()
    try await stage.stage.addUser("ann")
    var phone = try await InteractionPhone(stage)
    _ = try await phone.enrol("ann")
    let long = "Firefox" + String(repeating: "x", count: 400)
    let told = try await stage.start(
      user: "ann",
      #","origin":{"address":"192.0.2.9","browser":"\#(long)"}"#
    )
    let shown = try await phone.open(told.sessionId).shown?.text ?? ""
    let time = stage.clock.now().unixSeconds
    #expect(
      shown.contains(
        #""origin":{"browser":"\#(long.prefix(256))","time":\#(time),"toldBy":"server"}"#
      )
    )
    // The server's own address and agent are no user's.
    let silent = try await stage.start(user: "ann")
    let without = try await phone.open(silent.sessionId).shown?.text ?? ""
    #expect(without.contains(#""origin":{"time":\#(time)}"#))
    // A page's is seen, and is not the page's to tell.
    let seen = try await stage.startAtPage()
    let page = try await phone.open(seen.sessionId).shown?.text ?? ""
    #expect(page.contains(#""origin":{"browser":"page/1","time":\#(time)}"#))
    await expectWord("invalid_request") {
      try await stage.startAtPage(#","origin":{"browser":"Firefox"}"#)
    }
    for origin in [
      #"{"address":"example.com"}"#, #"{"address":"192.0.2.0/24"}"#, #"{"browser":1}"#, "[]",
    ] {
      await expectWord("invalid_request") {
        try await stage.start("LOGIN", user: "ann", #","origin":\#(origin)"#)
      }
    }
  }

  @Test("announceInfo has at most 32 members of 1024 bytes, 16 KiB together")
  func announceLimits() async throws {
    let stage = try await InteractionStage()
    func info(_ count: Int, _ length: Int) -> String {
      let members = (0..<count).map {
        #""k\#($0)":"\#(String(repeating: "a", count: length))""#
      }
      return #","announceInfo":{"# + members.joined(separator: ",") + "}"
    }
    _ = try await stage.start("LOGIN", user: nil, info(32, 100))
    _ = try await stage.start("LOGIN", user: nil, info(1, 1024))
    for (count, length) in [(33, 1), (1, 1025), (17, 1000)] {
      await expectWord("invalid_request") {
        try await stage.start("LOGIN", user: nil, info(count, length))
      }
    }
    await expectWord("too_large") {
      try await stage.start("LOGIN", user: String(repeating: "a", count: 130 * 1024))
    }
  }

  @Test("an unknown user's session has the same look, and nobody can confirm it")
  func unknownUser() async throws {
    let stage = try await InteractionStage()
    try await stage.stage.addUser("ann")
    var phone = try await InteractionPhone(stage)
    _ = try await phone.enrol("ann")
    let unknown = try await stage.start(user: "nobody")
    let known = try await stage.start(user: "ann")
    let told = try await stage.state(of: unknown.sessionId)
    #expect(told.state == (try await stage.state(of: known.sessionId).state))
    #expect(told.version == 1)
    await expectWord("no_account") { try await phone.open(unknown.sessionId) }
    let after = try await stage.state(of: unknown.sessionId)
    #expect(after.state == "CREATED")
    #expect(after.reason == "no_account")
    // As a user who has no account in this app.
    try await stage.stage.addUser("ben")
    let foreign = try await stage.start(user: "ben")
    await expectWord("no_account") { try await phone.open(foreign.sessionId) }
    #expect(try await stage.state(of: foreign.sessionId).reason == "no_account")
  }

  @Test("an app without an account, at the same moment, keeps no other app from opening a session")
  func withoutAccountAtOnce() async throws {
    let stage = try await InteractionStage()
    try await stage.stage.addUser("ann")
    var own = try await InteractionPhone(stage)
    _ = try await own.enrol("ann")
    let foreign = try await InteractionPhone(stage)
    for _ in 0..<15 {
      let id = try await stage.start(user: "ann").sessionId
      // Refused, as one without an account or as one that came second.
      async let other = try? foreign.open(id, on: 1)
      #expect(try await own.open(id).state == "OPENED")
      #expect(await other == nil)
    }
  }

  @Test("20 unfinished sessions of a client and user; an ended one makes room")
  func perUser() async throws {
    let stage = try await InteractionStage()
    try await stage.stage.addUser("ann")
    for name in ["ann", "nobody"] {
      var first: String?
      for _ in 0..<20 {
        let id = try await stage.start(user: name).sessionId
        first = first ?? id
      }
      await expectWord("too_many") { try await stage.start(user: name) }
      _ = try await stage.cancel(first)
      _ = try await stage.start(user: name)
    }
  }

  @Test("an address without a secret starts 10 a minute")
  func perAddress() async throws {
    let stage = try await InteractionStage()
    for _ in 0..<10 { _ = try await stage.startAtPage() }
    await expectWord("too_many") { try await stage.startAtPage() }
    _ = try await stage.start()
    stage.clock.advance(by: .seconds(61))
    _ = try await stage.startAtPage()
  }

  @Test("a poll is answered once a second")
  func polls() async throws {
    let stage = try await InteractionStage()
    let started = try await stage.startAtPage()
    func poll() async throws -> InteractionState {
      try await stage.sessions[0].getInteraction(
        GetInteractionRequest(
          call: stage.call(authorization: "Bearer \(started.handle ?? "")", method: "GET"),
          sessionId: started.sessionId,
          isPoll: true
        ),
        context: stage.context
      )
    }
    _ = try await poll()
    await expectWord("slow_down") { try await poll() }
    stage.clock.advance(by: .seconds(1))
    _ = try await poll()
  }

  @Test("starts and decisions are audit events")
  func events() async throws {
    let stage = try await InteractionStage()
    try await stage.stage.addUser("ann")
    var phone = try await InteractionPhone(stage)
    _ = try await phone.enrol("ann")
    await stage.log.flush()
    let listed = try await stage.events.listAuditEvents(
      ListAuditEventsRequest(poolId: stage.poolID),
      context: stage.context
    )
    let operations = Set(listed.events.compactMap(\.operation))
    #expect(
      operations.isSuperset(of: [
        "RegisterInteractionInstance", "StartInteraction", "OpenInteraction",
        "ConfirmInteraction", "AnswerInteractionFactor",
      ])
    )
    #expect(listed.events.contains { $0.operation == "ConfirmInteraction" && $0.username == "ann" })
  }
}
