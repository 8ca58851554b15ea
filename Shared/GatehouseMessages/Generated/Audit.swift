// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/audit.proto. Do not edit.

/// Which events to list; an absent field does not narrow.
public struct ListAuditEventsRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// A username, a sub, or a name that no user has.
  public var user: String?
  /// operation.
  public var operation: String?
  /// Success, Interrupted, an exception's name, or Refused for every exception.
  public var outcome: String?
  /// request_id.
  public var requestId: String?
  /// Not older than this instant.
  public var sinceUnixMillis: Int64?
  /// Not older than so long.
  public var withinMillis: Int64?
  /// limit.
  public var limit: Int32?
  /// True for a caller that continues with the answer's cursor: events without an order yet are left out.
  public var isFollowed: Bool?
  /// Of an earlier answer.
  public var afterCursor: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    user: String? = nil,
    operation: String? = nil,
    outcome: String? = nil,
    requestId: String? = nil,
    sinceUnixMillis: Int64? = nil,
    withinMillis: Int64? = nil,
    limit: Int32? = nil,
    isFollowed: Bool? = nil,
    afterCursor: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.user = user
    self.operation = operation
    self.outcome = outcome
    self.requestId = requestId
    self.sinceUnixMillis = sinceUnixMillis
    self.withinMillis = withinMillis
    self.limit = limit
    self.isFollowed = isFollowed
    self.afterCursor = afterCursor
  }
}

/// One event.
public struct AuditEvent: Sendable, Hashable {
  /// at_unix_millis.
  public var atUnixMillis: Int64?
  /// request_id.
  public var requestId: String?
  /// operation.
  public var operation: String?
  /// access_key, user or anonymous.
  public var actor: String?
  /// access_key_id.
  public var accessKeyId: String?
  /// source_ip.
  public var sourceIp: String?
  /// user_agent.
  public var userAgent: String?
  /// user_pool_id.
  public var userPoolId: String?
  /// client_id.
  public var clientId: String?
  /// username.
  public var username: String?
  /// sub.
  public var sub: String?
  /// In place of a name that no user has.
  public var nameHash: String?
  /// group_name.
  public var groupName: String?
  /// Success, Interrupted if it is not known whether the change was made, NotRecorded for refusals that the rule counts, or an exception's name.
  public var outcome: String?
  /// Stable and machine-readable; absent on success.
  public var reason: String?
  /// A sentence: which rule decided.
  public var rule: String?

  /// Makes a message; what is not given is absent.
  public init(
    atUnixMillis: Int64? = nil,
    requestId: String? = nil,
    operation: String? = nil,
    actor: String? = nil,
    accessKeyId: String? = nil,
    sourceIp: String? = nil,
    userAgent: String? = nil,
    userPoolId: String? = nil,
    clientId: String? = nil,
    username: String? = nil,
    sub: String? = nil,
    nameHash: String? = nil,
    groupName: String? = nil,
    outcome: String? = nil,
    reason: String? = nil,
    rule: String? = nil
  ) {
    self.atUnixMillis = atUnixMillis
    self.requestId = requestId
    self.operation = operation
    self.actor = actor
    self.accessKeyId = accessKeyId
    self.sourceIp = sourceIp
    self.userAgent = userAgent
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.username = username
    self.sub = sub
    self.nameHash = nameHash
    self.groupName = groupName
    self.outcome = outcome
    self.reason = reason
    self.rule = rule
  }
}

/// The events found.
public struct ListAuditEventsResponse: Sendable, Hashable {
  /// events.
  public var events: [AuditEvent]
  /// Where to continue; only for a caller that follows.
  public var cursor: String?

  /// Makes a message; what is not given is absent.
  public init(
    events: [AuditEvent] = [],
    cursor: String? = nil
  ) {
    self.events = events
    self.cursor = cursor
  }
}

/// A request that the gateway refused.
public struct RefusedRequest: Sendable, Hashable {
  /// at_unix_millis.
  public var atUnixMillis: Int64?
  /// request_id.
  public var requestId: String?
  /// operation.
  public var operation: String?
  /// The key that the request claims, proved or not.
  public var accessKeyId: String?
  /// is_key_proved.
  public var isKeyProved: Bool?
  /// source_ip.
  public var sourceIp: String?
  /// user_agent.
  public var userAgent: String?
  /// exception.
  public var exception: String?
  /// reason.
  public var reason: String?
  /// user_pool_id.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    atUnixMillis: Int64? = nil,
    requestId: String? = nil,
    operation: String? = nil,
    accessKeyId: String? = nil,
    isKeyProved: Bool? = nil,
    sourceIp: String? = nil,
    userAgent: String? = nil,
    exception: String? = nil,
    reason: String? = nil,
    userPoolId: String? = nil
  ) {
    self.atUnixMillis = atUnixMillis
    self.requestId = requestId
    self.operation = operation
    self.accessKeyId = accessKeyId
    self.isKeyProved = isKeyProved
    self.sourceIp = sourceIp
    self.userAgent = userAgent
    self.exception = exception
    self.reason = reason
    self.userPoolId = userPoolId
  }
}

/// Refusals that the gateway had no room for.
public struct UnrecordedRefusals: Sendable, Hashable {
  /// The id of the event that counts them: the same each time they are reported.
  public var requestId: String?
  /// count.
  public var count: Int64?
  /// first_unix_millis.
  public var firstUnixMillis: Int64?
  /// last_unix_millis.
  public var lastUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    requestId: String? = nil,
    count: Int64? = nil,
    firstUnixMillis: Int64? = nil,
    lastUnixMillis: Int64? = nil
  ) {
    self.requestId = requestId
    self.count = count
    self.firstUnixMillis = firstUnixMillis
    self.lastUnixMillis = lastUnixMillis
  }
}

/// Requests that the gateway refused.
public struct RecordRefusalsRequest: Sendable, Hashable {
  /// refusals.
  public var refusals: [RefusedRequest]
  /// unrecorded.
  public var unrecorded: UnrecordedRefusals?

  /// Makes a message; what is not given is absent.
  public init(
    refusals: [RefusedRequest] = [],
    unrecorded: UnrecordedRefusals? = nil
  ) {
    self.refusals = refusals
    self.unrecorded = unrecorded
  }
}

/// They are recorded.
public struct RecordRefusalsResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
