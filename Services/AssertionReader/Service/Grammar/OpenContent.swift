internal import SignedXML

/// Content that the grammar leaves open: values of attributes, and what a signature says of its key.
enum OpenContent {
  private static let reserved: Set<String> = [
    "Assertion", "EncryptedAssertion", "Response", "Signature",
  ]
  private static let maxLevels = 8

  /// Refuses what could be taken for the message or for a part of it, at any depth.
  static func check(_ element: XMLElement, level: Int = 0) throws(Refusal) {
    guard level <= maxLevels else { throw .grammar("open content is too deep") }
    for child in element.children {
      guard !reserved.contains(child.name) else {
        throw .grammar("an assertion, a response or a signature where none is read")
      }
      try check(child, level: level + 1)
    }
  }
}
