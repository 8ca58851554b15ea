package import Logging

/// The process's own log, which systemd has in its journal.
package struct JournalLogSink: LogSink {
  private let logger: Logger

  package init(_ logger: Logger) {
    self.logger = logger
  }

  package func write(_ batch: LogBatch) async throws(LogSinkFailure) {
    for line in batch.lines {
      logger.notice("user activity", metadata: ["event": "\(line)"])
    }
  }
}
