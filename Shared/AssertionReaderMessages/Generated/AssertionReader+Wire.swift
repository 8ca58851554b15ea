// swift-format-ignore-file
// Generated from Proto/gatehouse/assertion_reader/v1/assertion_reader.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ReadAssertionRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReadAssertionRequest: CMessage {
  package static let messageName: String = "gatehouse.assertion_reader.v1.ReadAssertionRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__ReadAssertionRequest>) {
    gatehouse__assertion_reader__v1__read_assertion_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__AssertionReader__V1__ReadAssertionRequest>) throws(ProtobufError) {
    self.document = readBytes(c.pointee.has_document, c.pointee.document)
    self.certificates = try readMessages(c.pointee.n_certificates, c.pointee.certificates)
    self.isBareAssertion = c.pointee.has_is_bare_assertion != 0 ? c.pointee.is_bare_assertion != 0 : nil
    self.contentKey = readBytes(c.pointee.has_content_key, c.pointee.content_key)
    self.weakForms = try readMessage(c.pointee.weak_forms)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__ReadAssertionRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let document = self.document {
      c.pointee.has_document = 1
      c.pointee.document = try arena.data(document)
    }
    c.pointee.n_certificates = self.certificates.count
    c.pointee.certificates = try arena.messages(self.certificates)
    if let isBareAssertion = self.isBareAssertion {
      c.pointee.has_is_bare_assertion = 1
      c.pointee.is_bare_assertion = isBareAssertion ? 1 : 0
    }
    if let contentKey = self.contentKey {
      c.pointee.has_content_key = 1
      c.pointee.content_key = try arena.data(contentKey)
    }
    c.pointee.weak_forms = try arena.message(self.weakForms)
  }
}

extension SamlWeakForms: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SamlWeakForms: CMessage {
  package static let messageName: String = "gatehouse.assertion_reader.v1.SamlWeakForms"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlWeakForms>) {
    gatehouse__assertion_reader__v1__saml_weak_forms__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__AssertionReader__V1__SamlWeakForms>) throws(ProtobufError) {
    self.sha1 = c.pointee.has_sha1 != 0 ? c.pointee.sha1 != 0 : nil
    self.cbc = c.pointee.has_cbc != 0 ? c.pointee.cbc != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlWeakForms>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let sha1 = self.sha1 {
      c.pointee.has_sha1 = 1
      c.pointee.sha1 = sha1 ? 1 : 0
    }
    if let cbc = self.cbc {
      c.pointee.has_cbc = 1
      c.pointee.cbc = cbc ? 1 : 0
    }
  }
}

extension ReadEncryptedKeyRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReadEncryptedKeyRequest: CMessage {
  package static let messageName: String = "gatehouse.assertion_reader.v1.ReadEncryptedKeyRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__ReadEncryptedKeyRequest>) {
    gatehouse__assertion_reader__v1__read_encrypted_key_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__AssertionReader__V1__ReadEncryptedKeyRequest>) throws(ProtobufError) {
    self.document = readBytes(c.pointee.has_document, c.pointee.document)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__ReadEncryptedKeyRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let document = self.document {
      c.pointee.has_document = 1
      c.pointee.document = try arena.data(document)
    }
  }
}

extension ReadEncryptedKeyResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReadEncryptedKeyResponse: CMessage {
  package static let messageName: String = "gatehouse.assertion_reader.v1.ReadEncryptedKeyResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__ReadEncryptedKeyResponse>) {
    gatehouse__assertion_reader__v1__read_encrypted_key_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__AssertionReader__V1__ReadEncryptedKeyResponse>) throws(ProtobufError) {
    self.wrappedKey = readBytes(c.pointee.has_wrapped_key, c.pointee.wrapped_key)
    self.digest = try readString(c.pointee.digest, "ReadEncryptedKeyResponse.digest")
    self.maskDigest = try readString(c.pointee.mask_digest, "ReadEncryptedKeyResponse.mask_digest")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__ReadEncryptedKeyResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let wrappedKey = self.wrappedKey {
      c.pointee.has_wrapped_key = 1
      c.pointee.wrapped_key = try arena.data(wrappedKey)
    }
    c.pointee.digest = try arena.string(self.digest, "ReadEncryptedKeyResponse.digest")
    c.pointee.mask_digest = try arena.string(self.maskDigest, "ReadEncryptedKeyResponse.mask_digest")
  }
}

