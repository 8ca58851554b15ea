internal import AuthenticationCore
internal import Domain
internal import JSON
package import Webhooks

/// Hands text messages to a webhook that sends them, signed.
package struct WebhookSending: MessageSender {
  private let webhook: SignedWebhook

  /// Sends by the webhook.
  package init(_ webhook: SignedWebhook) {
    self.webhook = webhook
  }

  /// Posts the message; only an answer of 2xx counts.
  package func send(_ message: OutgoingMessage) async throws(DeliveryFailure) {
    guard PhoneNumber.isValid(message.destination) else {
      throw .refused("the address is not a phone number")
    }
    try await webhook.post(JSONWriter.bytes(of: Event(message: message)), id: message.id)
  }

  /// The event `sms.message`; its members in the order of their names, as the signature covers bytes.
  private struct Event: JSONWritable {
    let message: OutgoingMessage

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("data", SMS(message: message))
      let created = CivilTime(Instant(unixMillis: message.createdAtUnixMillis))
      json.member("timestamp", created.textToTheSecond)
      json.member("type", "sms.message")
      json.endObject()
    }
  }

  private struct SMS: JSONWritable {
    let message: OutgoingMessage

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("message", message.body)
      json.member("to", message.destination)
      json.member("user_pool_id", message.userPoolID)
      json.endObject()
    }
  }
}
