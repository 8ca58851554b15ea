// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/session.proto. Do not edit.

internal import GatehouseMessages

/// Request of ListUserSessions.
public struct ListUserSessionsRequest: Sendable, Hashable {
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    nextToken: String? = nil
  ) {
    self.accessToken = accessToken
    self.nextToken = nextToken
  }
}

extension ListUserSessionsRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "nextToken": self.nextToken as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Cognito's SessionLocationType.
public struct SessionLocationType: Sendable, Hashable {
  /// City.
  ///
  /// 0 to 256 characters.
  public var city: String?
  /// Country.
  ///
  /// 0 to 256 characters.
  public var country: String?

  /// Makes a message; what is not given is absent.
  public init(
    city: String? = nil,
    country: String? = nil
  ) {
    self.city = city
    self.country = country
  }
}

/// Cognito's SessionDescriptionType.
public struct SessionDescriptionType: Sendable, Hashable {
  /// SessionId.
  ///
  /// 28 to 28 characters.
  public var sessionId: String?
  /// SessionType.
  ///
  /// One of TOKEN, SSO.
  public var sessionType: String?
  /// ClientId.
  ///
  /// 1 to 128 characters.
  public var clientId: String?
  /// CreateDate.
  public var createDateUnixMillis: Int64?
  /// LastActiveDate.
  public var lastActiveDateUnixMillis: Int64?
  /// DeviceType.
  ///
  /// 0 to 1024 characters.
  public var deviceType: String?
  /// LastIPAddress.
  ///
  /// 0 to 128 characters.
  public var lastIpAddress: String?
  /// LastLocation.
  public var lastLocation: SessionLocationType?
  /// OriginSessionId.
  ///
  /// 28 to 28 characters.
  public var originSessionId: String?
  /// IsCurrentSession.
  public var isCurrentSession: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    sessionId: String? = nil,
    sessionType: String? = nil,
    clientId: String? = nil,
    createDateUnixMillis: Int64? = nil,
    lastActiveDateUnixMillis: Int64? = nil,
    deviceType: String? = nil,
    lastIpAddress: String? = nil,
    lastLocation: SessionLocationType? = nil,
    originSessionId: String? = nil,
    isCurrentSession: Bool? = nil
  ) {
    self.sessionId = sessionId
    self.sessionType = sessionType
    self.clientId = clientId
    self.createDateUnixMillis = createDateUnixMillis
    self.lastActiveDateUnixMillis = lastActiveDateUnixMillis
    self.deviceType = deviceType
    self.lastIpAddress = lastIpAddress
    self.lastLocation = lastLocation
    self.originSessionId = originSessionId
    self.isCurrentSession = isCurrentSession
  }
}

/// Response of ListUserSessions.
public struct ListUserSessionsResponse: Sendable, Hashable {
  /// Sessions.
  ///
  /// 0 to 125 members.
  public var sessions: [SessionDescriptionType]?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    sessions: [SessionDescriptionType]? = nil,
    nextToken: String? = nil
  ) {
    self.sessions = sessions
    self.nextToken = nextToken
  }
}

/// Request of RevokeUserSession.
public struct RevokeUserSessionRequest: Sendable, Hashable {
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?
  /// SessionId.
  ///
  /// Required. 28 to 28 characters.
  public var sessionId: String?
  /// RevokeAssociatedSessions.
  ///
  /// One of NONE, LINKED.
  public var revokeAssociatedSessions: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    sessionId: String? = nil,
    revokeAssociatedSessions: String? = nil
  ) {
    self.accessToken = accessToken
    self.sessionId = sessionId
    self.revokeAssociatedSessions = revokeAssociatedSessions
  }
}

extension RevokeUserSessionRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "sessionId": self.sessionId as Any,
        "revokeAssociatedSessions": self.revokeAssociatedSessions as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of RevokeUserSession.
public struct RevokeUserSessionResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of AdminListUserSessions.
public struct AdminListUserSessionsRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    nextToken: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.nextToken = nextToken
  }
}

/// Response of AdminListUserSessions.
public struct AdminListUserSessionsResponse: Sendable, Hashable {
  /// Sessions.
  ///
  /// 0 to 125 members.
  public var sessions: [SessionDescriptionType]?
  /// NextToken.
  ///
  /// 1 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    sessions: [SessionDescriptionType]? = nil,
    nextToken: String? = nil
  ) {
    self.sessions = sessions
    self.nextToken = nextToken
  }
}

/// Request of AdminRevokeUserSession.
public struct AdminRevokeUserSessionRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// SessionId.
  ///
  /// Required. 28 to 28 characters.
  public var sessionId: String?
  /// RevokeAssociatedSessions.
  ///
  /// One of NONE, LINKED.
  public var revokeAssociatedSessions: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    sessionId: String? = nil,
    revokeAssociatedSessions: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.sessionId = sessionId
    self.revokeAssociatedSessions = revokeAssociatedSessions
  }
}

/// Response of AdminRevokeUserSession.
public struct AdminRevokeUserSessionResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
