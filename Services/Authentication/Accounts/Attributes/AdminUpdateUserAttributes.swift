internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Sets attributes of a user, also such as no client may write: what is verified, for one.
  ///
  /// ClientMetadata has no effect yet.
  public func adminUpdateUserAttributes(
    _ request: AdminUpdateUserAttributesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminUpdateUserAttributesResponse {
    guard let given = request.userAttributes else { throw .missing("userAttributes") }
    let (pool, user) = try await managedUser(request.username, in: request.userPoolId)
    let update = try AttributeUpdate(setting: given, in: pool, client: nil)
    _ = try await change(user.username, in: pool, client: nil, by: update)
    return AdminUpdateUserAttributesResponse()
  }
}
