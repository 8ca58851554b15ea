// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/risk_operator.proto. Do not edit.

internal import GatehouseMessages

/// Request of ExplainRisk: an event, or a user with what the sign-in would show.
public struct ExplainRiskRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// event_id.
  public var eventId: String?
  /// client_id.
  public var clientId: String?
  /// username.
  public var username: String?
  /// ip_address.
  public var ipAddress: String?
  /// device_id.
  public var deviceId: String?
  /// user_agent.
  public var userAgent: String?
  /// at_unix_millis.
  public var atUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    eventId: String? = nil,
    clientId: String? = nil,
    username: String? = nil,
    ipAddress: String? = nil,
    deviceId: String? = nil,
    userAgent: String? = nil,
    atUnixMillis: Int64? = nil
  ) {
    self.userPoolId = userPoolId
    self.eventId = eventId
    self.clientId = clientId
    self.username = username
    self.ipAddress = ipAddress
    self.deviceId = deviceId
    self.userAgent = userAgent
    self.atUnixMillis = atUnixMillis
  }
}

extension ExplainRiskRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "eventId": self.eventId as Any,
        "clientId": self.clientId as Any,
        "username": sizeOnly(self.username),
        "ipAddress": self.ipAddress as Any,
        "deviceId": self.deviceId as Any,
        "userAgent": self.userAgent as Any,
        "atUnixMillis": self.atUnixMillis as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// A reason of a score.
public struct RiskReason: Sendable, Hashable {
  /// name.
  public var name: String?
  /// points.
  public var points: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    name: String? = nil,
    points: Int32? = nil
  ) {
    self.name = name
    self.points = points
  }
}

/// Response of ExplainRisk.
public struct ExplainRiskResponse: Sendable, Hashable {
  /// reasons.
  public var reasons: [RiskReason]
  /// score.
  public var score: Int32?
  /// Low, Medium or High; absent where there is no risk.
  public var level: String?
  /// An EventAction; absent where nothing is done.
  public var action: String?
  /// OFF, AUDIT or ENFORCED.
  public var mode: String?
  /// What could not be known: no-geoip, no-context, no-address, learning.
  public var notes: [String]
  /// The configuration in force, as JSON.
  public var configuration: [UInt8]?
  /// event_response.
  public var eventResponse: String?

  /// Makes a message; what is not given is absent.
  public init(
    reasons: [RiskReason] = [],
    score: Int32? = nil,
    level: String? = nil,
    action: String? = nil,
    mode: String? = nil,
    notes: [String] = [],
    configuration: [UInt8]? = nil,
    eventResponse: String? = nil
  ) {
    self.reasons = reasons
    self.score = score
    self.level = level
    self.action = action
    self.mode = mode
    self.notes = notes
    self.configuration = configuration
    self.eventResponse = eventResponse
  }
}

extension ExplainRiskResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "reasons": self.reasons as Any,
        "score": self.score as Any,
        "level": self.level as Any,
        "action": self.action as Any,
        "mode": self.mode as Any,
        "notes": self.notes as Any,
        "configuration": sizeOnly(self.configuration),
        "eventResponse": self.eventResponse as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of ReplayRisk.
public struct ReplayRiskRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// Absent: all clients.
  public var clientId: String?
  /// 1 to 730.
  public var days: Int32?
  /// A RiskConfigurationType as JSON; absent: the present one.
  public var configuration: [UInt8]?
  /// In the form of the tag gatehouse:risk-points; absent: the present ones.
  public var points: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    days: Int32? = nil,
    configuration: [UInt8]? = nil,
    points: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.days = days
    self.configuration = configuration
    self.points = points
  }
}

extension ReplayRiskRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "clientId": self.clientId as Any,
        "days": self.days as Any,
        "configuration": sizeOnly(self.configuration),
        "points": self.points as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// The sign-ins of one level and action.
public struct RiskReplayLine: Sendable, Hashable {
  /// NoRisk, Low, Medium or High.
  public var level: String?
  /// action.
  public var action: String?
  /// sign_ins.
  public var signIns: Int32?
  /// users.
  public var users: Int32?
  /// How many were decided otherwise then.
  public var changed: Int32?
  /// called_valid.
  public var calledValid: Int32?
  /// called_invalid.
  public var calledInvalid: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    level: String? = nil,
    action: String? = nil,
    signIns: Int32? = nil,
    users: Int32? = nil,
    changed: Int32? = nil,
    calledValid: Int32? = nil,
    calledInvalid: Int32? = nil
  ) {
    self.level = level
    self.action = action
    self.signIns = signIns
    self.users = users
    self.changed = changed
    self.calledValid = calledValid
    self.calledInvalid = calledInvalid
  }
}

