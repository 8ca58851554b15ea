package import AuthenticationCore
package import AuthenticationTokens
internal import Domain

/// A browser's sign-in that was found by its cookie, with its user as of now.
package struct SignedInBrowser: Sendable {
  /// The UUID of the SSO session.
  package let id: String
  /// The last sign-in.
  package let signIn: AuthenticatedSignIn
  /// The user, who still has the password of the sign-in.
  package let user: UserRecord
}

extension SignedInBrowser {
  /// Why a client may not go on with the sign-in without asking its user.
  enum Unfit: Error, Sendable, Hashable {
    case userMayNotSignIn
    case providerNotListed
    case otherProviderAsked
    case identityUnlinked
    case tooOld
    case levelTooLow
    case browserForgotten
  }

  /// Nil where the client may go on (SSO-3, SSO-5).
  ///
  /// What counts is when the user was last asked, never the cookie's age: no use prolongs a sign-in.
  func unfit(
    for request: AuthorizationRequest,
    at now: Instant
  ) throws(AuthenticationFailure) -> Unfit? {
    if user.standing.refusal(of: .refresh) != nil { return .userMayNotSignIn }
    let provider = signIn.proofs.provider ?? ClientGrants.ownProvider
    let listed = request.client.grants.identityProviders
    let isListed = listed.contains(provider)
    guard isListed || listed.isEmpty && provider == ClientGrants.ownProvider else {
      return .providerNotListed
    }
    if let subject = signIn.providerSubject, try !user.hasIdentity(of: subject, at: provider) {
      return .identityUnlinked
    }
    switch request.provider {
    case .any: break
    case .own: guard provider == ClientGrants.ownProvider else { return .otherProviderAsked }
    case .outside(let name): guard provider == name else { return .otherProviderAsked }
    }
    guard now < signIn.moment.adding(seconds: request.reuseSeconds),
      request.maxAge.map({ now <= signIn.moment.adding(seconds: $0) && $0 > 0 }) ?? true
    else { return .tooOld }
    guard signIn.proofs.level >= request.wantedLevel ?? .password else { return .levelTooLow }
    return nil
  }
}

extension AuthorizationRequest {
  /// For how long after a sign-in the client goes on without asking (SSOSession.MaxValidityMinutes).
  fileprivate var reuseSeconds: Int64 {
    Int64(pool.sessions.isOn ? client.ssoValidityMinutes : Self.usualMinutes) * 60
  }

  /// Where the pool does not track sessions.
  private static let usualMinutes: Int32 = 60
}

extension [Proof] {
  /// The outside provider that has proved the user; nil where none has.
  fileprivate var provider: String? {
    for proof in self {
      if case .provider(let name, _) = proof.kind { return name }
    }
    return nil
  }
}
