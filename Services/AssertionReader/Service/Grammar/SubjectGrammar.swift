internal import AssertionReaderMessages
internal import SignedXML

/// Who an assertion is about, and who may present it (SAML Core §2.4).
struct SubjectGrammar {
  let name: SamlNameID
  let confirmations: [SamlSubjectConfirmation]

  private static let space = SAMLNames.assertionSpace

  init(_ element: XMLElement) throws(Refusal) {
    var parts = try ElementParts(of: element, attributes: [])
    guard parts.next("EncryptedID", in: Self.space) == nil else {
      throw Refusal(.encryption, "an encrypted name, which is not supported")
    }
    name = try NameGrammar.name(try parts.required("NameID", in: Self.space))
    var confirmations: [SamlSubjectConfirmation] = []
    for confirmation in parts.all("SubjectConfirmation", in: Self.space) {
      confirmations.append(try Self.confirmation(confirmation))
    }
    try parts.end()
    self.confirmations = confirmations
  }

  private static func confirmation(
    _ element: XMLElement
  ) throws(Refusal) -> SamlSubjectConfirmation {
    var parts = try ElementParts(of: element, attributes: ["Method"])
    var confirmation = SamlSubjectConfirmation(method: element.attribute("Method"))
    if let name = parts.next("NameID", in: space) { _ = try NameGrammar.text(name) }
    if let data = parts.next("SubjectConfirmationData", in: space) {
      let allowed: Set = ["NotBefore", "NotOnOrAfter", "Recipient", "InResponseTo", "Address"]
      try ElementParts(of: data, attributes: allowed).end()
      confirmation.recipient = data.attribute("Recipient")
      confirmation.inResponseTo = data.attribute("InResponseTo")
      confirmation.notBeforeUnixMillis = try SAMLTime.optional(data.attribute("NotBefore"))
      confirmation.notOnOrAfterUnixMillis = try SAMLTime.optional(data.attribute("NotOnOrAfter"))
    }
    try parts.end()
    return confirmation
  }
}
