package import Domain
package import IdentityFederationUserPoolProviders

/// A user whom a provider has proved.
package struct ProvedUser: Sendable {
  package let provider: String
  package let type: UserPoolProviderType
  /// Who said it, where the provider is an issuer.
  package let issuer: String?
  /// The user, as the provider names it.
  package let subject: String
  /// What the provider says of the user.
  package let claims: [String: JSONValue]
  /// The same by where it comes from: tokenResponse, idToken, userInfo or samlResponse.
  package let origins: [String: [String: JSONValue]]
  /// A JSON object of texts.
  package let attributeMappingJSON: String?
  /// When the user signed in there, in seconds since 1970.
  package let authenticatedAt: Int64?
  /// The pool's level that the provider's `acr` stands for; nil where nothing maps levels.
  package let level: String?
  /// Only SAML has it.
  let session: AssertedSession?
  let tokens: ProviderTokens?
  /// The application and the endpoint that gave them.
  let tokenSource: String?
}

/// What became of a sign-in at a provider.
package enum FinishedProviderSignIn: Sendable {
  /// No sign-in of this browser has the state, or it is over: there is no client to tell.
  case unknown
  /// With the caller's context.
  case proved(ProvedUser, context: [UInt8])
  /// With the provider's name and the caller's context.
  case refused(ProviderSignInRefusal, at: String, context: [UInt8])
}
