internal import AuthenticationMessages
internal import AuthenticationService
internal import Deliveries
internal import Domain
internal import PublicOperations
internal import TestSupport
internal import Testing
internal import Webhooks

@testable internal import AuthenticationCore
@testable internal import AuthenticationNotifications
@testable internal import AuthenticationPools

@Suite("The delivery of messages")
struct DeliveryTests {
  private static let busy: RecordingSender.Answer = { _ throws(DeliveryFailure) in
    throw .unavailable("451 come back later")
  }

  @Test("hands a message over once, and never again after its receiver answered")
  func once() async throws {
    let outbox = try await OutboxStage()
    try await outbox.queue("ann")
    let sender = RecordingSender()
    let first = try outbox.instance()
    #expect(try await first.deliverOne(by: .mail(sender)) == .sent)
    let message = try #require(sender.messages.first)
    let shown = try await outbox.shown()
    #expect(message.id == shown.messageId)
    #expect(message.destination == "ann@example.com")
    #expect(message.subject == "Your verification code")
    #expect(message.body.contains(try await outbox.stage.code("ann")))
    #expect(shown.state == "sent" && shown.attempts == 1 && shown.lastError == nil)
    for days in [0, 1, 29] {
      outbox.clock.advance(by: .seconds(days * 86_400))
      #expect(try await first.deliverOne(by: .mail(sender)) == nil)
      #expect(try await outbox.instance(seed: 6).deliverOne(by: .mail(sender)) == nil)
    }
    #expect(sender.messages.count == 1)
  }

  @Test("tries again after pauses that double up to a quarter of an hour, and then gives up")
  func retries() async throws {
    let outbox = try await OutboxStage()
    try await outbox.queue("ann")
    let sender = RecordingSender(Self.busy)
    let instance = try outbox.instance()
    var whole: Int64 = 2000
    for attempt in 1...12 {
      #expect(try await instance.deliverOne(by: .mail(sender)) == .postponed)
      let shown = try await outbox.shown()
      #expect(shown.state == "pending" && shown.attempts == Int32(attempt))
      #expect(shown.lastError == "451 come back later")
      let pause =
        (shown.nextAttemptAtUnixMillis ?? 0) - outbox.clock.now().unixMillis
      #expect((whole / 2...whole).contains(pause))
      outbox.clock.advance(by: .milliseconds(pause - 1))
      #expect(try await instance.deliverOne(by: .mail(sender)) == nil)
      outbox.clock.advance(by: .milliseconds(1))
      whole = min(whole * 2, 900_000)
    }
    #expect(try await instance.deliverOne(by: .mail(sender)) == .dropped)
    let shown = try await outbox.shown()
    #expect(shown.state == "failed" && shown.attempts == 13)
    #expect(Set(sender.messages.map(\.id)).count == 1)
  }

  @Test("waits as long as a receiver asks, within reason")
  func retryAfter() async throws {
    for (asked, waited) in [(600, 600), (86_400, 900)] {
      let outbox = try await OutboxStage()
      try await outbox.queue("ann")
      let sender = RecordingSender { (_) throws(DeliveryFailure) in
        throw .unavailable("429", retryAfter: .seconds(asked))
      }
      #expect(try await outbox.instance().deliverOne(by: .mail(sender)) == .postponed)
      let next = try await outbox.shown().nextAttemptAtUnixMillis ?? 0
      #expect(next - outbox.clock.now().unixMillis == Int64(waited) * 1000)
    }
  }

  @Test("gives up at once what its receiver refuses for good, and says why")
  func refused() async throws {
    let outbox = try await OutboxStage()
    try await outbox.queue("ann")
    let sender = RecordingSender { (_) throws(DeliveryFailure) in
      throw .refused("550 no\u{0} such\r\nuser \u{1B}[31m")
    }
    let instance = try outbox.instance()
    #expect(try await instance.deliverOne(by: .mail(sender)) == .dropped)
    let shown = try await outbox.shown()
    #expect(shown.state == "failed" && shown.attempts == 1)
    // What a server says must not command the operator's terminal.
    #expect(shown.lastError == "550 no  such  user  [31m")
    outbox.clock.advance(by: .seconds(7200))
    #expect(try await instance.deliverOne(by: .mail(sender)) == nil)
  }

