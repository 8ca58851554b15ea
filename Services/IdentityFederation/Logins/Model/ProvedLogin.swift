package import Domain

/// A login whose token was proved.
package struct ProvedLogin: Sendable, Hashable {
  /// The provider in its normal form, such as `accounts.google.com`: two spellings of one provider
  /// have one.
  package let provider: String
  /// The user, as the provider's token names it; 1 to 255 characters, none of them a control.
  package let subject: String
  /// The application that the token was given to: the client id of a user pool or of OpenID Connect,
  /// the application's id of Facebook and Amazon.
  package let client: String
  /// The user pool, where the provider is one.
  package let userPool: UserPoolID?
  /// The names by which a pool's settings may call the provider, the normal form first.
  package let spellings: [String]
  /// All claims of the token; of an opaque one `iss`, `aud` and `sub`, as its provider told them.
  package let claims: [String: JSONValue]

  package init(
    provider: String,
    subject: String,
    client: String = "",
    userPool: UserPoolID? = nil,
    spellings: [String]? = nil,
    claims: [String: JSONValue] = [:]
  ) {
    self.provider = provider
    self.subject = subject
    self.client = client
    self.userPool = userPool
    self.spellings = spellings ?? [provider]
    self.claims = claims
  }

  /// The names by which a role mapping may call the provider: of user pools each with the client.
  package var roleMappingKeys: [String] {
    userPool == nil ? spellings : spellings.map { "\($0):\(client)" }
  }
}
