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
}
