// swift-format-ignore-file
// Generated from Proto/gatehouse/token_issuance/v1/identity_token.proto. Do not edit.

internal import GatehouseMessages

/// Request of SignIdentityToken.
public struct SignIdentityTokenRequest: Sendable, Hashable {
  /// The token's "aud".
  public var identityPoolId: String?
  /// The token's "sub".
  public var identityId: String?
  /// The token's "amr".
  public var authenticationMethods: [String]
  /// Absent: the token has no claim of tags.
  public var principalTags: [String: String]?
  /// 1 to 86400.
  public var lifetimeSeconds: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityId: String? = nil,
    authenticationMethods: [String] = [],
    principalTags: [String: String]? = nil,
    lifetimeSeconds: Int64? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityId = identityId
    self.authenticationMethods = authenticationMethods
    self.principalTags = principalTags
    self.lifetimeSeconds = lifetimeSeconds
  }
}

/// Response of SignIdentityToken.
public struct SignIdentityTokenResponse: Sendable, Hashable {
  /// In JWS compact form.
  public var token: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    token: [UInt8]? = nil
  ) {
    self.token = token
  }
}

extension SignIdentityTokenResponse: CustomReflectable {
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
