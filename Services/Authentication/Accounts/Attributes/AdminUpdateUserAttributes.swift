package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension Accounts {
  /// Sets attributes of a user, also such as no client may write: what is verified, for one.
  ///
  /// ClientMetadata is for the function of CustomMessage, or of the pool's sender.
  package func adminUpdateUserAttributes(
    _ request: AdminUpdateUserAttributesRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminUpdateUserAttributesResponse {
    guard let given = request.userAttributes else { throw .missing("userAttributes") }
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    let asked = try SwitchRequest(given, isOffered: user.isSwitchManaged(in: pool))
    let update = try AttributeUpdate(setting: asked.attributes, in: pool, client: nil)
    _ = try await change(
      AttributeChanger(administratorOf: user, in: pool),
      by: update,
      switching: asked.position,
      clientMetadata: request.clientMetadata,
      call
    )
    return AdminUpdateUserAttributesResponse()
  }
}
