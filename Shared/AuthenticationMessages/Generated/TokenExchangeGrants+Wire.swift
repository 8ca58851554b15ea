// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/token_exchange_grants.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension GrantByTokenExchangeRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GrantByTokenExchangeRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GrantByTokenExchangeRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByTokenExchangeRequest>) {
    gatehouse__authentication__v1__grant_by_token_exchange_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GrantByTokenExchangeRequest>) throws(ProtobufError) {
    self.clientId = try readText(c.pointee.has_client_id, c.pointee.client_id, "GrantByTokenExchangeRequest.client_id")
    self.clientSecret = try readText(c.pointee.has_client_secret, c.pointee.client_secret, "GrantByTokenExchangeRequest.client_secret")
    self.subjectToken = try readText(c.pointee.has_subject_token, c.pointee.subject_token, "GrantByTokenExchangeRequest.subject_token")
    self.subjectTokenType = try readText(c.pointee.has_subject_token_type, c.pointee.subject_token_type, "GrantByTokenExchangeRequest.subject_token_type")
    self.subjectProvider = try readText(c.pointee.has_subject_provider, c.pointee.subject_provider, "GrantByTokenExchangeRequest.subject_provider")
    self.requestedTokenType = try readText(c.pointee.has_requested_token_type, c.pointee.requested_token_type, "GrantByTokenExchangeRequest.requested_token_type")
    self.scope = try readText(c.pointee.has_scope, c.pointee.scope, "GrantByTokenExchangeRequest.scope")
    self.actorToken = try readText(c.pointee.has_actor_token, c.pointee.actor_token, "GrantByTokenExchangeRequest.actor_token")
    self.actorTokenType = try readText(c.pointee.has_actor_token_type, c.pointee.actor_token_type, "GrantByTokenExchangeRequest.actor_token_type")
    self.actorProvider = try readText(c.pointee.has_actor_provider, c.pointee.actor_provider, "GrantByTokenExchangeRequest.actor_provider")
    self.audience = try readText(c.pointee.has_audience, c.pointee.audience, "GrantByTokenExchangeRequest.audience")
    self.resource = try readText(c.pointee.has_resource, c.pointee.resource, "GrantByTokenExchangeRequest.resource")
    self.installation = try readText(c.pointee.has_installation, c.pointee.installation, "GrantByTokenExchangeRequest.installation")
    self.userPoolId = try readString(c.pointee.user_pool_id, "GrantByTokenExchangeRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByTokenExchangeRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let clientId = self.clientId {
      c.pointee.has_client_id = 1
      c.pointee.client_id = try arena.data(of: clientId)
    }
    if let clientSecret = self.clientSecret {
      c.pointee.has_client_secret = 1
      c.pointee.client_secret = try arena.data(of: clientSecret)
    }
    if let subjectToken = self.subjectToken {
      c.pointee.has_subject_token = 1
      c.pointee.subject_token = try arena.data(of: subjectToken)
    }
    if let subjectTokenType = self.subjectTokenType {
      c.pointee.has_subject_token_type = 1
      c.pointee.subject_token_type = try arena.data(of: subjectTokenType)
    }
    if let subjectProvider = self.subjectProvider {
      c.pointee.has_subject_provider = 1
      c.pointee.subject_provider = try arena.data(of: subjectProvider)
    }
    if let requestedTokenType = self.requestedTokenType {
      c.pointee.has_requested_token_type = 1
      c.pointee.requested_token_type = try arena.data(of: requestedTokenType)
    }
    if let scope = self.scope {
      c.pointee.has_scope = 1
      c.pointee.scope = try arena.data(of: scope)
    }
    if let actorToken = self.actorToken {
      c.pointee.has_actor_token = 1
      c.pointee.actor_token = try arena.data(of: actorToken)
    }
    if let actorTokenType = self.actorTokenType {
      c.pointee.has_actor_token_type = 1
      c.pointee.actor_token_type = try arena.data(of: actorTokenType)
    }
    if let actorProvider = self.actorProvider {
      c.pointee.has_actor_provider = 1
      c.pointee.actor_provider = try arena.data(of: actorProvider)
    }
    if let audience = self.audience {
      c.pointee.has_audience = 1
      c.pointee.audience = try arena.data(of: audience)
    }
    if let resource = self.resource {
      c.pointee.has_resource = 1
      c.pointee.resource = try arena.data(of: resource)
    }
    if let installation = self.installation {
      c.pointee.has_installation = 1
      c.pointee.installation = try arena.data(of: installation)
    }
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GrantByTokenExchangeRequest.user_pool_id")
  }
}

