internal import Cryptography
public import OperatingSystem

/// A file of numbered keys of 32 bytes.
///
/// One `id:key` a line, the key as 64 hexadecimal digits or as base64 of 32 bytes. The last line's key
/// is the current one, so that a key can be replaced by adding a line. Empty lines and lines that begin
/// with `#` are skipped. A key that `:stored` follows opens what is stored, and nothing that clients carry:
/// a restored database has such keys.
public struct KeyFile: Sendable {
  /// The keys by number.
  public let keys: [UInt32: [UInt8]]
  /// The number of the last line.
  public let current: UInt32
  /// The numbers of the keys that open what is stored alone.
  public let storedOnly: Set<UInt32>

  /// Reads the keys.
  public init(_ file: SecretFile) throws(FileFailure) {
    let bytes = try file.read()
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileFailure(path: file.path, sentence: "must be text")
    }
    var keys: [UInt32: [UInt8]] = [:]
    var current: UInt32?
    var storedOnly: Set<UInt32> = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let entry = line.filter { !$0.isWhitespace }
      guard !entry.isEmpty, !entry.hasPrefix("#") else { continue }
      let parts = entry.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2 || parts.count == 3 && parts[2] == Self.storedMark,
        let id = UInt32(parts[0]), keys[id] == nil,
        let key = Self.decode(String(parts[1])), key.count == 32
      else {
        throw FileFailure(
          path: file.path,
          sentence: "line \(index + 1) must be a new number, a colon and 32 bytes in hexadecimal"
            + " or base64"
        )
      }
      guard Self.isPlausible(key) else {
        throw FileFailure(path: file.path, sentence: "line \(index + 1) \(Self.weakness)")
      }
      keys[id] = key
      current = id
      if parts.count == 3 { storedOnly.insert(id) }
    }
    guard let current else {
      throw FileFailure(path: file.path, sentence: "holds no key")
    }
    self.init(keys: keys, current: current, storedOnly: storedOnly)
  }

  /// These keys, as no file has them yet.
  public init(keys: [UInt32: [UInt8]], current: UInt32, storedOnly: Set<UInt32> = []) {
    self.keys = keys
    self.current = current
    self.storedOnly = storedOnly
  }

  /// The text of a file of these keys: in the order of their numbers, the current one last.
  public var text: String {
    let others = keys.keys.filter { $0 != current }.sorted()
    return (others + [current]).map { id in
      let mark = storedOnly.contains(id) ? ":\(Self.storedMark)" : ""
      return "\(id):\(Hex.encode(keys[id] ?? []))\(mark)\n"
    }.joined()
  }

  private static let storedMark = "stored"

  /// The text of a new file with one key.
  public static func text(id: UInt32, key: [UInt8]) -> String {
    "\(id):\(Hex.encode(key))\n"
  }

  /// The key of a file that holds one alone, as 64 hexadecimal digits or as base64 of 32 bytes.
  public static func singleKey(_ file: SecretFile) throws(FileFailure) -> [UInt8] {
    guard let key = decode(try file.readLine()), key.count == 32 else {
      throw FileFailure(
        path: file.path,
        sentence: "must hold one line with 32 bytes in hexadecimal or base64"
      )
    }
    guard isPlausible(key) else { throw FileFailure(path: file.path, sentence: weakness) }
    return key
  }

  private static let weakness =
    "holds a key that is not random; make one with: openssl rand -hex 32"

  /// Whether a key can have come from a random source.
  ///
  /// One of zeroes, or of a few bytes over and over, stands in examples and comes from broken scripts; an
  /// attacker tries it first. Fewer than twelve of 32 random bytes differ once in 10^24 keys.
  private static func isPlausible(_ key: [UInt8]) -> Bool {
    Set(key).count >= 12
  }

  private static func decode(_ text: String) -> [UInt8]? {
    text.utf8.count == 64 ? Hex.decode(text) : Base64.decode(text)
  }
}
