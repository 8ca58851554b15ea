package import Domain
internal import OperatingSystem
package import Webhooks

/// Where lines of a pool's log go.
package protocol LogSink: Sendable {
  /// How many lines it takes at once.
  var linesAtOnce: Int { get }
  /// How long it is left alone after a batch; nil: not at all.
  var pause: Duration? { get }

  /// Takes a batch; returns only once it has it.
  func write(_ batch: LogBatch) async throws(LogSinkFailure)
}

extension LogSink {
  package var linesAtOnce: Int { 100 }
  package var pause: Duration? { nil }
}

/// What a sink is given at once.
package struct LogBatch: Sendable, Hashable {
  /// Objects of JSON.
  package let lines: [String]
  /// The same for a batch that is repeated.
  package let id: String
  /// When its first line was put on its way.
  package let begunAt: Instant
}

/// Why a sink has not taken what it was given, in words for the operator.
package struct LogSinkFailure: Error, Sendable, Hashable {
  package let reason: String

  package init(_ reason: String) {
    self.reason = reason
  }
}

/// A file of JSON lines, which the operator's log rotation keeps in bounds.
package struct FileLogSink: LogSink {
  private let path: String

  package init(path: String) {
    self.path = path
  }

  package func write(_ batch: LogBatch) async throws(LogSinkFailure) {
    let text = batch.lines.map { $0 + "\n" }.joined()
    do throws(FileFailure) {
      try FileContents.append(Array(text.utf8), to: path, mode: 0o640)
    } catch {
      throw LogSinkFailure("\(error)")
    }
  }
}

/// A receiver of signed posts, each with the lines of a batch as a JSON list.
package struct WebhookLogSink: LogSink {
  private let webhook: any Webhook

  package init(_ webhook: any Webhook) {
    self.webhook = webhook
  }

  package func write(_ batch: LogBatch) async throws(LogSinkFailure) {
    let body = "[" + batch.lines.joined(separator: ",") + "]"
    do throws(DeliveryFailure) {
      try await webhook.post(Array(body.utf8), id: batch.id)
    } catch {
      switch error {
      case .refused(let reason), .unavailable(let reason, _): throw LogSinkFailure(reason)
      }
    }
  }
}
