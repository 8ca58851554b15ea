internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Removes attributes of the access token's user, as far as its client may write them.
  public func deleteUserAttributes(
    _ request: DeleteUserAttributesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DeleteUserAttributesResponse {
    guard let names = request.userAttributeNames else { throw .missing("userAttributeNames") }
    let holder = try await activeHolder(of: request.accessToken, context: context)
    let update = try AttributeUpdate(removing: names, in: holder.pool, client: holder.client)
    _ = try await change(
      holder.user.username,
      in: holder.pool,
      client: holder.client,
      by: update
    )
    return DeleteUserAttributesResponse()
  }
}
