package import AuthenticationCore
package import Cryptography
internal import Deliveries
package import Domain
package import Logging
package import Postgres
internal import Webhooks

/// Sends what is in the outbox, beside every other instance that does the same.
///
/// A message is sent at least once, and never again after its receiver's answer was heard: an
/// instance that dies between the answer and the note of it leaves a lease behind, after which the
/// message is sent a second time, under the same id. What has expired meanwhile is not sent.
package struct MessageDelivery: Sendable {
  private let store: MessageDeliveryStore
  private let sealer: Sealer
  private let clock: any WallClock
  private let random: any RandomSource
  private let notes: DeliveryNotes<MessageDeliveryStore>
  private let workers: [MessageSenders]
  private let times: WorkTimes
  private let logger: Logger

  /// About an hour altogether.
  static let maxAttempts = 13
  private static let keptSeconds: Int64 = 30 * 86_400

  /// Each worker sends one message at a time by its own senders.
  package init(
    database: PostgresPool,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource,
    workers: [MessageSenders],
    times: WorkTimes = WorkTimes(),
    logger: Logger
  ) {
    store = MessageDeliveryStore(database: database)
    self.sealer = sealer
    self.clock = clock
    self.random = random
    self.workers = workers
    self.times = times
    self.logger = logger
    notes = DeliveryNotes(
      store,
      maxAttempts: Self.maxAttempts,
      clock: clock,
      random: random,
      logger: logger
    )
  }

  /// Sends what there are senders for and removes what is old, until the task is cancelled.
  package func run() async {
    for medium in [DeliveryMedium.email, .sms]
    where !workers.contains(where: { $0.media.contains(medium) }) {
      logger.notice(
        "no way to send is configured: messages stay in the outbox",
        metadata: ["medium": "\(medium.rawValue)"]
      )
    }
    async let removal: Void = removeOld()
    await DeliveryLoop(of: "the outbox", logger: logger)
      .run(workers.filter { !$0.media.isEmpty }) {
        (senders) async throws(AuthenticationFailure) in
        try await deliverOne(by: senders)
      }
    await removal
  }

  /// Sends the message that waits longest; nil when none is due.
  @discardableResult
  func deliverOne(
    by senders: MessageSenders
  ) async throws(AuthenticationFailure) -> DeliveryOutcome? {
    let now = clock.now()
    let claimed = try await store.claim(
      senders.media,
      lease: random.uuid(),
      until: now.adding(MessageDeliveryStore.lease),
      at: now
    )
    guard let message = claimed else { return nil }
    if let fault = notes.fault(of: message, at: now) {
      return try await notes.giveUp(message, fault)
    }
    guard let sender = senders.sender(by: message.medium) else {
      return try await notes.giveUp(message, "there is no sender for this medium")
    }
    let outgoing: OutgoingMessage?
    do throws(AuthenticationFailure) {
      outgoing = try open(message)
    } catch {
      return try await notes.giveUp(message, "the message cannot be opened with the present keys")
    }
    guard let outgoing else {
      return try await notes.giveUp(message, "the message is not in words")
    }
    do throws(DeliveryFailure) {
      try await sender.send(outgoing)
    } catch {
      return try await notes.note(error, of: message)
    }
    await notes.noteSent(message)
    if let pool = UserPoolID(message.userPoolID) {
      times.note(
        .message(medium: message.medium.rawValue),
        of: pool,
        took: clock.now().since(message.createdAt)
      )
    }
    return .sent
  }

  private func open(
    _ message: MessageDeliveryStore.Claimed
  ) throws(AuthenticationFailure) -> OutgoingMessage? {
    let contents = try OutboxContents(
      opening: message.sealedContents,
      with: sealer,
      pool: message.userPoolID,
      message: message.id
    )
    guard let texts = contents.texts else { return nil }
    return OutgoingMessage(
      id: message.id,
      userPoolID: message.userPoolID,
      destination: message.destination,
      from: message.from,
      replyTo: message.replyTo,
      subject: texts.subject,
      body: texts.body,
      isHTML: texts.isHTML,
      createdAtUnixMillis: message.createdAt.unixMillis
    )
  }

  /// Removes the messages that will neither be sent nor looked for; returns how many.
  @discardableResult
  func removeOldOnce() async throws(AuthenticationFailure) -> Int {
    let oldest = clock.now().adding(seconds: -Self.keptSeconds)
    var total = 0
    while true {
      let removed = try await store.remove(before: oldest, limit: 1000)
      total += removed
      guard removed > 0 else { return total }
    }
  }

  private func removeOld() async {
    while !Task.isCancelled {
      do throws(AuthenticationFailure) {
        try await removeOldOnce()
      } catch {
        logger.warning("old messages not removed", metadata: ["error": "\(error.status)"])
      }
      await pause(.seconds(3600))
    }
  }
}
