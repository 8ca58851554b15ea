internal import SignedXML

/// The identifiers of a document's elements, to which signatures refer.
enum Identifiers {
  private static let longest = 256

  /// Refuses a document in which a reference could lead to two elements, or where a parser knows an
  /// identifier that the grammar does not.
  static func check(_ root: XMLElement) throws(Refusal) {
    var seen: Set<String> = []
    try check(root, &seen)
  }

  private static func check(_ element: XMLElement, _ seen: inout Set<String>) throws(Refusal) {
    for attribute in element.attributes where attribute.name.lowercased() == "id" {
      guard attribute.namespace != SAMLNames.xmlSpace else { throw .grammar("xml:id") }
      guard seen.insert(attribute.value).inserted else {
        throw .grammar("an identifier stands twice")
      }
    }
    for child in element.children { try check(child, &seen) }
  }

  /// The identifier of an element that may be signed.
  static func required(of element: XMLElement) throws(Refusal) -> String {
    guard let id = element.attribute("ID"), isName(id) else {
      throw .grammar("an identifier is missing or no name")
    }
    return id
  }

  /// An NCName in ASCII, as all providers make them: it goes into a reference as it is.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= longest else { return false }
    let isLetter = { (byte: UInt8) in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
    return isLetter(first)
      && text.utf8.allSatisfy {
        isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      }
  }
}
