internal import Cryptography

/// Makes a compiled list from the published form, one line `HASH:COUNT` after the other.
///
/// The list must be in ascending order, as it is published: what is not would need all of it in memory. Beside
/// the index nothing stays there; the caller writes the entries away as they come, behind `headBytes`.
public struct LeakedPasswordCompiler: Sendable {
  /// What is wrong with a list, with the number of its line.
  public struct Fault: Error, Sendable, Hashable, CustomStringConvertible {
    /// One sentence.
    public let description: String
  }

  private let minimum: Int
  private let plan: LeakedPasswordLayout
  private var counts: [UInt64]
  private var total = 0
  private var entries: [UInt8] = []
  private var line = 0
  private var last: [UInt8] = []

  /// Takes passwords that have leaked at least so many times, about so many of them.
  public init(minimumCount: Int, expectedCount: Int) {
    minimum = minimumCount
    plan = LeakedPasswordLayout(
      count: expectedCount,
      minimum: minimumCount,
      compiledAtUnixSeconds: 0
    )
    counts = [UInt64](repeating: 0, count: 1 << plan.indexBits)
  }

  /// Takes the next line.
  public mutating func add(_ text: some StringProtocol) throws(Fault) {
    line += 1
    let text = text.last == "\r" ? text.dropLast() : text[...]
    guard !text.isEmpty else { return }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let hash = Hex.decode(parts[0].lowercased()),
      hash.count == SHA1.byteCount, let count = Int(parts[1])
    else { throw Fault(description: "line \(line) is not HASH:COUNT with a SHA-1 hash") }
    guard last.lexicographicallyPrecedes(hash) else {
      throw Fault(description: "line \(line) is not in ascending order")
    }
    last = hash
    guard count >= minimum else { return }
    counts[plan.bucket(of: hash)] += 1
    total += 1
    entries += LeakedPasswordLayout.bytes(plan.entry(of: hash), LeakedPasswordLayout.entryBytes)
  }

  /// The entries that came since they were taken last, in the order of the file.
  public mutating func takeEntries() -> [UInt8] {
    defer { entries.removeAll(keepingCapacity: true) }
    return entries
  }

  /// How many bytes of entries wait to be taken.
  public var waitingBytes: Int { entries.count }

  /// How long header and index are, which stand before the entries.
  public var headBytes: Int { LeakedPasswordLayout.headerBytes + plan.indexBytes }

  /// How many hashes were taken.
  public var count: Int { total }

  /// Header and index, once every line was taken.
  public func head(compiledAtUnixSeconds moment: Int64) -> [UInt8] {
    let layout = LeakedPasswordLayout(
      indexBits: plan.indexBits,
      count: total,
      minimum: minimum,
      compiledAtUnixSeconds: moment
    )
    var bytes = layout.header
    bytes.reserveCapacity(headBytes)
    var before: UInt64 = 0
    for count in counts {
      bytes += LeakedPasswordLayout.bytes(before, 8)
      before += count
    }
    return bytes + LeakedPasswordLayout.bytes(before, 8)
  }
}
