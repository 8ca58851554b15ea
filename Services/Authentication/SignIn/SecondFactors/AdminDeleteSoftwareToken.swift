internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Takes a user's authenticator away, so that another can be set up.
  public func adminDeleteSoftwareToken(
    _ request: AdminDeleteSoftwareTokenRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminDeleteSoftwareTokenResponse {
    let (pool, user) = try await managedUser(request.username, in: request.userPoolId)
    guard try await users.deleteSoftwareToken(of: user.sub, in: pool.id, at: clock.now()) else {
      throw .unknownUser
    }
    return AdminDeleteSoftwareTokenResponse()
  }
}
