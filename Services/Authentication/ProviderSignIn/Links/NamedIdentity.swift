internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import PublicOperations
internal import RPC

/// A user as administrators name one: by a provider and something that it says (ProviderUserIdentifierType).
struct NamedIdentity: Sendable {
  let provider: String
  let name: String
  let value: String

  /// What the pool itself is called among providers.
  private static let own = "Cognito"
  /// What stands for the provider's own name of the user.
  private static let subject = "Cognito_Subject"

  init(
    _ identifier: ProviderUserIdentifierType?,
    of member: StaticString,
    needsAttribute: Bool = true
  ) throws(AuthenticationFailure) {
    guard let identifier else { throw .missing("\(member)") }
    guard let provider = identifier.providerName, !provider.isEmpty else {
      throw .invalidParameter("ProviderName of \(member) is missing.")
    }
    guard let value = identifier.providerAttributeValue, !value.isEmpty, !value.utf8.contains(0)
    else { throw .invalidParameter("ProviderAttributeValue of \(member) is missing.") }
    guard identifier.providerAttributeName.nonEmptyText || !needsAttribute else {
      throw .invalidParameter("ProviderAttributeName of \(member) is missing.")
    }
    self.provider = provider
    self.value = value
    name = identifier.providerAttributeName ?? Self.subject
  }

  /// Whether it is a user of the pool's own.
  var isOwn: Bool { provider == Self.own }

  var isSubject: Bool { name == Self.subject }

  var attribute: ProviderLink.Attribute { ProviderLink.Attribute(name: name, value: value) }
}

extension String? {
  fileprivate var nonEmptyText: Bool { !(self ?? "").isEmpty }
}

/// A provider of a pool, as far as links depend on it.
struct LinkedProvider: Sendable {
  let type: String
  /// The pool's attributes that the provider's are mapped to.
  let mapped: Set<String>

  private static let socialTypes: Set<String> = [
    "Facebook", "Google", "LoginWithAmazon", "SignInWithApple",
  ]

  /// Refuses what the provider's users cannot be known by.
  func check(_ source: NamedIdentity) throws(AuthenticationFailure) {
    guard !source.isSubject else { return }
    guard !Self.socialTypes.contains(type) else {
      throw .invalidParameter(
        "ProviderAttributeName must be Cognito_Subject for a provider of type \(type)."
      )
    }
    guard mapped.contains(source.name) else {
      throw .invalidParameter(
        "The attribute \(source.name) is not in the AttributeMapping of the identity provider."
      )
    }
  }
}

extension ProviderSignIn {
  func provider(
    _ name: String,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> LinkedProvider {
    let found = try await providerCalls.ask { (providers) async throws(RPCError) in
      try await providers.getUserPoolProvider(
        GetUserPoolProviderRequest(userPoolId: pool.text, name: name),
        context: call.context.repeatable
      )
    }.provider
    let mapping = try found?.attributeMappingJson.map { json throws(AuthenticationFailure) in
      try SettingsJSON.decode([String: String].self, from: json)
    }
    return LinkedProvider(
      type: found?.type ?? "",
      mapped: Set((mapping ?? [:]).keys).subtracting(["username"])
    )
  }

  /// The account of a user of the pool's own, by the username, or of an outside provider's, by its name there.
  func account(
    of named: NamedIdentity,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) -> UserRecord {
    guard named.isOwn else {
      return try await accounts.user(of: named.value, at: named.provider, in: pool)
    }
    return try await directory.managedUser(named.value, in: pool.id.text, call).user
  }
}
