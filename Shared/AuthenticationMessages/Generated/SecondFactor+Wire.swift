// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/second_factor.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension AssociateSoftwareTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AssociateSoftwareTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AssociateSoftwareTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AssociateSoftwareTokenRequest>) {
    gatehouse__authentication__v1__associate_software_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AssociateSoftwareTokenRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "AssociateSoftwareTokenRequest.access_token")
    self.session = try readText(c.pointee.has_session, c.pointee.session, "AssociateSoftwareTokenRequest.session")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AssociateSoftwareTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(of: session)
    }
  }
}

extension AssociateSoftwareTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AssociateSoftwareTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AssociateSoftwareTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AssociateSoftwareTokenResponse>) {
    gatehouse__authentication__v1__associate_software_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AssociateSoftwareTokenResponse>) throws(ProtobufError) {
    self.secretCode = try readString(c.pointee.secret_code, "AssociateSoftwareTokenResponse.secret_code")
    self.session = try readText(c.pointee.has_session, c.pointee.session, "AssociateSoftwareTokenResponse.session")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AssociateSoftwareTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.secret_code = try arena.string(self.secretCode, "AssociateSoftwareTokenResponse.secret_code")
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(of: session)
    }
  }
}

extension VerifySoftwareTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension VerifySoftwareTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.VerifySoftwareTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__VerifySoftwareTokenRequest>) {
    gatehouse__authentication__v1__verify_software_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__VerifySoftwareTokenRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "VerifySoftwareTokenRequest.access_token")
    self.session = try readText(c.pointee.has_session, c.pointee.session, "VerifySoftwareTokenRequest.session")
    self.userCode = try readString(c.pointee.user_code, "VerifySoftwareTokenRequest.user_code")
    self.friendlyDeviceName = try readString(c.pointee.friendly_device_name, "VerifySoftwareTokenRequest.friendly_device_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__VerifySoftwareTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(of: session)
    }
    c.pointee.user_code = try arena.string(self.userCode, "VerifySoftwareTokenRequest.user_code")
    c.pointee.friendly_device_name = try arena.string(self.friendlyDeviceName, "VerifySoftwareTokenRequest.friendly_device_name")
  }
}

extension VerifySoftwareTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension VerifySoftwareTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.VerifySoftwareTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__VerifySoftwareTokenResponse>) {
    gatehouse__authentication__v1__verify_software_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__VerifySoftwareTokenResponse>) throws(ProtobufError) {
    self.status = try readString(c.pointee.status, "VerifySoftwareTokenResponse.status")
    self.session = try readText(c.pointee.has_session, c.pointee.session, "VerifySoftwareTokenResponse.session")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__VerifySoftwareTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.status = try arena.string(self.status, "VerifySoftwareTokenResponse.status")
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(of: session)
    }
  }
}

extension SMSMfaSettingsType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SMSMfaSettingsType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SMSMfaSettingsType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SMSMfaSettingsType>) {
    gatehouse__authentication__v1__smsmfa_settings_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SMSMfaSettingsType>) throws(ProtobufError) {
    self.enabled = c.pointee.has_enabled != 0 ? c.pointee.enabled != 0 : nil
    self.preferredMfa = c.pointee.has_preferred_mfa != 0 ? c.pointee.preferred_mfa != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SMSMfaSettingsType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let enabled = self.enabled {
      c.pointee.has_enabled = 1
      c.pointee.enabled = enabled ? 1 : 0
    }
    if let preferredMfa = self.preferredMfa {
      c.pointee.has_preferred_mfa = 1
      c.pointee.preferred_mfa = preferredMfa ? 1 : 0
    }
  }
}

extension SoftwareTokenMfaSettingsType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SoftwareTokenMfaSettingsType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SoftwareTokenMfaSettingsType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SoftwareTokenMfaSettingsType>) {
    gatehouse__authentication__v1__software_token_mfa_settings_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SoftwareTokenMfaSettingsType>) throws(ProtobufError) {
    self.enabled = c.pointee.has_enabled != 0 ? c.pointee.enabled != 0 : nil
    self.preferredMfa = c.pointee.has_preferred_mfa != 0 ? c.pointee.preferred_mfa != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SoftwareTokenMfaSettingsType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let enabled = self.enabled {
      c.pointee.has_enabled = 1
      c.pointee.enabled = enabled ? 1 : 0
    }
    if let preferredMfa = self.preferredMfa {
      c.pointee.has_preferred_mfa = 1
      c.pointee.preferred_mfa = preferredMfa ? 1 : 0
    }
  }
}

