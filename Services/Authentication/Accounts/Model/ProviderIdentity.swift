package import AuthenticationCore
internal import Domain

/// A user of an outside provider, as the provider proved it.
package struct ProviderIdentity: Sendable, Hashable {
  package let provider: String
  /// Cognito's IdentityProviderTypeType.
  package let providerType: String
  /// Nil where the provider's tokens name none.
  package let issuer: String?
  /// The provider's name for the user, byte for byte.
  package let subject: String

  package init(provider: String, providerType: String, issuer: String?, subject: String) {
    self.provider = provider
    self.providerType = providerType
    self.issuer = issuer
    self.subject = subject
  }

  /// The username of a user that the provider alone proves.
  package func username(in pool: UserPoolSettings) -> String {
    pool.canonical("\(provider)_\(subject)")
  }

  /// The group of all users of the provider.
  func group(in pool: UserPoolID) -> String { "\(pool.text)_\(provider)" }

  /// The attribute `identities` of a user with this identity alone.
  func attribute(at now: Instant) throws(AuthenticationFailure) -> String {
    try SettingsJSON.text(of: [Entry(self, at: now)])
  }

  private struct Entry: Encodable {
    let userId: String
    let providerName: String
    let providerType: String
    let issuer: String?
    let primary = true
    let dateCreated: Int64

    init(_ identity: ProviderIdentity, at now: Instant) {
      userId = identity.subject
      providerName = identity.provider
      providerType = identity.providerType
      issuer = identity.issuer
      dateCreated = now.unixMillis
    }

    private enum CodingKeys: String, CodingKey {
      case userId, providerName, providerType, issuer, primary, dateCreated
    }

    /// With every member, as Cognito has it.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(userId, forKey: .userId)
      try container.encode(providerName, forKey: .providerName)
      try container.encode(providerType, forKey: .providerType)
      try container.encode(issuer, forKey: .issuer)
      try container.encode(primary, forKey: .primary)
      try container.encode(dateCreated, forKey: .dateCreated)
    }
  }
}
