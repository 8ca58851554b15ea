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
    _ = try tls?.nioConfiguration()
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
