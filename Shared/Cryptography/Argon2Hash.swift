internal import CLibArgon2

/// Argon2id (RFC 9106), by its reference library.
struct Argon2Hash: PasswordChecking {
  private let version: UInt32
  private let memoryKiB: UInt32
  private let iterations: UInt32
  private let parallelism: UInt32
  private let salt: [UInt8]
  private let hash: [UInt8]

  init(_ text: String) throws(PasswordHash.Fault) {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 6, parts[0].isEmpty, parts[1] == "argon2id" else { throw .malformed }
    let version = try Self.parameter(parts[2], "v", in: 16...19)
    guard version == 16 || version == 19 else { throw .malformed }
    self.version = version
    let costs = parts[3].split(separator: ",", omittingEmptySubsequences: false)
    guard costs.count == 3 else { throw .malformed }
    // RFC 9106 §3.1: at least 8 KiB for each lane.
    memoryKiB = try Self.parameter(costs[0], "m", in: 8...19_456)
    iterations = try Self.parameter(costs[1], "t", in: 1...2)
    parallelism = try Self.parameter(costs[2], "p", in: 1...1)
    salt = try PasswordHash.unpadded(parts[4], PasswordHash.saltCounts)
    hash = try PasswordHash.unpadded(parts[5], PasswordHash.hashCounts)
  }

  var work: [Int] {
    [version, memoryKiB, iterations, parallelism].map { Int($0) }
      + [PasswordHash.workCount(of: hash)]
  }

  /// A decoy with those parameters, whose hash is zeros.
  static func zeros(_ work: [Int]) -> String? {
    guard let hash = PasswordHash.zeroHash(work[4]) else { return nil }
    return "$argon2id$v=\(work[0])$m=\(work[1]),t=\(work[2]),p=\(work[3])$"
      + "\(PasswordHash.unpadded(PasswordHash.zeroSalt))$\(PasswordHash.unpadded(hash))"
  }

  func matches(_ password: [UInt8]) throws(CryptographyError) -> Bool {
    var made = [UInt8](repeating: 0, count: hash.count)
    let code = argon2_hash(
      iterations,
      memoryKiB,
      parallelism,
      password,
      password.count,
      salt,
      salt.count,
      &made,
      made.count,
      nil,
      0,
      Argon2_id,
      version
    )
    guard code == ARGON2_OK.rawValue else { throw .library("argon2_hash: \(code)") }
    return constantTimeEquals(made, hash)
  }

  private static func parameter(
    _ text: Substring,
    _ name: String,
    in range: ClosedRange<Int>
  ) throws(PasswordHash.Fault) -> UInt32 {
    guard text.hasPrefix("\(name)=") else { throw .malformed }
    return UInt32(try PasswordHash.number(text.dropFirst(name.utf8.count + 1), in: range))
  }
}
