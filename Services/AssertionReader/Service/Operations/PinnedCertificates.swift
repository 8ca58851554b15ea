internal import AssertionReaderMessages
internal import SignedXML

/// The certificates that the caller trusts.
enum PinnedCertificates {
  /// More than a provider that changes its keys has.
  private static let most = 16

  static func read(
    _ messages: [SamlCertificate]
  ) throws(AssertionReaderFailure) -> [SigningCertificate] {
    let certificates = messages.compactMap { SigningCertificate(der: $0.der ?? []) }
    guard certificates.count == messages.count, (1...most).contains(messages.count)
    else { throw .invalidRequest("the certificates are none or too many") }
    return certificates
  }
}
