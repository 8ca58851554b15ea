internal import CLibCrypto

/// scrypt (RFC 7914), by OpenSSL.
struct ScryptHash: PasswordChecking {
  private let cost: Int
  private let blockSize: Int
  private let parallelism: Int
  private let salt: [UInt8]
  private let hash: [UInt8]

  /// What N = 65536 and r = 8 need, and room for OpenSSL's own.
  private static let memoryBytes: UInt64 = 80 << 20

  init(_ text: String) throws(PasswordHash.Fault) {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 5 else { throw .malformed }
    cost = try PasswordHash.number(parts[0], in: 2...65_536)
    guard cost.nonzeroBitCount == 1 else { throw .malformed }
    blockSize = try PasswordHash.number(parts[1], in: 1...8)
    // RFC 7914 §6: N < 2^(128 * r / 8); OpenSSL computes no other.
    guard blockSize > 1 || cost < 65_536 else { throw .outOfBounds }
    parallelism = try PasswordHash.number(parts[2], in: 1...1)
    guard let salt = Hex.decode(String(parts[3])), let hash = Hex.decode(String(parts[4])),
      PasswordHash.saltCounts.contains(salt.count), PasswordHash.hashCounts.contains(hash.count)
    else { throw .malformed }
    self.salt = salt
    self.hash = hash
  }

  var work: [Int] { [cost, blockSize, parallelism, PasswordHash.workCount(of: hash)] }

  /// A decoy with those parameters, whose hash is zeros.
  static func zeros(_ work: [Int]) -> String? {
    guard let hash = PasswordHash.zeroHash(work[3]) else { return nil }
    return "\(work[0])$\(work[1])$\(work[2])$"
      + "\(Hex.encode(PasswordHash.zeroSalt))$\(Hex.encode(hash))"
  }

  func matches(_ password: [UInt8]) throws(CryptographyError) -> Bool {
    // Null would mean that only the parameters are checked.
    let phrase = password.isEmpty ? [0] : password
    var made = [UInt8](repeating: 0, count: hash.count)
    let isMade = phrase.withUnsafeBytes { phrase in
      EVP_PBE_scrypt(
        phrase.baseAddress?.assumingMemoryBound(to: CChar.self),
        password.count,
        salt,
        salt.count,
        UInt64(cost),
        UInt64(blockSize),
        UInt64(parallelism),
        Self.memoryBytes,
        &made,
        made.count
      )
    }
    guard isMade == 1 else { throw .drained("EVP_PBE_scrypt") }
    return constantTimeEquals(made, hash)
  }
}
