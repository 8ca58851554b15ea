// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/authorization_state.proto. Do not edit.

internal import GatehouseMessages

/// What stands sealed in the row of an authorization code.
///
/// A running older process must understand what a newer one writes, so that field numbers are never reused.
public struct AuthorizationCodeState: Sendable, Hashable {
  /// sign_in.
  public var signIn: AuthenticatedSignInState?
  /// redirect_uri.
  public var redirectUri: String?
  /// What is granted, with spaces.
  public var scope: String?
  /// nonce.
  public var nonce: String?
  /// PKCE's, of the method S256.
  public var codeChallenge: String?
  /// The service that the access token is for.
  public var resource: String?

  /// Makes a message; what is not given is absent.
  public init(
    signIn: AuthenticatedSignInState? = nil,
    redirectUri: String? = nil,
    scope: String? = nil,
    nonce: String? = nil,
    codeChallenge: String? = nil,
    resource: String? = nil
  ) {
    self.signIn = signIn
    self.redirectUri = redirectUri
    self.scope = scope
    self.nonce = nonce
    self.codeChallenge = codeChallenge
    self.resource = resource
  }
}

extension AuthorizationCodeState: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "signIn": self.signIn as Any,
        "redirectUri": sizeOnly(self.redirectUri),
        "scope": sizeOnly(self.scope),
        "nonce": sizeOnly(self.nonce),
        "codeChallenge": sizeOnly(self.codeChallenge),
        "resource": sizeOnly(self.resource),
      ],
      displayStyle: .struct
    )
  }
}
