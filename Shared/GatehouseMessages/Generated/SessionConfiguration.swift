// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/session_configuration.proto. Do not edit.

/// Request of GetUserPoolSessionConfiguration.
public struct GetUserPoolSessionConfigurationRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
  }
}

/// Cognito's UserPoolTokenSessionConfigType.
public struct UserPoolTokenSessionConfigType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case maxPerUser = "MaxPerUser"
  }
}

/// Response of GetUserPoolSessionConfiguration.
public struct GetUserPoolSessionConfigurationResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case userSessionTracking = "UserSessionTracking"
    case tokenSession = "TokenSession"
  }
}

/// Request of SetUserPoolSessionConfiguration.
public struct SetUserPoolSessionConfigurationRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case userSessionTracking = "UserSessionTracking"
    case tokenSession = "TokenSession"
  }
}

/// Response of SetUserPoolSessionConfiguration.
public struct SetUserPoolSessionConfigurationResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case userSessionTracking = "UserSessionTracking"
    case tokenSession = "TokenSession"
  }
}

/// Request of GetUserPoolClientSessionConfiguration.
public struct GetUserPoolClientSessionConfigurationRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case clientId = "ClientId"
  }
}

/// Cognito's ClientSSOSessionConfigType.
public struct ClientSSOSessionConfigType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case maxValidityMinutes = "MaxValidityMinutes"
  }
}

/// Response of GetUserPoolClientSessionConfiguration.
public struct GetUserPoolClientSessionConfigurationResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case clientId = "ClientId"
    case ssoSession = "SSOSession"
  }
}

/// Request of SetUserPoolClientSessionConfiguration.
public struct SetUserPoolClientSessionConfigurationRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case clientId = "ClientId"
    case ssoSession = "SSOSession"
  }
}

/// Response of SetUserPoolClientSessionConfiguration.
public struct SetUserPoolClientSessionConfigurationResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case clientId = "ClientId"
    case ssoSession = "SSOSession"
  }
}
