/// An account that an identity comes to at its next sign-in.
package struct ProviderLink: Sendable, Hashable {
  /// The account's.
  package let username: String
  /// By which attribute the identity is known, which counts once; nil where no link waits for it.
  package let attribute: Attribute?

  package struct Attribute: Sendable, Hashable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(username: String, attribute: Attribute?) {
    self.username = username
    self.attribute = attribute
  }
}
