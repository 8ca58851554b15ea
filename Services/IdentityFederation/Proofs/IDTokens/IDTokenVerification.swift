package import Domain
internal import JOSE

/// The proof of ID tokens by the keys that their issuers publish (OpenID Connect Core §3.1.3.7).
package struct IDTokenVerification: Sendable {
  let keys: IssuerKeys

  /// What the token proves under the policy at this moment.
  ///
  /// The claims come first: no request for keys leaves because of a token that cannot be good.
  package func verify(
    _ text: String,
    of issuer: OpenIDConnectIssuer,
    by policy: IDTokenPolicy,
    at now: Instant
  ) async throws(ProofFailure<IDTokenRefusal>) -> VerifiedIDToken {
    guard let token = CompactToken(Array(text.utf8)),
      let claims = IDTokenClaims(payload: token.payload), let name = claims.registered.issuer
    else { throw .refused(.malformed) }
    guard issuer.names.contains(name) else { throw .refused(.otherIssuer) }
    guard token.algorithm != nil else { throw .refused(.unusableAlgorithm) }
    let verified: VerifiedIDToken
    do throws(IDTokenRefusal) {
      verified = try claims.checked(by: policy, at: now)
    } catch {
      throw .refused(error)
    }
    guard try await verdict(on: token, of: issuer) == .proved else { throw .refused(.forged) }
    return verified
  }

  private func verdict(
    on token: CompactToken,
    of issuer: OpenIDConnectIssuer
  ) async throws(ProofFailure<IDTokenRefusal>) -> PublishedKeys.Verdict {
    do {
      return try await keys.verdict(on: token, of: issuer)
    } catch {
      throw .fault(error)
    }
  }
}
