internal import Cryptography
package import Domain

/// What is known of a SAML identity provider by its metadata.
package struct SAMLMetadata: Sendable, Hashable, Codable {
  /// What the provider's assertions name as their issuer.
  package let entityID: String
  /// Any of them may have signed: a provider that changes its key has two for a while.
  package let certificates: [SAMLCertificate]
  /// What else its messages may be made with; nil, nothing.
  package private(set) var permits: Set<SAMLPermit>?
  /// Where sign-ins begin, by the binding HTTP-Redirect; nil where the provider has none.
  package let singleSignOnURL: String?
  /// The same for sign-outs.
  package let singleLogoutURL: String?

  package init(
    entityID: String,
    certificates: [SAMLCertificate],
    singleSignOnURL: String? = nil,
    singleLogoutURL: String? = nil
  ) {
    self.entityID = entityID
    self.certificates = certificates
    self.singleSignOnURL = singleSignOnURL
    self.singleLogoutURL = singleLogoutURL
  }

  /// The provider as its messages are proved at a moment: by its certificates and by those that it had until just
  /// now, which have not ended.
  package func current(
    at now: Instant,
    former: [SAMLCertificate] = [],
    permitting permits: Set<SAMLPermit> = []
  ) -> SAMLMetadata {
    let all = certificates + former.filter { !certificates.contains($0) }
    var current = SAMLMetadata(
      entityID: entityID,
      certificates: all.filter {
        permits.contains(.expiredCertificates) || $0.notAfterUnixMillis > now.unixMillis
      },
      singleSignOnURL: singleSignOnURL,
      singleLogoutURL: singleLogoutURL
    )
    current.permits = permits
    return current
  }
}

/// A certificate whose key a provider signs with.
package struct SAMLCertificate: Sendable, Hashable {
  package let der: [UInt8]
  /// In milliseconds since 1970.
  package let notBeforeUnixMillis: Int64
  /// In milliseconds since 1970.
  package let notAfterUnixMillis: Int64

  package init(der: [UInt8], notBeforeUnixMillis: Int64, notAfterUnixMillis: Int64) {
    self.der = der
    self.notBeforeUnixMillis = notBeforeUnixMillis
    self.notAfterUnixMillis = notAfterUnixMillis
  }

  /// SHA-256 of the DER, in hexadecimal digits.
  package var fingerprint: String { Hex.encode(SHA256.digest(of: der)) }
}

extension SAMLCertificate: Codable {
  private enum CodingKeys: String, CodingKey {
    case base64
    case notBeforeUnixMillis
    case notAfterUnixMillis
  }

  /// Reads what `encode(to:)` writes; a certificate that is not base64 has no bytes, and proves nothing.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      der: Base64.decode(try values.decode(String.self, forKey: .base64)) ?? [],
      notBeforeUnixMillis: try values.decode(Int64.self, forKey: .notBeforeUnixMillis),
      notAfterUnixMillis: try values.decode(Int64.self, forKey: .notAfterUnixMillis)
    )
  }

  /// Writes the bytes in base64.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Base64.encode(der), forKey: .base64)
    try values.encode(notBeforeUnixMillis, forKey: .notBeforeUnixMillis)
    try values.encode(notAfterUnixMillis, forKey: .notAfterUnixMillis)
  }
}
