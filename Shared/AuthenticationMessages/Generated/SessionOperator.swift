// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/session_operator.proto. Do not edit.

/// Request of ShowUserSessions.
public struct ShowUserSessionsRequest: Sendable, Hashable {
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

/// One active session.
public struct ShownSession: Sendable, Hashable {
  /// As ListUserSessions has it.
  public var sessionId: String?
  /// client_id.
  public var clientId: String?
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// last_active_at_unix_millis.
  public var lastActiveAtUnixMillis: Int64?
  /// expires_at_unix_millis.
  public var expiresAtUnixMillis: Int64?
  /// device_key.
  public var deviceKey: String?
  /// The name that the app gave its copy on the device; it proves nothing.
  public var installation: String?
  /// ip_address.
  public var ipAddress: String?
  /// device_type.
  public var deviceType: String?

  /// Makes a message; what is not given is absent.
  public init(
    sessionId: String? = nil,
    clientId: String? = nil,
    createdAtUnixMillis: Int64? = nil,
    lastActiveAtUnixMillis: Int64? = nil,
    expiresAtUnixMillis: Int64? = nil,
    deviceKey: String? = nil,
    installation: String? = nil,
    ipAddress: String? = nil,
    deviceType: String? = nil
  ) {
    self.sessionId = sessionId
    self.clientId = clientId
    self.createdAtUnixMillis = createdAtUnixMillis
    self.lastActiveAtUnixMillis = lastActiveAtUnixMillis
    self.expiresAtUnixMillis = expiresAtUnixMillis
    self.deviceKey = deviceKey
    self.installation = installation
    self.ipAddress = ipAddress
    self.deviceType = deviceType
  }
}

/// Response of ShowUserSessions.
public struct ShowUserSessionsResponse: Sendable, Hashable {
  /// sessions.
  public var sessions: [ShownSession]

  /// Makes a message; what is not given is absent.
  public init(
    sessions: [ShownSession] = []
  ) {
    self.sessions = sessions
  }
}

/// Request of EndUserSession.
public struct EndUserSessionRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// username.
  public var username: String?
  /// Absent: all.
  public var sessionId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    sessionId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.sessionId = sessionId
  }
}

/// Response of EndUserSession.
public struct EndUserSessionResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of SetSignInSwitch.
public struct SetSignInSwitchRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// username.
  public var username: String?
  /// allowed, stopped or stopped-at-expiry.
  public var value: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    value: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.value = value
  }
}

/// Response of SetSignInSwitch.
public struct SetSignInSwitchResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of ExplainRefresh.
public struct ExplainRefreshRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// client_id.
  public var clientId: String?
  /// Absent: of a user who is confirmed, enabled and in no group.
  public var username: String?
  /// How long ago the user signed in.
  public var signedInSeconds: Int64?
  /// How long ago the chain was refreshed last; absent: never.
  public var lastRefreshSeconds: Int64?
  /// The device that the chain is bound to.
  public var deviceKey: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    username: String? = nil,
    signedInSeconds: Int64? = nil,
    lastRefreshSeconds: Int64? = nil,
    deviceKey: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.username = username
    self.signedInSeconds = signedInSeconds
    self.lastRefreshSeconds = lastRefreshSeconds
    self.deviceKey = deviceKey
  }
}

/// One check of a refresh.
public struct ExplainedCheck: Sendable, Hashable {
  /// name.
  public var name: String?
  /// passes, refuses, or open where the facts of the request do not tell.
  public var verdict: String?
  /// Why, and by which tag.
  public var reason: String?

  /// Makes a message; what is not given is absent.
  public init(
    name: String? = nil,
    verdict: String? = nil,
    reason: String? = nil
  ) {
    self.name = name
    self.verdict = verdict
    self.reason = reason
  }
}

/// Response of ExplainRefresh.
public struct ExplainRefreshResponse: Sendable, Hashable {
  /// In the order in which a refresh makes them.
  public var checks: [ExplainedCheck]
  /// What the client would be told; absent where it would get tokens.
  public var refusal: String?

  /// Makes a message; what is not given is absent.
  public init(
    checks: [ExplainedCheck] = [],
    refusal: String? = nil
  ) {
    self.checks = checks
    self.refusal = refusal
  }
}
