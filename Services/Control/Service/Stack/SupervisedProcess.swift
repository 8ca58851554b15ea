internal import OperatingSystem
internal import Synchronization

/// A process that is started again when it ends by itself.
final class SupervisedProcess: Sendable {
  private struct State {
    var child: ChildProcess?
    var isStopping = false
  }

  /// The name in messages and of the log.
  let name: String
  let logPath: String

  private let specification: @Sendable () throws(ControlFailure) -> ChildProcess.Specification
  private let stopSignal: Int32
  private let state = Mutex(State())
  private let terminal = Terminal()

  init(
    name: String,
    logPath: String,
    stopSignal: Int32,
    specification: @escaping @Sendable () throws(ControlFailure) -> ChildProcess.Specification
  ) {
    self.name = name
    self.logPath = logPath
    self.stopSignal = stopSignal
    self.specification = specification
  }

  /// How the process ended, if it has.
  var exit: ChildProcess.Exit? {
    state.withLock { $0.child }?.exit
  }

  /// The id of the process that was started last; nil before the first start.
  var processID: Int32? {
    state.withLock { $0.child }?.processID
  }

  /// Starts the process for the first time.
  func start() async throws(ControlFailure) {
    let specification = try specification()
    let child = try await starting(specification)
    let isStopping = state.withLock {
      $0.child = child
      return $0.isStopping
    }
    if isStopping {
      child.signal(stopSignal)
    }
  }

  /// Starts the process again whenever it ends; returns after `stop` or when the task is cancelled.
  func keepRunning() async {
    let clock = ContinuousClock()
    var pause = Duration.milliseconds(100)
    while !isStopping, let child = state.withLock({ $0.child }) {
      let started = clock.now
      let exit = await child.waitForExit()
      guard !isStopping, !Task.isCancelled else { return }
      // A process that ran for a while does not fail at its start: begin with a short pause again.
      pause = clock.now - started > .seconds(30) ? .milliseconds(100) : pause
      terminal.say("\(name) ended (\(exit)); starting it again in \(Self.seconds(pause)) s")
      if case .code(let code) = exit, code != 0 {
        terminal.say("the end of \(logPath):\n\(LogTail.last(of: logPath, lines: 3))")
      }
      await sleepUnlessCancelled(pause)
      pause = min(pause * 2, .seconds(5))
      guard !isStopping, !Task.isCancelled else { return }
      do throws(ControlFailure) {
        try await start()
      } catch {
        terminal.say("\(name) could not be started: \(error)")
      }
    }
  }

  /// Ends the process and waits until it is gone.
  func stop(patience: Duration) async {
    let child = state.withLock {
      $0.isStopping = true
      return $0.child
    }
    guard let child else { return }
    child.signal(stopSignal)
    let isGone = await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        _ = await child.waitForExit()
        return true
      }
      group.addTask {
        await sleepUnlessCancelled(patience)
        // Also after the wait was won: a process that has ended takes no signal.
        guard child.exit == nil, !Task.isCancelled else { return true }
        child.signal(StopSignal.kill)
        return false
      }
      let first = await group.next() ?? true
      group.cancelAll()
      return first
    }
    if !isGone {
      terminal.say("\(name) did not stop within \(patience.components.seconds) s and was killed")
    }
    _ = await child.waitForExit()
  }

  private var isStopping: Bool { state.withLock { $0.isStopping } }

  private static func seconds(_ duration: Duration) -> String {
    let tenths =
      duration.components.seconds * 10
      + duration.components.attoseconds / 100_000_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// Sleeps, or returns early when the task is cancelled.
func sleepUnlessCancelled(_ duration: Duration) async {
  do {
    try await Task.sleep(for: duration)
  } catch {
    // Cancelled: the caller looks for itself.
  }
}
