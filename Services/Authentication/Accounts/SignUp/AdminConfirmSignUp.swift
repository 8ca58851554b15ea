package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Confirms a sign-up without a code, and so without verifying any address.
  ///
  /// ClientMetadata is for the function of PostConfirmation.
  package func adminConfirmSignUp(
    _ request: AdminConfirmSignUpRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminConfirmSignUpResponse {
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    guard user.status == .unconfirmed else { throw .cannotBeConfirmed(user.status) }
    let now = clock.now()
    let formerOwners = try await refusingTakenAlias {
      () async throws(AuthenticationFailure) in
      try await users.confirm(
        user.username,
        in: pool,
        attributesJSON: "{}",
        isForced: false,
        codeHash: nil,
        isPasswordProved: true,
        at: now
      )
    }
    guard formerOwners != nil else { throw .cannotBeConfirmed(.confirmed) }
    try await tellOfConfirmation(
      .confirmSignUp,
      of: user.username,
      in: pool,
      client: nil,
      clientMetadata: request.clientMetadata,
      call
    )
    return AdminConfirmSignUpResponse()
  }
}
