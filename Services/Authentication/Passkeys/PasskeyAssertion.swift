internal import WebAuthn

/// What a use of a passkey proves, beside its signature.
enum PasskeyAssertion {
  /// What is to be written of a use that counts.
  struct Use: Sendable, Hashable {
    let signCount: Int64
    let isBackedUp: Bool
    let isUserVerified: Bool
    /// Whether the count did not grow, as where two authenticators have one key (PKY-9).
    let isCountSuspicious: Bool
  }

  /// Why a use does not count.
  enum Refusal: Error, Sendable, Hashable {
    case response(WebAuthnError)
    /// The passkey is another user's, or of another relying party.
    case otherUser
    /// The count did not grow, and the passkey cannot be on two devices.
    case copied
  }

  /// Judges a use of the passkey that its answer names.
  ///
  /// Without a username the passkey is to say who signs in.
  static func judge(
    _ response: CredentialResponse,
    of stored: StoredPasskey,
    by publicKey: [UInt8],
    for username: String?,
    as expected: ExpectedCeremony
  ) throws(Refusal) -> Use {
    let proved: ProvedAssertion
    do throws(WebAuthnError) {
      proved = try response.asserted(by: COSEKey(encoded: publicKey), as: expected)
    } catch {
      throw .response(error)
    }
    // Without a name the handle is what says who signs in, and must be there (WebAuthn Level 3 §7.2).
    guard username ?? stored.username == stored.username,
      username != nil || response.userHandle != nil,
      response.userHandle ?? stored.handle == stored.handle,
      proved.flags.contains(.backupEligible) == stored.passkey.isBackupEligible
    else { throw .otherUser }
    let count = Int64(proved.signCount)
    let counts = count > 0 || stored.passkey.signCount > 0
    let isSuspicious = counts && count <= stored.passkey.signCount
    guard !isSuspicious || stored.passkey.isBackupEligible else { throw .copied }
    return Use(
      signCount: max(count, stored.passkey.signCount),
      isBackedUp: proved.flags.contains(.backedUp),
      isUserVerified: proved.flags.contains(.userVerified),
      isCountSuspicious: isSuspicious
    )
  }
}
