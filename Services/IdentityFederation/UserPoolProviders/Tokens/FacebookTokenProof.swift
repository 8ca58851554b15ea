internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationProofs

/// The proof of an access token of Facebook that counts once.
struct FacebookTokenProof: Sendable {
  let proof: FacebookProof
  let details: ProviderDetails

  /// The longest that Facebook's tokens live: as long a used one has to be known.
  private static let maxSeconds: Int64 = 90 * 86_400

  /// The user that the token proves, with what Facebook says of these fields.
  func prove(
    _ token: String,
    asking fields: [String],
    at now: Instant
  ) async throws(IdentityFederationFailure) -> ProviderTokenProof {
    do throws(ProofFailure<OpaqueTokenRefusal>) {
      guard let client = details["client_id"] else { throw .refused(.otherApplication) }
      let user = try await proof.prove(
        token,
        of: client,
        secret: details["client_secret"],
        asking: Set(fields),
        as: .partOfUsername
      )
      return ProviderTokenProof(
        subject: user.id,
        claims: user.fields,
        refusedFrom: now.unixSeconds + Self.maxSeconds,
        spendKey: ProviderTokenProof.spendKey("token", token.utf8)
      )
    } catch {
      throw IdentityFederationFailure(exchange: error)
    }
  }
}
