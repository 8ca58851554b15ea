/// What is looked at, one after the other; a document is refused at the first step that fails.
public enum ReadingStep: Int, Sendable, Hashable, CaseIterable {
  /// Base64 of no more than a response may have.
  case length = 1
  /// Well-formed XML with namespaces.
  case parsing
  /// No document type, comment, processing instruction or reference to an entity.
  case constructs
  /// The closed grammar of SAML.
  case grammar
  /// Nothing encrypted.
  case encryption
  /// Each signature, by a certificate of the provider.
  case signature
  /// What the signed octets say, read anew.
  case content
}
