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
    let removesCodes =
      pool.offersRecoveryCodes && asked.names.contains(RecoveryCodeOption.attribute)
    let names = asked.names.filter { !removesCodes || $0 != RecoveryCodeOption.attribute }
    let update = try AttributeUpdate(removing: names, in: pool, client: nil)
    _ = try await change(
      AttributeChanger(administratorOf: user, in: pool),
      by: update,
      switching: asked.position,
      call
    )
    // After the attributes, one of which may be refused: a refused call has changed nothing.
    if removesCodes {
      try await users.removeRecoveryCodes(of: user.sub, in: pool.id, at: clock.now())
      try await endSessions(by: .factorChange, of: user, in: pool, call)
    }
    return AdminDeleteUserAttributesResponse()
  }
}
