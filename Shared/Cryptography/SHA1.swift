internal import CLibCrypto

/// The SHA-1 digest (FIPS 180-4), which the public lists of leaked passwords are made of.
///
/// Collisions of it can be made: nothing may be proved by it.
public enum SHA1 {
  /// The length of a digest in bytes.
  public static let byteCount = 20

  /// Digests a whole message.
  public static func digest(of message: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: byteCount)
    guard EVP_Digest(message, message.count, &digest, nil, EVP_sha1(), nil) == 1 else {
      unavailable("SHA-1")
    }
    return digest
  }
}
