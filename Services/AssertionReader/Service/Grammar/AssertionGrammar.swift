internal import AssertionReaderMessages
internal import SignedXML

/// An Assertion about the sign-in of one user (SAML Core §2.3.3).
struct AssertionGrammar {
  let message: SamlAssertion
  let signature: SignedPart?

  private static let space = SAMLNames.assertionSpace

  init(_ element: XMLElement) throws(Refusal) {
    var parts = try ElementParts(of: element, attributes: ["ID", "Version", "IssueInstant"])
    guard element.attribute("Version") == "2.0" else { throw .grammar("another version") }
    _ = try SAMLTime.required(element.attribute("IssueInstant"))
    let id = try Identifiers.required(of: element)
    let issuer = try parts.required("Issuer", in: Self.space)
    let signature = parts.next("Signature", in: SAMLNames.signatureSpace)
    let subject = try SubjectGrammar(try parts.required("Subject", in: Self.space))
    var message = SamlAssertion(
      id: id,
      issuer: try NameGrammar.text(issuer),
      subject: subject.name,
      confirmations: subject.confirmations
    )
    if let conditions = parts.next("Conditions", in: Self.space) {
      try Self.read(conditions, into: &message)
    }
    try Self.readStatements(&parts, into: &message)
    try parts.end()
    self.message = message
    self.signature = signature.map { SignedPart(element: element, signature: $0, id: id) }
  }

  /// A condition that is not understood must not be taken for one that holds (SAML Core §2.5.1.1).
  private static func read(
    _ conditions: XMLElement,
    into message: inout SamlAssertion
  ) throws(Refusal) {
    var parts = try ElementParts(of: conditions, attributes: ["NotBefore", "NotOnOrAfter"])
    message.notBeforeUnixMillis = try SAMLTime.optional(conditions.attribute("NotBefore"))
    message.notOnOrAfterUnixMillis = try SAMLTime.optional(conditions.attribute("NotOnOrAfter"))
    while true {
      if let restriction = parts.next("AudienceRestriction", in: space) {
        message.audienceRestrictions.append(try audiences(restriction))
      } else if let once = parts.next("OneTimeUse", in: space) {
        try ElementParts(of: once, attributes: []).end()
      } else if let proxy = parts.next("ProxyRestriction", in: space) {
        // It limits who may issue assertions by this one; none is issued here.
        var audiences = try ElementParts(of: proxy, attributes: ["Count"])
        for audience in audiences.all("Audience", in: space) {
          _ = try ElementParts.text(of: audience)
        }
        try audiences.end()
      } else {
        break
      }
    }
    try parts.end()
  }

  private static func audiences(
    _ restriction: XMLElement
  ) throws(Refusal) -> SamlAudienceRestriction {
    var parts = try ElementParts(of: restriction, attributes: [])
    var audiences: [String] = []
    for audience in parts.all("Audience", in: space) {
      audiences.append(try ElementParts.text(of: audience))
    }
    try parts.end()
    return SamlAudienceRestriction(audiences: audiences)
  }

  private static func readStatements(
    _ parts: inout ElementParts,
    into message: inout SamlAssertion
  ) throws(Refusal) {
    while true {
      if let statement = parts.next("AuthnStatement", in: space) {
        message.authnStatements.append(try StatementGrammar.authentication(statement))
      } else if let statement = parts.next("AttributeStatement", in: space) {
        message.attributes += try StatementGrammar.attributes(statement)
      } else {
        return
      }
    }
  }
}
