internal import AuthenticationAccounts
internal import AuthenticationCore
internal import Domain
internal import PublicOperations

extension SignIn {
  /// Marks the address verified to which the right code of a sign-in went; the sign-in goes on with
  /// the user as it then is.
  ///
  /// "When a user completes their first MFA, Amazon Cognito marks their email address or phone number
  /// as verified" (developer guide, SMS and email message MFA). As with every verification, an alias
  /// moves here from whoever had it; where it cannot, being that user's username, the address stays
  /// as it was, and the sign-in goes on all the same.
  func verifyAddress(
    ofCodeBy factor: SecondFactor,
    _ attempt: SignInAttempt,
    _ kept: ClientOfPool
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
        of: user.username,
        in: pool,
        at: clock.now()
      ) { (present) throws(AuthenticationFailure) in
        var outcome = AttributeUpdate.Outcome(
          attributes: try present.attributes(),
          pending: try present.pendingAttributes()
        )
        // The code proved the address of then, of the user of then.
        if present.sub == user.sub, outcome.attributes[name] == address {
          outcome.attributes[flag] = "true"
        }
        return try self.accounts.attributeChange(
          of: present,
          to: outcome,
          in: pool,
          client: attempt.subject.client.id
        )
      }
      attempt.call.trail.note(formerOwners: change.formerOwners)
    } catch {
      guard case .aliasExists = error else { throw error }
      return attempt
    }
    return try await refreshed(attempt, kept)
  }

  /// The sign-in with the user as it is now.
  func refreshed(
    _ attempt: SignInAttempt,
    _ kept: ClientOfPool
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    var refreshed = attempt
    refreshed.subject = try await directory.subject(
      sub: attempt.state.sub,
      kept: kept,
      attempt.call
    )
    guard refreshed.subject.user != nil else { throw .unknownUser }
    return refreshed
  }
}
