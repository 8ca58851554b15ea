public import Logging
internal import Synchronization

/// A log that keeps what is written, for a test to read.
public final class RecordedLog: Sendable {
  /// What was written at once; the metadata are those of the logger and of the line.
  public struct Line: Sendable, Equatable {
    /// How much it matters.
    public let level: Logger.Level
    /// The sentence.
    public let message: String
    /// Each value as text.
    public let metadata: [String: String]
  }

  private let written = Mutex<[Line]>([])

  /// An empty log.
  public init() {}

  /// Everything that was written so far, of every level.
  public var lines: [Line] { written.withLock { $0 } }

  /// The sentences of the errors.
  public var errors: [String] { lines.filter { $0.level >= .error }.map(\.message) }

  /// What writes into this log.
  public var handler: any LogHandler { Handler(log: self) }

  /// A logger over the handler.
  public var logger: Logger { Logger(label: "test") { _ in handler } }

  private struct Handler: LogHandler {
    let log: RecordedLog
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

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
