package import Domain
internal import WebAuthn

/// A passkey of a user.
package struct Passkey: Sendable, Hashable {
  /// Its id, as the authenticator chose it.
  package let id: [UInt8]
  /// The host that it was made for.
  package let relyingPartyID: String
  /// The highest count that its authenticator has sent; 0 where it does not count.
  package let signCount: Int64
  /// The make of the authenticator, as it says itself.
  package let aaguid: [UInt8]
  /// Whether it may be on several devices.
  package let isBackupEligible: Bool
  /// Whether it was on several devices when it was last used.
  package let isBackedUp: Bool
  /// Whether the authenticator verified its user when the passkey was made.
  package let isUserVerified: Bool
  /// How the authenticator can be reached.
  package let transports: [String]
  /// `platform` or `cross-platform`, where the client said which.
  package let attachment: String?
  /// What the user sees it called.
  package let name: String
  package let createdAt: Instant
  package let lastUsedAt: Instant?

  /// How many a user may have.
  static let maxOfUser = 20
}

extension Passkey {
  /// A passkey that was made just now.
  init(
    _ made: RegisteredCredential,
    _ response: CredentialResponse,
    for relyingParty: RelyingParty,
    at now: Instant
  ) {
    id = made.id
    relyingPartyID = relyingParty.id
    signCount = Int64(made.signCount)
    aaguid = made.aaguid
    isBackupEligible = made.flags.contains(.backupEligible)
    isBackedUp = made.flags.contains(.backedUp)
    isUserVerified = made.flags.contains(.userVerified)
    transports = response.transports
    attachment = response.attachment?.rawValue
    name = PasskeyName.name(aaguid: made.aaguid, transports: response.transports)
    createdAt = now
    lastUsedAt = nil
  }
}
