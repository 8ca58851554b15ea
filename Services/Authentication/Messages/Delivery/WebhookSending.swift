internal import AuthenticationCore
package import Domain
internal import JSON
package import OutboundHTTP

/// Hands text messages to a webhook that sends them, signed.
package struct WebhookSending: MessageSender {
  private let client: OutboundHTTPClient
  private let url: String
  private let signature: WebhookSignature
  private let clock: any WallClock

  /// The longest a message may take from connecting to the answer's end.
  private static let timeLimit = Duration.seconds(20)

  /// Posts to the URL by the client, which its owner shuts down.
  package init(
    _ client: OutboundHTTPClient,
    url: String,
    signature: WebhookSignature,
    clock: any WallClock
  ) {
    self.client = client
    self.url = url
    self.signature = signature
    self.clock = clock
  }

  /// Posts the message; only an answer of 2xx counts.
  ///
  /// An answer that is about this message ends it. One that the operator can mend, or that passes
  /// by itself, does not.
  package func send(_ message: OutgoingMessage) async throws(SendingFailure) {
    guard PhoneNumber.isValid(message.destination) else {
      throw .refused("the address is not a phone number")
    }
    let answer = try await post(JSONWriter.bytes(of: Event(message: message)), id: message.id)
    let reason = "the webhook answered \(answer.status)"
    switch answer.status {
    case 200...299: return
    // Not yet allowed, not yet there, too early, too much: the message may be well.
    case 401, 403, 404, 408, 425, 429: throw .unavailable(reason, retryAfter: retryAfter(answer))
    case 400...499: throw .refused(reason)
    default: throw .unavailable(reason, retryAfter: retryAfter(answer))
    }
  }

  private func post(
    _ body: [UInt8],
    id: String
  ) async throws(SendingFailure) -> OutboundAnswer {
    let signed = signature.headers(id: id, unixSeconds: clock.now().unixSeconds, body: body)
    do throws(OutboundFailure) {
      return try await client.post(
        OutboundRequest(
          url: url,
          headers: [("Content-Type", "application/json")] + signed,
          body: body,
          answer: .discard,
          timeLimit: Self.timeLimit
        )
      )
    } catch {
      switch error {
      case .unreachable(let reason): throw .unavailable(reason)
      case .answerTooLong: throw .unavailable("the webhook's answer is too long")
      }
    }
  }

  private func retryAfter(_ answer: OutboundAnswer) -> Duration? {
    answer.header("Retry-After").flatMap { RetryAfter.duration($0, at: clock.now()) }
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
