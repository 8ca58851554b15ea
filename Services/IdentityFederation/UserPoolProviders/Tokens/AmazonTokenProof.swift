internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationProofs

/// The proof of an access token of Login with Amazon that counts once.
struct AmazonTokenProof: Sendable {
  let proof: AmazonProof
  let details: ProviderDetails
  /// How long ago the token may have been issued, where Amazon says when it was.
  let maxAgeSeconds: Int64

  /// How long a used token is known that Amazon names no end of; its tokens live for an hour.
  private static let usualSeconds: Int64 = 86_400
  /// What clocks may differ by.
  private static let leewaySeconds: Int64 = 60

  /// The user that the token proves, with the profile that it opens.
  func prove(
    _ token: String,
    at now: Instant
  ) async throws(IdentityFederationFailure) -> ProviderTokenProof {
    do throws(ProofFailure<OpaqueTokenRefusal>) {
      guard let client = details["client_id"] else { throw .refused(.otherApplication) }
      let proved = try await proof.prove(token, of: client, as: .partOfUsername)
      guard isYoung(proved, at: now) else { throw .refused(.old) }
      let left = min(max(proved.secondsLeft ?? Self.usualSeconds, 60), Self.usualSeconds)
      return ProviderTokenProof(
        subject: proved.user,
        claims: try await proof.profile(of: proved.user, by: token),
        refusedFrom: now.unixSeconds + left,
        spendKey: ProviderTokenProof.spendKey("token", token.utf8)
      )
    } catch {
      throw IdentityFederationFailure(exchange: error)
    }
  }

  private func isYoung(_ token: AmazonProof.Token, at now: Instant) -> Bool {
    guard let issuedAt = token.issuedAt else { return true }
    return now.unixSeconds - max(issuedAt, 0) <= maxAgeSeconds + Self.leewaySeconds
  }
}