  @Test("goes on by another instance when a sender was killed, after its lease")
  func killedSender() async throws {
    let outbox = try await OutboxStage()
    try await outbox.queue("ann")
    let dead = outbox.store()
    let now = outbox.clock.now()
    let claimed = try #require(
      try await dead.claim(
        [.email],
        lease: "dead",
        until: now.adding(MessageDeliveryStore.lease),
        at: now
      )
    )
    let sender = RecordingSender()
    let other = try outbox.instance()
    outbox.clock.advance(by: MessageDeliveryStore.lease - .milliseconds(1))
    #expect(try await other.deliverOne(by: .mail(sender)) == nil)
    outbox.clock.advance(by: .milliseconds(1))
    #expect(try await other.deliverOne(by: .mail(sender)) == .sent)
    // It was only slow: what it notes now changes nothing.
    try await dead.postpone(claimed, until: now, error: "too late")
    try await dead.giveUp(claimed, error: "too late", at: now)
    let shown = try await outbox.shown()
    #expect(shown.state == "sent" && shown.attempts == 2 && shown.lastError == nil)
    #expect(sender.messages.map(\.id) == [claimed.id])
  }

  @Test("counts a slow sender's success, although another has the message meanwhile")
  func slowSender() async throws {
    let outbox = try await OutboxStage()
    try await outbox.queue("ann")
    let slow = outbox.store()
    let now = outbox.clock.now()
    let claimed = try #require(
      try await slow.claim(
        [.email],
        lease: "slow",
        until: now.adding(MessageDeliveryStore.lease),
        at: now
      )
    )
    outbox.clock.advance(by: MessageDeliveryStore.lease)
    let later = outbox.clock.now()
    let again = try #require(
      try await slow.claim([.email], lease: "other", until: later.adding(.seconds(120)), at: later)
    )
    try await slow.markSent(claimed, at: later)
    try await slow.postpone(again, until: later, error: "451")
    #expect(try await outbox.shown().state == "sent")
    #expect(try await outbox.instance().deliverOne(by: .mail(RecordingSender())) == nil)
  }

  @Test("drains one outbox by two instances with each message handed over exactly once")
  func twoInstances() async throws {
    let outbox = try await OutboxStage()
    // More than one address, to which only so many are sent in a day.
    for name in ["ann", "bob", "cyd", "dan", "eve", "fay"] {
      var attributes = ForgotPasswordTests.verified
      attributes["email"] = "\(name)@example.com"
      try await outbox.stage.addUser(name, attributes: attributes)
      for _ in 0..<50 { try await outbox.stage.reset(name) }
    }
    let sender = RecordingSender()
    let instances = [try outbox.instance(seed: 7), try outbox.instance(seed: 8)]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          while try await instances[number % 2].deliverOne(by: .mail(sender)) != nil {}
        }
      }
      try await group.waitForAll()
    }
    // A row that was locked by one is skipped by the other, which may then have found nothing.
    while try await instances[0].deliverOne(by: .mail(sender)) != nil {}
    #expect(sender.messages.count == 300)
    #expect(Set(sender.messages.map(\.id)).count == 300)
  }

  @Test("does not send what has expired")
  func expired() async throws {
    let outbox = try await OutboxStage()
    try await outbox.queue("ann")
    outbox.clock.advance(by: .seconds(86_400))
    let sender = RecordingSender()
    #expect(try await outbox.instance().deliverOne(by: .mail(sender)) == .dropped)
    #expect(sender.messages.isEmpty)
    #expect(try await outbox.shown().lastError == "what the message tells has expired")
  }

  @Test("leaves messages of a medium without sender where they are")
  func otherMedium() async throws {
    let outbox = try await OutboxStage(OutboxStage.phonePool)
    _ = try await outbox.stage.signUp("ann", attributes: ["phone_number": "+15555550123"])
    #expect(try await outbox.instance().deliverOne(by: .mail(RecordingSender())) == nil)
    #expect(try await outbox.shown().state == "pending")
    let sender = RecordingSender()
    let senders = MessageSenders(email: nil, sms: sender)
    #expect(try await outbox.instance().deliverOne(by: senders) == .sent)
    #expect(sender.messages.first?.destination == "+15555550123")
  }

  @Test("removes after a month what is not sent, and nothing younger")
  func old() async throws {
    let outbox = try await OutboxStage()
    try await outbox.queue("ann")
    outbox.clock.advance(by: .seconds(30 * 86_400))
    try await outbox.queue("bob")
    #expect(try await outbox.instance().removeOldOnce() == 0)
    outbox.clock.advance(by: .seconds(86_401))
    #expect(try await outbox.instance().removeOldOnce() == 1)
    #expect(try await outbox.shown().username == "bob")
    #expect(try await outbox.instance().removeOldOnce() == 0)
  }

  @Test("has the sender that the pool names, also for mails that wait already")
  func from() async throws {
    let outbox = try await OutboxStage()
    try await outbox.queue("ann")
    _ = try await outbox.stage.service.pools.updateUserPool(
      UpdateUserPoolRequest(
        userPoolId: outbox.stage.poolID,
        autoVerifiedAttributes: ["email"],
        emailConfiguration: EmailConfigurationType(
          sourceArn: "arn:aws:ses:us-east-1:123456789012:identity/example.org",
          replyToEmailAddress: "help@example.org",
          emailSendingAccount: "DEVELOPER",
          from: "Example <hello@example.org>"
        )
      ),
      call: .recording(outbox.stage.context)
    )
    let sender = RecordingSender()
    #expect(try await outbox.instance().deliverOne(by: .mail(sender)) == .sent)
    #expect(sender.messages.first?.from == "Example <hello@example.org>")
    #expect(sender.messages.first?.replyTo == "help@example.org")
  }
}
