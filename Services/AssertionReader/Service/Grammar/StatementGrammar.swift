internal import AssertionReaderMessages
internal import SignedXML

/// The statements of an assertion (SAML Core §2.7).
enum StatementGrammar {
  private static let space = SAMLNames.assertionSpace

  static func authentication(_ element: XMLElement) throws(Refusal) -> SamlAuthnStatement {
    var parts = try ElementParts(
      of: element,
      attributes: ["AuthnInstant", "SessionIndex", "SessionNotOnOrAfter"]
    )
    if let locality = parts.next("SubjectLocality", in: space) {
      try ElementParts(of: locality, attributes: ["Address", "DNSName"]).end()
    }
    var context = try ElementParts(
      of: try parts.required("AuthnContext", in: space),
      attributes: []
    )
    var contextClass: String?
    if let reference = context.next("AuthnContextClassRef", in: space) {
      contextClass = try ElementParts.text(of: reference)
    }
    if let reference = context.next("AuthnContextDeclRef", in: space) {
      _ = try ElementParts.text(of: reference)
    }
    for authority in context.all("AuthenticatingAuthority", in: space) {
      _ = try ElementParts.text(of: authority)
    }
    try context.end()
    try parts.end()
    return SamlAuthnStatement(
      authnInstantUnixMillis: try SAMLTime.required(element.attribute("AuthnInstant")),
      sessionIndex: element.attribute("SessionIndex"),
      sessionNotOnOrAfterUnixMillis: try SAMLTime.optional(
        element.attribute("SessionNotOnOrAfter")
      ),
      contextClass: contextClass
    )
  }

  static func attributes(_ element: XMLElement) throws(Refusal) -> [SamlAttribute] {
    var parts = try ElementParts(of: element, attributes: [])
    var attributes: [SamlAttribute] = []
    for attribute in parts.all("Attribute", in: space) {
      attributes.append(try self.attribute(attribute))
    }
    guard parts.next("EncryptedAttribute", in: space) == nil else {
      throw Refusal(.encryption, "an encrypted attribute, which is not supported")
    }
    try parts.end()
    return attributes
  }

  /// An attribute and its values may have attributes of other namespaces (SAML Core §2.7.3.1), and a
  /// value any content, of which the text counts.
  private static func attribute(_ element: XMLElement) throws(Refusal) -> SamlAttribute {
    guard let name = element.attribute("Name"), !name.isEmpty else {
      throw .grammar("an attribute has no name")
    }
    let allowed: Set = ["Name", "NameFormat", "FriendlyName"]
    guard
      element.attributes.allSatisfy({ !$0.namespace.isEmpty || allowed.contains($0.name) })
    else { throw .grammar("an attribute that has no place here") }
    var values: [String] = []
    for child in element.children {
      guard child.name == "AttributeValue", child.namespace == space,
        child.attributes.allSatisfy({ !$0.namespace.isEmpty })
      else { throw .grammar("no value of an attribute") }
      try OpenContent.check(child)
      values.append(child.allText)
    }
    return SamlAttribute(
      name: name,
      friendlyName: element.attribute("FriendlyName"),
      values: values
    )
  }
}
