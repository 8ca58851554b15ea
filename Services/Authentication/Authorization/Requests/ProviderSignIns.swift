package import AuthenticationCore
package import Domain
package import PublicOperations

/// Sign-ins at outside providers, as authorization requests lead to them.
package protocol ProviderSignIns: Sendable {
  /// The pool's provider of an identifier (`idp_identifier`); nil where there is none.
  func name(
    identifiedBy identifier: String,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> String?

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

/// A service without sign-ins at outside providers.
package struct NoProviderSignIns: ProviderSignIns {
  package init() {}

  package func name(
    identifiedBy identifier: String,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> String? { nil }

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
