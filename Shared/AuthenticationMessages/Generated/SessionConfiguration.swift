// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/session_configuration.proto. Do not edit.

/// Request of GetUserPoolSessionConfiguration.
public struct GetUserPoolSessionConfigurationRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil
  ) {
    self.userPoolId = userPoolId
  }
}

/// Cognito's UserPoolTokenSessionConfigType.
public struct UserPoolTokenSessionConfigType: Sendable, Hashable {
  /// MaxPerUser.
  ///
  /// Required. 1 to 100.
  public var maxPerUser: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    maxPerUser: Int32? = nil
  ) {
    self.maxPerUser = maxPerUser
  }
}

/// Response of GetUserPoolSessionConfiguration.
public struct GetUserPoolSessionConfigurationResponse: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// 1 to 55 characters.
  public var userPoolId: String?
  /// UserSessionTracking.
  ///
  /// One of ENABLED, DISABLED.
  public var userSessionTracking: String?
  /// TokenSession.
  public var tokenSession: UserPoolTokenSessionConfigType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    userSessionTracking: String? = nil,
    tokenSession: UserPoolTokenSessionConfigType? = nil
  ) {
    self.userPoolId = userPoolId
    self.userSessionTracking = userSessionTracking
    self.tokenSession = tokenSession
  }
}

/// Request of SetUserPoolSessionConfiguration.
public struct SetUserPoolSessionConfigurationRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// UserSessionTracking.
  ///
  /// Required. One of ENABLED, DISABLED.
  public var userSessionTracking: String?
  /// TokenSession.
  ///
  /// Required.
  public var tokenSession: UserPoolTokenSessionConfigType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    userSessionTracking: String? = nil,
    tokenSession: UserPoolTokenSessionConfigType? = nil
  ) {
    self.userPoolId = userPoolId
    self.userSessionTracking = userSessionTracking
    self.tokenSession = tokenSession
  }
}

/// Response of SetUserPoolSessionConfiguration.
public struct SetUserPoolSessionConfigurationResponse: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// 1 to 55 characters.
  public var userPoolId: String?
  /// UserSessionTracking.
  ///
  /// One of ENABLED, DISABLED.
  public var userSessionTracking: String?
  /// TokenSession.
  public var tokenSession: UserPoolTokenSessionConfigType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    userSessionTracking: String? = nil,
    tokenSession: UserPoolTokenSessionConfigType? = nil
  ) {
    self.userPoolId = userPoolId
    self.userSessionTracking = userSessionTracking
    self.tokenSession = tokenSession
  }
}

/// Request of GetUserPoolClientSessionConfiguration.
public struct GetUserPoolClientSessionConfigurationRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
  }
}

/// Cognito's ClientSSOSessionConfigType.
public struct ClientSSOSessionConfigType: Sendable, Hashable {
  /// MaxValidityMinutes.
  ///
  /// Required. 0 to 129600.
  public var maxValidityMinutes: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    maxValidityMinutes: Int32? = nil
  ) {
    self.maxValidityMinutes = maxValidityMinutes
  }
}

/// Response of GetUserPoolClientSessionConfiguration.
public struct GetUserPoolClientSessionConfigurationResponse: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// 1 to 128 characters.
  public var clientId: String?
  /// SSOSession.
  public var ssoSession: ClientSSOSessionConfigType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    ssoSession: ClientSSOSessionConfigType? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.ssoSession = ssoSession
  }
}

/// Request of SetUserPoolClientSessionConfiguration.
public struct SetUserPoolClientSessionConfigurationRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// SSOSession.
  ///
  /// Required.
  public var ssoSession: ClientSSOSessionConfigType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    ssoSession: ClientSSOSessionConfigType? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.ssoSession = ssoSession
  }
}

/// Response of SetUserPoolClientSessionConfiguration.
public struct SetUserPoolClientSessionConfigurationResponse: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// 1 to 128 characters.
  public var clientId: String?
  /// SSOSession.
  public var ssoSession: ClientSSOSessionConfigType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    ssoSession: ClientSSOSessionConfigType? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.ssoSession = ssoSession
  }
}
