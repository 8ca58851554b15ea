// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension SignUpRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SignUpRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SignUpRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SignUpRequest>) {
    gatehouse__authentication__v1__sign_up_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SignUpRequest>) throws(ProtobufError) {
    self.clientId = try readString(c.pointee.client_id, "SignUpRequest.client_id")
    self.secretHash = try readText(c.pointee.has_secret_hash, c.pointee.secret_hash, "SignUpRequest.secret_hash")
    self.username = try readString(c.pointee.username, "SignUpRequest.username")
    self.password = try readText(c.pointee.has_password, c.pointee.password, "SignUpRequest.password")
    self.userAttributes = try AttributeListTypeWire.read(c.pointee.user_attributes)
    self.validationData = try AttributeListTypeWire.read(c.pointee.validation_data)
    self.analyticsMetadata = try readMessage(c.pointee.analytics_metadata)
    self.userContextData = try readMessage(c.pointee.user_context_data)
    self.clientMetadata = try ClientMetadataTypeWire.read(c.pointee.client_metadata)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SignUpRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_id = try arena.string(self.clientId, "SignUpRequest.client_id")
    if let secretHash = self.secretHash {
      c.pointee.has_secret_hash = 1
      c.pointee.secret_hash = try arena.data(of: secretHash)
    }
    c.pointee.username = try arena.string(self.username, "SignUpRequest.username")
    if let password = self.password {
      c.pointee.has_password = 1
      c.pointee.password = try arena.data(of: password)
    }
    c.pointee.user_attributes = try AttributeListTypeWire.write(self.userAttributes, arena)
    c.pointee.validation_data = try AttributeListTypeWire.write(self.validationData, arena)
    c.pointee.analytics_metadata = try arena.message(self.analyticsMetadata)
    c.pointee.user_context_data = try arena.message(self.userContextData)
    c.pointee.client_metadata = try ClientMetadataTypeWire.write(self.clientMetadata, arena)
  }
}

extension SignUpResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SignUpResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SignUpResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SignUpResponse>) {
    gatehouse__authentication__v1__sign_up_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SignUpResponse>) throws(ProtobufError) {
    self.userConfirmed = c.pointee.has_user_confirmed != 0 ? c.pointee.user_confirmed != 0 : nil
    self.codeDeliveryDetails = try readMessage(c.pointee.code_delivery_details)
    self.userSub = try readString(c.pointee.user_sub, "SignUpResponse.user_sub")
    self.session = try readText(c.pointee.has_session, c.pointee.session, "SignUpResponse.session")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SignUpResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let userConfirmed = self.userConfirmed {
      c.pointee.has_user_confirmed = 1
      c.pointee.user_confirmed = userConfirmed ? 1 : 0
    }
    c.pointee.code_delivery_details = try arena.message(self.codeDeliveryDetails)
    c.pointee.user_sub = try arena.string(self.userSub, "SignUpResponse.user_sub")
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(of: session)
    }
  }
}

extension ConfirmSignUpRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ConfirmSignUpRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ConfirmSignUpRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmSignUpRequest>) {
    gatehouse__authentication__v1__confirm_sign_up_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ConfirmSignUpRequest>) throws(ProtobufError) {
    self.clientId = try readString(c.pointee.client_id, "ConfirmSignUpRequest.client_id")
    self.secretHash = try readText(c.pointee.has_secret_hash, c.pointee.secret_hash, "ConfirmSignUpRequest.secret_hash")
    self.username = try readString(c.pointee.username, "ConfirmSignUpRequest.username")
    self.confirmationCode = try readString(c.pointee.confirmation_code, "ConfirmSignUpRequest.confirmation_code")
    self.forceAliasCreation = c.pointee.has_force_alias_creation != 0 ? c.pointee.force_alias_creation != 0 : nil
    self.analyticsMetadata = try readMessage(c.pointee.analytics_metadata)
    self.userContextData = try readMessage(c.pointee.user_context_data)
    self.clientMetadata = try ClientMetadataTypeWire.read(c.pointee.client_metadata)
    self.session = try readText(c.pointee.has_session, c.pointee.session, "ConfirmSignUpRequest.session")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmSignUpRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_id = try arena.string(self.clientId, "ConfirmSignUpRequest.client_id")
    if let secretHash = self.secretHash {
      c.pointee.has_secret_hash = 1
      c.pointee.secret_hash = try arena.data(of: secretHash)
    }
    c.pointee.username = try arena.string(self.username, "ConfirmSignUpRequest.username")
    c.pointee.confirmation_code = try arena.string(self.confirmationCode, "ConfirmSignUpRequest.confirmation_code")
    if let forceAliasCreation = self.forceAliasCreation {
      c.pointee.has_force_alias_creation = 1
      c.pointee.force_alias_creation = forceAliasCreation ? 1 : 0
    }
    c.pointee.analytics_metadata = try arena.message(self.analyticsMetadata)
    c.pointee.user_context_data = try arena.message(self.userContextData)
    c.pointee.client_metadata = try ClientMetadataTypeWire.write(self.clientMetadata, arena)
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(of: session)
    }
  }
}

