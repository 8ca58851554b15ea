// swift-format-ignore-file
// Generated from Proto/gatehouse/public_operations/v1/audit.proto. Do not edit.

/// Which events to list; an absent field does not narrow.
public struct ListAuditEventsRequest: Sendable, Hashable {
  /// The id of a user pool or an identity pool.
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
  /// The cursor of an earlier answer.
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
  /// access_key, user, identity, operator or anonymous.
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
  /// Who of the operators asked, by the console: the username, a slash and the sub.
  public var `operator`: String?

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
    identityId: String? = nil,
    `operator`: String? = nil
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
    self.operator = `operator`
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

/// The first key of the service's seals.
public struct BeginAuditSealsRequest: Sendable, Hashable {
  /// 32 bytes.
  public var key: [UInt8]?
  /// Whether seals that were made with another key may go.
  public var replaces: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    key: [UInt8]? = nil,
    replaces: Bool? = nil
  ) {
    self.key = key
    self.replaces = replaces
  }
}

extension BeginAuditSealsRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "key": sizeOnly(self.key),
        "replaces": self.replaces as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of BeginAuditSeals.
public struct BeginAuditSealsResponse: Sendable, Hashable {
  /// False where the events are sealed already, and nothing was done.
  public var isBegun: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    isBegun: Bool? = nil
  ) {
    self.isBegun = isBegun
  }
}

/// Where to go on in the seals of a table.
public struct ListAuditSealsRequest: Sendable, Hashable {
  /// events, user_refusals or stranger_refusals.
  public var table: String?
  /// From 0; absent for the oldest.
  public var afterSequence: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    table: String? = nil,
    afterSequence: Int64? = nil
  ) {
    self.table = table
    self.afterSequence = afterSequence
  }
}

/// A seal, and the events between the one before it and this one.
public struct AuditSeal: Sendable, Hashable {
  /// sequence.
  public var sequence: Int64?
  /// previous_code.
  public var previousCode: [UInt8]?
  /// made_at_unix_millis.
  public var madeAtUnixMillis: Int64?
  /// The latest time of its events.
  public var newestAtUnixMillis: Int64?
  /// The last row that it covers, as the service names it.
  public var through: String?
  /// The last seal that a cut removed.
  public var cutThrough: Int64?
  /// Its code.
  public var cutCode: [UInt8]?
  /// 16 bytes for each event.
  public var eventCodes: [UInt8]?
  /// code.
  public var code: [UInt8]?
  /// events.
  public var events: [AuditEvent]

  /// Makes a message; what is not given is absent.
  public init(
    sequence: Int64? = nil,
    previousCode: [UInt8]? = nil,
    madeAtUnixMillis: Int64? = nil,
    newestAtUnixMillis: Int64? = nil,
    through: String? = nil,
    cutThrough: Int64? = nil,
    cutCode: [UInt8]? = nil,
    eventCodes: [UInt8]? = nil,
    code: [UInt8]? = nil,
    events: [AuditEvent] = []
  ) {
    self.sequence = sequence
    self.previousCode = previousCode
    self.madeAtUnixMillis = madeAtUnixMillis
    self.newestAtUnixMillis = newestAtUnixMillis
    self.through = through
    self.cutThrough = cutThrough
    self.cutCode = cutCode
    self.eventCodes = eventCodes
    self.code = code
    self.events = events
  }
}

extension AuditSeal: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "sequence": self.sequence as Any,
        "previousCode": sizeOnly(self.previousCode),
        "madeAtUnixMillis": self.madeAtUnixMillis as Any,
        "newestAtUnixMillis": self.newestAtUnixMillis as Any,
        "through": self.through as Any,
        "cutThrough": self.cutThrough as Any,
        "cutCode": sizeOnly(self.cutCode),
        "eventCodes": sizeOnly(self.eventCodes),
        "code": sizeOnly(self.code),
        "events": self.events as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// The seals found; none at the end.
public struct ListAuditSealsResponse: Sendable, Hashable {
  /// seals.
  public var seals: [AuditSeal]
  /// The place of the next seal; absent where nothing is sealed.
  public var nextSequence: Int64?
  /// begun_at_unix_millis.
  public var begunAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    seals: [AuditSeal] = [],
    nextSequence: Int64? = nil,
    begunAtUnixMillis: Int64? = nil
  ) {
    self.seals = seals
    self.nextSequence = nextSequence
    self.begunAtUnixMillis = begunAtUnixMillis
  }
}