extension ReadLogoutRequestRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReadLogoutRequestRequest: CMessage {
  package static let messageName: String = "gatehouse.assertion_reader.v1.ReadLogoutRequestRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__ReadLogoutRequestRequest>) {
    gatehouse__assertion_reader__v1__read_logout_request_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__AssertionReader__V1__ReadLogoutRequestRequest>) throws(ProtobufError) {
    self.document = readBytes(c.pointee.has_document, c.pointee.document)
    self.certificates = try readMessages(c.pointee.n_certificates, c.pointee.certificates)
    self.weakForms = try readMessage(c.pointee.weak_forms)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__ReadLogoutRequestRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let document = self.document {
      c.pointee.has_document = 1
      c.pointee.document = try arena.data(document)
    }
    c.pointee.n_certificates = self.certificates.count
    c.pointee.certificates = try arena.messages(self.certificates)
    c.pointee.weak_forms = try arena.message(self.weakForms)
  }
}

extension ReadLogoutRequestResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReadLogoutRequestResponse: CMessage {
  package static let messageName: String = "gatehouse.assertion_reader.v1.ReadLogoutRequestResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__ReadLogoutRequestResponse>) {
    gatehouse__assertion_reader__v1__read_logout_request_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__AssertionReader__V1__ReadLogoutRequestResponse>) throws(ProtobufError) {
    self.id = try readString(c.pointee.id, "ReadLogoutRequestResponse.id")
    self.issuer = try readString(c.pointee.issuer, "ReadLogoutRequestResponse.issuer")
    self.destination = try readString(c.pointee.destination, "ReadLogoutRequestResponse.destination")
    self.issuedAtUnixMillis = c.pointee.has_issued_at_unix_millis != 0 ? c.pointee.issued_at_unix_millis : nil
    self.notOnOrAfterUnixMillis = c.pointee.has_not_on_or_after_unix_millis != 0 ? c.pointee.not_on_or_after_unix_millis : nil
    self.subject = try readMessage(c.pointee.subject)
    self.sessionIndexes = try readStrings(c.pointee.n_session_indexes, c.pointee.session_indexes, "ReadLogoutRequestResponse.session_indexes")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__ReadLogoutRequestResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.id = try arena.string(self.id, "ReadLogoutRequestResponse.id")
    c.pointee.issuer = try arena.string(self.issuer, "ReadLogoutRequestResponse.issuer")
    c.pointee.destination = try arena.string(self.destination, "ReadLogoutRequestResponse.destination")
    if let issuedAtUnixMillis = self.issuedAtUnixMillis {
      c.pointee.has_issued_at_unix_millis = 1
      c.pointee.issued_at_unix_millis = issuedAtUnixMillis
    }
    if let notOnOrAfterUnixMillis = self.notOnOrAfterUnixMillis {
      c.pointee.has_not_on_or_after_unix_millis = 1
      c.pointee.not_on_or_after_unix_millis = notOnOrAfterUnixMillis
    }
    c.pointee.subject = try arena.message(self.subject)
    c.pointee.n_session_indexes = self.sessionIndexes.count
    c.pointee.session_indexes = try arena.strings(self.sessionIndexes, "ReadLogoutRequestResponse.session_indexes")
  }
}

extension ReadAssertionResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReadAssertionResponse: CMessage {
  package static let messageName: String = "gatehouse.assertion_reader.v1.ReadAssertionResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__ReadAssertionResponse>) {
    gatehouse__assertion_reader__v1__read_assertion_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__AssertionReader__V1__ReadAssertionResponse>) throws(ProtobufError) {
    self.response = try readMessage(c.pointee.response)
    self.assertion = try readMessage(c.pointee.assertion)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__ReadAssertionResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.response = try arena.message(self.response)
    c.pointee.assertion = try arena.message(self.assertion)
  }
}

