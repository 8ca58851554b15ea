internal import AuthenticationCore
internal import Deliveries
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import JSON
package import Logging
internal import RPC
package import Webhooks

/// Posts what is queued of sessions and instances to the operator's webhooks, beside every other
/// instance that does the same.
///
/// A delivery is posted at least once: an instance that dies between the receiver's answer and the note
/// of it leaves a lease behind, after which it is posted again, under the same id.
package struct InteractionDelivery: Sendable {
  private let interaction: Interaction
  private let store: InteractionDeliveryStore
  private let webhooks: [InteractionDeliveryKind: SignedWebhook]
  private let notes: DeliveryNotes<InteractionDeliveryStore>
  private let logger: Logger

  private static let workers = 2
  private static let registryTime = Duration.seconds(10)

  /// A delivery to the webhooks there are.
  package init(
    _ interaction: Interaction,
    webhooks: [InteractionDeliveryKind: SignedWebhook],
    logger: Logger
  ) {
    self.interaction = interaction
    self.webhooks = webhooks
    self.logger = logger
    store = InteractionDeliveryStore(database: interaction.database)
    // The news of a push is often outdated, which no operator need mend.
    notes = DeliveryNotes(
      store,
      loss: .info,
      clock: interaction.clock,
      random: interaction.random,
      logger: logger
    )
  }

  /// Posts until the task is cancelled.
  package func run() async {
    await DeliveryLoop(of: "the queue of interaction's webhooks", logger: logger)
      .run(Array(webhooks.keys), workers: Self.workers) {
        (kind) async throws(AuthenticationFailure) in
        try await deliverOne(kind)
      }
  }

  /// Posts the delivery that waits longest; nil when none is due.
  @discardableResult
  func deliverOne(
    _ kind: InteractionDeliveryKind
  ) async throws(AuthenticationFailure) -> DeliveryOutcome? {
    guard let webhook = webhooks[kind] else { return nil }
    let now = interaction.clock.now()
    let claimed = try await store.claim(
      kind,
      lease: interaction.random.uuid(),
      until: now.adding(InteractionDeliveryStore.lease),
      at: now
    )
    guard let delivery = claimed else { return nil }
    let found: Contents?
    do throws(AuthenticationFailure) {
      found = now < delivery.expiresAt ? try await contents(of: delivery, at: now) : nil
    } catch {
      // Not left to its lease, which lasts as long as the session that the push is about.
      return try await notes.postpone(delivery, "the device registry cannot be asked: \(error)")
    }
    guard let contents = found else {
      return try await notes.giveUp(delivery, "its news is outdated")
    }
    let isTaken: Bool
    do throws(DeliveryFailure) {
      isTaken = try await webhook.postUnlessGone(contents.body, id: delivery.id)
    } catch {
      return try await notes.note(error, of: delivery)
    }
    guard isTaken else {
      if let push = delivery.push, let address = contents.address {
        try await forget(address, of: push, in: delivery)
      }
      return try await notes.giveUp(delivery, "the address is gone")
    }
    try await store.markSent(delivery)
    return .sent
  }

  private struct Contents: Sendable {
    let body: [UInt8]
    /// Where a push goes; nil for an event.
    var address: PushAddress?
  }

  /// What is posted; nil where the session has ended or the instance has lost its address.
  private func contents(
    of delivery: InteractionDeliveryStore.Claimed,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Contents? {
    switch delivery.kind {
    case .event:
      return delivery.payload.map { Contents(body: Array($0.utf8)) }
    case .push:
      guard let push = delivery.push, now < push.expiresAt,
        let address = try await address(of: push, in: delivery)
      else { return nil }
      let event = PushMessage(push: push, address: address, at: now)
      return Contents(body: JSONWriter.bytes(of: event), address: address)
    }
  }

  /// The address as the registry knows it now: an app may have got another since.
  private func address(
    of push: InteractionDeliveryStore.Push,
    in delivery: InteractionDeliveryStore.Claimed
  ) async throws(AuthenticationFailure) -> PushAddress? {
    let registry = interaction.instances
    let found = try await askingRegistry { () async throws(RPCError) in
      try await registry.findAccounts(
        FindAccountsRequest(userPoolId: delivery.pool.text, sub: push.sub),
        context: context
      )
    }
    return found.accounts.first { $0.instanceId == push.instance }?.push
  }

  /// Has the registry remove an address that the push service no longer knows.
  private func forget(
    _ address: PushAddress,
    of push: InteractionDeliveryStore.Push,
    in delivery: InteractionDeliveryStore.Claimed
  ) async throws(AuthenticationFailure) {
    let registry = interaction.instances
    do throws(AuthenticationFailure) {
      _ = try await askingRegistry { () async throws(RPCError) in
        try await registry.updateInstance(
          UpdateInstanceRequest(
            userPoolId: delivery.pool.text,
            instanceId: push.instance,
            gonePushToken: address.token
          ),
          context: context
        )
      }
    } catch .interaction {
      // The instance is gone with its address.
    } catch {
      throw error
    }
  }

  private var context: RPCCallContext {
    RPCCallContext(
      requestID: interaction.random.uuid(),
      deadline: .now + Self.registryTime
    ).repeatable
  }
}

/// The event `interaction.push`; its members in the order of their names, as the signature covers bytes.
///
/// Neither a name nor anything that the session announces: push services read what they carry.
private struct PushMessage: JSONWritable {
  let push: InteractionDeliveryStore.Push
  let address: PushAddress
  let now: Instant

  init(push: InteractionDeliveryStore.Push, address: PushAddress, at now: Instant) {
    self.push = push
    self.address = address
    self.now = now
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("data", Data(push: push, address: address))
    json.member("timestamp", CivilTime(now).textToTheSecond)
    json.member("type", "interaction.push")
    json.endObject()
  }

  private struct Data: JSONWritable {
    let push: InteractionDeliveryStore.Push
    let address: PushAddress

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("expiresAt", CivilTime(push.expiresAt).textToTheSecond)
      json.member("instanceId", push.instance)
      json.member("kind", push.kind.rawValue)
      json.member("push", Address(address: address))
      json.member("sessionId", push.session)
      json.endObject()
    }
  }

  private struct Address: JSONWritable {
    let address: PushAddress

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("token", address.token ?? "")
      json.member("type", address.type ?? "")
      json.endObject()
    }
  }
}
