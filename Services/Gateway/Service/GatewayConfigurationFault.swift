internal import Domain
internal import NIOSSL

/// What is wrong with a configuration, as a sentence for the operator.
public struct GatewayConfigurationFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// The key and what it lacks.
  public let description: String
}

extension GatewayConfiguration {
  /// Finds what a start would refuse, without starting anything.
  public func check() throws(GatewayConfigurationFault) {
    _ = try proxyRanges()
    try checkPlainHTTP(at: listenAddress)
    try checkDemonstration()
    _ = try tls?.nioConfiguration()
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
    guard !demonstration.isEmpty, !Self.isLoopback(listenAddress) else { return }
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

extension GatewayConfiguration.TLSIdentity {
  /// Of TLS 1.2 those with forward secrecy and authenticated encryption alone (RFC 9325 §4.2): a key
  /// that is stolen later opens no recorded connection, and no padding can be asked about.
  private static let suites: [NIOTLSCipher] = [
    .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
    .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
    .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
  ]

  func nioConfiguration() throws(GatewayConfigurationFault) -> TLSConfiguration {
    let chain: [NIOSSLCertificate]
    let key: NIOSSLPrivateKey
    do {
      chain = try NIOSSLCertificate.fromPEMBytes(certificateChain)
      key = try NIOSSLPrivateKey(bytes: privateKey, format: .pem)
    } catch {
      throw GatewayConfigurationFault(
        description: "tls: the certificate or its private key is not valid PEM (\(error))"
      )
    }
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) },
      privateKey: .privateKey(key)
    )
    // RFC 8996 deprecates everything older.
    configuration.minimumTLSVersion = .tlsv12
    configuration.cipherSuiteValues = Self.suites
    do {
      // Finds a key that belongs to another certificate now rather than at the first handshake.
      _ = try NIOSSLContext(configuration: configuration)
    } catch {
      throw GatewayConfigurationFault(
        description: "tls: the certificate and private key do not work together (\(error))"
      )
    }
    return configuration
  }
}
