internal import Logging
internal import Synchronization

/// A log that keeps what is written, for a test to read.
final class RecordedLog: Sendable {
  struct Line: Sendable, Equatable {
    let level: Logger.Level
    let message: String
    let metadata: [String: String]
  }

  private let written = Mutex<[Line]>([])

  var lines: [Line] { written.withLock { $0 } }

  var logger: Logger { Logger(label: "test") { _ in Handler(log: self) } }

  private struct Handler: LogHandler {
    let log: RecordedLog
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let values = metadata.merging(event.metadata ?? [:]) { _, new in new }
      let line = Line(
        level: event.level,
        message: "\(event.message)",
        metadata: values.mapValues { "\($0)" }
      )
      log.written.withLock { $0.append(line) }
    }
  }
}
