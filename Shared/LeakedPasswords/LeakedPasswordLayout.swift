internal import Cryptography

/// How a compiled list is laid out: a header, an index, and the rest of each hash (THR-43).
///
/// All numbers are big-endian. The index has, for each value of a hash's first bits, how many hashes begin
/// with a smaller one; after the last value the number of all.
struct LeakedPasswordLayout: Sendable, Hashable {
  let indexBits: Int
  let count: Int
  /// The least number of times that a password of the list has leaked.
  let minimum: Int
  let compiledAtUnixSeconds: Int64

  static let magic = Array("GATEHOUSE-LEAKED".utf8)
  static let headerBytes = 96
  /// What is kept of a hash behind its first bits.
  static let entryBytes = 6
  private static let version: UInt64 = 1
  /// 32 MiB of index, for the largest lists.
  static let maxIndexBits = 22

  /// The layout of a list of so many hashes: about a hundred of them for each value of the index.
  init(count: Int, minimum: Int, compiledAtUnixSeconds: Int64) {
    var bits = 1
    while bits < Self.maxIndexBits, count >> bits > 128 { bits += 1 }
    self.init(
      indexBits: bits,
      count: count,
      minimum: minimum,
      compiledAtUnixSeconds: compiledAtUnixSeconds
    )
  }

  init(indexBits: Int, count: Int, minimum: Int, compiledAtUnixSeconds: Int64) {
    self.indexBits = indexBits
    self.count = count
    self.minimum = minimum
    self.compiledAtUnixSeconds = compiledAtUnixSeconds
  }

  /// Reads a header; nil for one that is not ours.
  init?(header: [UInt8]) {
    guard header.count == Self.headerBytes, Array(header.prefix(16)) == Self.magic,
      Array(header.suffix(32)) == SHA256.digest(of: Array(header.dropLast(32)))
    else { return nil }
    let fields = stride(from: 16, to: 56, by: 8).map { Self.number(header[$0..<$0 + 8]) }
    guard fields[0] == Self.version, (1...Self.maxIndexBits).contains(Int(fields[1])) else {
      return nil
    }
    indexBits = Int(fields[1])
    count = Int(clamping: fields[2])
    minimum = Int(clamping: fields[3])
    compiledAtUnixSeconds = Int64(clamping: fields[4])
  }

  var header: [UInt8] {
    var bytes = Self.magic
    for field in [
      Self.version, UInt64(indexBits), UInt64(count), UInt64(minimum),
      UInt64(clamping: compiledAtUnixSeconds), 0,
    ] { bytes += Self.bytes(field, 8) }
    return bytes + SHA256.digest(of: bytes)
  }

  var indexBytes: Int { ((1 << indexBits) + 1) * 8 }
  var fileBytes: Int { Self.headerBytes + indexBytes + count * Self.entryBytes }

  /// The first bits of a hash, as the index goes by them.
  func bucket(of hash: [UInt8]) -> Int {
    Int(Self.number(hash.prefix(4)) >> UInt64(32 - indexBits))
  }

  /// The 48 bits of a hash behind its first ones.
  func entry(of hash: [UInt8]) -> UInt64 {
    // Nine bytes hold both; what is shifted in behind them is cut.
    let high = Self.number(hash.prefix(8)) << UInt64(indexBits)
    let ninth = (UInt64(hash[8]) << 14) >> UInt64(Self.maxIndexBits - indexBits)
    return (high | ninth) >> 16
  }

  static func number(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  static func bytes(_ number: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64($0 * 8)) }
  }
}
