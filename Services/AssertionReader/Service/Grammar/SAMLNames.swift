/// The namespaces and identifiers of SAML 2.0 and XML Signature.
enum SAMLNames {
  /// SAML Core §1.2.
  static let protocolSpace = "urn:oasis:names:tc:SAML:2.0:protocol"
  static let assertionSpace = "urn:oasis:names:tc:SAML:2.0:assertion"
  /// SAML Metadata §1.2.
  static let metadataSpace = "urn:oasis:names:tc:SAML:2.0:metadata"
  /// SAML Bindings §3.4.
  static let redirectBinding = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"
  /// XML Signature §1.3.
  static let signatureSpace = "http://www.w3.org/2000/09/xmldsig#"
  static let schemaInstanceSpace = "http://www.w3.org/2001/XMLSchema-instance"
  static let xmlSpace = "http://www.w3.org/XML/1998/namespace"
  /// Exclusive XML Canonicalization §4.
  static let exclusiveSpace = "http://www.w3.org/2001/10/xml-exc-c14n#"
}