extension SamlResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SamlResponse: CMessage {
  package static let messageName: String = "gatehouse.assertion_reader.v1.SamlResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlResponse>) {
    gatehouse__assertion_reader__v1__saml_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__AssertionReader__V1__SamlResponse>) throws(ProtobufError) {
    self.issuer = try readString(c.pointee.issuer, "SamlResponse.issuer")
    self.destination = try readString(c.pointee.destination, "SamlResponse.destination")
    self.inResponseTo = try readString(c.pointee.in_response_to, "SamlResponse.in_response_to")
    self.status = try readString(c.pointee.status, "SamlResponse.status")
    self.isSigned = c.pointee.has_is_signed != 0 ? c.pointee.is_signed != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.issuer = try arena.string(self.issuer, "SamlResponse.issuer")
    c.pointee.destination = try arena.string(self.destination, "SamlResponse.destination")
    c.pointee.in_response_to = try arena.string(self.inResponseTo, "SamlResponse.in_response_to")
    c.pointee.status = try arena.string(self.status, "SamlResponse.status")
    if let isSigned = self.isSigned {
      c.pointee.has_is_signed = 1
      c.pointee.is_signed = isSigned ? 1 : 0
    }
  }
}

extension SamlAssertion: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SamlAssertion: CMessage {
  package static let messageName: String = "gatehouse.assertion_reader.v1.SamlAssertion"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlAssertion>) {
    gatehouse__assertion_reader__v1__saml_assertion__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__AssertionReader__V1__SamlAssertion>) throws(ProtobufError) {
    self.id = try readString(c.pointee.id, "SamlAssertion.id")
    self.issuer = try readString(c.pointee.issuer, "SamlAssertion.issuer")
    self.subject = try readMessage(c.pointee.subject)
    self.confirmations = try readMessages(c.pointee.n_confirmations, c.pointee.confirmations)
    self.notBeforeUnixMillis = c.pointee.has_not_before_unix_millis != 0 ? c.pointee.not_before_unix_millis : nil
    self.notOnOrAfterUnixMillis = c.pointee.has_not_on_or_after_unix_millis != 0 ? c.pointee.not_on_or_after_unix_millis : nil
    self.audienceRestrictions = try readMessages(c.pointee.n_audience_restrictions, c.pointee.audience_restrictions)
    self.authnStatements = try readMessages(c.pointee.n_authn_statements, c.pointee.authn_statements)
    self.attributes = try readMessages(c.pointee.n_attributes, c.pointee.attributes)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlAssertion>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.id = try arena.string(self.id, "SamlAssertion.id")
    c.pointee.issuer = try arena.string(self.issuer, "SamlAssertion.issuer")
    c.pointee.subject = try arena.message(self.subject)
    c.pointee.n_confirmations = self.confirmations.count
    c.pointee.confirmations = try arena.messages(self.confirmations)
    if let notBeforeUnixMillis = self.notBeforeUnixMillis {
      c.pointee.has_not_before_unix_millis = 1
      c.pointee.not_before_unix_millis = notBeforeUnixMillis
    }
    if let notOnOrAfterUnixMillis = self.notOnOrAfterUnixMillis {
      c.pointee.has_not_on_or_after_unix_millis = 1
      c.pointee.not_on_or_after_unix_millis = notOnOrAfterUnixMillis
    }
    c.pointee.n_audience_restrictions = self.audienceRestrictions.count
    c.pointee.audience_restrictions = try arena.messages(self.audienceRestrictions)
    c.pointee.n_authn_statements = self.authnStatements.count
    c.pointee.authn_statements = try arena.messages(self.authnStatements)
    c.pointee.n_attributes = self.attributes.count
    c.pointee.attributes = try arena.messages(self.attributes)
  }
}

extension SamlNameID: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SamlNameID: CMessage {
  package static let messageName: String = "gatehouse.assertion_reader.v1.SamlNameID"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlNameID>) {
    gatehouse__assertion_reader__v1__saml_name_id__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__AssertionReader__V1__SamlNameID>) throws(ProtobufError) {
    self.text = try readString(c.pointee.text, "SamlNameID.text")
    self.format = try readString(c.pointee.format, "SamlNameID.format")
    self.nameQualifier = try readString(c.pointee.name_qualifier, "SamlNameID.name_qualifier")
    self.spNameQualifier = try readString(c.pointee.sp_name_qualifier, "SamlNameID.sp_name_qualifier")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlNameID>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.text = try arena.string(self.text, "SamlNameID.text")
    c.pointee.format = try arena.string(self.format, "SamlNameID.format")
    c.pointee.name_qualifier = try arena.string(self.nameQualifier, "SamlNameID.name_qualifier")
    c.pointee.sp_name_qualifier = try arena.string(self.spNameQualifier, "SamlNameID.sp_name_qualifier")
  }
}

