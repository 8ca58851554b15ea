/// A range of IP addresses in CIDR form, or a single one.
public struct AddressRange: Sendable, Hashable {
  private let bytes: [UInt8]
  private let prefix: Int

  /// The range this text spells, or nil: `10.0.0.0/8`, `::1`, `192.0.2.7`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2, let bytes = Self.addressBytes(first)
    else { return nil }
    self.bytes = bytes
    guard parts.count == 2 else {
      prefix = bytes.count * 8
      return
    }
    guard let prefix = Int(parts[1]), (0...bytes.count * 8).contains(prefix) else { return nil }
    self.prefix = prefix
  }

  /// Whether the address is one of the range; text that is no address is in none.
  public func contains(_ address: some StringProtocol) -> Bool {
    guard let other = Self.addressBytes(address), other.count == bytes.count else { return false }
    let whole = prefix / 8
    guard bytes.prefix(whole) == other.prefix(whole) else { return false }
    let bits = prefix % 8
    guard bits > 0 else { return true }
    let mask = ~(UInt8.max >> UInt8(bits))
    return bytes[whole] & mask == other[whole] & mask
  }

  /// The first two bytes of all its addresses; nil for a range with other ones.
  public var beginning: [UInt8]? { prefix >= 16 ? Array(bytes.prefix(2)) : nil }

  /// Four or sixteen bytes; an IPv4 address written inside IPv6 is the IPv4 address.
  public static func addressBytes(_ text: some StringProtocol) -> [UInt8]? {
    guard text.utf8.count <= 45 else { return nil }
    guard text.utf8.contains(UInt8(ascii: ":")) else { return dotted(text) }
    guard let bytes = grouped(text) else { return nil }
    let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
    return isMapped ? Array(bytes[12...]) : bytes
  }

  private static func dotted(_ text: some StringProtocol) -> [UInt8]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var bytes: [UInt8] = []
    for part in parts {
      guard (1...3).contains(part.utf8.count), part.utf8.allSatisfy(isDigit),
        let byte = UInt8(part)
      else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  private static func grouped(_ text: some StringProtocol) -> [UInt8]? {
    var head: [UInt8] = []
    var tail: [UInt8]?
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if part.isEmpty {
        // "::" shows as an empty part inside; at either end it brings a second empty one.
        if index == 0 || index == parts.count - 1 {
          let neighbour = index == 0 ? 1 : parts.count - 2
          guard parts.count > 2, parts[neighbour].isEmpty else { return nil }
          continue
        }
        guard tail == nil else { return nil }
        tail = []
        continue
      }
      guard let group = groupBytes(part, isLast: index == parts.count - 1) else { return nil }
      if tail == nil { head += group } else { tail? += group }
    }
    guard let tail else { return head.count == 16 ? head : nil }
    guard head.count + tail.count <= 14 else { return nil }
    return head + [UInt8](repeating: 0, count: 16 - head.count - tail.count) + tail
  }

  private static func groupBytes(_ part: some StringProtocol, isLast: Bool) -> [UInt8]? {
    if isLast, part.utf8.contains(UInt8(ascii: ".")) { return dotted(part) }
    guard (1...4).contains(part.utf8.count), part.allSatisfy(\.isHexDigit),
      let value = UInt16(part, radix: 16)
    else { return nil }
    return [UInt8(value >> 8), UInt8(value & 0xFF)]
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
