// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/console.proto. Do not edit.

public import GatehouseMessages

/// Request of ShowOperatorSignIn.
public struct ShowOperatorSignInRequest: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Response of ShowOperatorSignIn; empty where there is no operators' pool.
public struct ShowOperatorSignInResponse: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// client_id.
  public var clientId: String?
  /// What the console asks for.
  public var scope: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    scope: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.scope = scope
  }
}

/// Request of ShowOperatorLink.
public struct ShowOperatorLinkRequest: Sendable, Hashable {
  /// link_secret.
  public var linkSecret: String?

  /// Makes a message; what is not given is absent.
  public init(
    linkSecret: String? = nil
  ) {
    self.linkSecret = linkSecret
  }
}

extension ShowOperatorLinkRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "linkSecret": sizeOnly(self.linkSecret),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ShowOperatorLink.
public struct ShowOperatorLinkResponse: Sendable, Hashable {
  /// username.
  public var username: String?

  /// Makes a message; what is not given is absent.
  public init(
    username: String? = nil
  ) {
    self.username = username
  }
}

/// Request of AcceptOperatorLink.
public struct AcceptOperatorLinkRequest: Sendable, Hashable {
  /// link_secret.
  public var linkSecret: String?
  /// password.
  public var password: String?

  /// Makes a message; what is not given is absent.
  public init(
    linkSecret: String? = nil,
    password: String? = nil
  ) {
    self.linkSecret = linkSecret
    self.password = password
  }
}

extension AcceptOperatorLinkRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "linkSecret": sizeOnly(self.linkSecret),
        "password": sizeOnly(self.password),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of AcceptOperatorLink.
public struct AcceptOperatorLinkResponse: Sendable, Hashable {
  /// username.
  public var username: String?

  /// Makes a message; what is not given is absent.
  public init(
    username: String? = nil
  ) {
    self.username = username
  }
}

/// Request of ShowOperator.
public struct ShowOperatorRequest: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// A role within one pool.
public struct OperatorPoolRole: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// role.
  public var role: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    role: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.role = role
  }
}

/// Response of ShowOperator.
public struct ShowOperatorResponse: Sendable, Hashable {
  /// username.
  public var username: String?
  /// sub.
  public var sub: String?
  /// The role in all pools; absent where the operator has none.
  public var role: String?
  /// pools.
  public var pools: [OperatorPoolRole]
  /// authenticated_at_unix_millis.
  public var authenticatedAtUnixMillis: Int64?
  /// The operators' own pool.
  public var operatorPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    username: String? = nil,
    sub: String? = nil,
    role: String? = nil,
    pools: [OperatorPoolRole] = [],
    authenticatedAtUnixMillis: Int64? = nil,
    operatorPoolId: String? = nil
  ) {
    self.username = username
    self.sub = sub
    self.role = role
    self.pools = pools
    self.authenticatedAtUnixMillis = authenticatedAtUnixMillis
    self.operatorPoolId = operatorPoolId
  }
}

/// Request of ListConsolePools.
public struct ListConsolePoolsRequest: Sendable, Hashable {
  /// Only pools whose id comes after this one.
  public var afterUserPoolId: String?
  /// limit.
  public var limit: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    afterUserPoolId: String? = nil,
    limit: Int32? = nil
  ) {
    self.afterUserPoolId = afterUserPoolId
    self.limit = limit
  }
}

/// A pool in short.
public struct ConsolePool: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// name.
  public var name: String?
  /// By the statistics of the database.
  public var aboutUsers: Int64?
  /// Sign-ins and refusals of the last 24 hours, without the hour that runs.
  public var counts: [HourlyCount]

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    name: String? = nil,
    aboutUsers: Int64? = nil,
    counts: [HourlyCount] = []
  ) {
    self.userPoolId = userPoolId
    self.name = name
    self.aboutUsers = aboutUsers
    self.counts = counts
  }
}

/// Response of ListConsolePools.
public struct ListConsolePoolsResponse: Sendable, Hashable {
  /// pools.
  public var pools: [ConsolePool]
  /// has_more.
  public var hasMore: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    pools: [ConsolePool] = [],
    hasMore: Bool? = nil
  ) {
    self.pools = pools
    self.hasMore = hasMore
  }
}

