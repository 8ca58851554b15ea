// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/token.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension GetTokensFromRefreshTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetTokensFromRefreshTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetTokensFromRefreshTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetTokensFromRefreshTokenRequest>) {
    gatehouse__authentication__v1__get_tokens_from_refresh_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetTokensFromRefreshTokenRequest>) throws(ProtobufError) {
    self.refreshToken = try readText(c.pointee.has_refresh_token, c.pointee.refresh_token, "GetTokensFromRefreshTokenRequest.refresh_token")
    self.clientId = try readString(c.pointee.client_id, "GetTokensFromRefreshTokenRequest.client_id")
    self.clientSecret = try readText(c.pointee.has_client_secret, c.pointee.client_secret, "GetTokensFromRefreshTokenRequest.client_secret")
    self.deviceKey = try readString(c.pointee.device_key, "GetTokensFromRefreshTokenRequest.device_key")
    self.clientMetadata = try ClientMetadataTypeWire.read(c.pointee.client_metadata)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetTokensFromRefreshTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let refreshToken = self.refreshToken {
      c.pointee.has_refresh_token = 1
      c.pointee.refresh_token = try arena.data(of: refreshToken)
    }
    c.pointee.client_id = try arena.string(self.clientId, "GetTokensFromRefreshTokenRequest.client_id")
    if let clientSecret = self.clientSecret {
      c.pointee.has_client_secret = 1
      c.pointee.client_secret = try arena.data(of: clientSecret)
    }
    c.pointee.device_key = try arena.string(self.deviceKey, "GetTokensFromRefreshTokenRequest.device_key")
    c.pointee.client_metadata = try ClientMetadataTypeWire.write(self.clientMetadata, arena)
  }
}

extension GetTokensFromRefreshTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetTokensFromRefreshTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetTokensFromRefreshTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetTokensFromRefreshTokenResponse>) {
    gatehouse__authentication__v1__get_tokens_from_refresh_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetTokensFromRefreshTokenResponse>) throws(ProtobufError) {
    self.authenticationResult = try readMessage(c.pointee.authentication_result)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetTokensFromRefreshTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.authentication_result = try arena.message(self.authenticationResult)
  }
}

extension RevokeTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RevokeTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RevokeTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RevokeTokenRequest>) {
    gatehouse__authentication__v1__revoke_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RevokeTokenRequest>) throws(ProtobufError) {
    self.token = try readText(c.pointee.has_token, c.pointee.token, "RevokeTokenRequest.token")
    self.clientId = try readString(c.pointee.client_id, "RevokeTokenRequest.client_id")
    self.clientSecret = try readText(c.pointee.has_client_secret, c.pointee.client_secret, "RevokeTokenRequest.client_secret")
    self.revokeAssociatedSessions = try readString(c.pointee.revoke_associated_sessions, "RevokeTokenRequest.revoke_associated_sessions")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RevokeTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let token = self.token {
      c.pointee.has_token = 1
      c.pointee.token = try arena.data(of: token)
    }
    c.pointee.client_id = try arena.string(self.clientId, "RevokeTokenRequest.client_id")
    if let clientSecret = self.clientSecret {
      c.pointee.has_client_secret = 1
      c.pointee.client_secret = try arena.data(of: clientSecret)
    }
    c.pointee.revoke_associated_sessions = try arena.string(self.revokeAssociatedSessions, "RevokeTokenRequest.revoke_associated_sessions")
  }
}

extension RevokeTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RevokeTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RevokeTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RevokeTokenResponse>) {
    gatehouse__authentication__v1__revoke_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RevokeTokenResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RevokeTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension GlobalSignOutRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GlobalSignOutRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GlobalSignOutRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GlobalSignOutRequest>) {
    gatehouse__authentication__v1__global_sign_out_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GlobalSignOutRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "GlobalSignOutRequest.access_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GlobalSignOutRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
  }
}

extension GlobalSignOutResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GlobalSignOutResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GlobalSignOutResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GlobalSignOutResponse>) {
    gatehouse__authentication__v1__global_sign_out_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GlobalSignOutResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GlobalSignOutResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension AdminUserGlobalSignOutRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminUserGlobalSignOutRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminUserGlobalSignOutRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminUserGlobalSignOutRequest>) {
    gatehouse__authentication__v1__admin_user_global_sign_out_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminUserGlobalSignOutRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminUserGlobalSignOutRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminUserGlobalSignOutRequest.username")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminUserGlobalSignOutRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminUserGlobalSignOutRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminUserGlobalSignOutRequest.username")
  }
}

extension AdminUserGlobalSignOutResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminUserGlobalSignOutResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminUserGlobalSignOutResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminUserGlobalSignOutResponse>) {
    gatehouse__authentication__v1__admin_user_global_sign_out_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminUserGlobalSignOutResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminUserGlobalSignOutResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
