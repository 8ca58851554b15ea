// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/token_endpoint.proto. Do not edit.

internal import GatehouseMessages

/// What the client sent.
public struct GrantByRefreshTokenRequest: Sendable, Hashable {
  /// client_id.
  public var clientId: String?
  /// Absent where the client sent none, or an empty one.
  public var clientSecret: String?
  /// refresh_token.
  public var refreshToken: String?
  /// The pool whose address it was sent to; absent for the installation's own.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    clientSecret: String? = nil,
    refreshToken: String? = nil,
    userPoolId: String? = nil
  ) {
    self.clientId = clientId
    self.clientSecret = clientSecret
    self.refreshToken = refreshToken
    self.userPoolId = userPoolId
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
        "userPoolId": self.userPoolId as Any,
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

/// What the client sent; each absent where the client sent none, or an empty one.
public struct GrantByAuthorizationCodeRequest: Sendable, Hashable {
  /// client_id.
  public var clientId: String?
  /// client_secret.
  public var clientSecret: String?
  /// code.
  public var code: String?
  /// redirect_uri.
  public var redirectUri: String?
  /// code_verifier.
  public var codeVerifier: String?
  /// The name of the app's copy on its device.
  public var installation: String?
  /// The pool whose address it was sent to; absent for the installation's own.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    clientSecret: String? = nil,
    code: String? = nil,
    redirectUri: String? = nil,
    codeVerifier: String? = nil,
    installation: String? = nil,
    userPoolId: String? = nil
  ) {
    self.clientId = clientId
    self.clientSecret = clientSecret
    self.code = code
    self.redirectUri = redirectUri
    self.codeVerifier = codeVerifier
    self.installation = installation
    self.userPoolId = userPoolId
  }
}

extension GrantByAuthorizationCodeRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientId": sizeOnly(self.clientId),
        "clientSecret": sizeOnly(self.clientSecret),
        "code": sizeOnly(self.code),
        "redirectUri": sizeOnly(self.redirectUri),
        "codeVerifier": sizeOnly(self.codeVerifier),
        "installation": sizeOnly(self.installation),
        "userPoolId": self.userPoolId as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Tokens, or an error.
public struct GrantByAuthorizationCodeResponse: Sendable, Hashable {
  /// A word of TokenGrantError in words.txt.
  public var error: String?
  /// error_description.
  public var errorDescription: String?
  /// access_token.
  public var accessToken: String?
  /// Absent where the client did not ask for openid.
  public var idToken: String?
  /// refresh_token.
  public var refreshToken: String?
  /// expires_in_seconds.
  public var expiresInSeconds: Int32?
  /// How long the refresh token lives unless it is used; absent where no use prolongs it.
  public var refreshExpiresInSeconds: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    error: String? = nil,
    errorDescription: String? = nil,
    accessToken: String? = nil,
    idToken: String? = nil,
    refreshToken: String? = nil,
    expiresInSeconds: Int32? = nil,
    refreshExpiresInSeconds: Int32? = nil
  ) {
    self.error = error
    self.errorDescription = errorDescription
    self.accessToken = accessToken
    self.idToken = idToken
    self.refreshToken = refreshToken
    self.expiresInSeconds = expiresInSeconds
    self.refreshExpiresInSeconds = refreshExpiresInSeconds
  }
}

extension GrantByAuthorizationCodeResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "error": self.error as Any,
        "errorDescription": sizeOnly(self.errorDescription),
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

/// What the client sent; each absent where the client sent none, or an empty one.
public struct RevokeGrantRequest: Sendable, Hashable {
  /// client_id.
  public var clientId: String?
  /// client_secret.
  public var clientSecret: String?
  /// token.
  public var token: String?
  /// Whether the SSO session that the sign-in came from ends too.
  public var isLinked: Bool?
  /// The pool whose address it was sent to; absent for the installation's own.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    clientSecret: String? = nil,
    token: String? = nil,
    isLinked: Bool? = nil,
    userPoolId: String? = nil
  ) {
    self.clientId = clientId
    self.clientSecret = clientSecret
    self.token = token
    self.isLinked = isLinked
    self.userPoolId = userPoolId
  }
}

extension RevokeGrantRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientId": sizeOnly(self.clientId),
        "clientSecret": sizeOnly(self.clientSecret),
        "token": sizeOnly(self.token),
        "isLinked": self.isLinked as Any,
        "userPoolId": self.userPoolId as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Nothing, or an error.
public struct RevokeGrantResponse: Sendable, Hashable {
  /// A word of TokenGrantError in words.txt.
  public var error: String?

  /// Makes a message; what is not given is absent.
  public init(
    error: String? = nil
  ) {
    self.error = error
  }
}

/// What the client sent; each absent where the client sent none, or an empty one.
public struct IntrospectTokenRequest: Sendable, Hashable {
  /// client_id.
  public var clientId: String?
  /// client_secret.
  public var clientSecret: String?
  /// token.
  public var token: String?
  /// The pool whose address it was sent to; absent for the installation's own.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    clientSecret: String? = nil,
    token: String? = nil,
    userPoolId: String? = nil
  ) {
    self.clientId = clientId
    self.clientSecret = clientSecret
    self.token = token
    self.userPoolId = userPoolId
  }
}

extension IntrospectTokenRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientId": sizeOnly(self.clientId),
        "clientSecret": sizeOnly(self.clientSecret),
        "token": sizeOnly(self.token),
        "userPoolId": self.userPoolId as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// The answer, or an error.
public struct IntrospectTokenResponse: Sendable, Hashable {
  /// A word of TokenGrantError in words.txt.
  public var error: String?
  /// A JSON object as UTF-8.
  public var answer: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    error: String? = nil,
    answer: [UInt8]? = nil
  ) {
    self.error = error
    self.answer = answer
  }
}

extension IntrospectTokenResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "error": self.error as Any,
        "answer": sizeOnly(self.answer),
      ],
      displayStyle: .struct
    )
  }
}
