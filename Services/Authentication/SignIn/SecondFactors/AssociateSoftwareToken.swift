internal import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationMessages
internal import Cryptography
internal import Domain
internal import PublicOperations
internal import RPC

extension SignIn {
  /// Gives the user a secret for an authenticator, which counts once a code of it is shown.
  package func associateSoftwareToken(
    _ request: AssociateSoftwareTokenRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AssociateSoftwareTokenResponse {
    let secret = random.bytes(SoftwareTokenSecrets.byteCount)
    let code = Base32.encode(secret)
    guard request.accessToken == nil else {
      let holder = try await directory.holder(of: request.accessToken, call: call)
      guard holder.pool.secondFactors.offers(.softwareToken) else {
        throw .softwareTokenNotOffered
      }
      try holder.checkMayChangeFactors(call)
      let (sub, pool) = (holder.user.sub, holder.pool.id)
      let sealed = try softwareTokens.seal(secret, of: sub, in: pool)
      guard try await users.keepPendingSecret(sealed, of: sub, in: pool) else {
        throw .unknownUser
      }
      return AssociateSoftwareTokenResponse(secretCode: code)
    }
    var (asked, setUp, _) = try await setUpChallenge(request.session, at: .setUp, call)
    setUp.secret = secret
    asked.step = .associated(setUp)
    return AssociateSoftwareTokenResponse(
      secretCode: code,
      session: try seal.text(asked, of: setUp)
    )
  }
}
