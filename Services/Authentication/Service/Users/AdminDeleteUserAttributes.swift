internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Removes attributes of a user.
  public func adminDeleteUserAttributes(
    _ request: AdminDeleteUserAttributesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminDeleteUserAttributesResponse {
    guard let names = request.userAttributeNames else { throw .missing("userAttributeNames") }
    let (pool, user) = try await managedUser(request.username, in: request.userPoolId)
    let update = try AttributeUpdate(removing: names, in: pool, client: nil)
    _ = try await change(user.username, in: pool, client: nil, by: update)
    return AdminDeleteUserAttributesResponse()
  }
}
