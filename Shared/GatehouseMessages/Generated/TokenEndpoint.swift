// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/token_endpoint.proto. Do not edit.

/// What the client sent.
public struct GrantByRefreshTokenRequest: Sendable, Hashable {
  /// client_id.
  public var clientId: String?
  /// Absent where the client sent none, or an empty one.
  public var clientSecret: String?
  /// refresh_token.
  public var refreshToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    clientSecret: String? = nil,
    refreshToken: String? = nil
  ) {
    self.clientId = clientId
    self.clientSecret = clientSecret
    self.refreshToken = refreshToken
  }
}

extension GrantByRefreshTokenRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientId": sizeOnly(self.clientId),
        "clientSecret": sizeOnly(self.clientSecret),
        "refreshToken": sizeOnly(self.refreshToken),
      ],
      displayStyle: .struct
    )
  }
}

/// Tokens, or an error.
public struct GrantByRefreshTokenResponse: Sendable, Hashable {
  /// A word of TokenGrantError in words.txt.
  public var error: String?
  /// access_token.
  public var accessToken: String?
  /// id_token.
  public var idToken: String?
  /// The next one, where the client rotates.
  public var refreshToken: String?
  /// expires_in_seconds.
  public var expiresInSeconds: Int32?
  /// How long the refresh token lives unless it is used; absent where no use prolongs it.
  public var refreshExpiresInSeconds: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    error: String? = nil,
    accessToken: String? = nil,
    idToken: String? = nil,
    refreshToken: String? = nil,
    expiresInSeconds: Int32? = nil,
    refreshExpiresInSeconds: Int32? = nil
  ) {
    self.error = error
    self.accessToken = accessToken
    self.idToken = idToken
    self.refreshToken = refreshToken
    self.expiresInSeconds = expiresInSeconds
    self.refreshExpiresInSeconds = refreshExpiresInSeconds
  }
}

extension GrantByRefreshTokenResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "error": self.error as Any,
        "accessToken": sizeOnly(self.accessToken),
        "idToken": sizeOnly(self.idToken),
        "refreshToken": sizeOnly(self.refreshToken),
        "expiresInSeconds": self.expiresInSeconds as Any,
        "refreshExpiresInSeconds": self.refreshExpiresInSeconds as Any,
      ],
      displayStyle: .struct
    )
  }
}
