internal import Domain
public import ServerTLS

extension HTTPConfigurationFault {
  /// What is wrong with certificate or key.
  public init(_ fault: TLSIdentityFault) {
    self.init("tls: \(fault)")
  }

  /// Refuses an address that other machines reach without TLS: passwords, tokens and cookies would pass the
  /// network in clear.
  ///
  /// The address is the configured one, or that of a socket that the service manager opened.
  public static func check(
    _ tls: TLSIdentity?,
    allowsPlainHTTP: Bool,
    at address: String
  ) throws(HTTPConfigurationFault) {
    guard tls == nil, !allowsPlainHTTP, !isLoopback(address) else { return }
    throw HTTPConfigurationFault(
      "listen-address: '\(address)' is reached from other machines, and without "
        + "TLS passwords pass in clear; name the files of `tls`, or set `plain-http` to true where a "
        + "proxy on the way to clients speaks TLS"
    )
  }

  /// Whether no other machine reaches the address.
  public static func isLoopback(_ address: String) -> Bool {
    guard address != "localhost" else { return true }
    return ["127.0.0.0/8", "::1"].contains { AddressRange($0)?.contains(address) ?? false }
  }
}
