package import Cryptography

/// The key of a pool for SAML: it signs requests, and opens assertions that are encrypted for the pool.
package struct UserPoolKey: Sendable {
  package let signing: SigningKey
  package let unwrapping: UnwrappingKey
  /// X.509, the DER.
  package let certificate: [UInt8]
}
