internal import OperatingSystem

/// Shows those lines of the processes' logs that the person at the terminal should see.
struct LogFollower: Sendable {
  private struct Followed {
    let name: String
    let path: String
    var offset: Int64
    var rest: [UInt8] = []
  }

  private static let maxLinesPerRound = 20
  private static let terminal = Terminal()
  private var followed: [Followed]

  /// Follows from where each log ends now.
  init(_ processes: [SupervisedProcess]) {
    followed = processes.map {
      Followed(name: $0.name, path: $0.logPath, offset: FileSystem.size(of: $0.logPath) ?? 0)
    }
  }

  /// Follows until the task is cancelled.
  mutating func run() async {
    while !Task.isCancelled {
      await sleepUnlessCancelled(.milliseconds(250))
      for index in followed.indices {
        Self.show(&followed[index])
      }
    }
  }

  private static func show(_ log: inout Followed) {
    guard let size = FileSystem.size(of: log.path), size > log.offset else { return }
    let new: [UInt8]
    do throws(FileFailure) {
      new = try FileContents.read(log.path, from: log.offset, maxBytes: 262_144)
    } catch {
      return
    }
    log.offset += Int64(new.count)
    var lines = (log.rest + new).split(separator: 0x0A, omittingEmptySubsequences: false)
    // The last piece has no end of line yet. A line without end is not buffered forever.
    log.rest = Array((lines.popLast() ?? []).prefix(65_536))
    let important = lines.map { String(decoding: $0, as: UTF8.self) }.filter(isImportant)
    for line in important.prefix(maxLinesPerRound) {
      terminal.say("\(log.name): \(line)")
    }
    if important.count > maxLinesPerRound {
      let more = important.count - maxLinesPerRound
      terminal.say("\(log.name): \(more) more such lines in \(log.path)")
    }
  }

  static func isImportant(_ line: String) -> Bool {
    if line.contains("No space left on device") { return true }
    if line.contains(" FATAL: ") || line.contains(" PANIC: ") {
      // What every connection is told while the server stops or starts.
      return !line.contains("database system is") && !line.contains("administrator command")
    }
    return line.contains(" level=error ") || line.contains(" level=critical ")
      || line.contains("\"level\":\"error\"") || line.contains("\"level\":\"critical\"")
      || line.contains("Fatal error:")
  }
}
