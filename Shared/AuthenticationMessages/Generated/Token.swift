// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/token.proto. Do not edit.

internal import GatehouseMessages

/// Request of GetTokensFromRefreshToken.
public struct GetTokensFromRefreshTokenRequest: Sendable, Hashable {
  /// RefreshToken.
  ///
  /// Required.
  public var refreshToken: String?
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// ClientSecret.
  ///
  /// 24 to 64 characters.
  public var clientSecret: String?
  /// DeviceKey.
  ///
  /// 1 to 55 characters.
  public var deviceKey: String?
  /// ClientMetadata.
  public var clientMetadata: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    refreshToken: String? = nil,
    clientId: String? = nil,
    clientSecret: String? = nil,
    deviceKey: String? = nil,
    clientMetadata: [String: String]? = nil
  ) {
    self.refreshToken = refreshToken
    self.clientId = clientId
    self.clientSecret = clientSecret
    self.deviceKey = deviceKey
    self.clientMetadata = clientMetadata
  }
}

extension GetTokensFromRefreshTokenRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "refreshToken": sizeOnly(self.refreshToken),
        "clientId": self.clientId as Any,
        "clientSecret": sizeOnly(self.clientSecret),
        "deviceKey": self.deviceKey as Any,
        "clientMetadata": self.clientMetadata as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of GetTokensFromRefreshToken.
public struct GetTokensFromRefreshTokenResponse: Sendable, Hashable {
  /// AuthenticationResult.
  public var authenticationResult: AuthenticationResultType?

  /// Makes a message; what is not given is absent.
  public init(
    authenticationResult: AuthenticationResultType? = nil
  ) {
    self.authenticationResult = authenticationResult
  }
}

/// Request of RevokeToken.
public struct RevokeTokenRequest: Sendable, Hashable {
  /// Token.
  ///
  /// Required.
  public var token: String?
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// ClientSecret.
  ///
  /// 24 to 64 characters.
  public var clientSecret: String?
  /// RevokeAssociatedSessions.
  ///
  /// One of NONE, LINKED.
  public var revokeAssociatedSessions: String?

  /// Makes a message; what is not given is absent.
  public init(
    token: String? = nil,
    clientId: String? = nil,
    clientSecret: String? = nil,
    revokeAssociatedSessions: String? = nil
  ) {
    self.token = token
    self.clientId = clientId
    self.clientSecret = clientSecret
    self.revokeAssociatedSessions = revokeAssociatedSessions
  }
}

extension RevokeTokenRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "token": sizeOnly(self.token),
        "clientId": self.clientId as Any,
        "clientSecret": sizeOnly(self.clientSecret),
        "revokeAssociatedSessions": self.revokeAssociatedSessions as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of RevokeToken.
public struct RevokeTokenResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of GlobalSignOut.
public struct GlobalSignOutRequest: Sendable, Hashable {
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil
  ) {
    self.accessToken = accessToken
  }
}

extension GlobalSignOutRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of GlobalSignOut.
public struct GlobalSignOutResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of AdminUserGlobalSignOut.
public struct AdminUserGlobalSignOutRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
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

/// Response of AdminUserGlobalSignOut.
public struct AdminUserGlobalSignOutResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
