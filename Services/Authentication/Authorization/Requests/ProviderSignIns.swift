package import AuthenticationCore
package import Domain
package import PublicOperations
package import RPC

/// Sign-ins at outside providers, as authorization requests lead to them.
package protocol ProviderSignIns: Sendable {
  /// The pool's provider of an identifier (`idp_identifier`); nil where there is none.
  func name(
    identifiedBy identifier: String,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> String?

  /// The client's provider that users of a mail domain sign in at; without a domain, whether there is any such.
  func provider(
    ofDomain domain: String?,
    for client: ClientSettings,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DomainProvider

  /// Begins a sign-in at a provider that the client lists, and returns where the browser is sent.
  ///
  /// Nil where it is left to the login page.
  func begin(
    at provider: String,
    for request: AuthorizationRequest,
    wantsFreshSignIn: Bool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> String?

  /// Where a browser ends its session at the provider (LOG-5); nil where the provider wants no such request, and
  /// where it cannot be made: the sign-out here stands all the same.
  ///
  /// The provider's answer comes back with the `relayState`.
  func logoutURL(
    of session: [UInt8],
    in pool: UserPoolID,
    relayState: String?,
    _ call: Call
  ) async -> String?
}

/// What a mail domain says of where its users sign in.
package enum DomainProvider: Sendable, Hashable {
  /// No provider of the client has a domain.
  case noDomains
  /// Others have one.
  case unknown
  /// The provider of the domain, by its name.
  case found(String)
}

extension Authorization {
  /// The client's provider that users of a mail domain sign in at; without a domain, whether there is any such.
  package func provider(
    ofDomain domain: String?,
    for client: ClientSettings,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DomainProvider {
    try await providers.provider(ofDomain: domain, for: client, context)
  }
}

/// A service without sign-ins at outside providers.
package struct NoProviderSignIns: ProviderSignIns {
  package init() {}

  package func name(
    identifiedBy identifier: String,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> String? { nil }

  package func provider(
    ofDomain domain: String?,
    for client: ClientSettings,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DomainProvider { .noDomains }

  package func begin(
    at provider: String,
    for request: AuthorizationRequest,
    wantsFreshSignIn: Bool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> String? { nil }

  package func logoutURL(
    of session: [UInt8],
    in pool: UserPoolID,
    relayState: String?,
    _ call: Call
  ) async -> String? { nil }
}
