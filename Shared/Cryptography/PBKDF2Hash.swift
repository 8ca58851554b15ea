internal import CLibCrypto

/// PBKDF2 with HMAC-SHA256 (RFC 8018 §5.2), by OpenSSL.
struct PBKDF2Hash: PasswordChecking {
  private let iterations: Int
  private let salt: [UInt8]
  private let hash: [UInt8]

  init(_ text: String) throws(PasswordHash.Fault) {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].isEmpty, parts[1] == "pbkdf2-sha256" else {
      throw .malformed
    }
    iterations = try PasswordHash.number(parts[2], in: 1...600_000)
    salt = try PasswordHash.unpadded(parts[3], PasswordHash.saltCounts)
    hash = try PasswordHash.unpadded(parts[4], PasswordHash.hashCounts)
  }

  var work: [Int] { [iterations, PasswordHash.workCount(of: hash)] }

  /// A decoy with those parameters, whose hash is zeros.
  static func zeros(_ work: [Int]) -> String? {
    guard let hash = PasswordHash.zeroHash(work[1]) else { return nil }
    return "$pbkdf2-sha256$\(work[0])$\(PasswordHash.unpadded(PasswordHash.zeroSalt))$"
      + PasswordHash.unpadded(hash)
  }

  func matches(_ password: [UInt8]) throws(CryptographyError) -> Bool {
    let phrase = password.isEmpty ? [0] : password
    var made = [UInt8](repeating: 0, count: hash.count)
    let isMade = phrase.withUnsafeBytes { phrase in
      PKCS5_PBKDF2_HMAC(
        phrase.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(clamping: password.count),
        salt,
        Int32(clamping: salt.count),
        Int32(clamping: iterations),
        EVP_sha256(),
        Int32(clamping: made.count),
        &made
      )
    }
    guard isMade == 1 else { throw .drained("PKCS5_PBKDF2_HMAC") }
    return constantTimeEquals(made, hash)
  }
}
