import Foundation

/// Events of running processes, as `perf stat` counts them until it is ended.
struct PerfCount {
  private let perf: Process
  /// perf counts for as long as its command runs, which is until this is closed. A signal would not do: threads of
  /// Swift's concurrency block signals, and so do the processes that they start.
  private let input = Pipe()
  private let output: URL

  /// Each of the events may be several, divided by commas.
  init(_ events: [String], of processes: [Int]) throws {
    let name = "gatehouse-counts-\(processes.first ?? 0)"
    output = FileManager.default.temporaryDirectory.appending(path: name)
    perf = Process()
    perf.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    perf.arguments =
      ["perf", "stat", "-x", ";", "-o", output.path, "-p"]
      + [processes.map(String.init).joined(separator: ",")]
      + events.flatMap { ["-e", $0] } + ["cat"]
    perf.standardInput = input
    perf.standardError = FileHandle.nullDevice
    try perf.run()
  }

  /// How often each event came; one that perf did not count is absent.
  func end() throws -> [String: Double] {
    defer { try? FileManager.default.removeItem(at: output) }
    try input.fileHandleForWriting.close()
    perf.waitUntilExit()
    var counted: [String: Double] = [:]
    for line in try String(contentsOf: output, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count > 2, let count = Double(fields[0]) else { continue }
      counted[String(fields[2])] = count
    }
    return counted
  }
}
