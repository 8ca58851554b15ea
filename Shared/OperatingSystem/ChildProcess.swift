internal import CGatehouseSystem
internal import Glibc
internal import Synchronization

/// A child process with its own thread, which starts it, waits for it and reaps it.
///
/// The thread matters: the kernel's parent-death signal is sent when the *thread* that started a
/// child ends, so a thread of a pool must not start one.
public final class ChildProcess: Sendable {
  /// What to start and how.
  public struct Specification: Sendable {
    /// The program's path.
    public var path: String
    /// Its arguments, without its own name.
    public var arguments: [String]
    /// Its whole environment.
    public var environment: [String: String]
    /// The user that it runs as; nil keeps the user.
    public var account: UserAccount?
    /// The signal that the kernel sends it when this process ends in any way; nil lets it live on.
    public var parentDeathSignal: Int32?
    /// The file its output is added to; nil: where this process's own output goes.
    public var outputPath: String?
    /// A lock that it holds too for as long as it lives.
    public var lock: FileLock?
    /// A folder that it keeps open under the same descriptor.
    public var folder: OpenFolder?

    /// Describes a child of the same user that dies with its parent.
    public init(path: String, arguments: [String], outputPath: String?) {
      self.path = path
      self.arguments = arguments
      self.outputPath = outputPath
      environment = [:]
      account = nil
      parentDeathSignal = SIGTERM
      lock = nil
      folder = nil
    }
  }

  /// How a process ended.
  public enum Exit: Sendable, Hashable, CustomStringConvertible {
    /// It returned this code.
    case code(Int32)
    /// It was ended by this signal.
    case signal(Int32)

    /// The code or signal in words.
    public var description: String {
      switch self {
      case .code(let code): "exit code \(code)"
      case .signal(let number): "signal \(number)"
      }
    }
  }

  private enum State {
    /// It runs; these wait for its end.
    case running([CheckedContinuation<Exit, Never>])
    /// It ended and its process id may already be another's.
    case ended(Exit)
  }

  /// The process id.
  public let processID: Int32

  private let state = Mutex(State.running([]))

  /// Starts the child and returns once its program runs.
  public static func start(
    _ specification: Specification
  ) async throws(FileFailure) -> ChildProcess {
    let started: Result<ChildProcess, FileFailure> = await withCheckedContinuation { continuation in
      DetachedThread.start {
        do throws(FileFailure) {
          let child = ChildProcess(processID: try spawn(specification))
          continuation.resume(returning: .success(child))
          child.awaitEnd()
        } catch {
          continuation.resume(returning: .failure(error))
        }
      }
    }
    return try started.get()
  }

  private init(processID: Int32) {
    self.processID = processID
  }

  /// Waits until the child has ended.
  public func waitForExit() async -> Exit {
    await withCheckedContinuation { continuation in
      let exit: Exit? = state.withLock {
        switch $0 {
        case .running(let waiting):
          $0 = .running(waiting + [continuation])
          return nil
        case .ended(let exit):
          return exit
        }
      }
      if let exit {
        continuation.resume(returning: exit)
      }
    }
  }

  /// How the child ended; nil while it runs.
  public var exit: Exit? {
    state.withLock {
      switch $0 {
      case .running: nil
      case .ended(let exit): exit
      }
    }
  }

  /// Sends a signal to the child unless it has ended.
  public func signal(_ number: Int32) {
    state.withLock {
      switch $0 {
      case .running: kill(processID, number)
      case .ended: return
      }
    }
  }

  private func awaitEnd() {
    var information = siginfo_t()
    // WNOWAIT: the process id stays taken until signal() can no longer be called for it.
    while waitid(P_PID, id_t(processID), &information, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
    let waiting = state.withLock { state -> ([CheckedContinuation<Exit, Never>], Exit) in
      var status: Int32 = 0
      while waitpid(processID, &status, 0) < 0 && errno == EINTR {}
      let number = status & 0x7F
      let exit = number == 0 ? Exit.code((status >> 8) & 0xFF) : Exit.signal(number)
      switch state {
      case .running(let waiting):
        state = .ended(exit)
        return (waiting, exit)
      case .ended:
        return ([], exit)
      }
    }
    for continuation in waiting.0 {
      continuation.resume(returning: waiting.1)
    }
  }

  private static func spawn(_ specification: Specification) throws(FileFailure) -> Int32 {
    let output = try openOutput(specification.outputPath)
    defer { close(output) }
    var options = gatehouse_spawn_options()
    options.output = output
    options.parent_death_signal = specification.parentDeathSignal ?? 0
    if let account = specification.account {
      options.changes_user = true
      options.user = account.user
      options.group = account.group
    }
    var arguments = ([specification.path] + specification.arguments).map { strdup($0) } + [nil]
    var environment = specification.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer {
      for pointer in arguments + environment {
        free(pointer)
      }
    }
    let kept = [specification.lock?.descriptor, specification.folder?.descriptor].compactMap { $0 }
    let child = kept.withUnsafeBufferPointer { kept in
      options.kept = kept.baseAddress
      options.kept_count = kept.count
      return gatehouse_spawn(specification.path, &arguments, &environment, &options)
    }
    guard child > 0 else { throw FileFailure(path: specification.path, errorNumber: -child) }
    return child
  }

  private static func openOutput(_ path: String?) throws(FileFailure) -> Int32 {
    guard let path else {
      let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0)
      guard copy >= 0 else { throw FileFailure(path: "standard output", errorNumber: errno) }
      return copy
    }
    let output = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard output >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
    return output
  }
}
