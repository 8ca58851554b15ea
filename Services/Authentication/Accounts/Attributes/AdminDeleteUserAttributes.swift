internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Removes attributes of a user.
  public func adminDeleteUserAttributes(
    _ request: AdminDeleteUserAttributesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminDeleteUserAttributesResponse {
    guard var names = request.userAttributeNames else { throw .missing("userAttributeNames") }
    let (pool, user) = try await managedUser(request.username, in: request.userPoolId)
    if pool.offersRecoveryCodes, names.contains(RecoveryCodeOption.attribute) {
      names.removeAll { $0 == RecoveryCodeOption.attribute }
      try await users.removeRecoveryCodes(of: user.sub, in: pool.id, at: clock.now())
    }
    let update = try AttributeUpdate(removing: names, in: pool, client: nil)
    _ = try await change(user.username, in: pool, client: nil, by: update)
    return AdminDeleteUserAttributesResponse()
  }
}
