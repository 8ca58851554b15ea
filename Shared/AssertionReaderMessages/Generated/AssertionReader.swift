// swift-format-ignore-file
// Generated from Proto/gatehouse/assertion_reader/v1/assertion_reader.proto. Do not edit.

internal import GatehouseMessages

/// Request of ReadAssertion.
public struct ReadAssertionRequest: Sendable, Hashable {
  /// The document in base64, of either alphabet.
  public var document: [UInt8]?
  /// The provider's certificates, of which the DER counts: the key of any of them may have signed, and no other.
  public var certificates: [SamlCertificate]
  /// Whether the document is an assertion by itself; it is a response otherwise.
  public var isBareAssertion: Bool?
  /// The key that the assertion is encrypted with; absent: it is not encrypted.
  public var contentKey: [UInt8]?
  /// What the operator of the provider cannot do without; absent: nothing.
  public var weakForms: SamlWeakForms?

  /// Makes a message; what is not given is absent.
  public init(
    document: [UInt8]? = nil,
    certificates: [SamlCertificate] = [],
    isBareAssertion: Bool? = nil,
    contentKey: [UInt8]? = nil,
    weakForms: SamlWeakForms? = nil
  ) {
    self.document = document
    self.certificates = certificates
    self.isBareAssertion = isBareAssertion
    self.contentKey = contentKey
    self.weakForms = weakForms
  }
}

extension ReadAssertionRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "document": sizeOnly(self.document),
        "certificates": self.certificates as Any,
        "isBareAssertion": self.isBareAssertion as Any,
        "contentKey": sizeOnly(self.contentKey),
        "weakForms": self.weakForms as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Forms that are refused unless the caller asks for them.
public struct SamlWeakForms: Sendable, Hashable {
  /// SHA-1 in signatures of RSA, and in digests.
  public var sha1: Bool?
  /// AES in CBC, which shows no change.
  public var cbc: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    sha1: Bool? = nil,
    cbc: Bool? = nil
  ) {
    self.sha1 = sha1
    self.cbc = cbc
  }
}

/// Request of ReadEncryptedKey.
public struct ReadEncryptedKeyRequest: Sendable, Hashable {
  /// The response in base64.
  public var document: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    document: [UInt8]? = nil
  ) {
    self.document = document
  }
}

extension ReadEncryptedKeyRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "document": sizeOnly(self.document),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ReadEncryptedKey (XML Encryption 1.1 section 5.5).
public struct ReadEncryptedKeyResponse: Sendable, Hashable {
  /// Absent where the response is not encrypted.
  public var wrappedKey: [UInt8]?
  /// SHA-1 or SHA-256, by OpenSSL's name, of the padding and of its mask.
  public var digest: String?
  /// mask_digest.
  public var maskDigest: String?

  /// Makes a message; what is not given is absent.
  public init(
    wrappedKey: [UInt8]? = nil,
    digest: String? = nil,
    maskDigest: String? = nil
  ) {
    self.wrappedKey = wrappedKey
    self.digest = digest
    self.maskDigest = maskDigest
  }
}

extension ReadEncryptedKeyResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "wrappedKey": sizeOnly(self.wrappedKey),
        "digest": self.digest as Any,
        "maskDigest": self.maskDigest as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of ReadLogoutRequest.
public struct ReadLogoutRequestRequest: Sendable, Hashable {
  /// In base64.
  public var document: [UInt8]?
  /// certificates.
  public var certificates: [SamlCertificate]
  /// weak_forms.
  public var weakForms: SamlWeakForms?

  /// Makes a message; what is not given is absent.
  public init(
    document: [UInt8]? = nil,
    certificates: [SamlCertificate] = [],
    weakForms: SamlWeakForms? = nil
  ) {
    self.document = document
    self.certificates = certificates
    self.weakForms = weakForms
  }
}

extension ReadLogoutRequestRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "document": sizeOnly(self.document),
        "certificates": self.certificates as Any,
        "weakForms": self.weakForms as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ReadLogoutRequest: the caller checks issuer, place and time.
public struct ReadLogoutRequestResponse: Sendable, Hashable {
  /// id.
  public var id: String?
  /// issuer.
  public var issuer: String?
  /// destination.
  public var destination: String?
  /// issued_at_unix_millis.
  public var issuedAtUnixMillis: Int64?
  /// not_on_or_after_unix_millis.
  public var notOnOrAfterUnixMillis: Int64?
  /// subject.
  public var subject: SamlNameID?
  /// session_indexes.
  public var sessionIndexes: [String]

