/// What the operator of a provider of SAML cannot do without, though better is usual.
package enum SAMLPermit: String, Sendable, Hashable, CaseIterable, Codable {
  /// SHA-1 in signatures.
  case sha1
  /// AES in CBC, which shows no change.
  case cbc
  /// Certificates that have ended.
  case expiredCertificates = "expired-certificates"
}
