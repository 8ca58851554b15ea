/// Why a passkey, or a sign-in by one, does not count.
public enum WebAuthnError: Error, Sendable, Hashable {
  /// What the authenticator or the browser wrote has not the form that it must have.
  case malformed
  /// The client data are of another operation.
  case wrongType
  /// Another challenge was answered.
  case wrongChallenge
  /// Another page or app asked the authenticator, or it asked within another's page.
  case wrongOrigin
  /// The passkey is for another relying party.
  case wrongRelyingParty
  /// No user touched the authenticator.
  case userNotPresent
  /// The authenticator did not verify its user, which was required.
  case userNotVerified
  /// The passkey's id is not that of the answer, or cannot be one.
  case wrongCredential
  /// The key is of a kind that is not accepted, or is weak or no key at all.
  case unsupportedKey
  /// The statement of the authenticator's maker does not fit the passkey.
  case wrongAttestation
  /// The passkey did not sign.
  case wrongSignature
}
