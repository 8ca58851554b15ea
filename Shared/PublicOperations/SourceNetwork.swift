internal import RPC

/// The network that a request came from, as far as one caller has addresses of its own in it.
public enum SourceNetwork {
  /// An IPv4 address itself; of an IPv6 address its /64, which a host has to itself; any other text
  /// itself.
  public static func of(_ address: String) -> String {
    guard address.utf8.contains(UInt8(ascii: ":")), let groups = groups(of: address) else {
      return address
    }
    return groups.prefix(4).map { String($0, radix: 16) }.joined(separator: ":") + "::/64"
  }

  /// The first groups of an IPv6 address, at least four; nil for other texts and for IPv4 inside.
  private static func groups(of address: String) -> [UInt16]? {
    let sides = halves(of: address)
    let head = sides.head.map { UInt16($0, radix: 16) }
    let tail = sides.tail?.map { UInt16($0, radix: 16) } ?? []
    let zeros = 8 - head.count - tail.count
    guard sides.tail == nil ? zeros == 0 : zeros > 0 else { return nil }
    let all = head + [UInt16?](repeating: 0, count: zeros) + tail
    let groups = all.compactMap { $0 }
    return groups.count == 8 ? groups : nil
  }

  /// The groups before and after `::`; no tail without one.
  private static func halves(of address: String) -> (head: [Substring], tail: [Substring]?) {
    let text = address.prefix { $0 != "%" }
    guard let gap = text.firstRange(of: "::") else { return (text.split(separator: ":"), nil) }
    return (
      text[..<gap.lowerBound].split(separator: ":"), text[gap.upperBound...].split(separator: ":")
    )
  }
}

extension Call {
  /// The network that the request came from; nil where the gateway named no address.
  public var sourceNetwork: String? { context.sourceIP.map(SourceNetwork.of) }
}
