/// A passkey and whose it is.
struct StoredPasskey: Sendable, Hashable {
  let username: String
  let sub: String
  /// What the user's passkeys call the user by.
  let handle: [UInt8]
  let passkey: Passkey
  let sealedPublicKey: [UInt8]
}
