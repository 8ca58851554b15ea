internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationProofs

/// The proof of an ID token that counts once.
struct IDTokenProof: Sendable {
  let tokens: IDTokenVerification
  let issuer: OpenIDConnectIssuer
  let policy: IDTokenPolicy

  /// The user that the token proves at this moment.
  func prove(
    _ text: String,
    at now: Instant
  ) async throws(IdentityFederationFailure) -> ProviderTokenProof {
    let token: VerifiedIDToken
    do throws(ProofFailure<IDTokenRefusal>) {
      token = try await tokens.verify(text, of: issuer, by: policy, at: now)
    } catch {
      throw IdentityFederationFailure(exchange: error)
    }
    return ProviderTokenProof(
      subject: token.subject,
      claims: token.claims,
      refusedFrom: token.refusedFrom,
      spendKey: spendKey(of: text, token.id)
    )
  }

  /// The text up to the signature stands in for a name: a signature may have several forms.
  private func spendKey(of text: String, _ name: String?) -> [UInt8] {
    if let name, !name.isEmpty { return ProviderTokenProof.spendKey("jti", name.utf8) }
    let signed = text.utf8.prefix(upTo: text.utf8.lastIndex(of: UInt8(ascii: ".")) ?? text.endIndex)
    return ProviderTokenProof.spendKey("token", signed)
  }
}
