internal import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension ProviderSignIn {
  /// Takes a linked identity from its account, or the password from a user of the pool's own (LNK-4).
  package func adminDisableProviderForUser(
    _ request: AdminDisableProviderForUserRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminDisableProviderForUserResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    let named = try NamedIdentity(request.user, of: "User")
    guard !named.isOwn else {
      guard named.isSubject else {
        throw .invalidParameter("ProviderAttributeName must be Cognito_Subject.")
      }
      let user = try await account(of: named, in: pool, call)
      call.note(user)
      try await accounts.disablePassword(of: user, in: pool)
      return AdminDisableProviderForUserResponse()
    }
    let provider = try await provider(named.provider, in: pool.id, call)
    guard named.isSubject else {
      try await accounts.unlink(named.attribute, at: named.provider, in: pool)
      return AdminDisableProviderForUserResponse()
    }
    try await accounts.unlink(
      ProviderIdentity(
        provider: named.provider,
        providerType: provider.type,
        issuer: nil,
        subject: named.value
      ),
      in: pool,
      call
    )
    return AdminDisableProviderForUserResponse()
  }
}
