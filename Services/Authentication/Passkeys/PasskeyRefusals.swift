internal import AuthenticationCore
internal import WebAuthn

extension AuthenticationFailure {
  static let tooManyPasskeys = limitExceeded("A user can have \(Passkey.maxOfUser) passkeys.")

  /// Why a passkey is not taken, in the words of the operation's exceptions.
  init(registering error: WebAuthnError) {
    self =
      switch error {
      case .wrongChallenge:
        .webAuthnChallengeNotFound("The passkey was not made by the challenge that waits for it.")
      case .wrongOrigin:
        .webAuthnOriginNotAllowed(
          "The passkey's origin is not the relying party's own, nor in the user pool's list."
        )
      case .wrongRelyingParty:
        .webAuthnRelyingPartyMismatch("The passkey was made for another relying party.")
      case .malformed, .wrongType:
        .webAuthnCredentialNotSupported("The credential is not a new passkey.")
      case .userNotPresent, .userNotVerified:
        .webAuthnCredentialNotSupported("The authenticator did not verify its user.")
      case .wrongCredential:
        .webAuthnCredentialNotSupported("The credential's id is not that of the passkey.")
      case .unsupportedKey:
        .webAuthnCredentialNotSupported("The passkey's key is not of a supported algorithm.")
      case .wrongAttestation, .wrongSignature:
        .webAuthnCredentialNotSupported("The authenticator's statement does not fit the passkey.")
      }
  }
}
