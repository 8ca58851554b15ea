public import Domain
public import Logging
public import Webhooks

/// What became of one delivery.
public enum DeliveryOutcome: Sendable, Hashable {
  case sent
  /// Another worker of the queue goes on with it.
  case passedOn
  case postponed
  case dropped
}

/// Notes what becomes of deliveries that were not made.
public struct DeliveryNotes<Queue: DeliveryQueue>: Sendable {
  /// Whose deliveries.
  public let queue: Queue
  /// Tells when.
  public let clock: any WallClock
  /// Where the operator reads of them.
  public let logger: Logger
  private let schedule: RetrySchedule
  private let maxAttempts: Int
  private let loss: Logger.Level

  /// Notes of the queue.
  ///
  /// After so many attempts a delivery is given up; without a limit, when its queue says that it no longer
  /// counts. `loss` is how grave that is for the log.
  public init(
    _ queue: Queue,
    maxAttempts: Int = .max,
    loss: Logger.Level = .warning,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger
  ) {
    self.queue = queue
    self.maxAttempts = maxAttempts
    self.loss = loss
    self.clock = clock
    self.logger = logger
    schedule = RetrySchedule(random: random)
  }

  /// Notes why the receiver has not taken a delivery.
  public func note(
    _ failure: DeliveryFailure,
    of row: Queue.Row
  ) async throws(Queue.Failure) -> DeliveryOutcome {
    switch failure {
    case .refused(let reason): try await giveUp(row, reason)
    case .unavailable(let reason, let pause): try await postpone(row, reason, pause)
    }
  }

  /// Has the delivery tried again by the schedule, unless this was its last attempt.
  public func postpone(
    _ row: Queue.Row,
    _ reason: String,
    _ retryAfter: Duration? = nil
  ) async throws(Queue.Failure) -> DeliveryOutcome {
    guard row.attempts < maxAttempts else { return try await giveUp(row, reason) }
    let next = clock.now().adding(schedule.pause(afterAttempts: row.attempts, atLeast: retryAfter))
    try await queue.postpone(row, until: next, error: PrintableReason.text(of: reason))
    log(row, reason, "a delivery was not made and is tried again", .info)
    return .postponed
  }

  /// Ends the delivery.
  public func giveUp(
    _ row: Queue.Row,
    _ reason: String
  ) async throws(Queue.Failure) -> DeliveryOutcome {
    try await queue.giveUp(row, error: PrintableReason.text(of: reason), at: clock.now())
    log(row, reason, "a delivery is given up", loss)
    return .dropped
  }

  private func log(
    _ row: Queue.Row,
    _ reason: String,
    _ message: Logger.Message,
    _ level: Logger.Level
  ) {
    var metadata = row.labels
    metadata["attempts"] = "\(row.attempts)"
    metadata["error"] = "\(PrintableReason.text(of: reason))"
    logger.log(level: level, message, metadata: metadata)
  }
}
