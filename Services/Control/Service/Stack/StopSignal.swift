/// The signals that end a process, by Linux' numbers.
enum StopSignal {
  /// SIGINT: PostgreSQL's fast shutdown.
  static let interrupt: Int32 = 2
  /// SIGQUIT: PostgreSQL's immediate shutdown.
  static let quit: Int32 = 3
  /// SIGKILL.
  static let kill: Int32 = 9
  /// SIGTERM: a service finishes what it has begun.
  static let terminate: Int32 = 15
}
