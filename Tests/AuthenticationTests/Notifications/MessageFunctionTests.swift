internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
import AuthenticationStubs
internal import Cryptography
internal import Deliveries
internal import Domain
import GatehouseMessages
internal import LambdaFunctions
internal import Logging
internal import Postgres
internal import PublicOperations
internal import Synchronization
internal import TestSupport
internal import Testing
internal import Webhooks

@testable internal import AuthenticationNotifications

/// CUS-36, CUS-41, CUS-43.
@Suite("Functions that write or send messages")
struct MessageFunctionTests {
  static let keyID = "arn:aws:kms:us-east-1:123456789012:key/1"

  /// A pool whose messages functions write or send, and an instance that has them do it.
  private struct Lane: Sendable {
    let audit: AuditStage
    let work: MessageFunctions

    init(
      _ functions: LambdaFunctions?,
      _ triggers: LambdaConfigType,
      keys: [String: [UInt8]] = [keyID: [UInt8](repeating: 3, count: 32)]
    ) async throws {
      audit = try await AuditStage(
        CreateUserPoolRequest(lambdaConfig: triggers, autoVerifiedAttributes: ["email"]),
        functions: functions
      )
      work = audit.harness.authentication.messageFunctions(
        keys: try CodeKeys(keys),
        auditLog: audit.log
      )
      try await stage.addUser(
        "ann",
        attributes: ["email": "ann@example.com", "email_verified": "true"]
      )
    }

    var stage: Stage { audit.stage }

    func hiding() async throws -> Stage {
      Stage(
        harness: stage.harness,
        pool: stage.pool,
        client: try await stage.harness.makeClient(
          of: stage.pool,
          CreateUserPoolClientRequest(preventUserExistenceErrors: "ENABLED")
        )
      )
    }

    func shown() async throws -> OutboxMessage {
      let listed = try await stage.harness.outbox.listOutboxMessages(
        ListOutboxMessagesRequest(userPoolId: stage.poolID, limit: 1),
        context: stage.context
      )
      return try #require(listed.messages.first)
    }

    func delivery() throws -> MessageDelivery {
      MessageDelivery(
        database: stage.harness.database.pool(schema: "authentication"),
        sealer: try OutboxStage.sealer(),
        clock: stage.harness.clock,
        random: SequenceRandomSource(seed: 21),
        workers: [],
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
      )
    }
  }

  private static let words = LambdaConfigType(customMessage: Triggers.arn("words"))
  private static let sender = LambdaConfigType(
    customMessage: Triggers.arn("words"),
    customEmailSender: CustomEmailLambdaVersionConfigType(
      lambdaVersion: "V1_0",
      lambdaArn: Triggers.arn("sender")
    ),
    kmsKeyId: keyID
  )

  @Test("put a hidden user's message into words once, before any sender takes it")
  func written() async throws {
    let response = JSONValue.object([
      "emailMessage": .string("Words: {####}"), "emailSubject": .string("Hello"),
    ])
    try await FunctionServer.with({ .event($0, response: response) }) { server, functions in
      let lane = try await Lane(functions, Self.words)
      _ = try await lane.hiding().forgot("ann")
      let recorder = RecordingSender { (_) throws(DeliveryFailure) in
        throw .unavailable("451")
      }
      let delivery = try lane.delivery()
      #expect(try await delivery.deliverOne(by: .mail(recorder)) == nil)
      #expect(try await lane.shown().body == nil)
      #expect(try await lane.work.workOne() == .passedOn)
      #expect(try await lane.work.workOne() == nil)
      let code = String(decoding: try await lane.shown().code ?? [], as: UTF8.self)
      for _ in 0..<2 {
        #expect(try await delivery.deliverOne(by: .mail(recorder)) == .postponed)
        lane.stage.harness.clock.advance(by: .seconds(900))
      }
      #expect(recorder.messages.map(\.body) == ["Words: \(code)", "Words: \(code)"])
      #expect(recorder.messages.map(\.subject) == ["Hello", "Hello"])
      #expect(server.invocations.count == 1)
    }
  }

