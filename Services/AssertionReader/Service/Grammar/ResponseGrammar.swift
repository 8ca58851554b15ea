internal import AssertionReaderMessages
internal import SignedXML

/// A Response around one assertion (SAML Core §3.2.2, §3.3.3).
struct ResponseGrammar {
  /// What a response holds.
  enum Content {
    case assertion(XMLElement)
    case encrypted(XMLElement)
  }

  let message: SamlResponse
  let signature: SignedPart?
  let content: Content

  init(_ root: XMLElement) throws(Refusal) {
    guard root.name == "Response", root.namespace == SAMLNames.protocolSpace else {
      throw .grammar("the document is no response")
    }
    var parts = try ElementParts(
      of: root,
      attributes: ["ID", "InResponseTo", "Version", "IssueInstant", "Destination", "Consent"]
    )
    guard root.attribute("Version") == "2.0" else { throw .grammar("another version") }
    _ = try SAMLTime.required(root.attribute("IssueInstant"))
    let id = try Identifiers.required(of: root)
    let issuer = parts.next("Issuer", in: SAMLNames.assertionSpace)
    let signature = parts.next("Signature", in: SAMLNames.signatureSpace)
    let status = try parts.required("Status", in: SAMLNames.protocolSpace)
    let encrypted = parts.next("EncryptedAssertion", in: SAMLNames.assertionSpace)
    let assertion = parts.next("Assertion", in: SAMLNames.assertionSpace)
    try parts.end()
    message = SamlResponse(
      issuer: try issuer.map(NameGrammar.text),
      destination: root.attribute("Destination"),
      inResponseTo: root.attribute("InResponseTo"),
      status: try Self.code(of: status)
    )
    switch (assertion, encrypted) {
    case (let assertion?, nil): content = .assertion(assertion)
    case (nil, let encrypted?): content = .encrypted(encrypted)
    case (_, _): throw .grammar("not exactly one assertion")
    }
    self.signature = signature.map { SignedPart(element: root, signature: $0, id: id) }
  }

  /// The assertion that stands in the response as it is.
  func plainAssertion() throws(Refusal) -> XMLElement {
    switch content {
    case .assertion(let assertion): return assertion
    case .encrypted: throw .encryption("an encrypted assertion, without a key for it")
    }
  }

  /// The encryption of an assertion that is not to be read without it.
  func encryption() throws(Refusal) -> EncryptionGrammar {
    switch content {
    case .assertion: throw .encryption("an assertion that is not encrypted")
    case .encrypted(let element): return try EncryptionGrammar(element)
    }
  }

  private static func code(of status: XMLElement) throws(Refusal) -> String {
    var parts = try ElementParts(of: status, attributes: [])
    let code = try parts.required("StatusCode", in: SAMLNames.protocolSpace)
    if let message = parts.next("StatusMessage", in: SAMLNames.protocolSpace) {
      _ = try ElementParts.text(of: message)
    }
    try parts.end()
    return try value(of: code, level: 0)
  }

  private static func value(of code: XMLElement, level: Int) throws(Refusal) -> String {
    var parts = try ElementParts(of: code, attributes: ["Value"])
    guard let value = code.attribute("Value"), level < 4 else {
      throw .grammar("a status code has no value")
    }
    if let inner = parts.next("StatusCode", in: SAMLNames.protocolSpace) {
      _ = try self.value(of: inner, level: level + 1)
    }
    try parts.end()
    return value
  }
}
