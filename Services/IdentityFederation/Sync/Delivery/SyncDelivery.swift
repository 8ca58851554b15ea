package import Cryptography
package import Domain
internal import IdentityFederationCore
internal import JSON
package import Logging
package import Postgres
package import Webhooks

/// Posts what is queued to the operator's webhooks, beside every other instance that does the same.
///
/// A delivery is posted at least once: an instance that dies between the receiver's answer and the
/// note of it leaves a lease behind, after which it is posted a second time, under the same id.
package struct SyncDelivery: Sendable {
  private let store: DeliveryStore
  private let sealer: Sealer
  private let clock: any WallClock
  private let random: any RandomSource
  private let schedule: RetrySchedule
  private let webhooks: [SyncDeliveryKind: any Webhook]
  private let logger: Logger

  /// What became of one delivery.
  enum Outcome: Sendable, Hashable {
    case posted
    case postponed
    case dropped
  }

  /// Longer than a post may take with the notes after it.
  static let lease = Duration.seconds(120)
  private static let workers = 4

  /// A delivery to the webhooks there are; a kind without one stays queued until it is too old.
  package init(
    database: PostgresPool,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource,
    webhooks: [SyncDeliveryKind: any Webhook],
    logger: Logger
  ) {
    store = DeliveryStore(database: database)
    self.sealer = sealer
    self.clock = clock
    self.random = random
    self.webhooks = webhooks
    self.logger = logger
    schedule = RetrySchedule(random: random)
  }

  /// Posts until the task is cancelled.
  package func run() async {
    await withTaskGroup(of: Void.self) { group in
      for kind in SyncDeliveryKind.allCases where webhooks[kind] != nil {
        for _ in 0..<Self.workers { group.addTask { await work(kind) } }
      }
    }
  }

  /// Posts the delivery that waits longest; nil when none is due.
  @discardableResult
  func deliverOne(_ kind: SyncDeliveryKind) async throws(IdentityFederationFailure) -> Outcome? {
    guard let webhook = webhooks[kind] else { return nil }
    let now = clock.now()
    let claimed = try await store.claim(
      kind,
      lease: random.uuid(),
      until: now.adding(Self.lease),
      at: now
    )
    guard let delivery = claimed else { return nil }
    guard now < delivery.createdAt.adding(kind.lifetime), delivery.hasPool else {
      try await store.remove(delivery)
      return .dropped
    }
    guard let body = body(of: delivery) else {
      // The device is gone, or its token was sealed with a key that is no longer held.
      try await store.remove(delivery)
      return .dropped
    }
    do throws(WebhookFailure) {
      try await webhook.post(body, id: delivery.id)
    } catch {
      switch error {
      case .refused(let reason): return try await giveUp(delivery, reason)
      case .unavailable(let reason, let pause): return try await postpone(delivery, reason, pause)
      }
    }
    try await store.remove(delivery)
    return .posted
  }

  private func body(of delivery: DeliveryStore.Claimed) -> [UInt8]? {
    switch delivery.kind {
    case .push:
      guard let device = delivery.device,
        let token = DeviceToken.open(
          device.sealedToken,
          with: sealer,
          pool: delivery.pool,
          device: device.id
        )
      else { return nil }
      return JSONWriter.bytes(of: PushEvent(delivery: delivery, device: device, token: token))
    case .stream:
      return JSONWriter.bytes(of: StreamEvent(delivery: delivery))
    }
  }

  private func postpone(
    _ delivery: DeliveryStore.Claimed,
    _ reason: String,
    _ retryAfter: Duration?
  ) async throws(IdentityFederationFailure) -> Outcome {
    let pause = schedule.pause(afterAttempts: delivery.attempts, atLeast: retryAfter)
    try await store.postpone(
      delivery,
      until: clock.now().adding(pause),
      error: PrintableReason.text(of: reason)
    )
    log(delivery, reason, "a delivery was not made and is tried again", .info)
    return .postponed
  }

  private func giveUp(
    _ delivery: DeliveryStore.Claimed,
    _ reason: String
  ) async throws(IdentityFederationFailure) -> Outcome {
    try await store.giveUp(delivery, error: PrintableReason.text(of: reason))
    log(delivery, reason, "a delivery is given up", .warning)
    return .dropped
  }

  private func log(
    _ delivery: DeliveryStore.Claimed,
    _ reason: String,
    _ message: Logger.Message,
    _ level: Logger.Level
  ) {
    logger.log(
      level: level,
      message,
      metadata: [
        "delivery": "\(delivery.id)", "kind": "\(delivery.kind)",
        "attempts": "\(delivery.attempts)", "error": "\(PrintableReason.text(of: reason))",
      ]
    )
  }

  private func work(_ kind: SyncDeliveryKind) async {
    let loop = DeliveryLoop(of: "the queue of deliveries", logger: logger)
    await loop.run(IdentityFederationFailure.self) {
      "\($0.status)"
    } deliveringOne: {
      () async throws(IdentityFederationFailure) in
      try await deliverOne(kind) != nil
    }
  }
}
