internal import AssertionReaderMessages
internal import SignedXML

/// Issuer and NameID, which have the same form (SAML Core §2.2.2, §2.2.5).
enum NameGrammar {
  private static let attributes: Set<String> = [
    "Format", "NameQualifier", "SPNameQualifier", "SPProvidedID",
  ]

  /// The name as it stands, with whatever whitespace it has.
  static func text(_ element: XMLElement) throws(Refusal) -> String {
    let text = try ElementParts.text(of: element, attributes: attributes)
    guard !text.isEmpty else { throw .grammar("a name is empty") }
    return text
  }

  static func name(_ element: XMLElement) throws(Refusal) -> SamlNameID {
    SamlNameID(
      text: try text(element),
      format: element.attribute("Format"),
      nameQualifier: element.attribute("NameQualifier"),
      spNameQualifier: element.attribute("SPNameQualifier")
    )
  }
}
