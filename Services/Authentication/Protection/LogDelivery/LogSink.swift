internal import OperatingSystem
package import Webhooks

/// Where lines of a pool's log go.
package protocol LogSink: Sendable {
  /// Takes lines of JSON; returns only once it has them. A repeated batch has the same id.
  func write(_ lines: [String], id: String) async throws(LogSinkFailure)
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

  package func write(_ lines: [String], id: String) async throws(LogSinkFailure) {
    let text = lines.map { $0 + "\n" }.joined()
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

  package func write(_ lines: [String], id: String) async throws(LogSinkFailure) {
    let body = "[" + lines.joined(separator: ",") + "]"
    do throws(WebhookFailure) {
      try await webhook.post(Array(body.utf8), id: id)
    } catch {
      switch error {
      case .refused(let reason), .unavailable(let reason, _): throw LogSinkFailure(reason)
      }
    }
  }
}
