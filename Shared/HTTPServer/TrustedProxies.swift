public import Domain

/// Proxies whose forwarding headers are believed; any client can send one.
public struct TrustedProxies: Sendable {
  /// Their addresses.
  public let ranges: [AddressRange]

  /// Proxies of these addresses.
  public init(of ranges: [AddressRange]) {
    self.ranges = ranges
  }

  /// Reads what the configuration names.
  public init(_ texts: [String]) throws(HTTPConfigurationFault) {
    var ranges: [AddressRange] = []
    for text in texts {
      guard let range = AddressRange(text) else {
        throw HTTPConfigurationFault(
          "trusted-proxies: '\(text)' is no IP address and no CIDR range"
        )
      }
      ranges.append(range)
    }
    self.ranges = ranges
  }

  /// Whether the peer of a connection is one of them.
  public func contains(_ address: String) -> Bool { ranges.contains { $0.contains(address) } }

  /// The client's address: the peer, or the last entry of X-Forwarded-For that no trusted proxy wrote.
  public func client(of peer: String?, forwardedFor: String?) -> String? {
    guard let peer, let forwardedFor, contains(peer) else { return peer }
    var address = peer
    for entry in forwardedFor.split(separator: ",").reversed() {
      let candidate = entry.drop(while: Self.isSpace).prefix { !Self.isSpace($0) }
      guard AddressRange.addressBytes(candidate) != nil else { break }
      address = String(candidate)
      if !contains(address) { break }
    }
    return address
  }

  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }
}