  /// Makes a message; what is not given is absent.
  public init(
    id: String? = nil,
    issuer: String? = nil,
    destination: String? = nil,
    issuedAtUnixMillis: Int64? = nil,
    notOnOrAfterUnixMillis: Int64? = nil,
    subject: SamlNameID? = nil,
    sessionIndexes: [String] = []
  ) {
    self.id = id
    self.issuer = issuer
    self.destination = destination
    self.issuedAtUnixMillis = issuedAtUnixMillis
    self.notOnOrAfterUnixMillis = notOnOrAfterUnixMillis
    self.subject = subject
    self.sessionIndexes = sessionIndexes
  }
}

/// Response of ReadAssertion: the caller checks issuer, audience, places and times.
public struct ReadAssertionResponse: Sendable, Hashable {
  /// What holds the assertion; absent where that came by itself.
  public var response: SamlResponse?
  /// What the provider signed.
  public var assertion: SamlAssertion?

  /// Makes a message; what is not given is absent.
  public init(
    response: SamlResponse? = nil,
    assertion: SamlAssertion? = nil
  ) {
    self.response = response
    self.assertion = assertion
  }
}

/// The element Response without its assertion.
public struct SamlResponse: Sendable, Hashable {
  /// issuer.
  public var issuer: String?
  /// destination.
  public var destination: String?
  /// in_response_to.
  public var inResponseTo: String?
  /// The outermost status code, a URI.
  public var status: String?
  /// Whether the provider signed this too; otherwise it may only be a reason to refuse.
  public var isSigned: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    issuer: String? = nil,
    destination: String? = nil,
    inResponseTo: String? = nil,
    status: String? = nil,
    isSigned: Bool? = nil
  ) {
    self.issuer = issuer
    self.destination = destination
    self.inResponseTo = inResponseTo
    self.status = status
    self.isSigned = isSigned
  }
}

/// The element Assertion.
public struct SamlAssertion: Sendable, Hashable {
  /// id.
  public var id: String?
  /// issuer.
  public var issuer: String?
  /// subject.
  public var subject: SamlNameID?
  /// confirmations.
  public var confirmations: [SamlSubjectConfirmation]
  /// not_before_unix_millis.
  public var notBeforeUnixMillis: Int64?
  /// not_on_or_after_unix_millis.
  public var notOnOrAfterUnixMillis: Int64?
  /// Each of them must hold.
  public var audienceRestrictions: [SamlAudienceRestriction]
  /// authn_statements.
  public var authnStatements: [SamlAuthnStatement]
  /// Those of all statements.
  public var attributes: [SamlAttribute]

  /// Makes a message; what is not given is absent.
  public init(
    id: String? = nil,
    issuer: String? = nil,
    subject: SamlNameID? = nil,
    confirmations: [SamlSubjectConfirmation] = [],
    notBeforeUnixMillis: Int64? = nil,
    notOnOrAfterUnixMillis: Int64? = nil,
    audienceRestrictions: [SamlAudienceRestriction] = [],
    authnStatements: [SamlAuthnStatement] = [],
    attributes: [SamlAttribute] = []
  ) {
    self.id = id
    self.issuer = issuer
    self.subject = subject
    self.confirmations = confirmations
    self.notBeforeUnixMillis = notBeforeUnixMillis
    self.notOnOrAfterUnixMillis = notOnOrAfterUnixMillis
    self.audienceRestrictions = audienceRestrictions
    self.authnStatements = authnStatements
    self.attributes = attributes
  }
}

/// The element NameID.
public struct SamlNameID: Sendable, Hashable {
  /// text.
  public var text: String?
  /// format.
  public var format: String?
  /// name_qualifier.
  public var nameQualifier: String?
  /// sp_name_qualifier.
  public var spNameQualifier: String?

  /// Makes a message; what is not given is absent.
  public init(
    text: String? = nil,
    format: String? = nil,
    nameQualifier: String? = nil,
    spNameQualifier: String? = nil
  ) {
    self.text = text
    self.format = format
    self.nameQualifier = nameQualifier
    self.spNameQualifier = spNameQualifier
  }
}

