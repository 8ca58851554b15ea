internal import Domain

extension UserRecord {
  /// Whether the user has an identity at an outside provider, by the provider's name for the user.
  package func hasIdentity(
    of subject: String,
    at provider: String
  ) throws(AuthenticationFailure) -> Bool {
    guard let text = try attributes()[UserAttributes.identities] else { return false }
    return try SettingsJSON.decode([JSONValue].self, from: text).contains { entry in
      guard case .object(let members) = entry else { return false }
      return members["providerName"] == .string(provider) && members["userId"] == .string(subject)
    }
  }
}
