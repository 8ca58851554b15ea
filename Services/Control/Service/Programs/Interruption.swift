internal import UnixSignals

/// Lets a command end in order when it is interrupted: what it made is removed before it ends.
enum Interruption {
  private enum Event: Sendable {
    case signal
    case done(Result<Void, ControlFailure>)
  }

  /// Runs the body; its task is cancelled by SIGINT, SIGTERM and SIGHUP.
  static func guarding(
    _ body: @escaping @Sendable () async throws(ControlFailure) -> Void
  ) async throws(ControlFailure) {
    let signals = await UnixSignalsSequence(trapping: [.sigint, .sigterm, .sighup])
    let result = await withTaskGroup(of: Event.self) { group -> Result<Void, ControlFailure> in
      group.addTask {
        for await _ in signals { break }
        return .signal
      }
      group.addTask {
        do throws(ControlFailure) {
          try await body()
          return .done(.success(()))
        } catch {
          return .done(.failure(error))
        }
      }
      var result = Result<Void, ControlFailure>.success(())
      for await event in group {
        group.cancelAll()
        if case .done(let ended) = event { result = ended }
      }
      return result
    }
    try result.get()
  }

  /// Throws where the task was cancelled.
  static func check() throws(ControlFailure) {
    guard !Task.isCancelled else { throw ControlFailure("interrupted") }
  }
}
