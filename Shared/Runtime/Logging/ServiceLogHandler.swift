public import Domain
public import Logging
public import OperatingSystem

/// Writes log records to standard error, one line each.
public struct ServiceLogHandler: LogHandler {
  /// Values that stand in each record of this logger.
  public var metadata: Logger.Metadata = [:]

  /// Where further values of a record come from.
  public var metadataProvider: Logger.MetadataProvider?

  /// The minimum level that is written: the process's, unless this logger was given one of its own.
  public var logLevel: Logger.Level {
    get { ownLevel ?? level.value }
    set { ownLevel = newValue }
  }

  private let level: LogLevel
  private var ownLevel: Logger.Level?

  private let records: LogRecords
  private let write: @Sendable ([UInt8]) -> Void

  /// Makes a handler for one service.
  ///
  /// For the journal each line begins with its priority.
  public init(
    service: String,
    level: LogLevel,
    format: LogFormat,
    isJournal: Bool = false,
    clock: any WallClock,
    write: @escaping @Sendable ([UInt8]) -> Void = { StandardError.write($0) }
  ) {
    self.init(
      level: level,
      records: LogRecords(service: service, format: format, isJournal: isJournal, clock: clock),
      write: write
    )
  }

  init(level: LogLevel, records: LogRecords, write: @escaping @Sendable ([UInt8]) -> Void) {
    self.level = level
    self.records = records
    self.write = write
  }

  /// Reads or sets one of the values that stand in each record.
  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes a record.
  public func log(event: LogEvent) {
    var values = metadata
    if let provided = metadataProvider?.get() {
      values.merge(provided) { _, new in new }
    }
    if let given = event.metadata {
      values.merge(given) { _, new in new }
    }
    if let error = event.error {
      values["error"] = "\(error)"
    }
    write(records.line(event.level, "\(event.message)", values))
  }
}
