internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Confirms a sign-up without a code, and so without verifying any address.
  ///
  /// ClientMetadata has no effect yet.
  public func adminConfirmSignUp(
    _ request: AdminConfirmSignUpRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminConfirmSignUpResponse {
    let (pool, user) = try await managedUser(request.username, in: request.userPoolId)
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
        at: now
      )
    }
    guard formerOwners != nil else { throw .cannotBeConfirmed(.confirmed) }
    return AdminConfirmSignUpResponse()
  }
}