/// Request of ListConsoleWarnings.
public struct ListConsoleWarningsRequest: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// What an operator should look at.
public struct ConsoleWarning: Sendable, Hashable {
  /// A word of ConsoleWarningKind in words.txt.
  public var kind: String?
  /// Absent where it is of no pool.
  public var userPoolId: String?
  /// pool_name.
  public var poolName: String?
  /// A trigger, a provider, EMAIL or SMS.
  public var subject: String?
  /// How many of how many failed, or wait.
  public var count: Int64?
  /// of_count.
  public var ofCount: Int64?
  /// When it began, ends or changed.
  public var atUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    kind: String? = nil,
    userPoolId: String? = nil,
    poolName: String? = nil,
    subject: String? = nil,
    count: Int64? = nil,
    ofCount: Int64? = nil,
    atUnixMillis: Int64? = nil
  ) {
    self.kind = kind
    self.userPoolId = userPoolId
    self.poolName = poolName
    self.subject = subject
    self.count = count
    self.ofCount = ofCount
    self.atUnixMillis = atUnixMillis
  }
}

extension ConsoleWarning: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "kind": self.kind as Any,
        "userPoolId": self.userPoolId as Any,
        "poolName": self.poolName as Any,
        "subject": sizeOnly(self.subject),
        "count": self.count as Any,
        "ofCount": self.ofCount as Any,
        "atUnixMillis": self.atUnixMillis as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ListConsoleWarnings.
public struct ListConsoleWarningsResponse: Sendable, Hashable {
  /// warnings.
  public var warnings: [ConsoleWarning]

  /// Makes a message; what is not given is absent.
  public init(
    warnings: [ConsoleWarning] = []
  ) {
    self.warnings = warnings
  }
}

/// Request of FindEvents.
public struct FindEventsRequest: Sendable, Hashable {
  /// Absent: of all pools that the operator may see.
  public var userPoolId: String?
  /// A request's id, a user's name or sub, or an address.
  public var text: String?
  /// As in ListAuditEvents.
  public var outcome: String?
  /// client_id.
  public var clientId: String?
  /// operation.
  public var operation: String?
  /// since_unix_millis.
  public var sinceUnixMillis: Int64?
  /// Only events before this one: the cursor of an answer.
  public var beforeCursor: String?
  /// limit.
  public var limit: Int32?
  /// Only events whose rule ends so: a refusal by a function ends in its trigger.
  public var ruleEnd: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    text: String? = nil,
    outcome: String? = nil,
    clientId: String? = nil,
    operation: String? = nil,
    sinceUnixMillis: Int64? = nil,
    beforeCursor: String? = nil,
    limit: Int32? = nil,
    ruleEnd: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.text = text
    self.outcome = outcome
    self.clientId = clientId
    self.operation = operation
    self.sinceUnixMillis = sinceUnixMillis
    self.beforeCursor = beforeCursor
    self.limit = limit
    self.ruleEnd = ruleEnd
  }
}

/// Response of FindEvents.
public struct FindEventsResponse: Sendable, Hashable {
  /// events.
  public var events: [AuditEvent]
  /// Absent where there are no older events.
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

/// Request of ListPoolDevices.
public struct ListPoolDevicesRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// Only devices whose SDK begins so.
  public var sdk: String?
  /// Absent: both.
  public var isRemembered: Bool?
  /// Only devices that were not authenticated for so many days, the oldest first.
  public var unusedDays: Int32?
  /// The cursor of an answer.
  public var afterCursor: String?
  /// limit.
  public var limit: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    sdk: String? = nil,
    isRemembered: Bool? = nil,
    unusedDays: Int32? = nil,
    afterCursor: String? = nil,
    limit: Int32? = nil
  ) {
    self.userPoolId = userPoolId
    self.sdk = sdk
    self.isRemembered = isRemembered
    self.unusedDays = unusedDays
    self.afterCursor = afterCursor
    self.limit = limit
  }
}

/// A device with its owner.
public struct PoolDevice: Sendable, Hashable {
  /// Absent where the user is gone.
  public var username: String?
  /// sub.
  public var sub: String?
  /// device_key.
  public var deviceKey: String?
  /// name.
  public var name: String?
  /// is_remembered.
  public var isRemembered: Bool?
  /// last_ip_address.
  public var lastIpAddress: String?
  /// sdk.
  public var sdk: String?
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// authenticated_at_unix_millis.
  public var authenticatedAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    username: String? = nil,
    sub: String? = nil,
    deviceKey: String? = nil,
    name: String? = nil,
    isRemembered: Bool? = nil,
    lastIpAddress: String? = nil,
    sdk: String? = nil,
    createdAtUnixMillis: Int64? = nil,
    authenticatedAtUnixMillis: Int64? = nil
  ) {
    self.username = username
    self.sub = sub
    self.deviceKey = deviceKey
    self.name = name
    self.isRemembered = isRemembered
    self.lastIpAddress = lastIpAddress
    self.sdk = sdk
    self.createdAtUnixMillis = createdAtUnixMillis
    self.authenticatedAtUnixMillis = authenticatedAtUnixMillis
  }
}

