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
}
