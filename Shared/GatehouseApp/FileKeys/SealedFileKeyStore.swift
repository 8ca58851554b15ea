import Crypto
import CryptoExtras
import Foundation
import GatehouseApp

/// Keys in one file that a passphrase seals, for systems without a store of keys.
///
/// The file is scrypt's salt and an AES-256-GCM box. It protects what lies on the disk: a thief of the file
/// guesses at scrypt's pace. While the app runs, its process holds the keys.
public actor SealedFileKeyStore: KeyStore {
  private struct Content: Codable {
    var keys: [String: Data] = [:]
    var secrets: [String: Data] = [:]
  }

  /// As the app says: a file has no sensor.
  public let hasStrongBiometrics: Bool
  private let file: URL
  private let salt: Data
  private let sealing: SymmetricKey
  private var content: Content

  /// Opens the file, or begins one that is written at the first change.
  ///
  /// - Parameters:
  ///   - file: where it is.
  ///   - passphrase: what seals it.
  ///   - hasStrongBiometrics: whether the device is to say that it has biometrics.
  /// - Throws: CryptoKit's error for a wrong passphrase or a changed file.
  public init(file: URL, passphrase: String, hasStrongBiometrics: Bool = false) throws {
    self.file = file
    self.hasStrongBiometrics = hasStrongBiometrics
    let kept = FileManager.default.fileExists(atPath: file.path) ? try Data(contentsOf: file) : nil
    salt =
      kept.map { Data($0.prefix(16)) } ?? SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    sealing = try KDF.Scrypt.deriveKey(
      from: Data(passphrase.utf8),
      salt: salt,
      outputByteCount: 32,
      rounds: 1 << 15,
      blockSize: 8,
      parallelism: 1,
      maxMemory: 64 << 20
    )
    guard let kept else {
      content = Content()
      return
    }
    let box = try AES.GCM.SealedBox(combined: kept.dropFirst(16))
    content = try JSONDecoder().decode(Content.self, from: AES.GCM.open(box, using: sealing))
  }

  /// Makes a key, in place of one of this name.
  public func makeKey(
    named name: String,
    protectedBy protection: KeyProtection
  ) throws -> any SigningKey {
    let key = P256.Signing.PrivateKey()
    try change { $0.keys[name] = key.rawRepresentation }
    return SoftwareKey(key)
  }

  /// The key of this name.
  public func key(named name: String) throws -> (any SigningKey)? {
    try content.keys[name].map {
      SoftwareKey(try P256.Signing.PrivateKey(rawRepresentation: $0))
    }
  }

  /// Forgets a key.
  public func removeKey(named name: String) throws { try change { $0.keys[name] = nil } }

  /// The secret of this name.
  public func secret(named name: String) -> Data? { content.secrets[name] }

  /// Keeps a secret; nil forgets it.
  public func setSecret(_ secret: Data?, named name: String) throws {
    try change { $0.secrets[name] = secret }
  }

  /// What cannot be written has not changed.
  private func change(_ body: (inout Content) -> Void) throws {
    var changed = content
    body(&changed)
    let box = try AES.GCM.seal(JSONEncoder().encode(changed), using: sealing)
    guard let sealed = box.combined else { return }
    try (salt + sealed).write(to: file, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    content = changed
  }
}
