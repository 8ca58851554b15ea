internal import AuthenticationCore
internal import Domain
internal import JSON

/// Queues events for the operator's webhook, if there is one.
package struct InteractionEvents: Sendable {
  let interaction: Interaction

  /// How long a receiver may be down without missing an event.
  private static let keptSeconds: Int64 = 86_400

  /// Queues an event.
  ///
  /// One that cannot be queued is lost: the call that it tells of stands.
  package func note(_ event: InteractionEvent) async {
    guard interaction.configuration.interactionWebhooks.contains("event") else { return }
    let now = interaction.clock.now()
    let id = interaction.random.uuid()
    let document = CloudEvent(
      event: event,
      id: id,
      source: "\(interaction.configuration.publicURL)/\(event.pool.text)",
      at: now
    )
    do throws(AuthenticationFailure) {
      try await InteractionDeliveryStore(database: interaction.database).queueEvent(
        String(decoding: JSONWriter.bytes(of: document), as: UTF8.self),
        id: id,
        in: event.pool,
        at: now,
        until: now.adding(seconds: Self.keptSeconds)
      )
    } catch {
      // The audit log has what happened.
    }
  }
}

extension Interaction {
  /// Events for the operator's webhook.
  package var events: InteractionEvents { InteractionEvents(interaction: self) }
}

/// An event as CloudEvents 1.0 writes it in JSON.
private struct CloudEvent: JSONWritable {
  let event: InteractionEvent
  let id: String
  let source: String
  let now: Instant

  init(event: InteractionEvent, id: String, source: String, at now: Instant) {
    self.event = event
    self.id = id
    self.source = source
    self.now = now
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("data", Data(event: event))
    json.member("datacontenttype", "application/json")
    json.member("id", id)
    json.member("source", source)
    json.member("specversion", "1.0")
    if let subject = event.subject { json.member("subject", subject.rawValue) }
    json.member("time", CivilTime(now).text)
    json.member("type", "gatehouse.interaction.instance.v1.\(event.change.rawValue)")
    json.endObject()
  }

  private struct Data: JSONWritable {
    let event: InteractionEvent

    func write(to json: inout JSONWriter) {
      json.beginObject()
      if let isBlocked = event.isBlocked { json.member("blocked", isBlocked) }
      if let failed = event.failedAttempts { json.member("failedAttempts", failed) }
      json.member("instance", event.instance)
      json.member("pool", event.pool.text)
      json.member("result", event.isSuccess ? "success" : "failure")
      json.endObject()
    }
  }
}
