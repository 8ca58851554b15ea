package import Cryptography
internal import Deliveries
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
  private let notes: DeliveryNotes<DeliveryStore>
  private let webhooks: [SyncDeliveryKind: any Webhook]
  private let logger: Logger

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
    notes = DeliveryNotes(store, clock: clock, random: random, logger: logger)
  }

  /// Posts until the task is cancelled.
  package func run() async {
    await DeliveryLoop(of: "the queue of deliveries", logger: logger)
      .run(Array(webhooks.keys), workers: Self.workers) {
        (kind) async throws(IdentityFederationFailure) in
        try await deliverOne(kind)
      }
  }

  /// Posts the delivery that waits longest; nil when none is due.
  @discardableResult
  func deliverOne(
    _ kind: SyncDeliveryKind
  ) async throws(IdentityFederationFailure) -> DeliveryOutcome? {
    guard let webhook = webhooks[kind] else { return nil }
    let now = clock.now()
    let claimed = try await store.claim(
      kind,
      lease: random.uuid(),
      until: now.adding(DeliveryStore.lease),
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
    do throws(DeliveryFailure) {
      try await webhook.post(body, id: delivery.id)
    } catch {
      return try await notes.note(error, of: delivery)
    }
    try await store.remove(delivery)
    return .sent
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
}
