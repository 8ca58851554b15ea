/// What an issuer wants at its token endpoint, by its discovery document.
package struct TokenEndpointTraits: Sendable, Hashable, Codable {
  /// Whether it knows proof keys by SHA-256 (RFC 7636).
  package let takesProofKeys: Bool
  /// Whether a client proves itself by HTTP's Basic scheme alone (RFC 6749 §2.3.1).
  package let takesBasicAlone: Bool

  package init(takesProofKeys: Bool, takesBasicAlone: Bool) {
    self.takesProofKeys = takesProofKeys
    self.takesBasicAlone = takesBasicAlone
  }
}
