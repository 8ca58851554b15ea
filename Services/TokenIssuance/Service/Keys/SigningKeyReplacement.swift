internal import Cryptography
internal import Domain

/// Puts new keys in the place of those that sign.
struct SigningKeyReplacement: Sendable {
  let store: SigningKeyStore
  let ring: SigningKeyRing
  let restoredKeys: RestoredKeyMaking
  let clock: any WallClock

  /// The keys of an owner that nothing has replaced yet.
  struct Current: Sendable {
    let owner: SigningKeyOwner
    let keyIDs: [String]
    let algorithm: SignatureAlgorithm
    /// The number of all keys that verify.
    let verifying: Int
  }

  /// How long a replaced key verifies: the maximum lifetime of a token that it may have signed, and
  /// a margin for the seconds in which it still signs and for instances whose clocks differ.
  private static let overlapSeconds = MaxLifetime.signedTokenSeconds + 300

  /// Throws `resourceNotFound` for an owner without keys.
  func current(
    of owner: SigningKeyOwner
  ) async throws(TokenIssuanceFailure) -> Current {
    try await restoredKeys.make(for: owner)
    let now = clock.now()
    let known = try await store.descriptions(of: owner, at: now)
    let latest = known.filter { $0.verifiesUntil == nil }
    guard let algorithm = latest.first?.algorithm else { throw .resourceNotFound }
    return Current(
      owner: owner,
      keyIDs: latest.map(\.keyID),
      algorithm: algorithm,
      verifying: known.count { key in key.verifiesUntil.map { now < $0 } ?? true }
    )
  }

  /// Replaces keys; false where another call has replaced them meanwhile.
  func replace(
    _ current: Current,
    by algorithm: SignatureAlgorithm
  ) async throws(TokenIssuanceFailure) -> Bool {
    let owner = current.owner
    let records = try await ring.generate(algorithm, for: owner.uses, of: owner, by: clock)
    return try await store.replace(
      current.keyIDs,
      with: records,
      verifyingUntil: clock.now().adding(seconds: Self.overlapSeconds),
      for: owner
    )
  }
}
