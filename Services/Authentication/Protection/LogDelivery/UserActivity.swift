internal import AuthenticationCore
internal import Domain
internal import FoundationEssentials
internal import GeoIP
internal import JSON

/// An event as a pool's log writes it: Cognito's form, in which all values are texts (LOGD-6).
struct UserActivity: Sendable {
  /// The row as it was put on its way.
  struct Row: Decodable, Sendable {
    struct Reason: Decodable, Sendable {
      let name: String
      let points: Int
    }

    let user_pool_id: String
    let event_id: String
    let sub: String
    let username: String
    let client_id: String
    let kind: String
    let created_at_unix_millis: Int64
    let response: String
    let password_result: String?
    let factor_result: String?
    let source_ip: String?
    let device_name: String?
    let has_context: Bool
    let reasons: [Reason]
    let score: Int
    let level: String?
    let action: String?
    let is_password_leaked: Bool?
    let request_id: String
    let feedback: String?
    let feedback_by: String?
    let feedback_at_unix_millis: Int64?
  }

  let row: Row
  let place: GeoIPPlace?

  /// A line of JSON.
  var line: String {
    var json = JSONWriter(capacity: 2048)
    json.beginObject()
    json.member("eventTimestamp", "\(row.created_at_unix_millis)")
    json.member("eventSource", "USER_ACTIVITY")
    json.member("logLevel", "INFO")
    json.member("message", Message(activity: self))
    json.member("logSourceId", ["userPoolId": row.user_pool_id])
    json.endObject()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  var decision: String {
    if row.action == RiskAction.block.rawValue { return "BLOCK" }
    return row.level == nil ? "PASS" : "ACCOUNT_TAKEOVER"
  }

  /// `Wed Jul 17 17:25:55 UTC 2024`.
  static func date(_ millis: Int64) -> String {
    let time = CivilTime(Instant(unixMillis: millis))
    let day = time.day < 10 ? "0\(time.day)" : "\(time.day)"
    return "\(time.weekdayName) \(time.monthName) \(day) \(time.clock) UTC \(time.year)"
  }
}

private struct Message: JSONWritable {
  let activity: UserActivity

  func write(to json: inout JSONWriter) {
    let row = activity.row
    json.beginObject()
    json.member("version", "1")
    json.member("eventId", row.event_id)
    json.member("eventType", row.kind)
    json.member("userSub", row.sub)
    json.member("userName", row.username)
    json.member("userPoolId", row.user_pool_id)
    json.member("clientId", row.client_id)
    json.member("creationDate", UserActivity.date(row.created_at_unix_millis))
    json.member("eventResponse", row.response)
    json.member("riskLevel", row.level)
    json.member("riskDecision", activity.decision)
    json.member("challenges", challenges)
    json.member("deviceName", row.device_name)
    json.member("ipAddress", row.source_ip)
    json.member("requestId", row.request_id)
    json.member("compromisedCredentialDetected", row.is_password_leaked == true ? "true" : "false")
    json.member("city", activity.place?.city)
    json.member("country", activity.place?.country)
    json.member("eventFeedbackValue", row.feedback)
    json.member("eventFeedbackDate", row.feedback_at_unix_millis.map { UserActivity.date($0) })
    json.member("eventFeedbackProvider", row.feedback_by)
    json.member("hasContextData", row.has_context ? "true" : "false")
    json.member("gatehouseRiskScore", "\(row.score)")
    json.member("gatehouseRiskReasons", row.reasons.map { "\($0.name) \($0.points)" })
    json.endObject()
  }

  private var challenges: [String] {
    [
      row("Password", activity.row.password_result), row("Mfa", activity.row.factor_result),
    ].compactMap { $0 }
  }

  private func row(_ name: String, _ result: String?) -> String? {
    result.map { "\(name):\($0)" }
  }
}