extension SamlSubjectConfirmation: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SamlSubjectConfirmation: CMessage {
  package static let messageName: String = "gatehouse.assertion_reader.v1.SamlSubjectConfirmation"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlSubjectConfirmation>) {
    gatehouse__assertion_reader__v1__saml_subject_confirmation__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__AssertionReader__V1__SamlSubjectConfirmation>) throws(ProtobufError) {
    self.method = try readString(c.pointee.method, "SamlSubjectConfirmation.method")
    self.recipient = try readString(c.pointee.recipient, "SamlSubjectConfirmation.recipient")
    self.inResponseTo = try readString(c.pointee.in_response_to, "SamlSubjectConfirmation.in_response_to")
    self.notBeforeUnixMillis = c.pointee.has_not_before_unix_millis != 0 ? c.pointee.not_before_unix_millis : nil
    self.notOnOrAfterUnixMillis = c.pointee.has_not_on_or_after_unix_millis != 0 ? c.pointee.not_on_or_after_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlSubjectConfirmation>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.method = try arena.string(self.method, "SamlSubjectConfirmation.method")
    c.pointee.recipient = try arena.string(self.recipient, "SamlSubjectConfirmation.recipient")
    c.pointee.in_response_to = try arena.string(self.inResponseTo, "SamlSubjectConfirmation.in_response_to")
    if let notBeforeUnixMillis = self.notBeforeUnixMillis {
      c.pointee.has_not_before_unix_millis = 1
      c.pointee.not_before_unix_millis = notBeforeUnixMillis
    }
    if let notOnOrAfterUnixMillis = self.notOnOrAfterUnixMillis {
      c.pointee.has_not_on_or_after_unix_millis = 1
      c.pointee.not_on_or_after_unix_millis = notOnOrAfterUnixMillis
    }
  }
}

extension SamlAudienceRestriction: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SamlAudienceRestriction: CMessage {
  package static let messageName: String = "gatehouse.assertion_reader.v1.SamlAudienceRestriction"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlAudienceRestriction>) {
    gatehouse__assertion_reader__v1__saml_audience_restriction__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__AssertionReader__V1__SamlAudienceRestriction>) throws(ProtobufError) {
    self.audiences = try readStrings(c.pointee.n_audiences, c.pointee.audiences, "SamlAudienceRestriction.audiences")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlAudienceRestriction>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_audiences = self.audiences.count
    c.pointee.audiences = try arena.strings(self.audiences, "SamlAudienceRestriction.audiences")
  }
}

extension SamlAuthnStatement: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SamlAuthnStatement: CMessage {
  package static let messageName: String = "gatehouse.assertion_reader.v1.SamlAuthnStatement"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlAuthnStatement>) {
    gatehouse__assertion_reader__v1__saml_authn_statement__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__AssertionReader__V1__SamlAuthnStatement>) throws(ProtobufError) {
    self.authnInstantUnixMillis = c.pointee.has_authn_instant_unix_millis != 0 ? c.pointee.authn_instant_unix_millis : nil
    self.sessionIndex = try readString(c.pointee.session_index, "SamlAuthnStatement.session_index")
    self.sessionNotOnOrAfterUnixMillis = c.pointee.has_session_not_on_or_after_unix_millis != 0 ? c.pointee.session_not_on_or_after_unix_millis : nil
    self.contextClass = try readString(c.pointee.context_class, "SamlAuthnStatement.context_class")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlAuthnStatement>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let authnInstantUnixMillis = self.authnInstantUnixMillis {
      c.pointee.has_authn_instant_unix_millis = 1
      c.pointee.authn_instant_unix_millis = authnInstantUnixMillis
    }
    c.pointee.session_index = try arena.string(self.sessionIndex, "SamlAuthnStatement.session_index")
    if let sessionNotOnOrAfterUnixMillis = self.sessionNotOnOrAfterUnixMillis {
      c.pointee.has_session_not_on_or_after_unix_millis = 1
      c.pointee.session_not_on_or_after_unix_millis = sessionNotOnOrAfterUnixMillis
    }
    c.pointee.context_class = try arena.string(self.contextClass, "SamlAuthnStatement.context_class")
  }
}

