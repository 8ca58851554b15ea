#if canImport(Security) && canImport(LocalAuthentication)
import Crypto
import Dispatch
import Foundation
import LocalAuthentication

/// A key that the Secure Enclave alone can use.
struct EnclaveKey: SigningKey {
  let publicKey: PublicKey
  /// The key, wrapped by the Enclave of this device.
  private let representation: Data
  private let reason: String

  init(representation: Data, reason: String) throws {
    let key = try SecureEnclave.P256.Signing.PrivateKey(dataRepresentation: representation)
    publicKey = PublicKey(rawRepresentation: key.publicKey.rawRepresentation)
    self.representation = representation
    self.reason = reason
  }

  func signature(of data: Data) async throws -> Data {
    try await withCheckedThrowingContinuation { answer in
      // The system's prompt blocks the thread that signs, and Swift's own threads are few.
      DispatchQueue.global(qos: .userInitiated).async {
        answer.resume(with: Result { try sign(data) })
      }
    }
  }

  private func sign(_ data: Data) throws -> Data {
    // A context of its own for each signature: a biometric is asked for each time.
    let context = LAContext()
    context.localizedReason = reason
    let key = try SecureEnclave.P256.Signing.PrivateKey(
      dataRepresentation: representation,
      authenticationContext: context
    )
    return try key.signature(for: data).rawRepresentation
  }
}
#endif
