/// Whether an address is one of the public internet.
///
/// What is not leads into the operator's own network: to services that trust every caller, and to
/// the metadata of the machine's cloud. Registries: IANA's of special-purpose addresses (RFC 6890).
enum PublicAddress {
  private static let specialV4: [(first: [UInt8], bits: Int)] = [
    ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12),
    ([192, 0, 0], 24), ([192, 0, 2], 24), ([192, 88, 99], 24), ([192, 168], 16), ([198, 18], 15),
    ([198, 51, 100], 24), ([203, 0, 113], 24), ([224], 4), ([240], 4),
  ]
  /// Within 2000::/3, outside of which nothing is public: documentation, and tunnels to IPv4.
  private static let specialV6: [(first: [UInt8], bits: Int)] = [
    ([0x20, 0x01, 0x00], 23), ([0x20, 0x01, 0x0d, 0xb8], 32), ([0x20, 0x02], 16),
    ([0x3f, 0xff, 0x00], 20),
  ]
  private static let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff]

  /// False for text that is no address.
  static func holds(_ text: String) -> Bool {
    guard let bytes = bytes(text), bytes.count == 4 || bytes.count == 16 else { return false }
    return holds(bytes)
  }

  /// The bytes of an address as the system writes it.
  private static func bytes(_ text: String) -> [UInt8]? {
    guard text.contains(":") else { return groups(text[...]) }
    let halves = text.split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
      .map(groups)
    guard let head = halves.first.flatMap({ $0 }), let tail = halves.last.flatMap({ $0 }) else {
      return nil
    }
    guard halves.count == 2 else { return head.count == 16 ? head : nil }
    guard head.count + tail.count < 16 else { return nil }
    return head + [UInt8](repeating: 0, count: 16 - head.count - tail.count) + tail
  }

  /// Two bytes for each group of IPv6, and four for an address of IPv4, which may end one of IPv6.
  private static func groups(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    for group in text.split(separator: ":") {
      if group.contains(".") {
        let parts = group.split(separator: ".").compactMap { UInt8($0) }
        guard parts.count == 4 else { return nil }
        bytes += parts
      } else {
        guard let value = UInt16(group, radix: 16) else { return nil }
        bytes += [UInt8(value >> 8), UInt8(value & 0xff)]
      }
    }
    return bytes
  }

  /// Four or sixteen bytes.
  private static func holds(_ bytes: [UInt8]) -> Bool {
    if bytes.count == 4 { return !specialV4.contains { begins(bytes, $0.first, $0.bits) } }
    if bytes.starts(with: mapped) { return holds(Array(bytes.dropFirst(mapped.count))) }
    return begins(bytes, [0x20], 3) && !specialV6.contains { begins(bytes, $0.first, $0.bits) }
  }

  private static func begins(_ bytes: [UInt8], _ first: [UInt8], _ bits: Int) -> Bool {
    for index in 0..<((bits + 7) / 8) {
      let mask = ~(UInt8.max >> (bits - index * 8))
      let wanted = index < first.count ? first[index] : 0
      guard bytes[index] & mask == wanted & mask else { return false }
    }
    return true
  }
}
