public import Domain
internal import FoundationEssentials
public import Mail

/// Hands text messages to a webhook that sends them, signed.
public struct WebhookSending: MessageSender {
  private let http: HTTPSender
  private let signature: WebhookSignature
  private let clock: any WallClock

  /// Sends by a sender of its own.
  public init(_ http: HTTPSender, signature: WebhookSignature, clock: any WallClock) {
    self.http = http
    self.signature = signature
    self.clock = clock
  }

  /// Posts the message; only an answer of 2xx counts.
  ///
  /// An answer that is about this message ends it. One that the operator can mend, or that passes
  /// by itself, does not.
  public func send(_ message: OutgoingMessage) async throws(SendingFailure) {
    guard PhoneNumber.isValid(message.destination) else {
      throw .refused("the address is not a phone number")
    }
    let body = try body(of: message)
    let headers = signature.headers(
      id: message.id,
      unixSeconds: clock.now().unixSeconds,
      body: body
    )
    let answer: HTTPSender.Answer
    do throws(TransferError) {
      answer = try await http.post(
        body,
        headers: ["Content-Type: application/json"]
          + headers.map { "\($0.name): \($0.value)" }
      )
    } catch {
      throw .unavailable(error.description)
    }
    let reason = "the webhook answered \(answer.status)"
    switch answer.status {
    case 200...299: return
    // Not yet allowed, not yet there, too early, too much: the message may be well.
    case 401, 403, 404, 408, 425, 429: throw .unavailable(reason, retryAfter: answer.retryAfter)
    case 400...499: throw .refused(reason)
    default: throw .unavailable(reason, retryAfter: answer.retryAfter)
    }
  }

  private struct Event: Encodable {
    struct Message: Encodable {
      let to: String
      let message: String
      let userPoolID: String

      enum CodingKeys: String, CodingKey {
        case to
        case message
        case userPoolID = "user_pool_id"
      }
    }

    let type = "sms.message"
    let timestamp: String
    let data: Message
  }

  private func body(of message: OutgoingMessage) throws(SendingFailure) -> [UInt8] {
    let created = Date(timeIntervalSince1970: Double(message.createdAtUnixMillis) / 1000)
    let event = Event(
      timestamp: created.formatted(.iso8601),
      data: Event.Message(
        to: message.destination,
        message: message.body,
        userPoolID: message.userPoolID
      )
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(event))
    } catch {
      throw .refused("the message cannot be written as JSON")
    }
  }
}
