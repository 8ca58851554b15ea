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
  func group(in pool: UserPoolID) -> String { Self.group(of: provider, in: pool) }

  /// The same by the provider's name.
  static func group(of provider: String, in pool: UserPoolID) -> String {
    "\(pool.text)_\(provider)"
  }

  /// The attribute `identities` of a user with this identity alone.
  func attribute(at now: Instant) throws(AuthenticationFailure) -> String {
    try SettingsJSON.text(of: [entry(isPrimary: true, at: now)])
  }

  /// The attribute of a user who has this identity too; the one that the account was made for stays the primary
  /// one (LNK-3).
  func attribute(
    addedTo present: String?,
    at now: Instant
  ) throws(AuthenticationFailure) -> String {
    let others = try Self.entries(present).filter { !isNamed(by: $0) }
    return try SettingsJSON.text(of: others + [entry(isPrimary: false, at: now)])
  }

  /// The attribute without this identity; nil where no other one is left.
  func attribute(removedFrom present: String?) throws(AuthenticationFailure) -> String? {
    let others = try Self.entries(present).filter { !isNamed(by: $0) }
    return others.isEmpty ? nil : try SettingsJSON.text(of: others)
  }

  /// The identities that the attribute lists.
  static func all(in attribute: String?) throws(AuthenticationFailure) -> [ProviderIdentity] {
    try entries(attribute).compactMap { entry in
      guard case .object(let members) = entry, case .string(let subject)? = members["userId"],
        case .string(let provider)? = members["providerName"],
        case .string(let type)? = members["providerType"]
      else { return nil }
      var issuer: String?
      if case .string(let text)? = members["issuer"] { issuer = text }
      return ProviderIdentity(
        provider: provider,
        providerType: type,
        issuer: issuer,
        subject: subject
      )
    }
  }

  private static func entries(
    _ text: String?
  ) throws(AuthenticationFailure) -> [JSONValue] {
    guard let text else { return [] }
    return try SettingsJSON.decode([JSONValue].self, from: text)
  }

  private func isNamed(by entry: JSONValue) -> Bool {
    guard case .object(let members) = entry else { return false }
    return members["providerName"] == .string(provider) && members["userId"] == .string(subject)
  }

  /// With every member, as Cognito has it.
  private func entry(isPrimary: Bool, at now: Instant) -> JSONValue {
    .object([
      "userId": .string(subject), "providerName": .string(provider),
      "providerType": .string(providerType), "issuer": issuer.map { .string($0) } ?? .null,
      "primary": .bool(isPrimary), "dateCreated": .number(Double(now.unixMillis)),
    ])
  }
}
