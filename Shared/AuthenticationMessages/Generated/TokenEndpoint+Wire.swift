// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/token_endpoint.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
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
  package static let messageName: String = "gatehouse.authentication.v1.GrantByRefreshTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByRefreshTokenRequest>) {
    gatehouse__authentication__v1__grant_by_refresh_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GrantByRefreshTokenRequest>) throws(ProtobufError) {
    self.clientId = try readText(c.pointee.has_client_id, c.pointee.client_id, "GrantByRefreshTokenRequest.client_id")
    self.clientSecret = try readText(c.pointee.has_client_secret, c.pointee.client_secret, "GrantByRefreshTokenRequest.client_secret")
    self.refreshToken = try readText(c.pointee.has_refresh_token, c.pointee.refresh_token, "GrantByRefreshTokenRequest.refresh_token")
    self.userPoolId = try readString(c.pointee.user_pool_id, "GrantByRefreshTokenRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByRefreshTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
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
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GrantByRefreshTokenRequest.user_pool_id")
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
  package static let messageName: String = "gatehouse.authentication.v1.GrantByRefreshTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByRefreshTokenResponse>) {
    gatehouse__authentication__v1__grant_by_refresh_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GrantByRefreshTokenResponse>) throws(ProtobufError) {
    self.error = try readString(c.pointee.error, "GrantByRefreshTokenResponse.error")
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "GrantByRefreshTokenResponse.access_token")
    self.idToken = try readText(c.pointee.has_id_token, c.pointee.id_token, "GrantByRefreshTokenResponse.id_token")
    self.refreshToken = try readText(c.pointee.has_refresh_token, c.pointee.refresh_token, "GrantByRefreshTokenResponse.refresh_token")
    self.expiresInSeconds = c.pointee.has_expires_in_seconds != 0 ? c.pointee.expires_in_seconds : nil
    self.refreshExpiresInSeconds = c.pointee.has_refresh_expires_in_seconds != 0 ? c.pointee.refresh_expires_in_seconds : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByRefreshTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
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

extension GrantByAuthorizationCodeRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GrantByAuthorizationCodeRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GrantByAuthorizationCodeRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByAuthorizationCodeRequest>) {
    gatehouse__authentication__v1__grant_by_authorization_code_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GrantByAuthorizationCodeRequest>) throws(ProtobufError) {
    self.clientId = try readText(c.pointee.has_client_id, c.pointee.client_id, "GrantByAuthorizationCodeRequest.client_id")
    self.clientSecret = try readText(c.pointee.has_client_secret, c.pointee.client_secret, "GrantByAuthorizationCodeRequest.client_secret")
    self.code = try readText(c.pointee.has_code, c.pointee.code, "GrantByAuthorizationCodeRequest.code")
    self.redirectUri = try readText(c.pointee.has_redirect_uri, c.pointee.redirect_uri, "GrantByAuthorizationCodeRequest.redirect_uri")
    self.codeVerifier = try readText(c.pointee.has_code_verifier, c.pointee.code_verifier, "GrantByAuthorizationCodeRequest.code_verifier")
    self.installation = try readText(c.pointee.has_installation, c.pointee.installation, "GrantByAuthorizationCodeRequest.installation")
    self.userPoolId = try readString(c.pointee.user_pool_id, "GrantByAuthorizationCodeRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByAuthorizationCodeRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let clientId = self.clientId {
      c.pointee.has_client_id = 1
      c.pointee.client_id = try arena.data(of: clientId)
    }
    if let clientSecret = self.clientSecret {
      c.pointee.has_client_secret = 1
      c.pointee.client_secret = try arena.data(of: clientSecret)
    }
    if let code = self.code {
      c.pointee.has_code = 1
      c.pointee.code = try arena.data(of: code)
    }
    if let redirectUri = self.redirectUri {
      c.pointee.has_redirect_uri = 1
      c.pointee.redirect_uri = try arena.data(of: redirectUri)
    }
    if let codeVerifier = self.codeVerifier {
      c.pointee.has_code_verifier = 1
      c.pointee.code_verifier = try arena.data(of: codeVerifier)
    }
    if let installation = self.installation {
      c.pointee.has_installation = 1
      c.pointee.installation = try arena.data(of: installation)
    }
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GrantByAuthorizationCodeRequest.user_pool_id")
  }
}

extension GrantByAuthorizationCodeResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GrantByAuthorizationCodeResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GrantByAuthorizationCodeResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByAuthorizationCodeResponse>) {
    gatehouse__authentication__v1__grant_by_authorization_code_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GrantByAuthorizationCodeResponse>) throws(ProtobufError) {
    self.error = try readString(c.pointee.error, "GrantByAuthorizationCodeResponse.error")
    self.errorDescription = try readText(c.pointee.has_error_description, c.pointee.error_description, "GrantByAuthorizationCodeResponse.error_description")
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "GrantByAuthorizationCodeResponse.access_token")
    self.idToken = try readText(c.pointee.has_id_token, c.pointee.id_token, "GrantByAuthorizationCodeResponse.id_token")
    self.refreshToken = try readText(c.pointee.has_refresh_token, c.pointee.refresh_token, "GrantByAuthorizationCodeResponse.refresh_token")
    self.expiresInSeconds = c.pointee.has_expires_in_seconds != 0 ? c.pointee.expires_in_seconds : nil
    self.refreshExpiresInSeconds = c.pointee.has_refresh_expires_in_seconds != 0 ? c.pointee.refresh_expires_in_seconds : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GrantByAuthorizationCodeResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.error = try arena.string(self.error, "GrantByAuthorizationCodeResponse.error")
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

extension RevokeGrantRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RevokeGrantRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RevokeGrantRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RevokeGrantRequest>) {
    gatehouse__authentication__v1__revoke_grant_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RevokeGrantRequest>) throws(ProtobufError) {
    self.clientId = try readText(c.pointee.has_client_id, c.pointee.client_id, "RevokeGrantRequest.client_id")
    self.clientSecret = try readText(c.pointee.has_client_secret, c.pointee.client_secret, "RevokeGrantRequest.client_secret")
    self.token = try readText(c.pointee.has_token, c.pointee.token, "RevokeGrantRequest.token")
    self.isLinked = c.pointee.has_is_linked != 0 ? c.pointee.is_linked != 0 : nil
    self.userPoolId = try readString(c.pointee.user_pool_id, "RevokeGrantRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RevokeGrantRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let clientId = self.clientId {
      c.pointee.has_client_id = 1
      c.pointee.client_id = try arena.data(of: clientId)
    }
    if let clientSecret = self.clientSecret {
      c.pointee.has_client_secret = 1
      c.pointee.client_secret = try arena.data(of: clientSecret)
    }
    if let token = self.token {
      c.pointee.has_token = 1
      c.pointee.token = try arena.data(of: token)
    }
    if let isLinked = self.isLinked {
      c.pointee.has_is_linked = 1
      c.pointee.is_linked = isLinked ? 1 : 0
    }
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RevokeGrantRequest.user_pool_id")
  }
}

extension RevokeGrantResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RevokeGrantResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RevokeGrantResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RevokeGrantResponse>) {
    gatehouse__authentication__v1__revoke_grant_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RevokeGrantResponse>) throws(ProtobufError) {
    self.error = try readString(c.pointee.error, "RevokeGrantResponse.error")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RevokeGrantResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.error = try arena.string(self.error, "RevokeGrantResponse.error")
  }
}

extension IntrospectTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IntrospectTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.IntrospectTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__IntrospectTokenRequest>) {
    gatehouse__authentication__v1__introspect_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__IntrospectTokenRequest>) throws(ProtobufError) {
    self.clientId = try readText(c.pointee.has_client_id, c.pointee.client_id, "IntrospectTokenRequest.client_id")
    self.clientSecret = try readText(c.pointee.has_client_secret, c.pointee.client_secret, "IntrospectTokenRequest.client_secret")
    self.token = try readText(c.pointee.has_token, c.pointee.token, "IntrospectTokenRequest.token")
    self.userPoolId = try readString(c.pointee.user_pool_id, "IntrospectTokenRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__IntrospectTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let clientId = self.clientId {
      c.pointee.has_client_id = 1
      c.pointee.client_id = try arena.data(of: clientId)
    }
    if let clientSecret = self.clientSecret {
      c.pointee.has_client_secret = 1
      c.pointee.client_secret = try arena.data(of: clientSecret)
    }
    if let token = self.token {
      c.pointee.has_token = 1
      c.pointee.token = try arena.data(of: token)
    }
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "IntrospectTokenRequest.user_pool_id")
  }
}

extension IntrospectTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IntrospectTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.IntrospectTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__IntrospectTokenResponse>) {
    gatehouse__authentication__v1__introspect_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__IntrospectTokenResponse>) throws(ProtobufError) {
    self.error = try readString(c.pointee.error, "IntrospectTokenResponse.error")
    self.answer = readBytes(c.pointee.has_answer, c.pointee.answer)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__IntrospectTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.error = try arena.string(self.error, "IntrospectTokenResponse.error")
    if let answer = self.answer {
      c.pointee.has_answer = 1
      c.pointee.answer = try arena.data(answer)
    }
  }
}