extension ConfirmSignUpResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ConfirmSignUpResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ConfirmSignUpResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmSignUpResponse>) {
    gatehouse__authentication__v1__confirm_sign_up_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ConfirmSignUpResponse>) throws(ProtobufError) {
    self.session = try readText(c.pointee.has_session, c.pointee.session, "ConfirmSignUpResponse.session")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmSignUpResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let session = self.session {
      c.pointee.has_session = 1
      c.pointee.session = try arena.data(of: session)
    }
  }
}

extension AdminConfirmSignUpRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminConfirmSignUpRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminConfirmSignUpRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminConfirmSignUpRequest>) {
    gatehouse__authentication__v1__admin_confirm_sign_up_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminConfirmSignUpRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminConfirmSignUpRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminConfirmSignUpRequest.username")
    self.clientMetadata = try ClientMetadataTypeWire.read(c.pointee.client_metadata)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminConfirmSignUpRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminConfirmSignUpRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminConfirmSignUpRequest.username")
    c.pointee.client_metadata = try ClientMetadataTypeWire.write(self.clientMetadata, arena)
  }
}

extension AdminConfirmSignUpResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminConfirmSignUpResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminConfirmSignUpResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminConfirmSignUpResponse>) {
    gatehouse__authentication__v1__admin_confirm_sign_up_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminConfirmSignUpResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminConfirmSignUpResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

enum DeliveryMediumListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeliveryMediumListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "DeliveryMediumListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__DeliveryMediumListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__DeliveryMediumListType.self)
    gatehouse__authentication__v1__delivery_medium_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "DeliveryMediumListType.member")
    return c
  }
}

extension AdminCreateUserRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminCreateUserRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminCreateUserRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminCreateUserRequest>) {
    gatehouse__authentication__v1__admin_create_user_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminCreateUserRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminCreateUserRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminCreateUserRequest.username")
    self.userAttributes = try AttributeListTypeWire.read(c.pointee.user_attributes)
    self.validationData = try AttributeListTypeWire.read(c.pointee.validation_data)
    self.temporaryPassword = try readText(c.pointee.has_temporary_password, c.pointee.temporary_password, "AdminCreateUserRequest.temporary_password")
    self.forceAliasCreation = c.pointee.has_force_alias_creation != 0 ? c.pointee.force_alias_creation != 0 : nil
    self.messageAction = try readString(c.pointee.message_action, "AdminCreateUserRequest.message_action")
    self.desiredDeliveryMediums = try DeliveryMediumListTypeWire.read(c.pointee.desired_delivery_mediums)
    self.clientMetadata = try ClientMetadataTypeWire.read(c.pointee.client_metadata)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminCreateUserRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminCreateUserRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminCreateUserRequest.username")
    c.pointee.user_attributes = try AttributeListTypeWire.write(self.userAttributes, arena)
    c.pointee.validation_data = try AttributeListTypeWire.write(self.validationData, arena)
    if let temporaryPassword = self.temporaryPassword {
      c.pointee.has_temporary_password = 1
      c.pointee.temporary_password = try arena.data(of: temporaryPassword)
    }
    if let forceAliasCreation = self.forceAliasCreation {
      c.pointee.has_force_alias_creation = 1
      c.pointee.force_alias_creation = forceAliasCreation ? 1 : 0
    }
    c.pointee.message_action = try arena.string(self.messageAction, "AdminCreateUserRequest.message_action")
    c.pointee.desired_delivery_mediums = try DeliveryMediumListTypeWire.write(self.desiredDeliveryMediums, arena)
    c.pointee.client_metadata = try ClientMetadataTypeWire.write(self.clientMetadata, arena)
  }
}

extension AdminCreateUserResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminCreateUserResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminCreateUserResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminCreateUserResponse>) {
    gatehouse__authentication__v1__admin_create_user_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminCreateUserResponse>) throws(ProtobufError) {
    self.user = try readMessage(c.pointee.user)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminCreateUserResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user = try arena.message(self.user)
  }
}

extension AdminSetUserPasswordRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminSetUserPasswordRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminSetUserPasswordRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminSetUserPasswordRequest>) {
    gatehouse__authentication__v1__admin_set_user_password_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminSetUserPasswordRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminSetUserPasswordRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminSetUserPasswordRequest.username")
    self.password = try readText(c.pointee.has_password, c.pointee.password, "AdminSetUserPasswordRequest.password")
    self.permanent = c.pointee.has_permanent != 0 ? c.pointee.permanent != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminSetUserPasswordRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminSetUserPasswordRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminSetUserPasswordRequest.username")
    if let password = self.password {
      c.pointee.has_password = 1
      c.pointee.password = try arena.data(of: password)
    }
    if let permanent = self.permanent {
      c.pointee.has_permanent = 1
      c.pointee.permanent = permanent ? 1 : 0
    }
  }
}

