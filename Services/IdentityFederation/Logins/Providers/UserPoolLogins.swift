internal import Domain
internal import GatehouseStubs
internal import IdentityFederationCore
internal import IdentityFederationProofs
internal import JOSE
internal import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// Logins by the ID tokens of this installation's user pools.
struct UserPoolLogins: Sendable {
  let proof: UserPoolTokenProofClient
  /// What the pools' issuers begin with, without the scheme and with a slash at the end.
  let issuerPrefix: String
  let clock: any WallClock

  /// The pool that a provider's name means, in AWS's spelling or as its issuer without the scheme;
  /// nil for another provider's.
  func pool(named name: String) -> UserPoolID? {
    if name.hasPrefix(issuerPrefix) {
      return UserPoolID(String(name.dropFirst(issuerPrefix.count)))
    }
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let pool = UserPoolID(String(parts[1])),
      parts[0] == "cognito-idp.\(pool.region).amazonaws.com"
    else { return nil }
    return pool
  }

  /// The provider of a pool, in AWS's spelling.
  static func provider(of pool: UserPoolID) -> String {
    "cognito-idp.\(pool.region).amazonaws.com/\(pool.text)"
  }

  /// The user that the token proves.
  func prove(
    _ token: String,
    of userPool: UserPoolID,
    in settings: IdentityPoolSettings,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ProvedLogin {
    let providers = settings.cognitoIdentityProviders.filter {
      pool(named: $0.providerName) == userPool
    }
    guard !providers.isEmpty else { throw .unsupportedLoginProvider }
    let answer = try await ask(token, userPool, context)
    guard let claims = IDTokenClaims(payload: answer.claims ?? []) else {
      throw .loginNotOpenIDConnect
    }
    let now = clock.now()
    let verified: VerifiedIDToken
    do throws(IDTokenRefusal) {
      verified = try claims.checked(by: .login(for: Set(providers.map(\.clientID))), at: now)
    } catch {
      throw IdentityFederationFailure(login: error, at: now)
    }
    // An access token proves the right to call the pool's API, and no sign-in to the client.
    guard claims.registered.tokenUse == "id" else { throw .loginNotOpenIDConnect }
    let isChecked = providers.contains {
      $0.clientID == verified.application && $0.serverSideTokenCheck
    }
    guard !isChecked || answer.isEnded == false else { throw .loginEnded }
    let name = Self.provider(of: userPool)
    return ProvedLogin(
      provider: name,
      subject: verified.subject,
      client: verified.application,
      userPool: userPool,
      spellings: [name, issuerPrefix + userPool.text],
      claims: verified.claims
    )
  }

  private func ask(
    _ token: String,
    _ userPool: UserPoolID,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ProveUserPoolTokenResponse {
    var context = context
    // It changes nothing.
    context.isIdempotent = true
    do throws(RPCError) {
      return try await proof.proveUserPoolToken(
        ProveUserPoolTokenRequest(userPoolId: userPool.text, token: Array(token.utf8)),
        context: context
      )
    } catch {
      throw Self.refusal(error)
    }
  }

  private static func refusal(_ error: RPCError) -> IdentityFederationFailure {
    let refusals: [Reason: IdentityFederationFailure] = [
      .poolTokenInvalid: .loginNotOpenIDConnect,
      .poolTokenOfOtherIssuer: .loginOfOtherIssuer,
      .poolTokenUnverified: .loginForged,
    ]
    return error.knownReason.flatMap { refusals[$0] }
      ?? IdentityFederationFailure(fault: error, of: "token issuance")
  }
}
