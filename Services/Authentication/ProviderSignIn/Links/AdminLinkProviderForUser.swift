internal import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension ProviderSignIn {
  /// Gives an identity of an outside provider, which has not signed in yet, the account of another user (LNK-1).
  package func adminLinkProviderForUser(
    _ request: AdminLinkProviderForUserRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminLinkProviderForUserResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    let source = try NamedIdentity(request.sourceUser, of: "SourceUser")
    guard !source.isOwn else {
      throw .invalidParameter(
        "Invalid SourceUser: Cognito users with a username/password may not be passed in as a SourceUser, "
          + "only as a DestinationUser"
      )
    }
    let destination = try NamedIdentity(
      request.destinationUser,
      of: "DestinationUser",
      needsAttribute: false
    )
    let provider = try await provider(source.provider, in: pool.id, call)
    try provider.check(source)
    let user = try await account(of: destination, in: pool, call)
    call.note(user)
    guard source.isSubject else {
      try await accounts.link(source.attribute, at: source.provider, to: user, in: pool)
      return AdminLinkProviderForUserResponse()
    }
    try await accounts.link(
      ProviderIdentity(
        provider: source.provider,
        providerType: provider.type,
        issuer: nil,
        subject: source.value
      ),
      to: user,
      in: pool
    )
    return AdminLinkProviderForUserResponse()
  }
}
