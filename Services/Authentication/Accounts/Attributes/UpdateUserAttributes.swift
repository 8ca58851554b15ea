internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Sets attributes of the access token's user, as far as its client may write them.
  ///
  /// ClientMetadata has no effect yet.
  public func updateUserAttributes(
    _ request: UpdateUserAttributesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> UpdateUserAttributesResponse {
    guard let given = request.userAttributes else { throw .missing("userAttributes") }
    let holder = try await activeHolder(of: request.accessToken, context: context)
    let update = try AttributeUpdate(setting: given, in: holder.pool, client: holder.client)
    let details = try await change(
      holder.user.username,
      in: holder.pool,
      client: holder.client,
      by: update
    )
    return UpdateUserAttributesResponse(codeDeliveryDetailsList: details)
  }
}
