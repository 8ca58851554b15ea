/// A scope of a resource server, as clients and tokens name it.
package struct CustomScope: Sendable, Hashable {
  package let server: String
  package let name: String

  /// Nil for a scope of no resource server.
  ///
  /// The last slash divides: identifiers are URLs often, and names of scopes have none.
  package init?(_ text: String) {
    guard let slash = text.lastIndex(of: "/"), slash != text.startIndex,
      text.index(after: slash) != text.endIndex
    else { return nil }
    server = String(text[..<slash])
    name = String(text[text.index(after: slash)...])
  }

  /// The scopes that every pool has.
  package static let standard: Set<String> = [
    "phone", "email", "openid", "profile", signInScope,
  ]
}
