internal import OperatingSystem

/// What the person at the terminal reads while a command works: progress, never results.
struct Terminal: Sendable {
  /// Writes a line to standard error.
  func say(_ line: String) {
    StandardError.write(Array("gatehouse: \(line)\n".utf8))
  }
}
