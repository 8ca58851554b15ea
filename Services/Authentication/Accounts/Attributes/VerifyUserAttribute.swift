package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationNotifications
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Verifies an address of the access token's user by the newest code.
  ///
  /// An address that waited takes its place now, and becomes the user's alias instead of the former.
  package func verifyUserAttribute(
    _ request: VerifyUserAttributeRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> VerifyUserAttributeResponse {
    guard let name = request.attributeName else { throw .missing("attributeName") }
    guard let code = request.code else { throw .missing("code") }
    let holder = try await directory.activeHolder(of: request.accessToken, call: call)
    let (user, pool, client) = (holder.user, holder.pool, holder.client)
    guard let purpose = CodePurpose(verifying: name),
      let flag = UserAttributes.verifiedFlags[name]
    else { throw .invalidVerifiedAttribute }
    // A new address waits to be verified where the pool keeps the former until then.
    if try user.pendingAttributes()[name] != nil { try holder.checkMayChange([name], call) }
    try await countAttempt(.verifyUserAttribute, of: user.username, in: pool.id)
    let destinations = try user.addressesToVerify()
    let stored = try await checkCode(
      code,
      purpose,
      of: user,
      destinations: destinations,
      in: pool.id
    )
    // An address that waited takes the place of the former, where the user learns of it.
    let notice =
      try user.pendingAttributes()[name] == nil
      ? nil : try await ownerNotices.message(.addressChanged, to: holder, call)
    let change = try await users.changeAttributes(
      of: user,
      in: pool,
      consuming: ConsumedCode(purpose: purpose, hash: stored.hash),
      telling: notice,
      at: clock.now()
    ) { (present) throws(AuthenticationFailure) in
      // The address may have been changed since the code was compared.
      guard let address = try present.addressesToVerify()[name],
        address.exact == destinations[name]?.exact
      else { throw .codeMismatch }
      var outcome = AttributeUpdate.Outcome(
        attributes: try present.attributes(),
        pending: try present.pendingAttributes()
      )
      outcome.attributes[name] = address
      outcome.attributes[flag] = "true"
      outcome.pending[name] = nil
      return try self.attributeChange(of: present, to: outcome, in: pool, client: client.id)
    }
    if let change {
      call.trail.note(formerOwners: change.formerOwners)
      try await endSessions(by: change, of: AttributeChanger(holder), call)
    }
    return VerifyUserAttributeResponse()
  }
}
