package import Logging

/// The process's own log, which systemd has in its journal.
package struct JournalLogSink: LogSink {
  private let logger: Logger

  package init(_ logger: Logger) {
    self.logger = logger
  }

  package func write(_ lines: [String], id: String) async throws(LogSinkFailure) {
    for line in lines {
      logger.notice("user activity", metadata: ["event": "\(line)"])
    }
  }
}
