package import AuthenticationCore
package import Domain
internal import PublicOperations
internal import RPC

/// Providers' own tokens, which identity federation keeps (FED-9): they end with the identity that they are of.
extension Accounts {
  /// Forgets the tokens of identities that their accounts lose.
  func removeTokens(
    of identities: [ProviderIdentity],
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    for identity in identities {
      try await providerCalls.removeTokens(
        of: identity.subject,
        at: identity.provider,
        in: pool,
        context: call.context
      )
    }
  }

  /// Forgets the tokens that a sign-in has just kept, where its identity has gone meanwhile: a deletion at the same
  /// time may have found nothing to forget yet.
  package func removeTokens(
    of subject: String,
    at provider: String,
    unlessOf user: UserRecord,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let owner = try await users.username(of: subject, at: provider, in: pool)
    guard owner != user.username else { return }
    try await providerCalls.removeTokens(
      of: subject,
      at: provider,
      in: pool,
      context: call.context
    )
  }
}
