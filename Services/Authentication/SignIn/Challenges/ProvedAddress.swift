internal import AuthenticationAccounts
internal import AuthenticationCore
internal import Domain
internal import PublicOperations

extension SignIn {
  /// Marks the address of a right code as verified; the sign-in goes on with the updated user.
  ///
  /// "When a user completes their first MFA, Amazon Cognito marks their email address or phone number
  /// as verified" (developer guide, SMS and email message MFA). As with every verification, the
  /// alias moves from its former owner to this user. Where it cannot, because it is that owner's
  /// username, the address stays unverified, and the sign-in goes on.
  func verifyAddress(
    ofCodeBy factor: SecondFactor,
    _ attempt: SignInAttempt,
    _ cached: ClientAndPool
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let user = try attempt.knownUser()
    let attributes = try user.attributes()
    guard let name = factor.medium?.attributeName, let flag = UserAttributes.verifiedFlags[name],
      let address = attributes[name], attributes[flag] != "true"
    else { return attempt }
    let pool = attempt.subject.pool
    try await attempt.call.beginChange()
    do throws(AuthenticationFailure) {
      let change = try await users.changeAttributes(
        of: user,
        in: pool,
        at: clock.now()
      ) { (present) throws(AuthenticationFailure) in
        var outcome = AttributeUpdate.Outcome(
          attributes: try present.attributes(),
          pending: try present.pendingAttributes()
        )
        // The code proved the address of then, of the user of then: another one stays as it is.
        guard present.sub == user.sub, outcome.attributes[name] == address else { return nil }
        outcome.attributes[flag] = "true"
        return try self.accounts.attributeChange(
          of: present,
          to: outcome,
          in: pool,
          client: attempt.subject.client.id
        )
      }
      if let change {
        attempt.call.trail.note(formerOwners: change.formerOwners)
        try await accounts.endSessions(
          ofFormerOwners: change.formerOwners,
          in: attempt.subject.pool,
          attempt.call
        )
      }
    } catch {
      guard case .aliasExists = error else { throw error }
      return attempt
    }
    return try await refreshed(attempt, cached)
  }

  /// The sign-in with the user as it is now.
  func refreshed(
    _ attempt: SignInAttempt,
    _ cached: ClientAndPool
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    var refreshed = attempt
    refreshed.subject = try await directory.subject(
      sub: attempt.state.sub,
      cached: cached,
      attempt.call
    )
    guard refreshed.subject.user != nil else { throw .unknownUser }
    return refreshed
  }
}
