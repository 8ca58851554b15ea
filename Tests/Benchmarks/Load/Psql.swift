import Foundation

/// psql, which finds the database by the environment (PGHOST and its kin).
enum Psql {
  /// Runs statements; what they select, without decoration.
  @discardableResult
  static func run(_ sql: String) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["psql", "-XqAt", "-v", "ON_ERROR_STOP=1", "-c", sql]
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Gatehouse.Failure(description: "psql ended with \(process.terminationStatus)")
    }
    return String(decoding: text, as: UTF8.self)
  }
}
