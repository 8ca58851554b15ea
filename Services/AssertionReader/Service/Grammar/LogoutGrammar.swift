internal import AssertionReaderMessages
internal import SignedXML

/// A LogoutRequest of an identity provider (SAML Core §3.7.1).
struct LogoutGrammar {
  let message: ReadLogoutRequestResponse
  let signature: SignedPart?

  private static let attributes: Set<String> = [
    "ID", "Version", "IssueInstant", "Destination", "Consent", "NotOnOrAfter", "Reason",
  ]

  init(_ root: XMLElement) throws(Refusal) {
    try Identifiers.check(root)
    guard root.name == "LogoutRequest", root.namespace == SAMLNames.protocolSpace,
      root.attribute("Version") == "2.0"
    else { throw .grammar("the document is no request to sign out") }
    var parts = try ElementParts(of: root, attributes: Self.attributes)
    let id = try Identifiers.required(of: root)
    let issuer = try parts.required("Issuer", in: SAMLNames.assertionSpace)
    let signature = parts.next("Signature", in: SAMLNames.signatureSpace)
    guard parts.next("EncryptedID", in: SAMLNames.assertionSpace) == nil else {
      throw .encryption("an encrypted name, which is not supported")
    }
    let name = try NameGrammar.name(try parts.required("NameID", in: SAMLNames.assertionSpace))
    var indexes: [String] = []
    for index in parts.all("SessionIndex", in: SAMLNames.protocolSpace) {
      indexes.append(try ElementParts.text(of: index))
    }
    try parts.end()
    message = ReadLogoutRequestResponse(
      id: id,
      issuer: try NameGrammar.text(issuer),
      destination: root.attribute("Destination"),
      issuedAtUnixMillis: try SAMLTime.required(root.attribute("IssueInstant")),
      notOnOrAfterUnixMillis: try SAMLTime.optional(root.attribute("NotOnOrAfter")),
      subject: name,
      sessionIndexes: indexes
    )
    self.signature = signature.map { SignedPart(element: root, signature: $0, id: id) }
  }
}
