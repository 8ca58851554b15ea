#if canImport(Security) && canImport(LocalAuthentication)
import Security

/// Why the Keychain or the Secure Enclave did not do what was asked.
public enum KeychainError: Error, Sendable, Equatable {
  /// The system's status, as `errSecInteractionNotAllowed` (the device is locked).
  case failed(OSStatus)
  /// No Secure Enclave, no biometrics, or none enrolled.
  case noBiometrics
  /// The system refused to make a rule of access.
  case noAccessControl
}
#endif
