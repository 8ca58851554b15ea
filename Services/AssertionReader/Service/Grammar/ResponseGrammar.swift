internal import GatehouseMessages
internal import SignedXML

/// A Response around one assertion (SAML Core §3.2.2, §3.3.3).
struct ResponseGrammar {
  let message: SamlResponse
  let signature: SignedPart?
  let assertion: XMLElement

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
    guard let assertion, encrypted == nil else {
      guard encrypted != nil, assertion == nil else { throw .grammar("not exactly one assertion") }
      throw Refusal(.encryption, "an encrypted assertion, which is not supported")
    }
    self.signature = signature.map { SignedPart(element: root, signature: $0, id: id) }
    self.assertion = assertion
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
