package import Domain
package import IdentityFederationUserPoolProviders

/// A user whom a provider has proved.
package struct ProvedProviderUser: Sendable {
  package let provider: String
  package let type: UserPoolProviderType
  /// Who said it, where the provider is an issuer.
  package let issuer: String?
  /// The user, as the provider names it.
  package let subject: String
  /// What the provider says of the user.
  package let claims: [String: JSONValue]
  /// A JSON object of texts.
  package let attributeMappingJSON: String?
}

/// What became of a sign-in at a provider.
package enum FinishedProviderSignIn: Sendable {
  /// No sign-in of this browser has the state, or it is over: there is no client to tell.
  case unknown
  /// With the caller's context.
  case proved(ProvedProviderUser, context: [UInt8])
  /// With the caller's context.
  case refused(ProviderSignInRefusal, context: [UInt8])
}
