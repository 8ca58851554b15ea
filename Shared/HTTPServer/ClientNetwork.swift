internal import Domain

/// What a client's share is counted by: an address, or the networks that one customer of a provider has.
public enum ClientNetwork: Hashable, Sendable {
  /// An address of IPv4.
  case address(UInt32)
  /// A /64 of IPv6: one host has all of its addresses.
  case subnet(UInt64)
  /// A /48 of IPv6: one site has all of its 65,536 subnets (RFC 6177).
  case site(UInt64)

  /// So many shares of a subnet a whole site has.
  public static let sharesOfSite = 4

  /// Those that an address counts for; none where the text is no address.
  public static func all(of address: some StringProtocol) -> [ClientNetwork] {
    if let number = dotted(address.utf8) { return [.address(number)] }
    guard let bytes = AddressRange.addressBytes(address) else { return [] }
    let number = bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard bytes.count == 16 else { return [.address(UInt32(truncatingIfNeeded: number))] }
    return [.subnet(number), .site(number >> 16)]
  }

  /// An address of IPv4 in its usual form, as each request has one; nil for everything else.
  private static func dotted(_ text: some Sequence<UInt8>) -> UInt32? {
    var (number, part, digits, parts) = (UInt32(0), UInt32(0), 0, 1)
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        part = part * 10 + UInt32(byte - UInt8(ascii: "0"))
        digits += 1
        guard digits <= 3, part <= 255 else { return nil }
      case UInt8(ascii: "."):
        guard digits > 0, parts < 4 else { return nil }
        number = number << 8 | part
        (part, digits, parts) = (0, 0, parts + 1)
      default:
        return nil
      }
    }
    return digits > 0 && parts == 4 ? number << 8 | part : nil
  }

  /// What this network may have where one address may have `share`.
  public func share(_ share: Int) -> Int {
    switch self {
    case .address, .subnet: share
    case .site: share.multipliedReportingOverflow(by: Self.sharesOfSite).partialValue
    }
  }
}
