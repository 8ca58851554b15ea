public import Metrics

/// What of a server's connections one client may have.
public struct ClientShares: Sendable {
  let connectionsPerAddress: Int
  let proxies: TrustedProxies
  let refused: Counter?
  let crowdedOut: Counter?

  /// So many connections an address (IPv6: a /64), except those of proxies.
  ///
  /// Counted are those that are closed at once, because their client has its share, and those that rested and
  /// made room for others.
  public init(
    connectionsPerAddress: Int,
    proxies: TrustedProxies,
    refused: Counter? = nil,
    crowdedOut: Counter? = nil
  ) {
    self.connectionsPerAddress = connectionsPerAddress
    self.proxies = proxies
    self.refused = refused
    self.crowdedOut = crowdedOut
  }
}
