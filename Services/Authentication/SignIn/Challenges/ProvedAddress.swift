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
    _ signIn: ProvedSignIn,
    _ kept: ClientOfPool
  ) async throws(AuthenticationFailure) -> ProvedSignIn {
    let attributes = try signIn.user.attributes()
    guard let name = factor.medium?.attributeName, let flag = UserAttributes.verifiedFlags[name],
      let address = attributes[name], attributes[flag] != "true"
    else { return signIn }
    let pool = signIn.subject.pool
    try await signIn.call.beginChange()
    do throws(AuthenticationFailure) {
      let change = try await users.changeAttributes(
        of: signIn.user.username,
        in: pool,
        at: clock.now()
      ) { (present) throws(AuthenticationFailure) in
        var outcome = AttributeUpdate.Outcome(
          attributes: try present.attributes(),
          pending: try present.pendingAttributes()
        )
        // The code proved the address of then, of the user of then.
        if present.sub == signIn.user.sub, outcome.attributes[name] == address {
          outcome.attributes[flag] = "true"
        }
        return try self.accounts.attributeChange(
          of: present,
          to: outcome,
          in: pool,
          client: signIn.subject.client.id
        )
      }
      signIn.call.trail.note(formerOwners: change.formerOwners)
    } catch {
      guard case .aliasExists = error else { throw error }
      return signIn
    }
    return try await refreshed(signIn, kept)
  }

  /// The sign-in with the user as it is now.
  func refreshed(
    _ signIn: ProvedSignIn,
    _ kept: ClientOfPool
  ) async throws(AuthenticationFailure) -> ProvedSignIn {
    var refreshed = signIn
    refreshed.subject = try await directory.subject(sub: signIn.user.sub, kept: kept, signIn.call)
    guard let user = refreshed.subject.user else { throw .unknownUser }
    refreshed.user = user
    return refreshed
  }
}
