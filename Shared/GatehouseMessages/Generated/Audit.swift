// swift-format-ignore-file
// Generated from Proto/gatehouse/public_operations/v1/audit.proto. Do not edit.

/// Which events to list; an absent field does not narrow.
public struct ListAuditEventsRequest: Sendable, Hashable {
  /// Of a user pool or an identity pool.
  public var poolId: String?
  /// A username, a sub, an identity's id, or a name that no user has.
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
    poolId: String? = nil,
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
    self.poolId = poolId
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
  /// access_key, user, identity or anonymous.
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
  /// identity_pool_id.
  public var identityPoolId: String?
  /// identity_id.
  public var identityId: String?

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
    rule: String? = nil,
    identityPoolId: String? = nil,
    identityId: String? = nil
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
    self.identityPoolId = identityPoolId
    self.identityId = identityId
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
