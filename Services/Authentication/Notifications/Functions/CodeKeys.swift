package import Cryptography

/// The keys that codes are encrypted for, for functions that send them.
///
/// A pool names its key as a KMS key's ARN; the operator gives a file for it, and the function the same
/// key in a raw AES keyring.
package struct CodeKeys: Sendable {
  private let keyrings: [String: RawAESKeyring]

  /// The namespace of the functions' keyrings.
  private static let namespace = "gatehouse"

  /// Keys of 32 bytes by the pools' names for them.
  package init(_ keys: [String: [UInt8]]) throws(CryptographyError) {
    var keyrings: [String: RawAESKeyring] = [:]
    for (name, key) in keys {
      keyrings[name] = try RawAESKeyring(
        namespace: Self.namespace,
        name: name,
        wrappingKey: key
      )
    }
    self.keyrings = keyrings
  }

  /// The names of the keys.
  package var names: Set<String> { Set(keyrings.keys) }

  /// The keyring of a pool's key; nil where there is no file for it.
  subscript(_ name: String) -> RawAESKeyring? { keyrings[name] }
}
