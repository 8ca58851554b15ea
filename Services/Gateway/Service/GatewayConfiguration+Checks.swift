internal import Domain
internal import ServerTLS

extension GatewayConfiguration {
  /// Finds what a start would refuse, without starting anything.
  public func check() throws(GatewayConfigurationFault) {
    _ = try proxyRanges()
    try checkPlainHTTP(at: listenAddress)
    try checkDemonstration()
    do throws(TLSIdentityFault) {
      _ = try tls?.serverConfiguration()
    } catch {
      throw GatewayConfigurationFault(error)
    }
  }

  /// Passwords and tokens of other machines would pass the network in clear.
  ///
  /// The address is the configured one, or that of a socket that the service manager opened.
  func checkPlainHTTP(at address: String?) throws(GatewayConfigurationFault) {
    let address = address ?? listenAddress
    guard tls == nil, !allowsPlainHTTP, !Self.isLoopback(address) else { return }
    throw GatewayConfigurationFault(
      description: "listen-address: '\(address)' is reached from other machines, and without "
        + "TLS passwords pass in clear; name the files of `tls`, or set `plain-http` to true where a "
        + "proxy on the way to clients speaks TLS"
    )
  }

  /// Its pages take a password and run scripts: they are for the developer's own machine.
  private func checkDemonstration() throws(GatewayConfigurationFault) {
    guard demonstration != nil, !Self.isLoopback(listenAddress) else { return }
    throw GatewayConfigurationFault(
      description:
        "demo: its pages are not served on '\(listenAddress)', which other machines reach"
    )
  }

  private static func isLoopback(_ address: String) -> Bool {
    guard address != "localhost" else { return true }
    return ["127.0.0.0/8", "::1"].contains { AddressRange($0)?.contains(address) ?? false }
  }

  func proxyRanges() throws(GatewayConfigurationFault) -> [AddressRange] {
    var ranges: [AddressRange] = []
    for text in trustedProxies {
      guard let range = AddressRange(text) else {
        throw GatewayConfigurationFault(
          description: "trusted-proxies: '\(text)' is no IP address and no CIDR range"
        )
      }
      ranges.append(range)
    }
    return ranges
  }
}
