/// Decides which of many answers about a process's readiness are worth a line of the log.
///
/// A fault is logged when it appears, when it becomes another, and once a minute while it lasts.
struct ReadinessLog {
  /// What to write.
  enum Line: Equatable {
    case ready
    case fault(ReadinessFault)
  }

  static let reminder = Duration.seconds(60)

  private var logged: (line: Line, at: ContinuousClock.Instant)?

  /// The line for an answer, or nil when it says nothing new.
  mutating func line(
    for fault: ReadinessFault?,
    at now: ContinuousClock.Instant
  ) -> Line? {
    let line = fault.map(Line.fault) ?? .ready
    if let logged, logged.line == line {
      guard fault != nil, logged.at.advanced(by: Self.reminder) <= now else { return nil }
    }
    logged = (line, now)
    return line
  }
}
