package import IdentityFederationCore

// Why a login is refused, in the sentences of cognito-identity. Clients compare them.

extension IdentityFederationFailure {
  /// The pool does not have the provider, or this version cannot ask it.
  package static let unsupportedLoginProvider = notAuthorized(
    "Token is not from a supported provider of this identity pool."
  )
  /// Two logins of one provider name different users.
  static let loginsContradict = notAuthorized(
    "Logins don't match. Please include at least one valid login for this identity or identity pool."
  )
  static let loginEnded = notAuthorized("Token is not valid.")
  /// An identity's own token, where a provider's is expected.
  package static let loginIsIdentityToken = invalidLogin("Can't pass in a Cognito token.")
  static let loginNotOpenIDConnect = invalidLogin("Not a valid OpenId Connect identity token.")
  static let loginForged = invalidLogin("Token signature invalid.")
  static let loginOfOtherIssuer = invalidLogin("Issuer doesn't match providerName")
  static let loginOfOtherAudience = invalidLogin("Incorrect token audience.")
  static let loginWithoutAudience = invalidLogin("Missing a required claim: aud")
  /// A token that only its provider can read, and does not accept.
  static let loginRejected = notAuthorized("Invalid login token.")

  /// Both moments in seconds since 1970.
  static func loginExpired(at expiry: Int64, now: Int64) -> IdentityFederationFailure {
    invalidLogin("Token expired: \(now) >= \(expiry)")
  }

  private static func invalidLogin(_ sentence: String) -> IdentityFederationFailure {
    notAuthorized("Invalid login token. \(sentence)")
  }
}
