package import AuthenticationMessages

/// A user's attributes in the forms the operations need.
package enum UserAttributes {
  /// As the API lists them: sub first, then by name.
  package static func list(_ attributes: [String: String], sub: String) -> [AttributeType] {
    [AttributeType(name: "sub", value: sub)]
      + attributes.sorted { $0.key < $1.key }.map { AttributeType(name: $0.key, value: $0.value) }
  }

  /// What a client may see of them.
  package static func readable(
    _ attributes: [String: String],
    by client: ClientSettings,
    in pool: UserPoolSettings
  ) -> [String: String] {
    attributes.filter { name, _ in
      name == identities || pool.attribute(named: name).map(client.mayRead) ?? false
    }
  }

  /// Which outside providers prove the user, as JSON; no part of the schema, and written by the service
  /// alone.
  package static let identities = "identities"

  /// The names of the attributes that say whether an address is verified.
  package static let verifiedFlags = [
    "email": "email_verified", "phone_number": "phone_number_verified",
  ]

  /// Says of each address that comes without a word about it that it is not verified.
  package static func withUnverifiedFlags(_ attributes: [String: String]) -> [String: String] {
    var attributes = attributes
    for (address, flag) in verifiedFlags where attributes[address] != nil {
      attributes[flag] = attributes[flag] ?? "false"
    }
    return attributes
  }
}