/// A count under a name.
public struct RiskCount: Sendable, Hashable {
  /// name.
  public var name: String?
  /// count.
  public var count: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    name: String? = nil,
    count: Int32? = nil
  ) {
    self.name = name
    self.count = count
  }
}

extension RiskCount: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "name": sizeOnly(self.name),
        "count": self.count as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ReplayRisk.
public struct ReplayRiskResponse: Sendable, Hashable {
  /// lines.
  public var lines: [RiskReplayLine]
  /// sign_ins.
  public var signIns: Int32?
  /// blocked_users.
  public var blockedUsers: Int32?
  /// The users hit most often, by their sub.
  public var hit: [RiskCount]
  /// How many sign-ins each reason raised over a level.
  public var deciding: [RiskCount]
  /// Whether there were more sign-ins than are looked at.
  public var isCut: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    lines: [RiskReplayLine] = [],
    signIns: Int32? = nil,
    blockedUsers: Int32? = nil,
    hit: [RiskCount] = [],
    deciding: [RiskCount] = [],
    isCut: Bool? = nil
  ) {
    self.lines = lines
    self.signIns = signIns
    self.blockedUsers = blockedUsers
    self.hit = hit
    self.deciding = deciding
    self.isCut = isCut
  }
}

/// Request of ShowRiskTraits.
public struct ShowRiskTraitsRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// username.
  public var username: String?
  /// The kind to forget; absent: none.
  public var forget: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    forget: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.forget = forget
  }
}

extension ShowRiskTraitsRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "username": sizeOnly(self.username),
        "forget": self.forget as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// A trait of a user: where the user has signed in from.
public struct RiskTrait: Sendable, Hashable {
  /// kind.
  public var kind: String?
  /// first_seen_at_unix_millis.
  public var firstSeenAtUnixMillis: Int64?
  /// last_seen_at_unix_millis.
  public var lastSeenAtUnixMillis: Int64?
  /// known_from_unix_millis.
  public var knownFromUnixMillis: Int64?
  /// days.
  public var days: Int32?
  /// is_called_invalid.
  public var isCalledInvalid: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    kind: String? = nil,
    firstSeenAtUnixMillis: Int64? = nil,
    lastSeenAtUnixMillis: Int64? = nil,
    knownFromUnixMillis: Int64? = nil,
    days: Int32? = nil,
    isCalledInvalid: Bool? = nil
  ) {
    self.kind = kind
    self.firstSeenAtUnixMillis = firstSeenAtUnixMillis
    self.lastSeenAtUnixMillis = lastSeenAtUnixMillis
    self.knownFromUnixMillis = knownFromUnixMillis
    self.days = days
    self.isCalledInvalid = isCalledInvalid
  }
}

/// Response of ShowRiskTraits.
public struct ShowRiskTraitsResponse: Sendable, Hashable {
  /// traits.
  public var traits: [RiskTrait]
  /// forgotten.
  public var forgotten: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    traits: [RiskTrait] = [],
    forgotten: Int32? = nil
  ) {
    self.traits = traits
    self.forgotten = forgotten
  }
}

/// Request of SummarizeRisk.
public struct SummarizeRiskRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// days.
  public var days: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    days: Int32? = nil
  ) {
    self.userPoolId = userPoolId
    self.days = days
  }
}

/// What users and administrators said of the sign-ins with one reason.
public struct RiskSummaryLine: Sendable, Hashable {
  /// reason.
  public var reason: String?
  /// sign_ins.
  public var signIns: Int32?
  /// called_valid.
  public var calledValid: Int32?
  /// called_invalid.
  public var calledInvalid: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    reason: String? = nil,
    signIns: Int32? = nil,
    calledValid: Int32? = nil,
    calledInvalid: Int32? = nil
  ) {
    self.reason = reason
    self.signIns = signIns
    self.calledValid = calledValid
    self.calledInvalid = calledInvalid
  }
}

/// Response of SummarizeRisk.
public struct SummarizeRiskResponse: Sendable, Hashable {
  /// lines.
  public var lines: [RiskSummaryLine]

  /// Makes a message; what is not given is absent.
  public init(
    lines: [RiskSummaryLine] = []
  ) {
    self.lines = lines
  }
}

/// Request of EnforceRisk.
public struct EnforceRiskRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil
  ) {
    self.userPoolId = userPoolId
  }
}

/// Response of EnforceRisk.
public struct EnforceRiskResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
