internal import AuthenticationCore
internal import Domain
internal import PublicOperations
internal import RPC

extension SignIn {
  /// The session of a set-up, refused where its user has meanwhile got a factor.
  func setUpSession(
    _ text: String?,
    at step: SecondFactorSession.Step,
    _ call: Call
  ) async throws(AuthenticationFailure) -> SecondFactorSession {
    guard text != nil else {
      throw .invalidParameter("Either AccessToken or Session must be provided.")
    }
    let session = try SecondFactorSession(text, for: step, sealer: sealer, now: clock.now())
    let kept = try await directory.keptSettings(of: session.client)
    let subject = try await directory.subject(sub: session.sub, kept: kept, call)
    guard subject.pool.secondFactors.offers(.softwareToken) else { throw .softwareTokenNotOffered }
    guard let user = subject.user, user.standing.refusal(of: .anyUse) == nil,
      user.salt ?? [] == session.salt
    else { throw call.refusal(.invalidSession, "the set-up is over") }
    guard try isSetUpOpen(.softwareToken, of: user, in: subject.pool),
      !(try await spentChallenges.isSpent(session.id, in: subject.pool.id))
    else {
      throw try await refusal(
        ofClosed: session.id,
        "the set-up is over",
        in: subject.pool.id,
        call
      )
    }
    return session
  }
}
