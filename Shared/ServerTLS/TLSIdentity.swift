public import Domain
internal import NIOSSL

/// Who a server is to TLS clients, in PEM.
public struct TLSIdentity: Sendable {
  /// The certificate followed by its intermediates.
  public var certificateChain: [UInt8]
  /// The certificate's private key.
  public var privateKey: [UInt8]

  /// Both files' content.
  public init(certificateChain: [UInt8], privateKey: [UInt8]) {
    self.certificateChain = certificateChain
    self.privateKey = privateKey
  }

  /// When the certificate is good.
  public func validity() throws(TLSIdentityFault) -> TLSValidity {
    guard let certificate = try certificates().first else {
      throw .noPEM("it holds no certificate")
    }
    return TLSValidity(
      notBefore: Instant(unixSeconds: Int64(certificate.notValidBefore)),
      notAfter: Instant(unixSeconds: Int64(certificate.notValidAfter))
    )
  }

  /// The DNS names that the certificate is for (RFC 5280 §4.2.1.6).
  public func hostNames() throws(TLSIdentityFault) -> [String] {
    guard let certificate = try certificates().first else {
      throw .noPEM("it holds no certificate")
    }
    return certificate._subjectAlternativeNames().filter { $0.nameType == .dnsName }
      .map { String(decoding: Array($0.contents), as: UTF8.self) }
  }

  func certificates() throws(TLSIdentityFault) -> [NIOSSLCertificate] {
    do {
      return try NIOSSLCertificate.fromPEMBytes(certificateChain)
    } catch {
      throw .noPEM("\(error)")
    }
  }
}

/// From when to when a certificate is good.
public struct TLSValidity: Sendable, Hashable {
  /// The first moment.
  public let notBefore: Instant
  /// The last moment.
  public let notAfter: Instant

  /// Between these.
  public init(notBefore: Instant, notAfter: Instant) {
    self.notBefore = notBefore
    self.notAfter = notAfter
  }

  /// Why no client accepts the certificate at a moment; nil where its time is not the reason.
  public func fault(at now: Instant) -> String? {
    if now > notAfter { return "the certificate ended at \(CivilTime(notAfter).textToTheSecond)" }
    guard now < notBefore else { return nil }
    return "the certificate is not good before \(CivilTime(notBefore).textToTheSecond)"
  }
}

/// What is wrong with a certificate or its key.
public enum TLSIdentityFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// A text is not what it should be; in the words of its reader.
  case noPEM(String)
  /// The key is another certificate's, or TLS cannot use the two; in the words of TLS' library.
  case noPair(String)

  /// A sentence.
  public var description: String {
    switch self {
    case .noPEM(let words): "the certificate or its private key is not valid PEM (\(words))"
    case .noPair(let words): "the certificate and private key do not work together (\(words))"
    }
  }
}
