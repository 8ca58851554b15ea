public import NIOSSL

extension TLSIdentity {
  /// Only those suites of TLS 1.2 with forward secrecy and authenticated encryption (RFC 9325 §4.2): a key
  /// that is stolen later opens no recorded connection, and no padding can be asked about.
  private static let suites: [NIOTLSCipher] = [
    .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
    .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
    .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
  ]

  /// What a server offers its clients, once certificate and key have been tried together.
  public func serverConfiguration() throws(TLSIdentityFault) -> TLSConfiguration {
    let chain = try certificates()
    let key: NIOSSLPrivateKey
    do {
      key = try NIOSSLPrivateKey(bytes: privateKey, format: .pem)
    } catch {
      throw .noPEM("\(error)")
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
      throw .noPair("\(error)")
    }
    return configuration
  }
}
