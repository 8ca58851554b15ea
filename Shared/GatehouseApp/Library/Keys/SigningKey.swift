import Foundation

/// A P-256 key that its store lets no caller copy.
public protocol SigningKey: Sendable {
  /// What others check its signatures with.
  var publicKey: PublicKey { get }

  /// A signature as ES256 has it: r ‖ s, 64 bytes (RFC 7518 section 3.4).
  ///
  /// A biometric key asks its user first, and throws where they refuse.
  func signature(of data: Data) async throws -> Data
}
