// swift-format-ignore-file
// Generated from Proto/gatehouse/token_issuance/v1/user_pool_token_proof.proto. Do not edit.

internal import GatehouseMessages

/// Request of ProveUserPoolToken.
public struct ProveUserPoolTokenRequest: Sendable, Hashable {
  /// The pool that the token must be of.
  public var userPoolId: String?
  /// A token in JWS compact form.
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

extension ProveUserPoolTokenRequest: CustomReflectable {
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

/// Response of ProveUserPoolToken.
public struct ProveUserPoolTokenResponse: Sendable, Hashable {
  /// The token's claims, a JSON object as UTF-8; the caller checks them.
  public var claims: [UInt8]?
  /// Whether the token's sign-in was ended: by a sign-out, or because its user is gone or disabled.
  public var isEnded: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    claims: [UInt8]? = nil,
    isEnded: Bool? = nil
  ) {
    self.claims = claims
    self.isEnded = isEnded
  }
}

extension ProveUserPoolTokenResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "claims": sizeOnly(self.claims),
        "isEnded": self.isEnded as Any,
      ],
      displayStyle: .struct
    )
  }
}
