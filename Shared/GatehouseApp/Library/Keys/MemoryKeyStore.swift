import Crypto
import Foundation

/// Keys in memory: for tests and previews. They end with the process.
public actor MemoryKeyStore: KeyStore {
  private var keys: [String: SoftwareKey] = [:]
  private var secrets: [String: Data] = [:]
  /// As the device says.
  public var hasStrongBiometrics: Bool

  /// - Parameter hasStrongBiometrics: what the device is to say of itself.
  public init(hasStrongBiometrics: Bool = true) {
    self.hasStrongBiometrics = hasStrongBiometrics
  }

  /// Makes a key, in place of one of this name.
  public func makeKey(
    named name: String,
    protectedBy protection: KeyProtection
  ) -> any SigningKey {
    let key = SoftwareKey(P256.Signing.PrivateKey())
    keys[name] = key
    return key
  }

  /// The key of this name.
  public func key(named name: String) -> (any SigningKey)? { keys[name] }

  /// Forgets a key.
  public func removeKey(named name: String) { keys[name] = nil }

  /// The secret of this name.
  public func secret(named name: String) -> Data? { secrets[name] }

  /// Keeps a secret; nil forgets it.
  public func setSecret(_ secret: Data?, named name: String) { secrets[name] = secret }
}
