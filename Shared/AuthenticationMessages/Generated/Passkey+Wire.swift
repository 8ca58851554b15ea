// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/passkey.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension StartWebAuthnRegistrationRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension StartWebAuthnRegistrationRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.StartWebAuthnRegistrationRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StartWebAuthnRegistrationRequest>) {
    gatehouse__authentication__v1__start_web_authn_registration_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__StartWebAuthnRegistrationRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "StartWebAuthnRegistrationRequest.access_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StartWebAuthnRegistrationRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
  }
}

extension StartWebAuthnRegistrationResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension StartWebAuthnRegistrationResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.StartWebAuthnRegistrationResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StartWebAuthnRegistrationResponse>) {
    gatehouse__authentication__v1__start_web_authn_registration_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__StartWebAuthnRegistrationResponse>) throws(ProtobufError) {
    self.credentialCreationOptions = try readString(c.pointee.credential_creation_options, "StartWebAuthnRegistrationResponse.credential_creation_options").map(JSONDocument.init(text:))
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StartWebAuthnRegistrationResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.credential_creation_options = try arena.string(self.credentialCreationOptions?.text, "StartWebAuthnRegistrationResponse.credential_creation_options")
  }
}

extension CompleteWebAuthnRegistrationRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CompleteWebAuthnRegistrationRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CompleteWebAuthnRegistrationRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CompleteWebAuthnRegistrationRequest>) {
    gatehouse__authentication__v1__complete_web_authn_registration_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CompleteWebAuthnRegistrationRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "CompleteWebAuthnRegistrationRequest.access_token")
    self.credential = try readString(c.pointee.credential, "CompleteWebAuthnRegistrationRequest.credential").map(JSONDocument.init(text:))
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CompleteWebAuthnRegistrationRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    c.pointee.credential = try arena.string(self.credential?.text, "CompleteWebAuthnRegistrationRequest.credential")
  }
}

extension CompleteWebAuthnRegistrationResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CompleteWebAuthnRegistrationResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CompleteWebAuthnRegistrationResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CompleteWebAuthnRegistrationResponse>) {
    gatehouse__authentication__v1__complete_web_authn_registration_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CompleteWebAuthnRegistrationResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CompleteWebAuthnRegistrationResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ListWebAuthnCredentialsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListWebAuthnCredentialsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListWebAuthnCredentialsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListWebAuthnCredentialsRequest>) {
    gatehouse__authentication__v1__list_web_authn_credentials_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListWebAuthnCredentialsRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "ListWebAuthnCredentialsRequest.access_token")
    self.nextToken = try readString(c.pointee.next_token, "ListWebAuthnCredentialsRequest.next_token")
    self.maxResults = c.pointee.has_max_results != 0 ? c.pointee.max_results : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListWebAuthnCredentialsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    c.pointee.next_token = try arena.string(self.nextToken, "ListWebAuthnCredentialsRequest.next_token")
    if let maxResults = self.maxResults {
      c.pointee.has_max_results = 1
      c.pointee.max_results = maxResults
    }
  }
}

enum WebAuthnAuthenticatorTransportsListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__WebAuthnAuthenticatorTransportsList>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "WebAuthnAuthenticatorTransportsList.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__WebAuthnAuthenticatorTransportsList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__WebAuthnAuthenticatorTransportsList.self)
    gatehouse__authentication__v1__web_authn_authenticator_transports_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "WebAuthnAuthenticatorTransportsList.member")
    return c
  }
}

extension WebAuthnCredentialDescription: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension WebAuthnCredentialDescription: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.WebAuthnCredentialDescription"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__WebAuthnCredentialDescription>) {
    gatehouse__authentication__v1__web_authn_credential_description__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__WebAuthnCredentialDescription>) throws(ProtobufError) {
    self.credentialId = try readString(c.pointee.credential_id, "WebAuthnCredentialDescription.credential_id")
    self.friendlyCredentialName = try readString(c.pointee.friendly_credential_name, "WebAuthnCredentialDescription.friendly_credential_name")
    self.relyingPartyId = try readString(c.pointee.relying_party_id, "WebAuthnCredentialDescription.relying_party_id")
    self.authenticatorAttachment = try readString(c.pointee.authenticator_attachment, "WebAuthnCredentialDescription.authenticator_attachment")
    self.authenticatorTransports = try WebAuthnAuthenticatorTransportsListWire.read(c.pointee.authenticator_transports)
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__WebAuthnCredentialDescription>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.credential_id = try arena.string(self.credentialId, "WebAuthnCredentialDescription.credential_id")
    c.pointee.friendly_credential_name = try arena.string(self.friendlyCredentialName, "WebAuthnCredentialDescription.friendly_credential_name")
    c.pointee.relying_party_id = try arena.string(self.relyingPartyId, "WebAuthnCredentialDescription.relying_party_id")
    c.pointee.authenticator_attachment = try arena.string(self.authenticatorAttachment, "WebAuthnCredentialDescription.authenticator_attachment")
    c.pointee.authenticator_transports = try WebAuthnAuthenticatorTransportsListWire.write(self.authenticatorTransports, arena)
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
  }
}

enum WebAuthnCredentialDescriptionListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__WebAuthnCredentialDescriptionListType>?) throws(ProtobufError) -> [WebAuthnCredentialDescription]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [WebAuthnCredentialDescription]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__WebAuthnCredentialDescriptionListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__WebAuthnCredentialDescriptionListType.self)
    gatehouse__authentication__v1__web_authn_credential_description_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension ListWebAuthnCredentialsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListWebAuthnCredentialsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListWebAuthnCredentialsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListWebAuthnCredentialsResponse>) {
    gatehouse__authentication__v1__list_web_authn_credentials_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListWebAuthnCredentialsResponse>) throws(ProtobufError) {
    self.credentials = try WebAuthnCredentialDescriptionListTypeWire.read(c.pointee.credentials)
    self.nextToken = try readString(c.pointee.next_token, "ListWebAuthnCredentialsResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListWebAuthnCredentialsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.credentials = try WebAuthnCredentialDescriptionListTypeWire.write(self.credentials, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "ListWebAuthnCredentialsResponse.next_token")
  }
}

extension DeleteWebAuthnCredentialRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteWebAuthnCredentialRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteWebAuthnCredentialRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteWebAuthnCredentialRequest>) {
    gatehouse__authentication__v1__delete_web_authn_credential_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteWebAuthnCredentialRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "DeleteWebAuthnCredentialRequest.access_token")
    self.credentialId = try readString(c.pointee.credential_id, "DeleteWebAuthnCredentialRequest.credential_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteWebAuthnCredentialRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    c.pointee.credential_id = try arena.string(self.credentialId, "DeleteWebAuthnCredentialRequest.credential_id")
  }
}

extension DeleteWebAuthnCredentialResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteWebAuthnCredentialResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteWebAuthnCredentialResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteWebAuthnCredentialResponse>) {
    gatehouse__authentication__v1__delete_web_authn_credential_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteWebAuthnCredentialResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteWebAuthnCredentialResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
