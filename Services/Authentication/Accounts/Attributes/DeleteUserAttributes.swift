package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension Accounts {
  /// Removes attributes of the access token's user, as far as its client may write them.
  package func deleteUserAttributes(
    _ request: DeleteUserAttributesRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DeleteUserAttributesResponse {
    guard let names = request.userAttributeNames else { throw .missing("userAttributeNames") }
    let holder = try await directory.activeHolder(of: request.accessToken, call: call)
    try holder.checkMayChange(names, call)
    let asked = SwitchRemoval(
      names,
      isOffered: try holder.user.isSwitchOffered(by: holder.client, in: holder.pool)
    )
    let update = try AttributeUpdate(
      removing: asked.names,
      in: holder.pool,
      client: holder.client
    )
    _ = try await change(
      AttributeChanger(holder),
      by: update,
      switching: asked.position,
      telling: try await notice(of: update, to: holder, call),
      call
    )
    return DeleteUserAttributesResponse()
  }
}
