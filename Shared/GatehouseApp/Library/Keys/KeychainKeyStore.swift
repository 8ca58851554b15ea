#if canImport(Security) && canImport(LocalAuthentication)
import Crypto
import Foundation
import Security

/// Keys of the Secure Enclave, and secrets in the Keychain.
///
/// The Keychain keeps what the Enclave wrapped. Where there is no Enclave (a simulator, an old Mac), a device
/// key is in the Keychain itself, and there are no biometrics. An app that shows biometrics needs
/// `NSFaceIDUsageDescription` in its Info.plist.
public struct KeychainKeyStore: KeyStore {
  private struct StoredKey: Codable {
    let representation: Data
    let isInEnclave: Bool
    /// The enrolled biometrics when a biometric key was made.
    var biometrics: Data?
  }

  private let items: KeychainItems
  private let reason: String

  /// - Parameters:
  ///   - service: the items' service, another one for each pool that the app serves.
  ///   - reason: what the system's biometric prompt says, in the user's language.
  ///   - accessGroup: the Keychain's group, for an app with extensions.
  public init(service: String, reason: String, accessGroup: String? = nil) {
    items = KeychainItems(service: service, accessGroup: accessGroup)
    self.reason = reason
  }

  /// Whether the device has an Enclave, and its user has enrolled Face ID or Touch ID.
  public var hasStrongBiometrics: Bool {
    SecureEnclave.isAvailable && EnrolledBiometrics.state() != nil
  }

  /// Makes a key, in place of one of this name.
  ///
  /// - Throws: `KeychainError`, or CryptoKit's error.
  public func makeKey(
    named name: String,
    protectedBy protection: KeyProtection
  ) throws -> any SigningKey {
    let made = try protection == .biometrics ? biometricKey() : deviceKey()
    let key = try signingKey(made)
    try items.write(JSONEncoder().encode(made), keyName(name))
    return key
  }

  /// The key of this name; nil if there is none, or if biometrics were added or removed since it was made.
  ///
  /// - Throws: `KeychainError`, or CryptoKit's error.
  public func key(named name: String) throws -> (any SigningKey)? {
    guard let data = try items.read(keyName(name)) else { return nil }
    let stored = try JSONDecoder().decode(StoredKey.self, from: data)
    // The Enclave refuses such a key when it signs: the user would see a prompt that cannot succeed.
    if let then = stored.biometrics, let now = EnrolledBiometrics.state(), then != now {
      return nil
    }
    return try signingKey(stored)
  }

  /// Forgets a key; one that is not there is no error.
  ///
  /// - Throws: `KeychainError`.
  public func removeKey(named name: String) throws { try items.remove(keyName(name)) }

  /// The secret of this name.
  ///
  /// - Throws: `KeychainError`.
  public func secret(named name: String) throws -> Data? { try items.read(secretName(name)) }

  /// Keeps a secret; nil forgets it.
  ///
  /// - Throws: `KeychainError`.
  public func setSecret(_ secret: Data?, named name: String) throws {
    guard let secret else { return try items.remove(secretName(name)) }
    try items.write(secret, secretName(name))
  }

  private func keyName(_ name: String) -> String { "key \(name)" }

  private func secretName(_ name: String) -> String { "secret \(name)" }

  private func biometricKey() throws -> StoredKey {
    guard SecureEnclave.isAvailable, let biometrics = EnrolledBiometrics.state() else {
      throw KeychainError.noBiometrics
    }
    // biometryCurrentSet: a finger that a thief of the passcode adds does not open it.
    let control = try accessControl(
      kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly,
      [.privateKeyUsage, .biometryCurrentSet]
    )
    let key = try SecureEnclave.P256.Signing.PrivateKey(accessControl: control)
    return StoredKey(
      representation: key.dataRepresentation,
      isInEnclave: true,
      biometrics: biometrics
    )
  }

  private func deviceKey() throws -> StoredKey {
    guard SecureEnclave.isAvailable else {
      let key = P256.Signing.PrivateKey()
      return StoredKey(representation: key.rawRepresentation, isInEnclave: false)
    }
    let control = try accessControl(
      kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
      [.privateKeyUsage]
    )
    let key = try SecureEnclave.P256.Signing.PrivateKey(accessControl: control)
    return StoredKey(representation: key.dataRepresentation, isInEnclave: true)
  }

  private func accessControl(
    _ protection: CFString,
    _ flags: SecAccessControlCreateFlags
  ) throws -> SecAccessControl {
    guard let control = SecAccessControlCreateWithFlags(nil, protection, flags, nil) else {
      throw KeychainError.noAccessControl
    }
    return control
  }

  private func signingKey(_ stored: StoredKey) throws -> any SigningKey {
    if stored.isInEnclave {
      return try EnclaveKey(representation: stored.representation, reason: reason)
    }
    return SoftwareKey(try P256.Signing.PrivateKey(rawRepresentation: stored.representation))
  }
}
#endif