/// Response of ListPoolDevices.
public struct ListPoolDevicesResponse: Sendable, Hashable {
  /// devices.
  public var devices: [PoolDevice]
  /// cursor.
  public var cursor: String?

  /// Makes a message; what is not given is absent.
  public init(
    devices: [PoolDevice] = [],
    cursor: String? = nil
  ) {
    self.devices = devices
    self.cursor = cursor
  }
}

/// Request of ShowHourlyCounts.
public struct ShowHourlyCountsRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// 1 to 720.
  public var hours: Int32?
  /// How many hours one count is of, 1 to 24; absent: 1.
  ///
  /// The first one begins so many hours ago.
  public var stepHours: Int32?
  /// Only of this outcome, as in HourlyCount.
  public var outcome: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    hours: Int32? = nil,
    stepHours: Int32? = nil,
    outcome: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.hours = hours
    self.stepHours = stepHours
    self.outcome = outcome
  }
}

/// What happened in one hour.
public struct HourlyCount: Sendable, Hashable {
  /// hour_unix_millis.
  public var hourUnixMillis: Int64?
  /// A word such as signed_in, refused or factor_asked; of times sign_in_time, function_time or message_time, whose rules are a name and the bound in milliseconds that the times are within, or `more`.
  public var outcome: String?
  /// rule.
  public var rule: String?
  /// count.
  public var count: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    hourUnixMillis: Int64? = nil,
    outcome: String? = nil,
    rule: String? = nil,
    count: Int64? = nil
  ) {
    self.hourUnixMillis = hourUnixMillis
    self.outcome = outcome
    self.rule = rule
    self.count = count
  }
}

/// Response of ShowHourlyCounts.
public struct ShowHourlyCountsResponse: Sendable, Hashable {
  /// counts.
  public var counts: [HourlyCount]
  /// The beginning of the hour that runs.
  public var runningHourUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    counts: [HourlyCount] = [],
    runningHourUnixMillis: Int64? = nil
  ) {
    self.counts = counts
    self.runningHourUnixMillis = runningHourUnixMillis
  }
}

/// Request of ListConsoleMessages.
public struct ListConsoleMessagesRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// username.
  public var username: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
  }
}

/// A message to a user.
public struct ConsoleMessage: Sendable, Hashable {
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// user_pool_id.
  public var userPoolId: String?
  /// username.
  public var username: String?
  /// delivery_medium.
  public var deliveryMedium: String?
  /// destination.
  public var destination: String?
  /// purpose.
  public var purpose: String?
  /// code.
  public var code: String?
  /// state.
  public var state: String?
  /// last_error.
  public var lastError: String?

  /// Makes a message; what is not given is absent.
  public init(
    createdAtUnixMillis: Int64? = nil,
    userPoolId: String? = nil,
    username: String? = nil,
    deliveryMedium: String? = nil,
    destination: String? = nil,
    purpose: String? = nil,
    code: String? = nil,
    state: String? = nil,
    lastError: String? = nil
  ) {
    self.createdAtUnixMillis = createdAtUnixMillis
    self.userPoolId = userPoolId
    self.username = username
    self.deliveryMedium = deliveryMedium
    self.destination = destination
    self.purpose = purpose
    self.code = code
    self.state = state
    self.lastError = lastError
  }
}

extension ConsoleMessage: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "createdAtUnixMillis": self.createdAtUnixMillis as Any,
        "userPoolId": self.userPoolId as Any,
        "username": self.username as Any,
        "deliveryMedium": self.deliveryMedium as Any,
        "destination": self.destination as Any,
        "purpose": self.purpose as Any,
        "code": sizeOnly(self.code),
        "state": self.state as Any,
        "lastError": self.lastError as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ListConsoleMessages.
public struct ListConsoleMessagesResponse: Sendable, Hashable {
  /// messages.
  public var messages: [ConsoleMessage]

  /// Makes a message; what is not given is absent.
  public init(
    messages: [ConsoleMessage] = []
  ) {
    self.messages = messages
  }
}

/// Request of ListConsoleOperators.
public struct ListConsoleOperatorsRequest: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Response of ListConsoleOperators.
public struct ListConsoleOperatorsResponse: Sendable, Hashable {
  /// operators.
  public var operators: [ListedOperator]

  /// Makes a message; what is not given is absent.
  public init(
    operators: [ListedOperator] = []
  ) {
    self.operators = operators
  }
}
