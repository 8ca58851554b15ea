internal import Cryptography

/// What is known of a SAML identity provider by its metadata.
package struct SAMLMetadata: Sendable, Hashable, Codable {
  /// What the provider's assertions name as their issuer.
  package let entityID: String
  /// Any of them may have signed: a provider that changes its key has two for a while.
  package let certificates: [SAMLCertificate]
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
