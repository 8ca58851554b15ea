internal import Cryptography
internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Gives the user a secret for an authenticator, which counts once a code of it is shown.
  public func associateSoftwareToken(
    _ request: AssociateSoftwareTokenRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AssociateSoftwareTokenResponse {
    let secret = random.bytes(SoftwareTokenSecrets.byteCount)
    let code = Base32.encode(secret)
    guard request.accessToken == nil else {
      let holder = try await holder(of: request.accessToken, context: context)
      guard holder.pool.secondFactors.offers(.softwareToken) else {
        throw .softwareTokenNotOffered
      }
      let (sub, pool) = (holder.user.sub, holder.pool.id)
      let sealed = try softwareTokens.seal(secret, of: sub, in: pool)
      guard try await users.keepPendingSecret(sealed, of: sub, in: pool) else {
        throw .unknownUser
      }
      return AssociateSoftwareTokenResponse(secretCode: code)
    }
    var session = try await setUpSession(request.session, at: .setUp, context)
    session.secret = secret
    return AssociateSoftwareTokenResponse(
      secretCode: code,
      session: try session.text(for: .associated, sealer: sealer)
    )
  }

  /// The session of a set-up, refused where its user has meanwhile got a factor.
  func setUpSession(
    _ text: String?,
    at step: SecondFactorSession.Step,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> SecondFactorSession {
    guard text != nil else {
      throw .invalidParameter("Either AccessToken or Session must be provided.")
    }
    let session = try SecondFactorSession(text, for: step, sealer: sealer, now: clock.now())
    let kept = try await keptSettings(of: session.client)
    let subject = try await subject(sub: session.sub, kept: kept)
    guard subject.pool.secondFactors.offers(.softwareToken) else { throw .softwareTokenNotOffered }
    guard let user = subject.user, user.isEnabled, user.salt ?? [] == session.salt else {
      throw refusal(.invalidSession, "the set-up is over", context)
    }
    guard try isSetUpOpen(.softwareToken, of: user, in: subject.pool),
      !(try await spentChallenges.isSpent(session.id, in: subject.pool.id))
    else {
      throw try await refusal(
        ofClosed: session.id,
        "the set-up is over",
        in: subject.pool.id,
        context
      )
    }
    return session
  }
}
