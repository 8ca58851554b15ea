internal import CLibCrypto

/// The SHA-256 digest (FIPS 180-4).
public enum SHA256 {
  /// The length of a digest in bytes.
  public static let byteCount = 32

  /// Digests a whole message.
  public static func digest(of message: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: byteCount)
    guard
      EVP_Digest(message, message.count, &digest, nil, Algorithms.shared.sha256, nil) == 1
    else { unavailable("SHA-256") }
    return digest
  }
}
