internal import Postgres

/// What a pool does with its identities' data, as its row says it.
struct SyncSettings: Sendable, Hashable {
  /// The applications of PushSync; nil where there is none.
  var applicationARNs: [String]?
  var pushRoleARN: String?
  /// `ENABLED`, `DISABLED`, or nil where there are no streams.
  var streamingStatus: String?
  var streamName: String?
  var streamRoleARN: String?
  /// The function of SyncTrigger.
  var eventFunction: String?

  /// Whether devices are told of changes.
  var pushes: Bool { !(applicationARNs ?? []).isEmpty }

  /// The stream that changes go to.
  var activeStream: String? { streamingStatus == Self.enabled ? streamName : nil }

  static let enabled = "ENABLED"
  static let disabled = "DISABLED"

  /// The platforms for which there is an application, as `app/<PLATFORM>/` in its ARN says.
  var platforms: Set<String> {
    Set(
      (applicationARNs ?? []).compactMap { arn in
        let parts = arn.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].hasSuffix(":app") else { return nil }
        return String(parts[1])
      }
    )
  }

  /// What ``read(_:)`` reads, of the row `c`.
  static let columns: SQL = """
    c.push_application_arns, c.push_role_arn, c.streaming_status, c.stream_name,
    c.stream_role_arn, c.event_function
    """

  /// The settings of a row; none where the join found no row.
  static func read(_ row: borrowing PostgresRow) throws(PostgresError) -> SyncSettings {
    SyncSettings(
      applicationARNs: try row.optional("push_application_arns"),
      pushRoleARN: try row.optional("push_role_arn"),
      streamingStatus: try row.optional("streaming_status"),
      streamName: try row.optional("stream_name"),
      streamRoleARN: try row.optional("stream_role_arn"),
      eventFunction: try row.optional("event_function")
    )
  }
}