extension EmailMfaSettingsType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension EmailMfaSettingsType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.EmailMfaSettingsType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EmailMfaSettingsType>) {
    gatehouse__authentication__v1__email_mfa_settings_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__EmailMfaSettingsType>) throws(ProtobufError) {
    self.enabled = c.pointee.has_enabled != 0 ? c.pointee.enabled != 0 : nil
    self.preferredMfa = c.pointee.has_preferred_mfa != 0 ? c.pointee.preferred_mfa != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EmailMfaSettingsType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let enabled = self.enabled {
      c.pointee.has_enabled = 1
      c.pointee.enabled = enabled ? 1 : 0
    }
    if let preferredMfa = self.preferredMfa {
      c.pointee.has_preferred_mfa = 1
      c.pointee.preferred_mfa = preferredMfa ? 1 : 0
    }
  }
}

extension WebAuthnMfaSettingsType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension WebAuthnMfaSettingsType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.WebAuthnMfaSettingsType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__WebAuthnMfaSettingsType>) {
    gatehouse__authentication__v1__web_authn_mfa_settings_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__WebAuthnMfaSettingsType>) throws(ProtobufError) {
    self.enabled = c.pointee.has_enabled != 0 ? c.pointee.enabled != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__WebAuthnMfaSettingsType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let enabled = self.enabled {
      c.pointee.has_enabled = 1
      c.pointee.enabled = enabled ? 1 : 0
    }
  }
}

extension SetUserMFAPreferenceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetUserMFAPreferenceRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetUserMFAPreferenceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserMFAPreferenceRequest>) {
    gatehouse__authentication__v1__set_user_mfapreference_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetUserMFAPreferenceRequest>) throws(ProtobufError) {
    self.smsMfaSettings = try readMessage(c.pointee.sms_mfa_settings)
    self.softwareTokenMfaSettings = try readMessage(c.pointee.software_token_mfa_settings)
    self.emailMfaSettings = try readMessage(c.pointee.email_mfa_settings)
    self.webAuthnMfaSettings = try readMessage(c.pointee.web_authn_mfa_settings)
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "SetUserMFAPreferenceRequest.access_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserMFAPreferenceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.sms_mfa_settings = try arena.message(self.smsMfaSettings)
    c.pointee.software_token_mfa_settings = try arena.message(self.softwareTokenMfaSettings)
    c.pointee.email_mfa_settings = try arena.message(self.emailMfaSettings)
    c.pointee.web_authn_mfa_settings = try arena.message(self.webAuthnMfaSettings)
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
  }
}

extension SetUserMFAPreferenceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetUserMFAPreferenceResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetUserMFAPreferenceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserMFAPreferenceResponse>) {
    gatehouse__authentication__v1__set_user_mfapreference_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetUserMFAPreferenceResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserMFAPreferenceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension AdminSetUserMFAPreferenceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminSetUserMFAPreferenceRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminSetUserMFAPreferenceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminSetUserMFAPreferenceRequest>) {
    gatehouse__authentication__v1__admin_set_user_mfapreference_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminSetUserMFAPreferenceRequest>) throws(ProtobufError) {
    self.smsMfaSettings = try readMessage(c.pointee.sms_mfa_settings)
    self.softwareTokenMfaSettings = try readMessage(c.pointee.software_token_mfa_settings)
    self.emailMfaSettings = try readMessage(c.pointee.email_mfa_settings)
    self.webAuthnMfaSettings = try readMessage(c.pointee.web_authn_mfa_settings)
    self.username = try readString(c.pointee.username, "AdminSetUserMFAPreferenceRequest.username")
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminSetUserMFAPreferenceRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminSetUserMFAPreferenceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.sms_mfa_settings = try arena.message(self.smsMfaSettings)
    c.pointee.software_token_mfa_settings = try arena.message(self.softwareTokenMfaSettings)
    c.pointee.email_mfa_settings = try arena.message(self.emailMfaSettings)
    c.pointee.web_authn_mfa_settings = try arena.message(self.webAuthnMfaSettings)
    c.pointee.username = try arena.string(self.username, "AdminSetUserMFAPreferenceRequest.username")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminSetUserMFAPreferenceRequest.user_pool_id")
  }
}

extension AdminSetUserMFAPreferenceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminSetUserMFAPreferenceResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminSetUserMFAPreferenceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminSetUserMFAPreferenceResponse>) {
    gatehouse__authentication__v1__admin_set_user_mfapreference_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminSetUserMFAPreferenceResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminSetUserMFAPreferenceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension AdminDeleteSoftwareTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminDeleteSoftwareTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminDeleteSoftwareTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDeleteSoftwareTokenRequest>) {
    gatehouse__authentication__v1__admin_delete_software_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminDeleteSoftwareTokenRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminDeleteSoftwareTokenRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminDeleteSoftwareTokenRequest.username")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDeleteSoftwareTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminDeleteSoftwareTokenRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminDeleteSoftwareTokenRequest.username")
  }
}

extension AdminDeleteSoftwareTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminDeleteSoftwareTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminDeleteSoftwareTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDeleteSoftwareTokenResponse>) {
    gatehouse__authentication__v1__admin_delete_software_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminDeleteSoftwareTokenResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDeleteSoftwareTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension GetUserAuthFactorsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUserAuthFactorsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetUserAuthFactorsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserAuthFactorsRequest>) {
    gatehouse__authentication__v1__get_user_auth_factors_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetUserAuthFactorsRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "GetUserAuthFactorsRequest.access_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserAuthFactorsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
  }
}

enum ConfiguredUserAuthFactorsListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfiguredUserAuthFactorsListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "ConfiguredUserAuthFactorsListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfiguredUserAuthFactorsListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__ConfiguredUserAuthFactorsListType.self)
    gatehouse__authentication__v1__configured_user_auth_factors_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "ConfiguredUserAuthFactorsListType.member")
    return c
  }
}

extension GetUserAuthFactorsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUserAuthFactorsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetUserAuthFactorsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserAuthFactorsResponse>) {
    gatehouse__authentication__v1__get_user_auth_factors_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetUserAuthFactorsResponse>) throws(ProtobufError) {
    self.username = try readString(c.pointee.username, "GetUserAuthFactorsResponse.username")
    self.preferredMfaSetting = try readString(c.pointee.preferred_mfa_setting, "GetUserAuthFactorsResponse.preferred_mfa_setting")
    self.userMfaSettingList = try UserMFASettingListTypeWire.read(c.pointee.user_mfa_setting_list)
    self.configuredUserAuthFactors = try ConfiguredUserAuthFactorsListTypeWire.read(c.pointee.configured_user_auth_factors)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserAuthFactorsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.username = try arena.string(self.username, "GetUserAuthFactorsResponse.username")
    c.pointee.preferred_mfa_setting = try arena.string(self.preferredMfaSetting, "GetUserAuthFactorsResponse.preferred_mfa_setting")
    c.pointee.user_mfa_setting_list = try UserMFASettingListTypeWire.write(self.userMfaSettingList, arena)
    c.pointee.configured_user_auth_factors = try ConfiguredUserAuthFactorsListTypeWire.write(self.configuredUserAuthFactors, arena)
  }
}

extension AdminGetUserAuthFactorsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminGetUserAuthFactorsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminGetUserAuthFactorsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminGetUserAuthFactorsRequest>) {
    gatehouse__authentication__v1__admin_get_user_auth_factors_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminGetUserAuthFactorsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminGetUserAuthFactorsRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminGetUserAuthFactorsRequest.username")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminGetUserAuthFactorsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminGetUserAuthFactorsRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminGetUserAuthFactorsRequest.username")
  }
}

extension AdminGetUserAuthFactorsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminGetUserAuthFactorsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminGetUserAuthFactorsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminGetUserAuthFactorsResponse>) {
    gatehouse__authentication__v1__admin_get_user_auth_factors_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminGetUserAuthFactorsResponse>) throws(ProtobufError) {
    self.username = try readString(c.pointee.username, "AdminGetUserAuthFactorsResponse.username")
    self.preferredMfaSetting = try readString(c.pointee.preferred_mfa_setting, "AdminGetUserAuthFactorsResponse.preferred_mfa_setting")
    self.userMfaSettingList = try UserMFASettingListTypeWire.read(c.pointee.user_mfa_setting_list)
    self.configuredUserAuthFactors = try ConfiguredUserAuthFactorsListTypeWire.read(c.pointee.configured_user_auth_factors)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminGetUserAuthFactorsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.username = try arena.string(self.username, "AdminGetUserAuthFactorsResponse.username")
    c.pointee.preferred_mfa_setting = try arena.string(self.preferredMfaSetting, "AdminGetUserAuthFactorsResponse.preferred_mfa_setting")
    c.pointee.user_mfa_setting_list = try UserMFASettingListTypeWire.write(self.userMfaSettingList, arena)
    c.pointee.configured_user_auth_factors = try ConfiguredUserAuthFactorsListTypeWire.write(self.configuredUserAuthFactors, arena)
  }
}
