internal import Domain
internal import Logging

/// Makes the lines of one process's log.
struct LogRecords: Sendable {
  let service: String
  let format: LogFormat
  /// Whether each line begins with its priority, as the journal reads it.
  let isJournal: Bool
  let clock: any WallClock

  /// One record, of this moment.
  func line(_ level: Logger.Level, _ message: String, _ values: Logger.Metadata) -> [UInt8] {
    var line = LogLine(format: format)
    line.add("time", CivilTime(clock.now()).text)
    line.add("level", level.rawValue)
    line.add("service", service)
    line.add("message", message)
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      line.add(name, "\(value)")
    }
    let prefix = isJournal ? JournalPriority(level).prefix : ""
    return Array(prefix.utf8) + line.bytes()
  }

  /// The record that stands in the place of lines that were dropped.
  func gap(_ count: Int) -> [UInt8] {
    line(
      .warning,
      "log lines were dropped, because the reader of the log stood still",
      ["count": "\(count)"]
    )
  }
}
