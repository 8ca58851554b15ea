/// Runs tasks on a queue of the caller's choice, such as the thread of an event loop.
///
/// Work that would suspend and resume between two threads stays on one this way. The queue must run
/// what it is given one after the other, each once, and nothing on it may block for long.
public final class QueueTaskExecutor: TaskExecutor {
  private let submit: @Sendable (@escaping @Sendable () -> Void) -> Void

  /// Makes an executor over the queue's way of taking work.
  public init(_ submit: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
    self.submit = submit
  }

  /// Called by the runtime with each piece of a task that is ready to run.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // The closure holds the executor, so that it outlives the job that runs on it.
    submit { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
