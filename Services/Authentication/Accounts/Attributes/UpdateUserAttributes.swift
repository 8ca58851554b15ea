package import AuthenticationCore
internal import Domain
package import GatehouseMessages
internal import PublicOperations
internal import RPC

extension Accounts {
  /// Sets attributes of the access token's user, as far as its client may write them.
  ///
  /// ClientMetadata is for the function of CustomMessage, or of the pool's sender.
  package func updateUserAttributes(
    _ request: UpdateUserAttributesRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> UpdateUserAttributesResponse {
    guard let given = request.userAttributes else { throw .missing("userAttributes") }
    let holder = try await directory.activeHolder(of: request.accessToken, call: call)
    let update = try AttributeUpdate(setting: given, in: holder.pool, client: holder.client)
    let details = try await change(
      holder.user,
      in: holder.pool,
      client: holder.client,
      by: update,
      clientMetadata: request.clientMetadata,
      call
    )
    return UpdateUserAttributesResponse(codeDeliveryDetailsList: details)
  }
}
