// Why a login is refused, in the sentences of cognito-identity. Clients compare them.

extension IdentityFederationFailure {
  /// The pool does not have the provider, or this version cannot ask it.
  package static let unsupportedLoginProvider = notAuthorized(
    "Token is not from a supported provider of this identity pool."
  )
  /// The logins prove another user than the identity's, or two users of one provider.
  package static let loginsDoNotMatch = notAuthorized(
    """
    Logins don't match. Please include at least one valid login for this identity or identity pool.
    """
  )
  /// The sign-in that the token comes from has ended, and the pool checks that.
  package static let loginEnded = notAuthorized("Token is not valid.")
  /// An identity's own token, where a provider's is expected.
  package static let loginIsIdentityToken = invalidLogin("Can't pass in a Cognito token.")
  /// It has not the form of a token, or lacks a claim.
  package static let loginNotOpenIDConnect = invalidLogin(
    "Not a valid OpenId Connect identity token."
  )
  /// No key of the issuer signed it.
  package static let loginForged = invalidLogin("Token signature invalid.")
  /// Another issuer's name stands in it.
  package static let loginOfOtherIssuer = invalidLogin("Issuer doesn't match providerName")
  /// It was given to another application.
  package static let loginOfOtherAudience = invalidLogin("Incorrect token audience.")
  /// It names no application.
  package static let loginWithoutAudience = invalidLogin("Missing a required claim: aud")
  /// A token that only its provider can read, and does not accept.
  package static let loginRejected = notAuthorized("Invalid login token.")

  /// It has ended; both moments in seconds since 1970.
  package static func loginExpired(at expiry: Int64, now: Int64) -> Self {
    invalidLogin("Token expired: \(now) >= \(expiry)")
  }

  private static func invalidLogin(_ sentence: String) -> Self {
    notAuthorized("Invalid login token. \(sentence)")
  }
}
