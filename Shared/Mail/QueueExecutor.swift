internal import Dispatch

/// Runs an actor's jobs on a serial queue of its own, where a blocking transfer harms nobody else.
///
/// The queue's thread is not one of the concurrency pool's, of which there are only as many as
/// processors.
final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(label: String) {
    queue = DispatchQueue(label: label)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }
}
