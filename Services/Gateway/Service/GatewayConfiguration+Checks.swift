public import HTTPServer
internal import ServerTLS

extension GatewayConfiguration {
  /// Finds what a start would refuse, without starting anything.
  public func check() throws(HTTPConfigurationFault) {
    _ = try proxies()
    try checkPlainHTTP(at: listenAddress)
    try checkDemonstration()
    do throws(TLSIdentityFault) {
      _ = try tls?.serverConfiguration()
    } catch {
      throw HTTPConfigurationFault(error)
    }
  }

  /// Passwords and tokens of other machines would pass the network in clear.
  ///
  /// The address is the configured one, or that of a socket that the service manager opened.
  func checkPlainHTTP(at address: String?) throws(HTTPConfigurationFault) {
    try HTTPConfigurationFault.check(
      tls,
      allowsPlainHTTP: allowsPlainHTTP,
      at: address ?? listenAddress
    )
  }

  /// Its pages take a password and run scripts: they are for the developer's own machine.
  private func checkDemonstration() throws(HTTPConfigurationFault) {
    guard demonstration != nil, !HTTPConfigurationFault.isLoopback(listenAddress) else { return }
    throw HTTPConfigurationFault(
      "demo: its pages are not served on '\(listenAddress)', which other machines reach"
    )
  }

  func proxies() throws(HTTPConfigurationFault) -> TrustedProxies {
    try TrustedProxies(trustedProxies)
  }
}
