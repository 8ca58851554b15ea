internal import Cryptography
internal import DeviceRegistryMessages
internal import Domain
internal import JOSE

/// Checks that a call comes from the instance whose key signed it.
struct InstanceProofs: Sendable {
  let instances: AppInstanceStore
  let clock: any WallClock

  /// A use that is noted with the proof.
  struct Use: Sendable {
    var isUse = false
    var accountID: String?
  }

  /// A DPoP proof that fits its call, and is not consumed yet.
  struct Checked: Sendable {
    let key: P256PublicKey
    let proof: AppInstanceStore.Proof
  }

  /// The instance that made a call.
  struct Proved: Sendable {
    let instance: AppInstanceRecord
    /// Nil where they were not read with it.
    let accounts: [AppAccountRecord]?
  }

  /// How far the phone's clock may be from ours.
  private static let toleranceSeconds: Int64 = 300
  private static let maxID = 256

  /// The instance that made a call; the proof is good for one.
  func prove(
    _ proof: InstanceProof,
    in pool: UserPoolID?,
    _ use: Use
  ) async throws(DeviceRegistryFailure) -> Proved {
    if let answer = proof.signedAnswer {
      return Proved(instance: try await prove(signedAnswer: answer, in: pool), accounts: nil)
    }
    let checked = try check(proof, use)
    let found = try await instances.prove(checked.proof, in: pool, at: clock.now())
    guard let found else { throw .appInstanceNotFound }
    guard found.isFirst else { throw .appProofInvalid }
    return Proved(instance: found.instance, accounts: found.accounts)
  }

  /// Checks a DPoP proof against its call (RFC 9449 §4.3).
  func check(
    _ proof: InstanceProof,
    _ use: Use = Use()
  ) throws(DeviceRegistryFailure) -> Checked {
    guard let text = proof.dpop, let dpop = DPoPProof(text) else { throw .appProofInvalid }
    guard let method = proof.httpMethod, let url = proof.httpUrl, let body = proof.bodySha256 else {
      throw .invalidRequest("a proof without its call")
    }
    // A captured proof is worth nothing for another call, nor with another body.
    guard dpop.httpMethod == method, Self.withoutQuery(dpop.httpURL) == url,
      let hash = dpop.bodyHash, constantTimeEquals(Array(hash.utf8), Base64URL.encodedBytes(body)),
      (1...Self.maxID).contains(dpop.id.utf8.count)
    else { throw .appProofInvalid }
    let issuedAt = try timely(dpop.issuedAt)
    let thumbprint = dpop.key.thumbprint
    return Checked(
      key: dpop.key,
      proof: AppInstanceStore.Proof(
        thumbprint: thumbprint,
        id: SHA256.digest(
          of: SealedFields.encode([Array("dpop".utf8), thumbprint, Array(dpop.id.utf8)])
        ),
        expiresAt: issuedAt.adding(seconds: 2 * Self.toleranceSeconds),
        isUse: use.isUse,
        accountID: use.accountID
      )
    )
  }

  /// An answer that an app signed itself, where no header can carry a proof.
  ///
  /// It is not consumed: what it answers is judged once by its `attemptId`.
  private func prove(
    signedAnswer text: String,
    in pool: UserPoolID?
  ) async throws(DeviceRegistryFailure) -> AppInstanceRecord {
    guard let token = CompactToken(Array(text.utf8)), let id = token.keyID,
      token.type?.lowercased() == "gatehouse-answer+jwt",
      id.utf8.count <= Self.maxID, !id.utf8.contains(0)
    else { throw .appProofInvalid }
    guard let pool else { throw .invalidRequest("user_pool_id is none") }
    guard let instance = try await instances.find(AppInstanceID(pool: pool, text: id)) else {
      throw .appInstanceNotFound
    }
    guard let key = P256PublicKey(point: instance.publicKey), key.signed(token),
      let issuedAt = RegisteredClaims(payload: token.payload)?.issuedAt
    else { throw .appProofInvalid }
    _ = try timely(issuedAt)
    return instance
  }

  private func timely(_ seconds: Int64) throws(DeviceRegistryFailure) -> Instant {
    let (issuedAt, now) = (Instant(unixSeconds: seconds), clock.now())
    guard issuedAt >= now.adding(seconds: -Self.toleranceSeconds),
      issuedAt <= now.adding(seconds: Self.toleranceSeconds)
    else { throw .appProofUntimely }
    return issuedAt
  }

  /// Clients may leave the query and the fragment in (RFC 9449 §4.3).
  private static func withoutQuery(_ url: String) -> String {
    String(url.prefix { $0 != "?" && $0 != "#" })
  }
}
