internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import PublicOperations
internal import RPC

/// What of a pool a client's settings may name.
struct ClientReferences: Sendable, Hashable {
  var providers: Set<String> = []
  /// The scopes of resource servers, each `identifier/scope`.
  var scopes: Set<String> = []

  /// The pool's own users.
  static let ownProvider = ClientGrants.ownProvider
}

extension Pools {
  /// What there is of that which the settings name; nothing is looked up that they do not.
  func references(
    of asked: UserPoolClientType,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) -> ClientReferences {
    var known = ClientReferences()
    let providers = asked.supportedIdentityProviders ?? []
    if providers.contains(where: { $0 != ClientReferences.ownProvider }) {
      known.providers = try await providerCalls.names(in: pool.id, context: call.context)
    }
    let scopes = (asked.allowedOAuthScopes ?? []).filter { !CustomScope.standard.contains($0) }
    if !scopes.isEmpty { known.scopes = try await resourceServers.scopes(scopes, in: pool.id) }
    return known
  }
}
