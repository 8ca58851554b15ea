// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/token_exchange.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension GetClientTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetClientTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetClientTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetClientTokenRequest>) {
    gatehouse__authentication__v1__get_client_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetClientTokenRequest>) throws(ProtobufError) {
    self.clientId = try readString(c.pointee.client_id, "GetClientTokenRequest.client_id")
    self.secret = try readText(c.pointee.has_secret, c.pointee.secret, "GetClientTokenRequest.secret")
    self.scopes = try ScopeListTypeWire.read(c.pointee.scopes)
    self.clientMetadata = try ClientMetadataTypeWire.read(c.pointee.client_metadata)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetClientTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_id = try arena.string(self.clientId, "GetClientTokenRequest.client_id")
    if let secret = self.secret {
      c.pointee.has_secret = 1
      c.pointee.secret = try arena.data(of: secret)
    }
    c.pointee.scopes = try ScopeListTypeWire.write(self.scopes, arena)
    c.pointee.client_metadata = try ClientMetadataTypeWire.write(self.clientMetadata, arena)
  }
}

extension ClientAuthenticationResultType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ClientAuthenticationResultType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ClientAuthenticationResultType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ClientAuthenticationResultType>) {
    gatehouse__authentication__v1__client_authentication_result_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ClientAuthenticationResultType>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "ClientAuthenticationResultType.access_token")
    self.expiresIn = c.pointee.has_expires_in != 0 ? c.pointee.expires_in : nil
    self.tokenType = try readString(c.pointee.token_type, "ClientAuthenticationResultType.token_type")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ClientAuthenticationResultType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    if let expiresIn = self.expiresIn {
      c.pointee.has_expires_in = 1
      c.pointee.expires_in = expiresIn
    }
    c.pointee.token_type = try arena.string(self.tokenType, "ClientAuthenticationResultType.token_type")
  }
}

extension GetClientTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetClientTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetClientTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetClientTokenResponse>) {
    gatehouse__authentication__v1__get_client_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetClientTokenResponse>) throws(ProtobufError) {
    self.clientAuthenticationResult = try readMessage(c.pointee.client_authentication_result)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetClientTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_authentication_result = try arena.message(self.clientAuthenticationResult)
  }
}

enum AudienceListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AudienceListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "AudienceListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__AudienceListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__AudienceListType.self)
    gatehouse__authentication__v1__audience_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "AudienceListType.member")
    return c
  }
}

enum ResourceListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ResourceListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "ResourceListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__ResourceListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__ResourceListType.self)
    gatehouse__authentication__v1__resource_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "ResourceListType.member")
    return c
  }
}

extension GetDerivedTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetDerivedTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetDerivedTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetDerivedTokenRequest>) {
    gatehouse__authentication__v1__get_derived_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetDerivedTokenRequest>) throws(ProtobufError) {
    self.clientId = try readString(c.pointee.client_id, "GetDerivedTokenRequest.client_id")
    self.clientSecret = try readText(c.pointee.has_client_secret, c.pointee.client_secret, "GetDerivedTokenRequest.client_secret")
    self.subjectToken = try readText(c.pointee.has_subject_token, c.pointee.subject_token, "GetDerivedTokenRequest.subject_token")
    self.subjectTokenType = try readString(c.pointee.subject_token_type, "GetDerivedTokenRequest.subject_token_type")
    self.subjectTokenProviderName = try readString(c.pointee.subject_token_provider_name, "GetDerivedTokenRequest.subject_token_provider_name")
    self.actorToken = try readText(c.pointee.has_actor_token, c.pointee.actor_token, "GetDerivedTokenRequest.actor_token")
    self.actorTokenType = try readString(c.pointee.actor_token_type, "GetDerivedTokenRequest.actor_token_type")
    self.actorTokenProviderName = try readString(c.pointee.actor_token_provider_name, "GetDerivedTokenRequest.actor_token_provider_name")
    self.scopes = try ScopeListTypeWire.read(c.pointee.scopes)
    self.audiences = try AudienceListTypeWire.read(c.pointee.audiences)
    self.resources = try ResourceListTypeWire.read(c.pointee.resources)
    self.requestedTokenType = try readString(c.pointee.requested_token_type, "GetDerivedTokenRequest.requested_token_type")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetDerivedTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_id = try arena.string(self.clientId, "GetDerivedTokenRequest.client_id")
    if let clientSecret = self.clientSecret {
      c.pointee.has_client_secret = 1
      c.pointee.client_secret = try arena.data(of: clientSecret)
    }
    if let subjectToken = self.subjectToken {
      c.pointee.has_subject_token = 1
      c.pointee.subject_token = try arena.data(of: subjectToken)
    }
    c.pointee.subject_token_type = try arena.string(self.subjectTokenType, "GetDerivedTokenRequest.subject_token_type")
    c.pointee.subject_token_provider_name = try arena.string(self.subjectTokenProviderName, "GetDerivedTokenRequest.subject_token_provider_name")
    if let actorToken = self.actorToken {
      c.pointee.has_actor_token = 1
      c.pointee.actor_token = try arena.data(of: actorToken)
    }
    c.pointee.actor_token_type = try arena.string(self.actorTokenType, "GetDerivedTokenRequest.actor_token_type")
    c.pointee.actor_token_provider_name = try arena.string(self.actorTokenProviderName, "GetDerivedTokenRequest.actor_token_provider_name")
    c.pointee.scopes = try ScopeListTypeWire.write(self.scopes, arena)
    c.pointee.audiences = try AudienceListTypeWire.write(self.audiences, arena)
    c.pointee.resources = try ResourceListTypeWire.write(self.resources, arena)
    c.pointee.requested_token_type = try arena.string(self.requestedTokenType, "GetDerivedTokenRequest.requested_token_type")
  }
}

extension GetDerivedTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetDerivedTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetDerivedTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetDerivedTokenResponse>) {
    gatehouse__authentication__v1__get_derived_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetDerivedTokenResponse>) throws(ProtobufError) {
    self.issuedToken = try readText(c.pointee.has_issued_token, c.pointee.issued_token, "GetDerivedTokenResponse.issued_token")
    self.issuedTokenType = try readString(c.pointee.issued_token_type, "GetDerivedTokenResponse.issued_token_type")
    self.tokenType = try readString(c.pointee.token_type, "GetDerivedTokenResponse.token_type")
    self.expiresIn = c.pointee.has_expires_in != 0 ? c.pointee.expires_in : nil
    self.scopes = try ScopeListTypeWire.read(c.pointee.scopes)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetDerivedTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let issuedToken = self.issuedToken {
      c.pointee.has_issued_token = 1
      c.pointee.issued_token = try arena.data(of: issuedToken)
    }
    c.pointee.issued_token_type = try arena.string(self.issuedTokenType, "GetDerivedTokenResponse.issued_token_type")
    c.pointee.token_type = try arena.string(self.tokenType, "GetDerivedTokenResponse.token_type")
    if let expiresIn = self.expiresIn {
      c.pointee.has_expires_in = 1
      c.pointee.expires_in = expiresIn
    }
    c.pointee.scopes = try ScopeListTypeWire.write(self.scopes, arena)
  }
}
