public import Logging

/// One worker of a queue whose entries are delivered one after another, until its task is cancelled.
public struct DeliveryLoop: Sendable {
  private let queue: String
  private let logger: Logger

  private static let pollPause = Duration.milliseconds(500)

  /// A worker of the queue, which is named in the log.
  public init(of queue: String, logger: Logger) {
    self.queue = queue
    self.logger = logger
  }

  /// Delivers whatever is due, and looks again after a pause when nothing is.
  ///
  /// `deliverOne` says whether an entry was due. A failure means that the queue itself is out of reach;
  /// `detail` is what the log says of it.
  public func run<Failure: Error>(
    _ failures: Failure.Type,
    detail: @Sendable (Failure) -> String,
    deliveringOne deliverOne: @escaping @Sendable () async throws(Failure) -> Bool
  ) async {
    var isFailing = false
    while !Task.isCancelled {
      // A task of its own, which the process's end does not cancel: what is on its way arrives, and
      // that it did is noted.
      switch await Task(operation: { await Self.attempt(deliverOne) }).value {
      case .success(let wasDue):
        isFailing = false
        if wasDue { continue }
      case .failure(let failure):
        // Logged once: an outage would fill the log.
        if !isFailing {
          logger.warning("\(queue) is not reached", metadata: ["error": "\(detail(failure))"])
        }
        isFailing = true
      }
      do {
        try await Task.sleep(for: Self.pollPause)
      } catch {
        return
      }
    }
  }

  private static func attempt<Failure: Error>(
    _ deliverOne: @Sendable () async throws(Failure) -> Bool
  ) async -> Result<Bool, Failure> {
    do throws(Failure) {
      return .success(try await deliverOne())
    } catch {
      return .failure(error)
    }
  }
}
