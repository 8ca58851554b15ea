/// What is stored in place of a password.
struct SealedPassword: Sendable {
  let salt: [UInt8]
  let sealedVerifier: [UInt8]
}
