public import Domain
public import OutboundHTTP

/// Why a receiver has not taken what was sent, in words for the operator.
public enum DeliveryFailure: Error, Sendable, Hashable {
  /// No further attempt can succeed.
  case refused(String)
  /// Another attempt may succeed, not before the time that the receiver asked for; this one may even
  /// have.
  case unavailable(String, retryAfter: Duration? = nil)
}

/// A receiver of JSON.
public protocol Webhook: Sendable {
  /// Posts the body, a repeated post with the same id; returns only when the receiver has taken it.
  func post(_ body: [UInt8], id: String) async throws(DeliveryFailure)
}

/// A receiver that the operator names, to which signed JSON is posted.
public struct SignedWebhook: Webhook {
  private let client: OutboundHTTPClient
  private let url: String
  private let signature: WebhookSignature
  private let clock: any WallClock
  private let contentType: String

  /// The longest a post may take from connecting to the answer's end.
  private static let timeLimit = Duration.seconds(20)

  /// Posts to the URL by the client, which its owner shuts down.
  public init(
    _ client: OutboundHTTPClient,
    url: String,
    signature: WebhookSignature,
    clock: any WallClock,
    contentType: String = "application/json"
  ) {
    self.contentType = contentType
    self.client = client
    self.url = url
    self.signature = signature
    self.clock = clock
  }

  /// Posts the body; only an answer of 2xx counts.
  ///
  /// A repeated post has the same id. An answer about this body ends the delivery; one that the operator
  /// can mend, or that passes by itself, does not.
  public func post(_ body: [UInt8], id: String) async throws(DeliveryFailure) {
    try judge(try await exchange(body, id: id))
  }

  /// As `post`; false where the receiver says that the address is gone (410).
  public func postUnlessGone(_ body: [UInt8], id: String) async throws(DeliveryFailure) -> Bool {
    let answer = try await exchange(body, id: id)
    guard answer.status != 410 else { return false }
    try judge(answer)
    return true
  }

  private func judge(_ answer: OutboundAnswer) throws(DeliveryFailure) {
    let reason = "the webhook answered \(answer.status)"
    switch answer.status {
    case 200...299: return
    // Not yet allowed, not yet there, too early, too much: the body may be well.
    case 401, 403, 404, 408, 425, 429: throw .unavailable(reason, retryAfter: retryAfter(answer))
    case 400...499: throw .refused(reason)
    default: throw .unavailable(reason, retryAfter: retryAfter(answer))
    }
  }

  private func exchange(
    _ body: [UInt8],
    id: String
  ) async throws(DeliveryFailure) -> OutboundAnswer {
    let signed = signature.headers(id: id, unixSeconds: clock.now().unixSeconds, body: body)
    do throws(OutboundFailure) {
      return try await client.post(
        OutboundRequest(
          url: url,
          headers: [("Content-Type", contentType)] + signed,
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
}
