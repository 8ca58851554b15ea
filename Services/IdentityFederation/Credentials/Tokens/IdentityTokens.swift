package import Domain
package import IdentityFederationCore
internal import JOSE
package import RPC
internal import TokenIssuanceMessages
package import TokenIssuanceStubs

/// The tokens that identity pools give to their identities (cognito-identity, GetOpenIdToken).
///
/// Token issuance signs them; here they are asked for, and proved by its public keys.
package struct IdentityTokens: Sendable {
  /// What "iss" says, without a final slash.
  package let issuer: String
  private let signer: IdentityTokenClient
  private let keys: IdentityTokenKeys
  private let clock: any WallClock

  /// Tokens of the installation's issuer, by the two RPC services of token issuance.
  package init(
    issuer: String,
    signer: IdentityTokenClient,
    publicKeys: PublicKeysClient,
    clock: any WallClock
  ) {
    self.issuer = issuer
    self.signer = signer
    keys = IdentityTokenKeys(source: publicKeys, clock: clock)
    self.clock = clock
  }

  /// A new token, which lives 1 to 86400 seconds.
  package func token(
    for identity: IdentityID,
    of pool: IdentityPoolID,
    authenticationMethods: AuthenticationMethods,
    principalTags: [String: String],
    lifetimeSeconds: Int64,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> String {
    let request = SignIdentityTokenRequest(
      identityPoolId: pool.text,
      identityId: identity.text,
      authenticationMethods: authenticationMethods.members,
      principalTags: principalTags.isEmpty ? nil : principalTags,
      lifetimeSeconds: lifetimeSeconds
    )
    var context = context
    // A second token does no harm.
    context.isIdempotent = true
    do throws(RPCError) {
      let reply = try await signer.signIdentityToken(request, context: context)
      return String(decoding: reply.token ?? [], as: UTF8.self)
    } catch {
      throw IdentityFederationFailure(fault: error, of: "token issuance")
    }
  }

  /// What a token of ours says, if a key of ours signed it and it has not ended.
  ///
  /// Whether its pool and identity are those of the request is the caller's to check.
  package func prove(
    _ token: String,
    context: RPCCallContext
  ) async throws(IdentityTokenFault) -> IdentityTokenClaims {
    guard let token = CompactToken(Array(token.utf8)),
      let claims = IdentityTokenClaims(payload: token.payload)
    else { throw .malformed }
    guard claims.issuer == issuer else { throw .otherIssuer }
    let isSigned: Bool
    do throws(IdentityFederationFailure) {
      isSigned = try await keys.signed(token, context)
    } catch {
      throw .failed(error)
    }
    guard isSigned else { throw .forged }
    let now = clock.now()
    guard now < claims.expiresAt else { throw .expired(claims.expiresAt, now: now) }
    return claims
  }
}
