package import Domain

/// What a provider says of a user who signed in, after every check.
package struct ProvedAssertion: Sendable, Hashable {
  /// What the provider says of the user.
  package struct Attribute: Sendable, Hashable {
    package let name: String
    package let friendlyName: String?
    package let values: [String]
  }

  /// Unique at its provider: what may be used once is known by it, until `expiresAt`.
  package let id: String
  /// The provider's entity id.
  package let issuer: String
  /// The user's name at the provider, as it stands, up to 255 characters without controls.
  package let nameID: String
  package let nameIDFormat: String?
  /// The name's domain; at most the provider itself.
  package let nameQualifier: String?
  package let spNameQualifier: String?
  /// Which of the expected audiences it is for.
  package let audience: String
  /// In the document's order; a name may stand twice.
  package let attributes: [Attribute]
  /// How the provider calls the session.
  package let sessionIndex: String?
  package let authenticatedAt: Instant?
  /// When the provider's session ends at the latest (SessionNotOnOrAfter).
  package let sessionEndsAt: Instant?
  /// From when on the assertion proves nothing.
  package let expiresAt: Instant
}

extension ProvedAssertion {
  /// Each attribute by its name, with one text or a list.
  package var claims: [String: JSONValue] {
    var values: [String: [String]] = [:]
    for attribute in attributes { values[attribute.name, default: []] += attribute.values }
    return values.mapValues { texts in
      if texts.count == 1, let text = texts.first { return .string(text) }
      return .array(texts.map { .string($0) })
    }
  }
}
