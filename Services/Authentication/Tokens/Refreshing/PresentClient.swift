package import AuthenticationCore
internal import Domain

extension Tokens {
  /// Refuses before the token is looked at, but not because what is new of a client, as a secret, is
  /// not known here yet.
  package func checkPresently(
    _ cached: ClientSettings,
    _ check: (ClientSettings) throws(AuthenticationFailure) -> Void
  ) async throws(AuthenticationFailure) {
    do throws(AuthenticationFailure) {
      try check(cached)
    } catch {
      try check(try await settings.client(cached.id).client)
    }
  }
}