extension AdminSetUserPasswordResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminSetUserPasswordResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminSetUserPasswordResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminSetUserPasswordResponse>) {
    gatehouse__authentication__v1__admin_set_user_password_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminSetUserPasswordResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminSetUserPasswordResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension AdminGetUserRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminGetUserRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminGetUserRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminGetUserRequest>) {
    gatehouse__authentication__v1__admin_get_user_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminGetUserRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminGetUserRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminGetUserRequest.username")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminGetUserRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminGetUserRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminGetUserRequest.username")
  }
}

extension AdminGetUserResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminGetUserResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminGetUserResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminGetUserResponse>) {
    gatehouse__authentication__v1__admin_get_user_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminGetUserResponse>) throws(ProtobufError) {
    self.username = try readString(c.pointee.username, "AdminGetUserResponse.username")
    self.userAttributes = try AttributeListTypeWire.read(c.pointee.user_attributes)
    self.userCreateDateUnixMillis = c.pointee.has_user_create_date_unix_millis != 0 ? c.pointee.user_create_date_unix_millis : nil
    self.userLastModifiedDateUnixMillis = c.pointee.has_user_last_modified_date_unix_millis != 0 ? c.pointee.user_last_modified_date_unix_millis : nil
    self.enabled = c.pointee.has_enabled != 0 ? c.pointee.enabled != 0 : nil
    self.userStatus = try readString(c.pointee.user_status, "AdminGetUserResponse.user_status")
    self.mfaOptions = try MFAOptionListTypeWire.read(c.pointee.mfa_options)
    self.preferredMfaSetting = try readString(c.pointee.preferred_mfa_setting, "AdminGetUserResponse.preferred_mfa_setting")
    self.userMfaSettingList = try UserMFASettingListTypeWire.read(c.pointee.user_mfa_setting_list)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminGetUserResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.username = try arena.string(self.username, "AdminGetUserResponse.username")
    c.pointee.user_attributes = try AttributeListTypeWire.write(self.userAttributes, arena)
    if let userCreateDateUnixMillis = self.userCreateDateUnixMillis {
      c.pointee.has_user_create_date_unix_millis = 1
      c.pointee.user_create_date_unix_millis = userCreateDateUnixMillis
    }
    if let userLastModifiedDateUnixMillis = self.userLastModifiedDateUnixMillis {
      c.pointee.has_user_last_modified_date_unix_millis = 1
      c.pointee.user_last_modified_date_unix_millis = userLastModifiedDateUnixMillis
    }
    if let enabled = self.enabled {
      c.pointee.has_enabled = 1
      c.pointee.enabled = enabled ? 1 : 0
    }
    c.pointee.user_status = try arena.string(self.userStatus, "AdminGetUserResponse.user_status")
    c.pointee.mfa_options = try MFAOptionListTypeWire.write(self.mfaOptions, arena)
    c.pointee.preferred_mfa_setting = try arena.string(self.preferredMfaSetting, "AdminGetUserResponse.preferred_mfa_setting")
    c.pointee.user_mfa_setting_list = try UserMFASettingListTypeWire.write(self.userMfaSettingList, arena)
  }
}

extension GetUserRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUserRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetUserRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserRequest>) {
    gatehouse__authentication__v1__get_user_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetUserRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "GetUserRequest.access_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
  }
}

extension GetUserResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUserResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetUserResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserResponse>) {
    gatehouse__authentication__v1__get_user_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetUserResponse>) throws(ProtobufError) {
    self.username = try readString(c.pointee.username, "GetUserResponse.username")
    self.userAttributes = try AttributeListTypeWire.read(c.pointee.user_attributes)
    self.mfaOptions = try MFAOptionListTypeWire.read(c.pointee.mfa_options)
    self.preferredMfaSetting = try readString(c.pointee.preferred_mfa_setting, "GetUserResponse.preferred_mfa_setting")
    self.userMfaSettingList = try UserMFASettingListTypeWire.read(c.pointee.user_mfa_setting_list)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.username = try arena.string(self.username, "GetUserResponse.username")
    c.pointee.user_attributes = try AttributeListTypeWire.write(self.userAttributes, arena)
    c.pointee.mfa_options = try MFAOptionListTypeWire.write(self.mfaOptions, arena)
    c.pointee.preferred_mfa_setting = try arena.string(self.preferredMfaSetting, "GetUserResponse.preferred_mfa_setting")
    c.pointee.user_mfa_setting_list = try UserMFASettingListTypeWire.write(self.userMfaSettingList, arena)
  }
}

extension AdminDeleteUserRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminDeleteUserRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminDeleteUserRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDeleteUserRequest>) {
    gatehouse__authentication__v1__admin_delete_user_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminDeleteUserRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminDeleteUserRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminDeleteUserRequest.username")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDeleteUserRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminDeleteUserRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminDeleteUserRequest.username")
  }
}

extension AdminDeleteUserResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminDeleteUserResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminDeleteUserResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDeleteUserResponse>) {
    gatehouse__authentication__v1__admin_delete_user_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminDeleteUserResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDeleteUserResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
