#if canImport(Security) && canImport(LocalAuthentication)
import Foundation
import LocalAuthentication

/// The biometrics that the device's user has enrolled.
enum EnrolledBiometrics {
  /// A hash of them, which changes with them; nil without biometrics, and while they are locked out.
  static func state() -> Data? {
    let context = LAContext()
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil) else {
      return nil
    }
    if #available(iOS 18, macOS 15, visionOS 2, *) {
      return context.domainState.biometry.stateHash
    }
    return context.evaluatedPolicyDomainState
  }
}
#endif
