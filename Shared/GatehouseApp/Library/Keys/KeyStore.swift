import Foundation

/// Where an app's keys and secrets are kept.
///
/// Names are chosen by the library. A store of one instance is used by that instance alone.
public protocol KeyStore: Sendable {
  /// Whether the device has biometrics that its system calls strong, and the user has enrolled one.
  var hasStrongBiometrics: Bool { get async }

  /// Makes a key, in place of one of this name.
  func makeKey(
    named name: String,
    protectedBy protection: KeyProtection
  ) async throws
    -> any SigningKey

  /// The key of this name; nil if there is none, or the system has wiped it.
  func key(named name: String) async throws -> (any SigningKey)?

  /// Forgets a key; one that is not there is no error.
  func removeKey(named name: String) async throws

  /// The secret of this name.
  func secret(named name: String) async throws -> Data?

  /// Keeps a secret; nil forgets it.
  func setSecret(_ secret: Data?, named name: String) async throws
}

/// Who may use a key.
public enum KeyProtection: String, Sendable, Codable {
  /// The app, while the device is unlocked.
  case device
  /// The app after a strong biometric, each time; wiped when biometrics are added to the device.
  case biometrics
}