extension SamlAttribute: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SamlAttribute: CMessage {
  package static let messageName: String = "gatehouse.assertion_reader.v1.SamlAttribute"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlAttribute>) {
    gatehouse__assertion_reader__v1__saml_attribute__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__AssertionReader__V1__SamlAttribute>) throws(ProtobufError) {
    self.name = try readString(c.pointee.name, "SamlAttribute.name")
    self.friendlyName = try readString(c.pointee.friendly_name, "SamlAttribute.friendly_name")
    self.values = try readStrings(c.pointee.n_values, c.pointee.values, "SamlAttribute.values")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlAttribute>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.name = try arena.string(self.name, "SamlAttribute.name")
    c.pointee.friendly_name = try arena.string(self.friendlyName, "SamlAttribute.friendly_name")
    c.pointee.n_values = self.values.count
    c.pointee.values = try arena.strings(self.values, "SamlAttribute.values")
  }
}

extension ReadMetadataRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReadMetadataRequest: CMessage {
  package static let messageName: String = "gatehouse.assertion_reader.v1.ReadMetadataRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__ReadMetadataRequest>) {
    gatehouse__assertion_reader__v1__read_metadata_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__AssertionReader__V1__ReadMetadataRequest>) throws(ProtobufError) {
    self.document = readBytes(c.pointee.has_document, c.pointee.document)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__ReadMetadataRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let document = self.document {
      c.pointee.has_document = 1
      c.pointee.document = try arena.data(document)
    }
  }
}

extension ReadMetadataResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReadMetadataResponse: CMessage {
  package static let messageName: String = "gatehouse.assertion_reader.v1.ReadMetadataResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__ReadMetadataResponse>) {
    gatehouse__assertion_reader__v1__read_metadata_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__AssertionReader__V1__ReadMetadataResponse>) throws(ProtobufError) {
    self.entityId = try readString(c.pointee.entity_id, "ReadMetadataResponse.entity_id")
    self.certificates = try readMessages(c.pointee.n_certificates, c.pointee.certificates)
    self.singleSignOnUrl = try readString(c.pointee.single_sign_on_url, "ReadMetadataResponse.single_sign_on_url")
    self.singleLogoutUrl = try readString(c.pointee.single_logout_url, "ReadMetadataResponse.single_logout_url")
    self.validUntilUnixMillis = c.pointee.has_valid_until_unix_millis != 0 ? c.pointee.valid_until_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__ReadMetadataResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.entity_id = try arena.string(self.entityId, "ReadMetadataResponse.entity_id")
    c.pointee.n_certificates = self.certificates.count
    c.pointee.certificates = try arena.messages(self.certificates)
    c.pointee.single_sign_on_url = try arena.string(self.singleSignOnUrl, "ReadMetadataResponse.single_sign_on_url")
    c.pointee.single_logout_url = try arena.string(self.singleLogoutUrl, "ReadMetadataResponse.single_logout_url")
    if let validUntilUnixMillis = self.validUntilUnixMillis {
      c.pointee.has_valid_until_unix_millis = 1
      c.pointee.valid_until_unix_millis = validUntilUnixMillis
    }
  }
}

extension SamlCertificate: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SamlCertificate: CMessage {
  package static let messageName: String = "gatehouse.assertion_reader.v1.SamlCertificate"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlCertificate>) {
    gatehouse__assertion_reader__v1__saml_certificate__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__AssertionReader__V1__SamlCertificate>) throws(ProtobufError) {
    self.der = readBytes(c.pointee.has_der, c.pointee.der)
    self.notBeforeUnixMillis = c.pointee.has_not_before_unix_millis != 0 ? c.pointee.not_before_unix_millis : nil
    self.notAfterUnixMillis = c.pointee.has_not_after_unix_millis != 0 ? c.pointee.not_after_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__AssertionReader__V1__SamlCertificate>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let der = self.der {
      c.pointee.has_der = 1
      c.pointee.der = try arena.data(der)
    }
    if let notBeforeUnixMillis = self.notBeforeUnixMillis {
      c.pointee.has_not_before_unix_millis = 1
      c.pointee.not_before_unix_millis = notBeforeUnixMillis
    }
    if let notAfterUnixMillis = self.notAfterUnixMillis {
      c.pointee.has_not_after_unix_millis = 1
      c.pointee.not_after_unix_millis = notAfterUnixMillis
    }
  }
}
