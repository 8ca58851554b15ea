import Crypto
import Foundation

/// A key that this process holds itself.
public struct SoftwareKey: SigningKey {
  private let key: P256.Signing.PrivateKey

  /// - Parameter key: the key that signs.
  public init(_ key: P256.Signing.PrivateKey) {
    self.key = key
  }

  /// What others check its signatures with.
  public var publicKey: PublicKey {
    PublicKey(rawRepresentation: key.publicKey.rawRepresentation)
  }

  /// A signature as ES256 has it.
  public func signature(of data: Data) throws -> Data {
    try key.signature(for: data).rawRepresentation
  }
}
