internal import AuthenticationCore
internal import Domain
internal import Logging
internal import Webhooks

/// What became of one message.
package enum DeliveryOutcome: Sendable, Hashable {
  case sent
  /// A function has put it into words; now it waits for its sender.
  case written
  case postponed
  case failed
}

/// Notes how far messages have come.
struct DeliveryNotes: Sendable {
  private let store: MessageDeliveryStore
  private let clock: any WallClock
  private let schedule: RetrySchedule
  private let logger: Logger

  /// About an hour altogether.
  static let maxAttempts = 13
  private static let noteTries = 20

  init(
    store: MessageDeliveryStore,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger
  ) {
    self.store = store
    self.clock = clock
    self.logger = logger
    schedule = RetrySchedule(random: random)
  }

  /// Why the message is not even tried; nil where it is.
  func fault(of message: MessageDeliveryStore.Claimed, at now: Instant) -> String? {
    guard now < message.expiresAt else { return "what the message tells has expired" }
    guard message.attempts <= Self.maxAttempts else {
      return "no attempt out of \(message.attempts - 1) was answered"
    }
    return nil
  }

  /// The receiver has the message: the note of it must not be lost to a passing fault.
  func noteSent(_ message: MessageDeliveryStore.Claimed) async {
    for _ in 0..<Self.noteTries {
      do throws(AuthenticationFailure) {
        try await store.markSent(message, at: clock.now())
        return
      } catch {
        logger.warning(
          "a sent message is not noted as sent yet",
          metadata: ["message": "\(message.id)", "error": "\(error.status)"]
        )
        await pause(.seconds(1))
      }
    }
    logger.error(
      "a sent message could not be noted as sent and will be sent again",
      metadata: ["message": "\(message.id)"]
    )
  }

  func postpone(
    _ message: MessageDeliveryStore.Claimed,
    _ reason: String,
    _ retryAfter: Duration?
  ) async throws(AuthenticationFailure) -> DeliveryOutcome {
    guard message.attempts < Self.maxAttempts else {
      return try await giveUp(message, reason)
    }
    let next = clock.now().adding(
      schedule.pause(afterAttempts: message.attempts, atLeast: retryAfter)
    )
    try await store.postpone(message, until: next, error: PrintableReason.text(of: reason))
    logger.info(
      "a message was not sent and is tried again",
      metadata: [
        "message": "\(message.id)", "user-pool": "\(message.userPoolID)",
        "attempts": "\(message.attempts)", "error": "\(PrintableReason.text(of: reason))",
      ]
    )
    return .postponed
  }

  func giveUp(
    _ message: MessageDeliveryStore.Claimed,
    _ reason: String
  ) async throws(AuthenticationFailure) -> DeliveryOutcome {
    try await store.giveUp(
      message,
      error: PrintableReason.text(of: reason),
      at: clock.now()
    )
    logger.warning(
      "a message is given up",
      metadata: [
        "message": "\(message.id)", "user-pool": "\(message.userPoolID)",
        "attempts": "\(message.attempts)", "error": "\(PrintableReason.text(of: reason))",
      ]
    )
    return .failed
  }
}
