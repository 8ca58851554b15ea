internal import OperatingSystem
internal import UnixSignals

/// Runs a stack until it is told to stop, or cannot start.
struct ForegroundStack: Sendable {
  private enum Event: Sendable {
    case failed(ControlFailure)
    case signal
  }

  let options: StackOptions
  /// Whether what is printed is kept in a log of the state folder.
  let isLogged: Bool

  func run() async throws(ControlFailure) {
    StandardError.ignoreBrokenPipes()
    let stack = try await Stack(options)
    // Before anything is started, so that no signal ends this process with children running.
    let signals = await UnixSignalsSequence(trapping: [.sigterm, .sigint, .sighup])
    let failure = await withTaskGroup(of: Event.self) { group -> ControlFailure? in
      group.addTask {
        for await _ in signals { break }
        return .signal
      }
      group.addTask {
        do throws(ControlFailure) {
          let message = try await stack.start()
          StandardOutput.write(isLogged ? message.textWithoutSecret : message.text)
        } catch {
          return .failed(error)
        }
        await stack.keepRunning()
        return .signal
      }
      let first = await group.next()
      group.cancelAll()
      if case .signal = first {
        Terminal().say("stopping")
      }
      await stack.stop()
      guard case .failed(let failure) = first else { return nil }
      return failure
    }
    // Again, for a process that was being started during the first.
    await stack.stop()
    if let failure { throw failure }
  }
}
