internal import Domain
internal import JSON

/// A message that did not reach its user, as a pool's log writes it: Cognito's form (LOGD-7).
///
/// Never what the message said, and the address only as clients are shown it.
struct UnsentNotification: Decodable, Sendable {
  let medium: String
  /// What it was for.
  let purpose: String
  /// Masked.
  let address: String
  /// In the outbox; nil where the message was never made.
  let id: String?
  let reason: String

  /// A line of JSON.
  func line(in pool: String, at moment: Instant) -> String {
    var json = JSONWriter(capacity: 512)
    json.beginObject()
    json.member("eventTimestamp", "\(moment.unixMillis)")
    json.member("eventSource", "USER_NOTIFICATION")
    json.member("logLevel", "ERROR")
    json.member("message", ["details": details])
    json.member("logSourceId", ["userPoolId": pool])
    json.endObject()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private var details: String {
    let message = id.map { "\(medium) message \($0)" } ?? "\(medium) message"
    return "\(message) (\(purpose)) to \(address) was not sent: \(reason)"
  }
}
