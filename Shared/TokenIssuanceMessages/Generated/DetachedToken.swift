// swift-format-ignore-file
// Generated from Proto/gatehouse/token_issuance/v1/detached_token.proto. Do not edit.

internal import GatehouseMessages

/// Request of IssueDetachedToken.
public struct IssueDetachedTokenRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// client_id.
  public var clientId: String?
  /// The user, or the client itself.
  public var sub: String?
  /// access or id.
  public var tokenUse: String?
  /// validity_seconds.
  public var validitySeconds: Int64?
  /// Absent for a client that acts for itself.
  public var username: String?
  /// groups.
  public var groups: [String]
  /// scope.
  public var scope: String?
  /// audience.
  public var audience: String?
  /// Claims beyond the fixed ones, in the token that is made.
  public var claims: [TokenClaim]
  /// The chain with which the token ends; absent where it belongs to none.
  public var chainId: String?
  /// authenticated_at_unix_seconds.
  public var authenticatedAtUnixSeconds: Int64?
  /// The claim `act` (RFC 8693 section 4.1), a JSON object as UTF-8.
  public var actor: [UInt8]?
  /// The service that the token was made for which this one is made from; absent where that was a sign-in's own.
  public var inheritedAudience: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    sub: String? = nil,
    tokenUse: String? = nil,
    validitySeconds: Int64? = nil,
    username: String? = nil,
    groups: [String] = [],
    scope: String? = nil,
    audience: String? = nil,
    claims: [TokenClaim] = [],
    chainId: String? = nil,
    authenticatedAtUnixSeconds: Int64? = nil,
    actor: [UInt8]? = nil,
    inheritedAudience: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.sub = sub
    self.tokenUse = tokenUse
    self.validitySeconds = validitySeconds
    self.username = username
    self.groups = groups
    self.scope = scope
    self.audience = audience
    self.claims = claims
    self.chainId = chainId
    self.authenticatedAtUnixSeconds = authenticatedAtUnixSeconds
    self.actor = actor
    self.inheritedAudience = inheritedAudience
  }
}

extension IssueDetachedTokenRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "clientId": self.clientId as Any,
        "sub": self.sub as Any,
        "tokenUse": self.tokenUse as Any,
        "validitySeconds": self.validitySeconds as Any,
        "username": self.username as Any,
        "groups": self.groups as Any,
        "scope": self.scope as Any,
        "audience": self.audience as Any,
        "claims": self.claims as Any,
        "chainId": self.chainId as Any,
        "authenticatedAtUnixSeconds": self.authenticatedAtUnixSeconds as Any,
        "actor": sizeOnly(self.actor),
        "inheritedAudience": self.inheritedAudience as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of IssueDetachedToken.
public struct IssueDetachedTokenResponse: Sendable, Hashable {
  /// token.
  public var token: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    token: [UInt8]? = nil
  ) {
    self.token = token
  }
}

extension IssueDetachedTokenResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "token": sizeOnly(self.token),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of OpenSubjectToken.
public struct OpenSubjectTokenRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// token.
  public var token: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    token: [UInt8]? = nil
  ) {
    self.userPoolId = userPoolId
    self.token = token
  }
}

extension OpenSubjectTokenRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "token": sizeOnly(self.token),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of OpenSubjectToken.
public struct OpenSubjectTokenResponse: Sendable, Hashable {
  /// The token's claims, a JSON object as UTF-8.
  public var claims: [UInt8]?
  /// The chain that it belongs to; absent for a client's own token.
  public var chainId: String?

  /// Makes a message; what is not given is absent.
  public init(
    claims: [UInt8]? = nil,
    chainId: String? = nil
  ) {
    self.claims = claims
    self.chainId = chainId
  }
}

extension OpenSubjectTokenResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "claims": sizeOnly(self.claims),
        "chainId": self.chainId as Any,
      ],
      displayStyle: .struct
    )
  }
}
