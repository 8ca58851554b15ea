internal import WebAuthn

extension WebAuthnError {
  /// The rule behind a refusal, for the operator.
  var rule: StaticString {
    switch self {
    case .malformed: "a passkey's answer is malformed"
    case .wrongType: "a passkey's answer is of another ceremony"
    case .wrongChallenge: "a passkey answers another challenge"
    case .wrongOrigin: "a passkey was used at another origin"
    case .wrongRelyingParty: "a passkey is for another relying party"
    case .userNotPresent: "a passkey's user was not present"
    case .userNotVerified: "a passkey's user was not verified"
    case .wrongCredential: "a passkey's id is not that of the answer"
    case .unsupportedKey: "a passkey's key is not supported"
    case .wrongAttestation: "a passkey's statement does not fit"
    case .wrongSignature: "a passkey did not sign"
    }
  }
}