extension GrantByTokenExchangeResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GrantByTokenExchangeResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GrantByTokenExchangeResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByTokenExchangeResponse>) {
    gatehouse__authentication__v1__grant_by_token_exchange_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GrantByTokenExchangeResponse>) throws(ProtobufError) {
    self.error = try readString(c.pointee.error, "GrantByTokenExchangeResponse.error")
    self.errorDescription = try readText(c.pointee.has_error_description, c.pointee.error_description, "GrantByTokenExchangeResponse.error_description")
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "GrantByTokenExchangeResponse.access_token")
    self.idToken = try readText(c.pointee.has_id_token, c.pointee.id_token, "GrantByTokenExchangeResponse.id_token")
    self.refreshToken = try readText(c.pointee.has_refresh_token, c.pointee.refresh_token, "GrantByTokenExchangeResponse.refresh_token")
    self.issuedTokenType = try readString(c.pointee.issued_token_type, "GrantByTokenExchangeResponse.issued_token_type")
    self.tokenType = try readString(c.pointee.token_type, "GrantByTokenExchangeResponse.token_type")
    self.expiresInSeconds = c.pointee.has_expires_in_seconds != 0 ? c.pointee.expires_in_seconds : nil
    self.refreshExpiresInSeconds = c.pointee.has_refresh_expires_in_seconds != 0 ? c.pointee.refresh_expires_in_seconds : nil
    self.scope = try readString(c.pointee.scope, "GrantByTokenExchangeResponse.scope")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByTokenExchangeResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.error = try arena.string(self.error, "GrantByTokenExchangeResponse.error")
    if let errorDescription = self.errorDescription {
      c.pointee.has_error_description = 1
      c.pointee.error_description = try arena.data(of: errorDescription)
    }
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    if let idToken = self.idToken {
      c.pointee.has_id_token = 1
      c.pointee.id_token = try arena.data(of: idToken)
    }
    if let refreshToken = self.refreshToken {
      c.pointee.has_refresh_token = 1
      c.pointee.refresh_token = try arena.data(of: refreshToken)
    }
    c.pointee.issued_token_type = try arena.string(self.issuedTokenType, "GrantByTokenExchangeResponse.issued_token_type")
    c.pointee.token_type = try arena.string(self.tokenType, "GrantByTokenExchangeResponse.token_type")
    if let expiresInSeconds = self.expiresInSeconds {
      c.pointee.has_expires_in_seconds = 1
      c.pointee.expires_in_seconds = expiresInSeconds
    }
    if let refreshExpiresInSeconds = self.refreshExpiresInSeconds {
      c.pointee.has_refresh_expires_in_seconds = 1
      c.pointee.refresh_expires_in_seconds = refreshExpiresInSeconds
    }
    c.pointee.scope = try arena.string(self.scope, "GrantByTokenExchangeResponse.scope")
  }
}

extension GrantByClientCredentialsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GrantByClientCredentialsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GrantByClientCredentialsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByClientCredentialsRequest>) {
    gatehouse__authentication__v1__grant_by_client_credentials_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GrantByClientCredentialsRequest>) throws(ProtobufError) {
    self.clientId = try readText(c.pointee.has_client_id, c.pointee.client_id, "GrantByClientCredentialsRequest.client_id")
    self.clientSecret = try readText(c.pointee.has_client_secret, c.pointee.client_secret, "GrantByClientCredentialsRequest.client_secret")
    self.scope = try readText(c.pointee.has_scope, c.pointee.scope, "GrantByClientCredentialsRequest.scope")
    self.clientMetadata = try readText(c.pointee.has_client_metadata, c.pointee.client_metadata, "GrantByClientCredentialsRequest.client_metadata")
    self.userPoolId = try readString(c.pointee.user_pool_id, "GrantByClientCredentialsRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByClientCredentialsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let clientId = self.clientId {
      c.pointee.has_client_id = 1
      c.pointee.client_id = try arena.data(of: clientId)
    }
    if let clientSecret = self.clientSecret {
      c.pointee.has_client_secret = 1
      c.pointee.client_secret = try arena.data(of: clientSecret)
    }
    if let scope = self.scope {
      c.pointee.has_scope = 1
      c.pointee.scope = try arena.data(of: scope)
    }
    if let clientMetadata = self.clientMetadata {
      c.pointee.has_client_metadata = 1
      c.pointee.client_metadata = try arena.data(of: clientMetadata)
    }
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GrantByClientCredentialsRequest.user_pool_id")
  }
}

extension GrantByClientCredentialsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GrantByClientCredentialsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GrantByClientCredentialsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByClientCredentialsResponse>) {
    gatehouse__authentication__v1__grant_by_client_credentials_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GrantByClientCredentialsResponse>) throws(ProtobufError) {
    self.error = try readString(c.pointee.error, "GrantByClientCredentialsResponse.error")
    self.errorDescription = try readText(c.pointee.has_error_description, c.pointee.error_description, "GrantByClientCredentialsResponse.error_description")
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "GrantByClientCredentialsResponse.access_token")
    self.expiresInSeconds = c.pointee.has_expires_in_seconds != 0 ? c.pointee.expires_in_seconds : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByClientCredentialsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.error = try arena.string(self.error, "GrantByClientCredentialsResponse.error")
    if let errorDescription = self.errorDescription {
      c.pointee.has_error_description = 1
      c.pointee.error_description = try arena.data(of: errorDescription)
    }
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    if let expiresInSeconds = self.expiresInSeconds {
      c.pointee.has_expires_in_seconds = 1
      c.pointee.expires_in_seconds = expiresInSeconds
    }
  }
}
