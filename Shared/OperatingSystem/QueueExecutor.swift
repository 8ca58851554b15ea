internal import Dispatch

/// Runs an actor's jobs on a serial queue of its own, where a blocking call delays no other work.
///
/// The queue's thread is not one of the concurrency pool's, of which there are only as many as
/// processors.
public final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// Makes an executor with a queue of its own; the label is for debuggers.
  public init(label: String) {
    queue = DispatchQueue(label: label)
  }

  /// Called by the runtime with each job of the actor.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Called by the runtime where code claims to run on this executor; stops the process if it does
  /// not.
  public func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }
}
