internal import Domain
internal import IdentityFederationCore

/// The users that a developer's own system names.
extension Identities {
  /// The model's limit of a user's id, which a map of logins does not have (DeveloperUserIdentifier).
  static let maxDeveloperUser = 1024

  /// The developer's user of a pool, by the provider's name as the request has it.
  func developerLogin(
    _ user: String,
    provider: String?,
    of pool: IdentityPoolSettings
  ) throws(IdentityFederationFailure) -> Login {
    guard let name = pool.developerProviderName, provider?.exact == name.exact else {
      throw .resourceNotFound("Developer provider '\(provider ?? "")' not found.")
    }
    return Login(provider: name, subject: user)
  }

  /// The identity of a developer's user.
  func identity(
    of login: Login,
    in pool: IdentityPoolSettings
  ) async throws(IdentityFederationFailure) -> LinkedIdentity {
    let seen = try await logins.identities(nil, havingOneOf: [login], in: pool.id)
    guard let owner = seen.first(where: { $0.logins.contains(login) }) else {
      throw .developerUserNotFound(login.subject.text)
    }
    return owner
  }
}

extension IdentityFederationFailure {
  static func developerUserNotFound(_ user: String) -> Self {
    .resourceNotFound("Developer user '\(user)' not found.")
  }
}
