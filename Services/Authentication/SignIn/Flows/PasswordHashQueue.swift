internal import Cryptography
internal import Dispatch
internal import Domain
internal import Synchronization

/// Checks imported password hashes on threads of its own, a few at a time.
///
/// Each takes tenths of a second and up to 64 MiB: on the threads of everything else a handful of
/// sign-ins would stop the process, and without a bound a crowd of them would take all its memory.
///
/// Pools take turns, and where there is no room the pool that waits with most loses its last place:
/// who asks for any number of names of one pool keeps no other pool's users waiting for more than
/// their share.
final class PasswordHashQueue: Sendable {
  enum Failure: Error {
    case full
    case library(CryptographyError)
  }

  fileprivate typealias Result = Swift.Result<Bool, Failure>
  fileprivate typealias Continuation = CheckedContinuation<Result, Never>

  fileprivate struct Job {
    let password: [UInt8]
    let hash: PasswordHash
    let continuation: Continuation
  }

  fileprivate struct State {
    var waiting: [UserPoolID: [Job]] = [:]
    /// The pools with waiting jobs, whose turn is next first.
    var turns: [UserPoolID] = []
    var count = 0
    var freeWorkers: [DispatchQueue]
    var begun = 0
  }

  /// Those that would wait longer than this many hashes take are told so at once.
  static let maxWaiting = 64

  private let state: Mutex<State>

  /// A queue that computes so many hashes at a time, at least one.
  convenience init(workers: Int) {
    self.init(
      workers: (0..<max(workers, 1)).map { DispatchQueue(label: "gatehouse.password-hash.\($0)") }
    )
  }

  /// A queue that computes on these threads.
  init(workers: [DispatchQueue]) {
    state = Mutex(State(freeWorkers: workers))
  }

  /// How many hashes were begun since the process started.
  var begun: Int { state.withLock { $0.begun } }

  /// How many wait for their turn now.
  var waiting: Int { state.withLock { $0.count } }

  /// Whether the password is the one of the hash, which is a user's of the pool or stands for one.
  func matches(
    _ password: String,
    _ hash: PasswordHash,
    for pool: UserPoolID
  ) async throws(Failure) -> Bool {
    let result = await withCheckedContinuation { (continuation: Continuation) in
      let job = Job(password: Array(password.utf8), hash: hash, continuation: continuation)
      let (refused, worker) = state.withLock { state in (state.add(job, of: pool), state.begin()) }
      refused?.continuation.resume(returning: .failure(.full))
      if let worker { run(worker.job, on: worker.thread) }
    }
    return try result.get()
  }

  private func run(_ job: Job, on thread: DispatchQueue) {
    thread.async {
      let result = Swift.Result { () throws(CryptographyError) in
        try job.hash.matches(job.password)
      }
      job.continuation.resume(returning: result.mapError { .library($0) })
      let next = self.state.withLock { state in
        state.freeWorkers.append(thread)
        return state.begin()
      }
      if let next { self.run(next.job, on: next.thread) }
    }
  }
}

extension PasswordHashQueue.State {
  /// Adds the job where there is room; returns the one that has none.
  fileprivate mutating func add(
    _ job: PasswordHashQueue.Job,
    of pool: UserPoolID
  ) -> PasswordHashQueue.Job? {
    var refused: PasswordHashQueue.Job?
    if count >= PasswordHashQueue.maxWaiting {
      let most = waiting.max { $0.value.count < $1.value.count }
      guard let most, most.value.count > waiting[pool, default: []].count + 1 else { return job }
      refused = waiting[most.key]?.popLast()
      count -= 1
    }
    if waiting[pool] == nil { turns.append(pool) }
    waiting[pool, default: []].append(job)
    count += 1
    return refused
  }

  /// Takes a free worker and the job of the pool whose turn it is; nil where either is missing.
  fileprivate mutating func begin() -> (job: PasswordHashQueue.Job, thread: DispatchQueue)? {
    guard let thread = freeWorkers.last, let pool = turns.first, var jobs = waiting[pool],
      !jobs.isEmpty
    else { return nil }
    freeWorkers.removeLast()
    turns.removeFirst()
    let job = jobs.removeFirst()
    waiting[pool] = jobs.isEmpty ? nil : jobs
    if !jobs.isEmpty { turns.append(pool) }
    count -= 1
    begun += 1
    return (job, thread)
  }
}
