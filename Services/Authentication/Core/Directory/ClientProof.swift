/// What a client has proved of itself by showing its secret.
package enum ClientProof: Sendable, Hashable {
  /// It has a secret, and has shown it.
  case secret
  /// It has none, and so has proved nothing.
  case none

  /// Nil where the client did not prove which it is.
  ///
  /// One that has no secret must show none: it would be taken for a proof.
  init?(_ given: String?, of secrets: [String]) {
    guard !secrets.isEmpty else {
      guard given == nil else { return nil }
      self = .none
      return
    }
    guard SecretHash.checkRaw(given, secrets: secrets) else { return nil }
    self = .secret
  }
}

extension Directory {
  /// What the client proves by the secret that its request carries in the clear; nil where it is not
  /// proved.
  package func proof(
    of client: ClientSettings,
    secret: String?
  ) throws(AuthenticationFailure) -> ClientProof? {
    ClientProof(secret, of: try settings.secrets(of: client))
  }

  /// Refuses before anything else is looked at, but not because what is new of a client, as a secret, is not
  /// known here yet.
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
