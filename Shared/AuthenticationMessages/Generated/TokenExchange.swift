// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/token_exchange.proto. Do not edit.

internal import GatehouseMessages

/// Request of GetClientToken.
public struct GetClientTokenRequest: Sendable, Hashable {
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// Secret.
  ///
  /// Required. 24 to 64 characters.
  public var secret: String?
  /// Scopes.
  ///
  /// At most 50 members.
  public var scopes: [String]?
  /// ClientMetadata.
  public var clientMetadata: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    secret: String? = nil,
    scopes: [String]? = nil,
    clientMetadata: [String: String]? = nil
  ) {
    self.clientId = clientId
    self.secret = secret
    self.scopes = scopes
    self.clientMetadata = clientMetadata
  }
}

extension GetClientTokenRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientId": self.clientId as Any,
        "secret": sizeOnly(self.secret),
        "scopes": self.scopes as Any,
        "clientMetadata": self.clientMetadata as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Cognito's ClientAuthenticationResultType.
public struct ClientAuthenticationResultType: Sendable, Hashable {
  /// AccessToken.
  public var accessToken: String?
  /// ExpiresIn.
  public var expiresIn: Int32?
  /// TokenType.
  ///
  /// 0 to 131072 characters.
  public var tokenType: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    expiresIn: Int32? = nil,
    tokenType: String? = nil
  ) {
    self.accessToken = accessToken
    self.expiresIn = expiresIn
    self.tokenType = tokenType
  }
}

extension ClientAuthenticationResultType: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "expiresIn": self.expiresIn as Any,
        "tokenType": self.tokenType as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of GetClientToken.
public struct GetClientTokenResponse: Sendable, Hashable {
  /// ClientAuthenticationResult.
  public var clientAuthenticationResult: ClientAuthenticationResultType?

  /// Makes a message; what is not given is absent.
  public init(
    clientAuthenticationResult: ClientAuthenticationResultType? = nil
  ) {
    self.clientAuthenticationResult = clientAuthenticationResult
  }
}

/// Request of GetDerivedToken.
public struct GetDerivedTokenRequest: Sendable, Hashable {
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// ClientSecret.
  ///
  /// 24 to 64 characters.
  public var clientSecret: String?
  /// SubjectToken.
  ///
  /// Required. 0 to 131072 characters.
  public var subjectToken: String?
  /// SubjectTokenType.
  ///
  /// Required. One of ACCESS_TOKEN, ID_TOKEN, SAML2.
  public var subjectTokenType: String?
  /// SubjectTokenProviderName.
  ///
  /// 1 to 32 characters.
  public var subjectTokenProviderName: String?
  /// ActorToken.
  ///
  /// 0 to 131072 characters.
  public var actorToken: String?
  /// ActorTokenType.
  ///
  /// One of ACCESS_TOKEN, ID_TOKEN, SAML2.
  public var actorTokenType: String?
  /// ActorTokenProviderName.
  ///
  /// 1 to 32 characters.
  public var actorTokenProviderName: String?
  /// Scopes.
  ///
  /// At most 50 members.
  public var scopes: [String]?
  /// Audiences.
  ///
  /// 0 to 1 members.
  public var audiences: [String]?
  /// Resources.
  ///
  /// 0 to 1 members.
  public var resources: [String]?
  /// RequestedTokenType.
  ///
  /// One of ACCESS_TOKEN, ID_TOKEN.
  public var requestedTokenType: String?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    clientSecret: String? = nil,
    subjectToken: String? = nil,
    subjectTokenType: String? = nil,
    subjectTokenProviderName: String? = nil,
    actorToken: String? = nil,
    actorTokenType: String? = nil,
    actorTokenProviderName: String? = nil,
    scopes: [String]? = nil,
    audiences: [String]? = nil,
    resources: [String]? = nil,
    requestedTokenType: String? = nil
  ) {
    self.clientId = clientId
    self.clientSecret = clientSecret
    self.subjectToken = subjectToken
    self.subjectTokenType = subjectTokenType
    self.subjectTokenProviderName = subjectTokenProviderName
    self.actorToken = actorToken
    self.actorTokenType = actorTokenType
    self.actorTokenProviderName = actorTokenProviderName
    self.scopes = scopes
    self.audiences = audiences
    self.resources = resources
    self.requestedTokenType = requestedTokenType
  }
}

extension GetDerivedTokenRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientId": self.clientId as Any,
        "clientSecret": sizeOnly(self.clientSecret),
        "subjectToken": sizeOnly(self.subjectToken),
        "subjectTokenType": self.subjectTokenType as Any,
        "subjectTokenProviderName": self.subjectTokenProviderName as Any,
        "actorToken": sizeOnly(self.actorToken),
        "actorTokenType": self.actorTokenType as Any,
        "actorTokenProviderName": self.actorTokenProviderName as Any,
        "scopes": self.scopes as Any,
        "audiences": self.audiences as Any,
        "resources": self.resources as Any,
        "requestedTokenType": self.requestedTokenType as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of GetDerivedToken.
public struct GetDerivedTokenResponse: Sendable, Hashable {
  /// IssuedToken.
  ///
  /// Required.
  public var issuedToken: String?
  /// IssuedTokenType.
  ///
  /// Required. One of ACCESS_TOKEN, ID_TOKEN.
  public var issuedTokenType: String?
  /// TokenType.
  ///
  /// Required. One of Bearer, N_A.
  public var tokenType: String?
  /// ExpiresIn.
  public var expiresIn: Int32?
  /// Scopes.
  ///
  /// At most 50 members.
  public var scopes: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    issuedToken: String? = nil,
    issuedTokenType: String? = nil,
    tokenType: String? = nil,
    expiresIn: Int32? = nil,
    scopes: [String]? = nil
  ) {
    self.issuedToken = issuedToken
    self.issuedTokenType = issuedTokenType
    self.tokenType = tokenType
    self.expiresIn = expiresIn
    self.scopes = scopes
  }
}

extension GetDerivedTokenResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "issuedToken": sizeOnly(self.issuedToken),
        "issuedTokenType": self.issuedTokenType as Any,
        "tokenType": self.tokenType as Any,
        "expiresIn": self.expiresIn as Any,
        "scopes": self.scopes as Any,
      ],
      displayStyle: .struct
    )
  }
}
