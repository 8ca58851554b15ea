internal import Logging

/// The priority that begins a line for the journal (sd-daemon(3)).
enum JournalPriority: Int {
  case critical = 2
  case error
  case warning
  case notice
  case info
  case debug

  init(_ level: Logger.Level) {
    self =
      switch level {
      case .trace, .debug: .debug
      case .info: .info
      case .notice: .notice
      case .warning: .warning
      case .error: .error
      case .critical: .critical
      }
  }

  /// What stands before the line's text.
  var prefix: String { "<\(rawValue)>" }
}
