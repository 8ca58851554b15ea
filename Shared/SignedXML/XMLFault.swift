/// Why bytes are not read as a document.
public enum XMLFault: Error, Sendable, Hashable {
  /// They are not well-formed XML with namespaces in UTF-8.
  case malformed
  /// They have a document type, a comment, a processing instruction or a reference to an entity.
  case construct
  /// They have more elements, declarations or levels than any sound document.
  case excessive
}
