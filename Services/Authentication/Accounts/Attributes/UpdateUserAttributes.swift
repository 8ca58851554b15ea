package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

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
    try holder.checkMayChange(given.compactMap(\.name), call)
    let asked = try SwitchRequest(
      given,
      isOffered: try holder.user.isSwitchOffered(by: holder.client, in: holder.pool)
    )
    let update = try AttributeUpdate(
      setting: asked.attributes,
      in: holder.pool,
      client: holder.client
    )
    let details = try await change(
      AttributeChanger(holder),
      by: update,
      switching: asked.position,
      telling: try await notice(of: update, to: holder, call),
      clientMetadata: request.clientMetadata,
      call
    )
    return UpdateUserAttributesResponse(codeDeliveryDetailsList: details)
  }
}
