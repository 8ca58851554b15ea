package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Removes attributes of a user.
  package func adminDeleteUserAttributes(
    _ request: AdminDeleteUserAttributesRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminDeleteUserAttributesResponse {
    guard let given = request.userAttributeNames else { throw .missing("userAttributeNames") }
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    let asked = SwitchRemoval(given, isOffered: user.isSwitchManaged(in: pool))
    var names = asked.names
    if pool.offersRecoveryCodes, names.contains(RecoveryCodeOption.attribute) {
      names.removeAll { $0 == RecoveryCodeOption.attribute }
      try await users.removeRecoveryCodes(of: user.sub, in: pool.id, at: clock.now())
      try await endSessions(by: .factorChange, of: user, in: pool, call)
    }
    let update = try AttributeUpdate(removing: names, in: pool, client: nil)
    _ = try await change(
      AttributeChanger(administratorOf: user, in: pool),
      by: update,
      switching: asked.position,
      call
    )
    return AdminDeleteUserAttributesResponse()
  }
}