/// The element SubjectConfirmation.
public struct SamlSubjectConfirmation: Sendable, Hashable {
  /// A URI.
  public var method: String?
  /// recipient.
  public var recipient: String?
  /// in_response_to.
  public var inResponseTo: String?
  /// not_before_unix_millis.
  public var notBeforeUnixMillis: Int64?
  /// not_on_or_after_unix_millis.
  public var notOnOrAfterUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    method: String? = nil,
    recipient: String? = nil,
    inResponseTo: String? = nil,
    notBeforeUnixMillis: Int64? = nil,
    notOnOrAfterUnixMillis: Int64? = nil
  ) {
    self.method = method
    self.recipient = recipient
    self.inResponseTo = inResponseTo
    self.notBeforeUnixMillis = notBeforeUnixMillis
    self.notOnOrAfterUnixMillis = notOnOrAfterUnixMillis
  }
}

/// The element AudienceRestriction: one of the audiences must be the reader's.
public struct SamlAudienceRestriction: Sendable, Hashable {
  /// audiences.
  public var audiences: [String]

  /// Makes a message; what is not given is absent.
  public init(
    audiences: [String] = []
  ) {
    self.audiences = audiences
  }
}

/// The element AuthnStatement.
public struct SamlAuthnStatement: Sendable, Hashable {
  /// authn_instant_unix_millis.
  public var authnInstantUnixMillis: Int64?
  /// session_index.
  public var sessionIndex: String?
  /// session_not_on_or_after_unix_millis.
  public var sessionNotOnOrAfterUnixMillis: Int64?
  /// context_class.
  public var contextClass: String?

  /// Makes a message; what is not given is absent.
  public init(
    authnInstantUnixMillis: Int64? = nil,
    sessionIndex: String? = nil,
    sessionNotOnOrAfterUnixMillis: Int64? = nil,
    contextClass: String? = nil
  ) {
    self.authnInstantUnixMillis = authnInstantUnixMillis
    self.sessionIndex = sessionIndex
    self.sessionNotOnOrAfterUnixMillis = sessionNotOnOrAfterUnixMillis
    self.contextClass = contextClass
  }
}

/// The element Attribute.
public struct SamlAttribute: Sendable, Hashable {
  /// name.
  public var name: String?
  /// friendly_name.
  public var friendlyName: String?
  /// values.
  public var values: [String]

  /// Makes a message; what is not given is absent.
  public init(
    name: String? = nil,
    friendlyName: String? = nil,
    values: [String] = []
  ) {
    self.name = name
    self.friendlyName = friendlyName
    self.values = values
  }
}

/// Request of ReadMetadata.
public struct ReadMetadataRequest: Sendable, Hashable {
  /// The document as it is.
  public var document: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    document: [UInt8]? = nil
  ) {
    self.document = document
  }
}

extension ReadMetadataRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "document": sizeOnly(self.document),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ReadMetadata.
public struct ReadMetadataResponse: Sendable, Hashable {
  /// What the provider's assertions name as their issuer.
  public var entityId: String?
  /// For signatures; at least one.
  public var certificates: [SamlCertificate]
  /// Where sign-ins begin, by the binding HTTP-Redirect.
  public var singleSignOnUrl: String?
  /// The same for sign-outs.
  public var singleLogoutUrl: String?
  /// valid_until_unix_millis.
  public var validUntilUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    entityId: String? = nil,
    certificates: [SamlCertificate] = [],
    singleSignOnUrl: String? = nil,
    singleLogoutUrl: String? = nil,
    validUntilUnixMillis: Int64? = nil
  ) {
    self.entityId = entityId
    self.certificates = certificates
    self.singleSignOnUrl = singleSignOnUrl
    self.singleLogoutUrl = singleLogoutUrl
    self.validUntilUnixMillis = validUntilUnixMillis
  }
}

/// An X.509 certificate.
public struct SamlCertificate: Sendable, Hashable {
  /// der.
  public var der: [UInt8]?
  /// not_before_unix_millis.
  public var notBeforeUnixMillis: Int64?
  /// not_after_unix_millis.
  public var notAfterUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    der: [UInt8]? = nil,
    notBeforeUnixMillis: Int64? = nil,
    notAfterUnixMillis: Int64? = nil
  ) {
    self.der = der
    self.notBeforeUnixMillis = notBeforeUnixMillis
    self.notAfterUnixMillis = notAfterUnixMillis
  }
}

extension SamlCertificate: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "der": sizeOnly(self.der),
        "notBeforeUnixMillis": self.notBeforeUnixMillis as Any,
        "notAfterUnixMillis": self.notAfterUnixMillis as Any,
      ],
      displayStyle: .struct
    )
  }
}
