internal import Cryptography

/// How private keys are sealed: to their owner and their id.
enum SigningKeySeal {
  static let column = SealedColumn<(SigningKeyOwner, String), TokenIssuanceFailure>(
    of: "a signing key"
  ) { owner, keyID in "token_issuance.signing_keys/\(owner.text)/\(keyID)" }
}
