// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/session_configuration.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension GetUserPoolSessionConfigurationRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUserPoolSessionConfigurationRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetUserPoolSessionConfigurationRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserPoolSessionConfigurationRequest>) {
    gatehouse__authentication__v1__get_user_pool_session_configuration_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetUserPoolSessionConfigurationRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "GetUserPoolSessionConfigurationRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserPoolSessionConfigurationRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GetUserPoolSessionConfigurationRequest.user_pool_id")
  }
}

extension UserPoolTokenSessionConfigType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UserPoolTokenSessionConfigType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UserPoolTokenSessionConfigType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolTokenSessionConfigType>) {
    gatehouse__authentication__v1__user_pool_token_session_config_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UserPoolTokenSessionConfigType>) throws(ProtobufError) {
    self.maxPerUser = c.pointee.has_max_per_user != 0 ? c.pointee.max_per_user : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserPoolTokenSessionConfigType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let maxPerUser = self.maxPerUser {
      c.pointee.has_max_per_user = 1
      c.pointee.max_per_user = maxPerUser
    }
  }
}

extension GetUserPoolSessionConfigurationResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUserPoolSessionConfigurationResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetUserPoolSessionConfigurationResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserPoolSessionConfigurationResponse>) {
    gatehouse__authentication__v1__get_user_pool_session_configuration_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetUserPoolSessionConfigurationResponse>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "GetUserPoolSessionConfigurationResponse.user_pool_id")
    self.userSessionTracking = try readString(c.pointee.user_session_tracking, "GetUserPoolSessionConfigurationResponse.user_session_tracking")
    self.tokenSession = try readMessage(c.pointee.token_session)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserPoolSessionConfigurationResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GetUserPoolSessionConfigurationResponse.user_pool_id")
    c.pointee.user_session_tracking = try arena.string(self.userSessionTracking, "GetUserPoolSessionConfigurationResponse.user_session_tracking")
    c.pointee.token_session = try arena.message(self.tokenSession)
  }
}

extension SetUserPoolSessionConfigurationRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetUserPoolSessionConfigurationRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetUserPoolSessionConfigurationRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserPoolSessionConfigurationRequest>) {
    gatehouse__authentication__v1__set_user_pool_session_configuration_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetUserPoolSessionConfigurationRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "SetUserPoolSessionConfigurationRequest.user_pool_id")
    self.userSessionTracking = try readString(c.pointee.user_session_tracking, "SetUserPoolSessionConfigurationRequest.user_session_tracking")
    self.tokenSession = try readMessage(c.pointee.token_session)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserPoolSessionConfigurationRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "SetUserPoolSessionConfigurationRequest.user_pool_id")
    c.pointee.user_session_tracking = try arena.string(self.userSessionTracking, "SetUserPoolSessionConfigurationRequest.user_session_tracking")
    c.pointee.token_session = try arena.message(self.tokenSession)
  }
}

extension SetUserPoolSessionConfigurationResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetUserPoolSessionConfigurationResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetUserPoolSessionConfigurationResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserPoolSessionConfigurationResponse>) {
    gatehouse__authentication__v1__set_user_pool_session_configuration_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetUserPoolSessionConfigurationResponse>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "SetUserPoolSessionConfigurationResponse.user_pool_id")
    self.userSessionTracking = try readString(c.pointee.user_session_tracking, "SetUserPoolSessionConfigurationResponse.user_session_tracking")
    self.tokenSession = try readMessage(c.pointee.token_session)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserPoolSessionConfigurationResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "SetUserPoolSessionConfigurationResponse.user_pool_id")
    c.pointee.user_session_tracking = try arena.string(self.userSessionTracking, "SetUserPoolSessionConfigurationResponse.user_session_tracking")
    c.pointee.token_session = try arena.message(self.tokenSession)
  }
}

extension GetUserPoolClientSessionConfigurationRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUserPoolClientSessionConfigurationRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetUserPoolClientSessionConfigurationRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserPoolClientSessionConfigurationRequest>) {
    gatehouse__authentication__v1__get_user_pool_client_session_configuration_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetUserPoolClientSessionConfigurationRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "GetUserPoolClientSessionConfigurationRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "GetUserPoolClientSessionConfigurationRequest.client_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserPoolClientSessionConfigurationRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GetUserPoolClientSessionConfigurationRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "GetUserPoolClientSessionConfigurationRequest.client_id")
  }
}

extension ClientSSOSessionConfigType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ClientSSOSessionConfigType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ClientSSOSessionConfigType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ClientSSOSessionConfigType>) {
    gatehouse__authentication__v1__client_ssosession_config_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ClientSSOSessionConfigType>) throws(ProtobufError) {
    self.maxValidityMinutes = c.pointee.has_max_validity_minutes != 0 ? c.pointee.max_validity_minutes : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ClientSSOSessionConfigType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let maxValidityMinutes = self.maxValidityMinutes {
      c.pointee.has_max_validity_minutes = 1
      c.pointee.max_validity_minutes = maxValidityMinutes
    }
  }
}

extension GetUserPoolClientSessionConfigurationResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUserPoolClientSessionConfigurationResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetUserPoolClientSessionConfigurationResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserPoolClientSessionConfigurationResponse>) {
    gatehouse__authentication__v1__get_user_pool_client_session_configuration_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetUserPoolClientSessionConfigurationResponse>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "GetUserPoolClientSessionConfigurationResponse.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "GetUserPoolClientSessionConfigurationResponse.client_id")
    self.ssoSession = try readMessage(c.pointee.sso_session)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserPoolClientSessionConfigurationResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GetUserPoolClientSessionConfigurationResponse.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "GetUserPoolClientSessionConfigurationResponse.client_id")
    c.pointee.sso_session = try arena.message(self.ssoSession)
  }
}

extension SetUserPoolClientSessionConfigurationRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetUserPoolClientSessionConfigurationRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetUserPoolClientSessionConfigurationRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserPoolClientSessionConfigurationRequest>) {
    gatehouse__authentication__v1__set_user_pool_client_session_configuration_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetUserPoolClientSessionConfigurationRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "SetUserPoolClientSessionConfigurationRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "SetUserPoolClientSessionConfigurationRequest.client_id")
    self.ssoSession = try readMessage(c.pointee.sso_session)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserPoolClientSessionConfigurationRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "SetUserPoolClientSessionConfigurationRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "SetUserPoolClientSessionConfigurationRequest.client_id")
    c.pointee.sso_session = try arena.message(self.ssoSession)
  }
}

extension SetUserPoolClientSessionConfigurationResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetUserPoolClientSessionConfigurationResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetUserPoolClientSessionConfigurationResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserPoolClientSessionConfigurationResponse>) {
    gatehouse__authentication__v1__set_user_pool_client_session_configuration_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetUserPoolClientSessionConfigurationResponse>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "SetUserPoolClientSessionConfigurationResponse.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "SetUserPoolClientSessionConfigurationResponse.client_id")
    self.ssoSession = try readMessage(c.pointee.sso_session)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserPoolClientSessionConfigurationResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "SetUserPoolClientSessionConfigurationResponse.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "SetUserPoolClientSessionConfigurationResponse.client_id")
    c.pointee.sso_session = try arena.message(self.ssoSession)
  }
}
