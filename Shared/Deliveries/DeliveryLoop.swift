public import Logging
public import RPC

/// The workers of a queue whose entries are delivered one after another.
public struct DeliveryLoop: Sendable {
  private let queue: String
  private let logger: Logger

  private static let pollPause = Duration.milliseconds(500)

  /// A worker of the queue, which is named in the log.
  public init(of queue: String, logger: Logger) {
    self.queue = queue
    self.logger = logger
  }

  /// Delivers by so many workers for each kind of entry, until the task is cancelled.
  public func run<Kind: Sendable, Failure: RPCFailure>(
    _ kinds: [Kind],
    workers: Int = 1,
    deliveringOne deliverOne: @escaping @Sendable (Kind) async throws(Failure) -> DeliveryOutcome?
  ) async {
    await withTaskGroup(of: Void.self) { group in
      for kind in kinds {
        for _ in 0..<workers {
          group.addTask {
            await run { () async throws(Failure) in try await deliverOne(kind) != nil }
          }
        }
      }
    }
  }

  /// Delivers whatever is due by one worker, and looks again after a pause when nothing is, until the task
  /// is cancelled.
  ///
  /// `deliverOne` says whether an entry was due. A failure means that the queue itself is out of reach.
  public func run<Failure: RPCFailure>(
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
          logger.warning("\(queue) is not reached", metadata: ["error": "\(failure.status)"])
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

  private static func attempt<Failure: RPCFailure>(
    _ deliverOne: @Sendable () async throws(Failure) -> Bool
  ) async -> Result<Bool, Failure> {
    do throws(Failure) {
      return .success(try await deliverOne())
    } catch {
      return .failure(error)
    }
  }
}
