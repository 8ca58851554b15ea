package import Domain

/// A response of a provider with one assertion, in canonical XML; a test changes what it is about.
package struct SAMLSample: Sendable {
  package static let signatureSpace = "http://www.w3.org/2000/09/xmldsig#"
  package static let assertionSpace = "urn:oasis:names:tc:SAML:2.0:assertion"
  package static let protocolSpace = "urn:oasis:names:tc:SAML:2.0:protocol"
  package static let issuer = "https://idp.example.com/saml"
  package static let audience = "urn:amazon:webservices"
  package static let recipient = "https://signin.aws.amazon.com/saml"

  package var now: Instant
  package var responseID = "_response-1"
  package var assertionID = "_assertion-1"
  package var issuer = SAMLSample.issuer
  package var nameID = "ada@example.com"
  /// Attributes of NameID, each with a space before it, in the order of their names.
  package var nameAttributes = ""
  package var audiences = [SAMLSample.audience]
  package var recipient: String? = SAMLSample.recipient
  package var destination: String? = SAMLSample.recipient
  /// The id of the request that it answers.
  package var inResponseTo: String?
  package var status = "urn:oasis:names:tc:SAML:2.0:status:Success"
  package var method = "urn:oasis:names:tc:SAML:2.0:cm:bearer"
  /// In seconds from now.
  package var notBefore: Int64? = -10
  package var notOnOrAfter: Int64? = 300
  package var confirmationEnd: Int64? = 300
  package var sessionEnd: Int64? = 3600
  /// When the user signed in there.
  package var authenticated: Int64 = -5
  /// Name to values.
  package var attributes: [(name: String, values: [String])] = [("mail", ["ada@example.com"])]
  /// XML after the last statement.
  package var extra = ""

  package init(at now: Instant) {
    self.now = now
  }

  /// The assertion in exclusive canonical form, without a signature.
  package var assertion: String {
    "<saml:Assertion xmlns:saml=\"\(Self.assertionSpace)\" ID=\"\(assertionID)\""
      + " IssueInstant=\"\(time(0))\" Version=\"2.0\"><saml:Issuer>\(issuer)</saml:Issuer>"
      + subject + conditions + statements + extra + "</saml:Assertion>"
  }

  /// The response in exclusive canonical form around an element, without a signature of its own.
  package func response(around assertion: String) -> String {
    let place = destination.map { " Destination=\"\($0)\"" } ?? ""
    return "<samlp:Response xmlns:samlp=\"\(Self.protocolSpace)\"\(place) ID=\"\(responseID)\""
      + request + " IssueInstant=\"\(time(0))\" Version=\"2.0\">"
      + "<saml:Issuer xmlns:saml=\"\(Self.assertionSpace)\">\(issuer)</saml:Issuer>"
      + "<samlp:Status><samlp:StatusCode Value=\"\(status)\"></samlp:StatusCode></samlp:Status>"
      + assertion + "</samlp:Response>"
  }

  /// The moment so many seconds from now.
  package func time(_ seconds: Int64) -> String {
    CivilTime(now.adding(seconds: seconds)).textToTheSecond
  }

  private var request: String { inResponseTo.map { " InResponseTo=\"\($0)\"" } ?? "" }

  private var subject: String {
    let end = confirmationEnd.map { " NotOnOrAfter=\"\(time($0))\"" } ?? ""
    let place = recipient.map { " Recipient=\"\($0)\"" } ?? ""
    return "<saml:Subject><saml:NameID\(nameAttributes)>\(nameID)</saml:NameID>"
      + "<saml:SubjectConfirmation Method=\"\(method)\">"
      + "<saml:SubjectConfirmationData\(request)\(end)\(place)></saml:SubjectConfirmationData>"
      + "</saml:SubjectConfirmation></saml:Subject>"
  }

  private var conditions: String {
    let begin = notBefore.map { " NotBefore=\"\(time($0))\"" } ?? ""
    let end = notOnOrAfter.map { " NotOnOrAfter=\"\(time($0))\"" } ?? ""
    let restrictions = audiences.map {
      "<saml:AudienceRestriction><saml:Audience>\($0)</saml:Audience></saml:AudienceRestriction>"
    }
    return "<saml:Conditions\(begin)\(end)>\(restrictions.joined())</saml:Conditions>"
  }

  private var statements: String {
    let end = sessionEnd.map { " SessionNotOnOrAfter=\"\(time($0))\"" } ?? ""
    let all = attributes.map { attribute in
      "<saml:Attribute Name=\"\(attribute.name)\">"
        + attribute.values.map { "<saml:AttributeValue>\($0)</saml:AttributeValue>" }.joined()
        + "</saml:Attribute>"
    }
    return
      "<saml:AuthnStatement AuthnInstant=\"\(time(authenticated))\" SessionIndex=\"_session\"\(end)>"
      + "<saml:AuthnContext><saml:AuthnContextClassRef>"
      + "urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport"
      + "</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>"
      + (all.isEmpty ? "" : "<saml:AttributeStatement>\(all.joined())</saml:AttributeStatement>")
  }
}

extension SAMLSample {
  /// The response with a signed assertion, as most providers send it.
  package func signed(by signer: SAMLSigner) throws -> String {
    response(around: try signer.signed(assertion, id: assertionID))
  }

  /// The signed response around an assertion that has no signature of its own.
  package func signedAsAWhole(by signer: SAMLSigner) throws -> String {
    try signer.signed(response(around: assertion), id: responseID)
  }
}

/// The metadata of the provider of the samples.
package enum SAMLSampleMetadata {
  /// A document with these certificates, each in base64.
  package static func document(
    _ certificates: [String],
    entityID: String = SAMLSample.issuer,
    more: String = ""
  ) -> String {
    let keys = certificates.map {
      """
      <md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="\(SAMLSample.signatureSpace)">
      <ds:X509Data><ds:X509Certificate>\($0)</ds:X509Certificate></ds:X509Data></ds:KeyInfo>
      </md:KeyDescriptor>
      """
    }
    return """
      <?xml version="1.0"?>
      <!-- As providers write them. -->
      <md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata"
        entityID="\(entityID)"\(more)>
      <md:IDPSSODescriptor protocolSupportEnumeration="\(SAMLSample.protocolSpace)">
      \(keys.joined())
      <md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"
        Location="https://idp.example.com/logout"/>
      <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST"
        Location="https://idp.example.com/post"/>
      <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"
        Location="https://idp.example.com/sign-in"/>
      </md:IDPSSODescriptor></md:EntityDescriptor>
      """
  }
}