  @Test(
    "that fail leave a hidden user the pool's own words, and an event",
    arguments: [nil, "thrown", "no place"]
  )
  func fallback(fault: String?) async throws {
    let noPlace = JSONValue.object(["emailMessage": .string("Hello")])
    try await FunctionServer.with({ invocation in
      fault == "thrown" ? .thrown("not so") : .event(invocation, response: noPlace)
    }) { server, functions in
      let lane = try await Lane(fault == nil ? nil : functions, Self.words)
      // Through the gate, whose event of the request stands beside the later one.
      _ = try await lane.audit.client.forgotPassword(
        ForgotPasswordRequest(clientId: try await lane.hiding().clientID, username: "ann"),
        context: lane.audit.anonymous("asked")
      )
      #expect(try await lane.work.workOne() == .passedOn)
      let shown = try await lane.shown()
      let code = String(decoding: shown.code ?? [], as: UTF8.self)
      #expect(
        shown.body.map { String(decoding: $0, as: UTF8.self) }
          == "Your password reset code is \(code)"
      )
      let event = try #require(
        try await lane.audit.list().first { $0.operation == "CustomMessage_ForgotPassword" }
      )
      let expected =
        switch fault {
        case nil: ("UnexpectedLambdaException", "no place of functions is configured")
        case "thrown": ("UserLambdaValidationException", "the function refused")
        default: ("InvalidLambdaResponseException", "the function's message cannot be sent")
        }
      #expect(event.outcome == expected.0)
      #expect(event.rule == "\(expected.1): CustomMessage")
      #expect(event.username == "ann" && event.userPoolId == lane.stage.poolID)
      #expect(event.requestId == "asked")
    }
  }

  @Test("send under one id until one answers without an error, and never again")
  func sent() async throws {
    let failures = Mutex(2)
    let body = Array("no event at all".utf8)
    try await FunctionServer.with({ _ in
      failures.withLock { left in
        left -= 1
        return left >= 0 ? .thrown("down") : .answer(status: 200, headers: [], body: body)
      }
    }) { server, functions in
      let lane = try await Lane(functions, Self.sender)
      try await lane.stage.reset("ann")
      for attempt in 1...2 {
        #expect(try await lane.work.workOne() == .postponed)
        #expect(try await lane.work.workOne() == nil)
        let shown = try await lane.shown()
        #expect(shown.state == "pending" && shown.attempts == Int32(attempt))
        // Without the function's own words.
        #expect(shown.lastError == "the function refused: CustomEmailSender")
        lane.stage.harness.clock.advance(by: .seconds(900))
      }
      #expect(try await lane.work.workOne() == .sent)
      lane.stage.harness.clock.advance(by: .seconds(900))
      #expect(try await lane.work.workOne() == nil)
      #expect(try await lane.shown().state == "sent")
      #expect(server.invocations.count == 3)
      #expect(Set(server.invocations.map { $0.headers["x-amzn-requestid"] }).count == 1)
      let text = server.invocations.map { String(decoding: $0.body, as: UTF8.self) }
      let code = String(decoding: try await lane.shown().code ?? [], as: UTF8.self)
      #expect(text.allSatisfy { !$0.contains(code) })
    }
  }

  @Test("that never answer well are given up by the schedule, with an event")
  func givenUp() async throws {
    try await FunctionServer.with({ _ in .thrown("down") }) { server, functions in
      let lane = try await Lane(functions, Self.sender)
      _ = try await lane.stage.signUp("bob", attributes: ["email": "bob@example.com"])
      for _ in 1..<MessageDelivery.maxAttempts {
        #expect(try await lane.work.workOne() == .postponed)
        lane.stage.harness.clock.advance(by: .seconds(900))
      }
      #expect(try await lane.work.workOne() == .dropped)
      #expect(try await lane.shown().state == "failed")
      #expect(server.invocations.count == MessageDelivery.maxAttempts)
      let events = try await lane.audit.list().filter {
        $0.operation == "CustomEmailSender_SignUp"
      }
      #expect(events.map(\.rule) == ["the function refused: CustomEmailSender"])
      #expect(events.map(\.outcome) == ["UserLambdaValidationException"])
    }
  }

  @Test("are not called with a code that there is no key for")
  func noKey() async throws {
    try await FunctionServer.with({ .event($0) }) { server, functions in
      let lane = try await Lane(functions, Self.sender, keys: [:])
      try await lane.stage.reset("ann")
      #expect(try await lane.work.workOne() == .dropped)
      let rule = "there is no key file for the pool's KMSKeyID: CustomEmailSender"
      #expect(try await lane.shown().lastError == rule)
      let event = try #require(
        try await lane.audit.list().first { $0.operation == "CustomEmailSender_ForgotPassword" }
      )
      #expect(event.outcome == "UnexpectedLambdaException" && event.rule == rule)
      #expect(server.invocations.isEmpty)
    }
  }

  @Test("send nothing to a user who is gone, and nothing that has expired")
  func gone() async throws {
    try await FunctionServer.with({ .event($0) }) { server, functions in
      let lane = try await Lane(functions, Self.sender)
      try await lane.stage.reset("ann")
      lane.stage.harness.clock.advance(by: .seconds(3600))
      #expect(try await lane.work.workOne() == .dropped)
      #expect(try await lane.shown().lastError == "what the message tells has expired")
      #expect(server.invocations.isEmpty)
    }
  }

  @Test("leave a message without a sender of theirs to the pool's words")
  func senderTakenAway() async throws {
    try await FunctionServer.with({ .event($0) }) { server, functions in
      let lane = try await Lane(functions, Self.sender)
      try await lane.stage.reset("ann")
      _ = try await lane.stage.service.pools.updateUserPool(
        UpdateUserPoolRequest(userPoolId: lane.stage.poolID, autoVerifiedAttributes: ["email"]),
        call: .recording(lane.stage.context)
      )
      #expect(try await lane.work.workOne() == .passedOn)
      #expect(try await lane.shown().body != nil)
      #expect(server.invocations.isEmpty)
    }
  }

  @Test("of one pool take no more than their part of the room")
  func busyPools() async throws {
    try await FunctionServer.with({ .event($0) }) { _, functions in
      let lane = try await Lane(functions, Self.sender)
      let store = MessageDeliveryStore(
        database: lane.stage.harness.database.pool(schema: "authentication")
      )
      for _ in 0..<3 { try await lane.stage.reset("ann") }
      let now = lane.stage.harness.clock.now()
      let until = now.adding(.seconds(120))
      func claim(exceptOf busy: [String]) async throws -> MessageDeliveryStore.Claimed? {
        try await store.claimAwaitingFunction(exceptOf: busy, lease: "x", until: until, at: now)
      }
      #expect(try await claim(exceptOf: [lane.stage.poolID]) == nil)
      let first = try #require(try await claim(exceptOf: []))
      let second = try #require(try await claim(exceptOf: []))
      #expect(first.createdAt < second.createdAt)
      #expect(try await claim(exceptOf: []) != nil)
      #expect(try await claim(exceptOf: []) == nil)
    }
  }
}
