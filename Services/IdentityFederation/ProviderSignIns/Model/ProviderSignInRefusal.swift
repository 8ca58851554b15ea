/// Why a provider's answer proves no user, as the client is told of it.
package struct ProviderSignInRefusal: Error, Sendable, Hashable, Codable {
  /// A word of RFC 6749 §4.1.2.1.
  package let error: String
  /// Cognito's sentence, where it has one.
  package let description: String
  /// The rule that refuses, for the operator.
  package let rule: String

  /// What a provider may say, and a client hears.
  private static let knownErrors: Set<String> = [
    "invalid_request", "unauthorized_client", "access_denied", "unsupported_response_type",
    "invalid_scope", "server_error", "temporarily_unavailable",
  ]

  /// The provider itself refuses (FED-2); its description could hold anything and is not passed on.
  static func provider(_ error: String) -> ProviderSignInRefusal {
    ProviderSignInRefusal(
      error: knownErrors.contains(error) ? error : "server_error",
      description: "The identity provider refused the sign-in.",
      rule: "the provider refuses"
    )
  }

  /// Its token endpoint gives no answer.
  static let silent = ProviderSignInRefusal(
    error: "invalid_request",
    description: "Timeout occurred in calling IdP token endpoint",
    rule: "the provider cannot be asked"
  )

  /// The operator's settings keep its addresses from being asked (IDP-3): the rule names the cure.
  static func closed(_ origin: String) -> ProviderSignInRefusal {
    ProviderSignInRefusal(
      error: silent.error,
      description: silent.description,
      rule: "providers.allowed-hosts of identity federation does not have \(origin)"
    )
  }

  /// Its token endpoint refuses the code.
  static func status(_ status: Int, of provider: String) -> ProviderSignInRefusal {
    ProviderSignInRefusal(
      error: "invalid_request",
      description: "\(provider) Error - \(status) error getting token",
      rule: "the provider's token endpoint answers with status \(status)"
    )
  }

  /// Whether the token endpoint does not accept the pool's application (RFC 6749 §5.2).
  var isOfClient: Bool { rule.hasSuffix(" 401") || rule.hasSuffix(" 403") }

  /// What the token endpoint answers is not what it should be.
  static func badAnswer(_ rule: String) -> ProviderSignInRefusal {
    ProviderSignInRefusal(
      error: "invalid_request",
      description: "Bad token response",
      rule: rule
    )
  }

  /// The token that it gives proves nothing.
  static func badToken(_ rule: String) -> ProviderSignInRefusal {
    ProviderSignInRefusal(error: "invalid_request", description: "Bad id_token", rule: rule)
  }

  /// The token that it gives is another issuer's.
  static func otherIssuer(_ issuer: String, _ rule: String) -> ProviderSignInRefusal {
    ProviderSignInRefusal(
      error: "invalid_request",
      description: "Bad id_token issuer \(issuer.prefix(maxIssuer))",
      rule: rule
    )
  }

  private static let maxIssuer = 256

  /// Its keys cannot be fetched.
  static let withoutKeys = ProviderSignInRefusal(
    error: "invalid_request",
    description: "Timeout in calling jwks uri",
    rule: "the provider's keys cannot be fetched"
  )

  /// The response of SAML does not count; what is wrong with it is for the operator (SAM-23).
  static func badResponse(_ rule: String) -> ProviderSignInRefusal {
    ProviderSignInRefusal(
      error: "server_error",
      description: "Error in SAML response processing: the response is not accepted",
      rule: rule
    )
  }
}
