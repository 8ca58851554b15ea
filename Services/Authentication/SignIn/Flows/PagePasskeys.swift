package import AuthenticationCore
internal import AuthenticationPasskeys
internal import AuthenticationTokens
internal import Domain
internal import PublicOperations

/// What a login page has a passkey sign before any name is typed (PKY-8).
package struct PagePasskey: Sendable, Hashable {
  /// PublicKeyCredentialRequestOptionsJSON.
  package let options: String
  /// The Session of WEB_AUTHN.
  package let session: String
}

extension SignIn {
  /// The challenge of a page at which a passkey may say who signs in; nil where the pool has no passkeys.
  ///
  /// Nothing is written: the challenge is sealed, and its answer spends it.
  package func pagePasskey(
    at client: ClientSettings,
    in pool: UserPoolSettings,
    for levels: [AuthenticationLevel],
    seconds: Int64
  ) throws(AuthenticationFailure) -> PagePasskey? {
    guard pool.passkeys.isOffered, !pool.isLite else { return nil }
    let challenge = random.bytes(Self.passkeyChallengeCount)
    let options = PasskeyRequestOptions(challenge: challenge, of: [], in: pool, seconds: seconds)
    guard let options else { return nil }
    let sub = random.uuid()
    var state = SignInState(username: "", sub: sub, enteredName: "", door: .hostedPage)
    state.isByChoice = true
    state.targetLevels = levels
    state.salt = unknownUsers.salt(sub, in: pool.id)
    let asked = AskedChallenge(
      id: random.bytes(16),
      expiresAt: clock.now().adding(seconds: seconds),
      state: state,
      step: .passkey(challenge: challenge)
    )
    return PagePasskey(options: options.text, session: try seal.text(asked, for: client))
  }

  /// What a browser may make a passkey by whose user has just signed in; nil where none is offered: the user has
  /// one, or gave no second factor in a pool that asks for it before factors change.
  package func passkeyOffer(
    after ended: EndedSignIn
  ) async throws(AuthenticationFailure) -> String? {
    guard let user = ended.subject.user, !ended.signIn.proofs.holdsPasskey else { return nil }
    let pool = ended.subject.pool
    guard !pool.needsFactorForFactors || ended.signIn.proofs.holdsSecondFactor else { return nil }
    return try await passkeys.offer(to: user, at: ended.subject.client.id, in: pool)
  }

  /// Adds the passkey that was made of an offer.
  package func addPasskey(
    _ credential: String,
    to sub: String,
    at client: ClientSettings,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    try await passkeys.add(credential, toUser: sub, at: client, in: pool, call)
  }
}
