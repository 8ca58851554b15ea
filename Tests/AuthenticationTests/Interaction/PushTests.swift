internal import Deliveries
internal import Domain
internal import Logging
internal import NIOPosix
internal import OutboundHTTP
internal import TestSupport
internal import Testing
internal import Webhooks

@testable internal import AuthenticationInteraction

@Suite("USR-39: pushes and events by the operator's webhooks")
struct PushTests {
  private static let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  /// What the receiver answers, one after another; the last one repeats.
  private static func with(
    _ statuses: [Int],
    _ body:
      @escaping @Sendable (WaitingStage, InteractionDelivery, FunctionServer) async throws ->
      Void
  ) async throws {
    let left = Statuses(statuses)
    try await FunctionServer.with({ _ in
      .answer(status: await left.next(), headers: [], body: [])
    }) { server, _ in
      let stage = try await WaitingStage.make(webhooks: ["push", "event"])
      let client = OutboundHTTPClient(
        group: MultiThreadedEventLoopGroup.singleton,
        certificateAuthorities: nil,
        connectionsPerHost: 4
      )
      let webhook = SignedWebhook(
        client,
        url: server.endpoint + "/hook",
        signature: try #require(
          WebhookSignature(secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")
        ),
        clock: stage.clock
      )
      let delivery = InteractionDelivery(
        stage.interaction,
        webhooks: [.push: webhook, .event: webhook],
        logger: logger
      )
      try await body(stage, delivery, server)
      await client.shutdown(logger: logger)
    }
  }

  private actor Statuses {
    private var left: [Int]

    init(_ statuses: [Int]) { left = statuses }

    func next() -> Int { left.count > 1 ? left.removeFirst() : left[0] }
  }

  @Test("a push names the instance and the session, and neither a name nor what is announced")
  func push() async throws {
    try await Self.with([200]) { stage, delivery, server in
      stage.known.add("us-east-1_account", of: stage.sub, on: "phone", push: "token")
      stage.known.add("us-east-1_silent", of: stage.sub, on: "tablet")
      let session = try await stage.start(isPushed: true).session
      #expect(try await delivery.deliverOne(.push) == .sent)
      #expect(try await delivery.deliverOne(.push) == nil)
      let posted = try #require(server.invocations.first)
      let data = try posted.event["data"]
      #expect(try posted.event["type"].text == "interaction.push")
      #expect(data["instanceId"].text == "phone" && data["sessionId"].text == session.id)
      #expect(data["push"] == .object(["type": .string("test"), "token": .string("token")]))
      #expect(data["kind"].text == "LOGIN" && data["expiresAt"].text != nil)
      #expect(!String(decoding: posted.body, as: UTF8.self).contains("ann"))
      #expect(posted.headers["webhook-signature"] != nil)
    }
  }

  @Test("it is tried again under the same id, until the session has expired or an app has it")
  func retries() async throws {
    try await Self.with([500]) { stage, delivery, server in
      stage.known.add("us-east-1_account", of: stage.sub, on: "phone", push: "token")
      try await stage.start(isPushed: true)
      #expect(try await delivery.deliverOne(.push) == .postponed)
      stage.clock.advance(by: .seconds(30))
      #expect(try await delivery.deliverOne(.push) == .postponed)
      #expect(Set(server.invocations.map { $0.headers["webhook-id"] }).count == 1)
      stage.clock.advance(by: .seconds(120))
      #expect(try await delivery.deliverOne(.push) == .dropped)
      let opened = try await stage.start(isPushed: true).session
      try await stage.move(opened, to: .opened) { $0.instance = "phone" }
      #expect(try await delivery.deliverOne(.push) == .dropped)
      #expect(server.invocations.count == 2)
    }
  }

  @Test("and again soon, where the registry of addresses is away: not when the session is over")
  func registryAway() async throws {
    try await Self.with([200]) { stage, delivery, server in
      stage.known.add("us-east-1_account", of: stage.sub, on: "phone", push: "token")
      try await stage.start(isPushed: true)
      stage.known.isAway = true
      #expect(try await delivery.deliverOne(.push) == .postponed)
      stage.known.isAway = false
      stage.clock.advance(by: .seconds(30))
      #expect(try await delivery.deliverOne(.push) == .sent)
      #expect(server.invocations.count == 1)
    }
  }

  @Test("an address that its service no longer knows is removed")
  func gone() async throws {
    try await Self.with([410]) { stage, delivery, _ in
      stage.known.add("us-east-1_account", of: stage.sub, on: "phone", push: "token")
      try await stage.start(isPushed: true)
      #expect(try await delivery.deliverOne(.push) == .dropped)
      #expect(stage.known.gone == ["token"])
    }
  }

  @Test("three unanswered pushes silence further ones until the user opens the app")
  func quiet() async throws {
    try await Self.with([200]) { stage, delivery, server in
      stage.known.add("us-east-1_account", of: stage.sub, on: "phone", push: "token")
      // At once: none of them may find room that another takes.
      let started = try await withThrowingTaskGroup(of: InteractionSession.self) { group in
        for _ in 0..<8 { group.addTask { try await stage.start(isPushed: true).session } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(started.count { $0.reason == .quiet } == 5)
      while try await delivery.deliverOne(.push) != nil {}
      #expect(server.invocations.count == 3)
      // A user of another name is pushed.
      let bob = try await stage.stage.addUser("bob")
      stage.known.add("us-east-1_bob", of: bob, on: "other", push: "other")
      #expect(try await stage.start(user: "bob", isPushed: true).session.reason == nil)
      try await stage.interaction.pushes.noteAppUse(
        of: [stage.sub],
        in: started[0].pool
      )
      #expect(try await stage.start(isPushed: true).session.reason == nil)
    }
  }

  @Test("after ten minutes the unanswered pushes are forgotten")
  func forgotten() async throws {
    try await Self.with([200]) { stage, _, _ in
      stage.known.add("us-east-1_account", of: stage.sub, on: "phone", push: "token")
      for _ in 0..<3 { try await stage.start(isPushed: true) }
      stage.clock.advance(by: .seconds(590))
      #expect(try await stage.start(isPushed: true).session.reason == .quiet)
      stage.clock.advance(by: .seconds(11))
      #expect(try await stage.start(isPushed: true).session.reason == nil)
    }
  }

  @Test("USR-18: an event is a CloudEvent without a user's name")
  func event() async throws {
    try await Self.with([503, 200]) { stage, delivery, server in
      let session = try await stage.start().session
      await stage.interaction.events.note(
        InteractionEvent(
          .updated,
          .usePIN,
          isSuccess: false,
          pool: session.pool,
          instance: "phone",
          failedAttempts: 2,
          isBlocked: false
        )
      )
      #expect(try await delivery.deliverOne(.event) == .postponed)
      stage.clock.advance(by: .seconds(30))
      #expect(try await delivery.deliverOne(.event) == .sent)
      let event = try #require(server.invocations.last).event
      #expect(event["specversion"].text == "1.0")
      #expect(event["type"].text == "gatehouse.interaction.instance.v1.updated")
      #expect(event["subject"].text == "use_pin")
      #expect(event["source"].text == "https://id.example.com/\(stage.stage.poolID)")
      #expect(
        event["data"]
          == .object([
            "result": .string("failure"), "pool": .string(stage.stage.poolID),
            "instance": .string("phone"), "failedAttempts": .number(2), "blocked": .bool(false),
          ])
      )
    }
  }
}
