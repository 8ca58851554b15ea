package import AuthenticationCore
package import Domain
internal import JSON
internal import PublicOperations
internal import WebAuthn

/// A passkey that a page offers to add, to a user who has signed in on it just now.
extension Passkeys {
  /// What the browser is to make a passkey by; nil where the pool has none, or the user has one.
  package func offer(
    to user: UserRecord,
    at client: ClientID,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) -> String? {
    guard pool.passkeys.isOffered, pool.passkeys.relyingPartyID != nil else { return nil }
    let relyingParty = try pool.relyingParty()
    let passkeys = try await store.list(of: user.username, in: pool.id)
    guard passkeys.isEmpty else { return nil }
    let options = try await creationOptions(
      for: user,
      beside: [],
      at: client,
      in: pool,
      relyingParty
    )
    return JSONWriter.text(of: options)
  }

  /// Adds what the browser made of the offer to a user who is still there and may sign in.
  package func add(
    _ credential: String,
    toUser sub: String,
    at client: ClientSettings,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let cached = ClientAndPool(client: client, pool: pool)
    guard let user = try await directory.subject(sub: sub, cached: cached, call).user else {
      throw .unknownUser
    }
    try user.standing.check(for: .signInStep)
    try await add(
      credential,
      to: user,
      at: client,
      in: pool,
      try pool.relyingParty(),
      call
    )
  }
}
