// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/token_exchange_grants.proto. Do not edit.

internal import GatehouseMessages

/// What the client sent; each absent where the client sent none, or an empty one.
public struct GrantByTokenExchangeRequest: Sendable, Hashable {
  /// client_id.
  public var clientId: String?
  /// client_secret.
  public var clientSecret: String?
  /// subject_token.
  public var subjectToken: String?
  /// subject_token_type.
  public var subjectTokenType: String?
  /// subject_provider.
  public var subjectProvider: String?
  /// requested_token_type.
  public var requestedTokenType: String?
  /// scope.
  public var scope: String?
  /// actor_token.
  public var actorToken: String?
  /// actor_token_type.
  public var actorTokenType: String?
  /// actor_provider.
  public var actorProvider: String?
  /// audience.
  public var audience: String?
  /// resource.
  public var resource: String?
  /// The name of the app's copy on its device.
  public var installation: String?
  /// The pool whose address it was sent to; absent for the installation's own.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    clientSecret: String? = nil,
    subjectToken: String? = nil,
    subjectTokenType: String? = nil,
    subjectProvider: String? = nil,
    requestedTokenType: String? = nil,
    scope: String? = nil,
    actorToken: String? = nil,
    actorTokenType: String? = nil,
    actorProvider: String? = nil,
    audience: String? = nil,
    resource: String? = nil,
    installation: String? = nil,
    userPoolId: String? = nil
  ) {
    self.clientId = clientId
    self.clientSecret = clientSecret
    self.subjectToken = subjectToken
    self.subjectTokenType = subjectTokenType
    self.subjectProvider = subjectProvider
    self.requestedTokenType = requestedTokenType
    self.scope = scope
    self.actorToken = actorToken
    self.actorTokenType = actorTokenType
    self.actorProvider = actorProvider
    self.audience = audience
    self.resource = resource
    self.installation = installation
    self.userPoolId = userPoolId
  }
}

extension GrantByTokenExchangeRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientId": sizeOnly(self.clientId),
        "clientSecret": sizeOnly(self.clientSecret),
        "subjectToken": sizeOnly(self.subjectToken),
        "subjectTokenType": sizeOnly(self.subjectTokenType),
        "subjectProvider": sizeOnly(self.subjectProvider),
        "requestedTokenType": sizeOnly(self.requestedTokenType),
        "scope": sizeOnly(self.scope),
        "actorToken": sizeOnly(self.actorToken),
        "actorTokenType": sizeOnly(self.actorTokenType),
        "actorProvider": sizeOnly(self.actorProvider),
        "audience": sizeOnly(self.audience),
        "resource": sizeOnly(self.resource),
        "installation": sizeOnly(self.installation),
        "userPoolId": self.userPoolId as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Tokens, or an error.
public struct GrantByTokenExchangeResponse: Sendable, Hashable {
  /// A word of TokenGrantError in words.txt.
  public var error: String?
  /// error_description.
  public var errorDescription: String?
  /// access_token.
  public var accessToken: String?
  /// id_token.
  public var idToken: String?
  /// refresh_token.
  public var refreshToken: String?
  /// A URN of RFC 8693 section 3.
  public var issuedTokenType: String?
  /// Bearer or N_A.
  public var tokenType: String?
  /// expires_in_seconds.
  public var expiresInSeconds: Int32?
  /// refresh_expires_in_seconds.
  public var refreshExpiresInSeconds: Int64?
  /// scope.
  public var scope: String?

  /// Makes a message; what is not given is absent.
  public init(
    error: String? = nil,
    errorDescription: String? = nil,
    accessToken: String? = nil,
    idToken: String? = nil,
    refreshToken: String? = nil,
    issuedTokenType: String? = nil,
    tokenType: String? = nil,
    expiresInSeconds: Int32? = nil,
    refreshExpiresInSeconds: Int64? = nil,
    scope: String? = nil
  ) {
    self.error = error
    self.errorDescription = errorDescription
    self.accessToken = accessToken
    self.idToken = idToken
    self.refreshToken = refreshToken
    self.issuedTokenType = issuedTokenType
    self.tokenType = tokenType
    self.expiresInSeconds = expiresInSeconds
    self.refreshExpiresInSeconds = refreshExpiresInSeconds
    self.scope = scope
  }
}

extension GrantByTokenExchangeResponse: CustomReflectable {
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
        "issuedTokenType": self.issuedTokenType as Any,
        "tokenType": self.tokenType as Any,
        "expiresInSeconds": self.expiresInSeconds as Any,
        "refreshExpiresInSeconds": self.refreshExpiresInSeconds as Any,
        "scope": self.scope as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// What the client sent; each absent where the client sent none, or an empty one.
public struct GrantByClientCredentialsRequest: Sendable, Hashable {
  /// client_id.
  public var clientId: String?
  /// client_secret.
  public var clientSecret: String?
  /// scope.
  public var scope: String?
  /// A JSON object of texts, for the pool's function.
  public var clientMetadata: String?
  /// The pool whose address it was sent to; absent for the installation's own.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    clientSecret: String? = nil,
    scope: String? = nil,
    clientMetadata: String? = nil,
    userPoolId: String? = nil
  ) {
    self.clientId = clientId
    self.clientSecret = clientSecret
    self.scope = scope
    self.clientMetadata = clientMetadata
    self.userPoolId = userPoolId
  }
}

extension GrantByClientCredentialsRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientId": sizeOnly(self.clientId),
        "clientSecret": sizeOnly(self.clientSecret),
        "scope": sizeOnly(self.scope),
        "clientMetadata": sizeOnly(self.clientMetadata),
        "userPoolId": self.userPoolId as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// A token, or an error.
public struct GrantByClientCredentialsResponse: Sendable, Hashable {
  /// RFC 6749 section 5.2.
  public var error: String?
  /// error_description.
  public var errorDescription: String?
  /// access_token.
  public var accessToken: String?
  /// expires_in_seconds.
  public var expiresInSeconds: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    error: String? = nil,
    errorDescription: String? = nil,
    accessToken: String? = nil,
    expiresInSeconds: Int32? = nil
  ) {
    self.error = error
    self.errorDescription = errorDescription
    self.accessToken = accessToken
    self.expiresInSeconds = expiresInSeconds
  }
}

extension GrantByClientCredentialsResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "error": self.error as Any,
        "errorDescription": sizeOnly(self.errorDescription),
        "accessToken": sizeOnly(self.accessToken),
        "expiresInSeconds": self.expiresInSeconds as Any,
      ],
      displayStyle: .struct
    )
  }
}
