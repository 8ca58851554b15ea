/// What of a signature a test has otherwise than a provider would.
package struct SignatureChange: Sendable {
  /// The attribute URI of the reference.
  package var reference: String?
  /// The algorithm of the signature.
  package var method: String?
  /// The algorithm of the digest.
  package var digestMethod = "http://www.w3.org/2001/04/xmlenc#sha256"
  package var canonicalization = "http://www.w3.org/2001/10/xml-exc-c14n#"
  /// The content of Transforms.
  package var transforms =
    "<ds:Transform Algorithm=\"http://www.w3.org/2000/09/xmldsig#enveloped-signature\"></ds:Transform>"
    + "<ds:Transform Algorithm=\"http://www.w3.org/2001/10/xml-exc-c14n#\"></ds:Transform>"
  /// Stands after the reference.
  package var secondReference = ""
  /// Stands at the end of the signature.
  package var afterKeyInfo = ""

  package init() {}

  /// In canonical form, without the element's begin.
  func signedInfo(reference: String, digest: String, method: String) -> String {
    "<ds:CanonicalizationMethod Algorithm=\"\(canonicalization)\"></ds:CanonicalizationMethod>"
      + "<ds:SignatureMethod Algorithm=\"\(method)\"></ds:SignatureMethod>"
      + "<ds:Reference URI=\"\(reference)\"><ds:Transforms>\(transforms)</ds:Transforms>"
      + "<ds:DigestMethod Algorithm=\"\(digestMethod)\"></ds:DigestMethod>"
      + "<ds:DigestValue>\(digest)</ds:DigestValue></ds:Reference>\(secondReference)</ds:SignedInfo>"
  }
}
