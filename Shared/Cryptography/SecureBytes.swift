internal import CLibCrypto

/// Compares two byte strings in time that depends on their lengths alone.
///
/// An ordinary comparison stops at the first difference, which tells a remote caller how much of a
/// guessed code was right.
public func constantTimeEquals(_ a: [UInt8], _ b: [UInt8]) -> Bool {
  guard a.count == b.count else { return false }
  guard !a.isEmpty else { return true }
  return CRYPTO_memcmp(a, b, a.count) == 0
}

/// The random source of the operating system, through OpenSSL's generator.
public enum SecureRandom {
  /// Makes `count` unpredictable bytes.
  public static func bytes(_ count: Int) -> [UInt8] {
    guard count > 0 else { return [] }
    guard let length = Int32(exactly: count) else { unavailable("that many random bytes") }
    var bytes = [UInt8](repeating: 0, count: count)
    guard RAND_bytes(&bytes, length) == 1 else { unavailable("random bytes") }
    return bytes
  }
}

/// Overwrites a secret before its memory is given back.
///
/// Only what this array alone owns can be cleared; a copy that a caller kept stays the caller's.
public func wipe(_ bytes: inout [UInt8]) {
  bytes.withUnsafeMutableBytes { buffer in
    OPENSSL_cleanse(buffer.baseAddress, buffer.count)
  }
}
