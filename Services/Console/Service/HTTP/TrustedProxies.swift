internal import Domain

/// Proxies whose X-Forwarded-For is believed; any browser can send one.
struct TrustedProxies: Sendable {
  private let ranges: [AddressRange]

  init(_ texts: [String]) throws(ConsoleConfigurationFault) {
    var ranges: [AddressRange] = []
    for text in texts {
      guard let range = AddressRange(text) else {
        throw ConsoleConfigurationFault("trusted-proxies: \(text) is no address and no range")
      }
      ranges.append(range)
    }
    self.ranges = ranges
  }

  /// The browser's address: the last entry that no trusted proxy wrote.
  func address(of request: PageRequest) -> String? {
    guard let peer = request.sourceIP, isTrusted(peer), let forwarded = request.forwardedFor else {
      return request.sourceIP
    }
    var address = peer
    for entry in forwarded.split(separator: ",").reversed() {
      let candidate = entry.drop { $0 == " " }.prefix { $0 != " " }
      guard AddressRange.addressBytes(candidate) != nil else { break }
      address = String(candidate)
      if !isTrusted(address) { break }
    }
    return address
  }

  private func isTrusted(_ address: String) -> Bool { ranges.contains { $0.contains(address) } }
}
