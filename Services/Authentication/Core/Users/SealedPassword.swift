/// What is stored in place of a password.
package struct SealedPassword: Sendable {
  package let salt: [UInt8]
  package let sealedVerifier: [UInt8]

  package init(salt: [UInt8], sealedVerifier: [UInt8]) {
    self.salt = salt
    self.sealedVerifier = sealedVerifier
  }
}
