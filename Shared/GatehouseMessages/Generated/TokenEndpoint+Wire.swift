// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/token_endpoint.proto. Do not edit.

internal import CGatehouseMessages
internal import CLibProtobufC
public import Protobuf

extension GrantByRefreshTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GrantByRefreshTokenRequest: CMessage {
  static let messageName: String = "gatehouse.authentication.v1.GrantByRefreshTokenRequest"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByRefreshTokenRequest>) {
    gatehouse__authentication__v1__grant_by_refresh_token_request__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GrantByRefreshTokenRequest>) throws(ProtobufError) {
    self.clientId = try readText(c.pointee.has_client_id, c.pointee.client_id, "GrantByRefreshTokenRequest.client_id")
    self.clientSecret = try readText(c.pointee.has_client_secret, c.pointee.client_secret, "GrantByRefreshTokenRequest.client_secret")
    self.refreshToken = try readText(c.pointee.has_refresh_token, c.pointee.refresh_token, "GrantByRefreshTokenRequest.refresh_token")
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByRefreshTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let clientId = self.clientId {
      c.pointee.has_client_id = 1
      c.pointee.client_id = try arena.data(of: clientId)
    }
    if let clientSecret = self.clientSecret {
      c.pointee.has_client_secret = 1
      c.pointee.client_secret = try arena.data(of: clientSecret)
    }
    if let refreshToken = self.refreshToken {
      c.pointee.has_refresh_token = 1
      c.pointee.refresh_token = try arena.data(of: refreshToken)
    }
  }
}

extension GrantByRefreshTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GrantByRefreshTokenResponse: CMessage {
  static let messageName: String = "gatehouse.authentication.v1.GrantByRefreshTokenResponse"

  static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByRefreshTokenResponse>) {
    gatehouse__authentication__v1__grant_by_refresh_token_response__init(c)
  }

  init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GrantByRefreshTokenResponse>) throws(ProtobufError) {
    self.error = try readString(c.pointee.error, "GrantByRefreshTokenResponse.error")
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "GrantByRefreshTokenResponse.access_token")
    self.idToken = try readText(c.pointee.has_id_token, c.pointee.id_token, "GrantByRefreshTokenResponse.id_token")
    self.refreshToken = try readText(c.pointee.has_refresh_token, c.pointee.refresh_token, "GrantByRefreshTokenResponse.refresh_token")
    self.expiresInSeconds = c.pointee.has_expires_in_seconds != 0 ? c.pointee.expires_in_seconds : nil
    self.refreshExpiresInSeconds = c.pointee.has_refresh_expires_in_seconds != 0 ? c.pointee.refresh_expires_in_seconds : nil
  }

  func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByRefreshTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.error = try arena.string(self.error, "GrantByRefreshTokenResponse.error")
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
    if let expiresInSeconds = self.expiresInSeconds {
      c.pointee.has_expires_in_seconds = 1
      c.pointee.expires_in_seconds = expiresInSeconds
    }
    if let refreshExpiresInSeconds = self.refreshExpiresInSeconds {
      c.pointee.has_refresh_expires_in_seconds = 1
      c.pointee.refresh_expires_in_seconds = refreshExpiresInSeconds
    }
  }
}
