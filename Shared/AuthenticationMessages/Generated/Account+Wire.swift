// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/account.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ResendConfirmationCodeRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ResendConfirmationCodeRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ResendConfirmationCodeRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ResendConfirmationCodeRequest>) {
    gatehouse__authentication__v1__resend_confirmation_code_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ResendConfirmationCodeRequest>) throws(ProtobufError) {
    self.clientId = try readString(c.pointee.client_id, "ResendConfirmationCodeRequest.client_id")
    self.secretHash = try readText(c.pointee.has_secret_hash, c.pointee.secret_hash, "ResendConfirmationCodeRequest.secret_hash")
    self.userContextData = try readMessage(c.pointee.user_context_data)
    self.username = try readString(c.pointee.username, "ResendConfirmationCodeRequest.username")
    self.analyticsMetadata = try readMessage(c.pointee.analytics_metadata)
    self.clientMetadata = try ClientMetadataTypeWire.read(c.pointee.client_metadata)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ResendConfirmationCodeRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_id = try arena.string(self.clientId, "ResendConfirmationCodeRequest.client_id")
    if let secretHash = self.secretHash {
      c.pointee.has_secret_hash = 1
      c.pointee.secret_hash = try arena.data(of: secretHash)
    }
    c.pointee.user_context_data = try arena.message(self.userContextData)
    c.pointee.username = try arena.string(self.username, "ResendConfirmationCodeRequest.username")
    c.pointee.analytics_metadata = try arena.message(self.analyticsMetadata)
    c.pointee.client_metadata = try ClientMetadataTypeWire.write(self.clientMetadata, arena)
  }
}

extension ResendConfirmationCodeResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ResendConfirmationCodeResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ResendConfirmationCodeResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ResendConfirmationCodeResponse>) {
    gatehouse__authentication__v1__resend_confirmation_code_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ResendConfirmationCodeResponse>) throws(ProtobufError) {
    self.codeDeliveryDetails = try readMessage(c.pointee.code_delivery_details)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ResendConfirmationCodeResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.code_delivery_details = try arena.message(self.codeDeliveryDetails)
  }
}

extension ForgotPasswordRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ForgotPasswordRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ForgotPasswordRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ForgotPasswordRequest>) {
    gatehouse__authentication__v1__forgot_password_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ForgotPasswordRequest>) throws(ProtobufError) {
    self.clientId = try readString(c.pointee.client_id, "ForgotPasswordRequest.client_id")
    self.secretHash = try readText(c.pointee.has_secret_hash, c.pointee.secret_hash, "ForgotPasswordRequest.secret_hash")
    self.userContextData = try readMessage(c.pointee.user_context_data)
    self.username = try readString(c.pointee.username, "ForgotPasswordRequest.username")
    self.analyticsMetadata = try readMessage(c.pointee.analytics_metadata)
    self.clientMetadata = try ClientMetadataTypeWire.read(c.pointee.client_metadata)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ForgotPasswordRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_id = try arena.string(self.clientId, "ForgotPasswordRequest.client_id")
    if let secretHash = self.secretHash {
      c.pointee.has_secret_hash = 1
      c.pointee.secret_hash = try arena.data(of: secretHash)
    }
    c.pointee.user_context_data = try arena.message(self.userContextData)
    c.pointee.username = try arena.string(self.username, "ForgotPasswordRequest.username")
    c.pointee.analytics_metadata = try arena.message(self.analyticsMetadata)
    c.pointee.client_metadata = try ClientMetadataTypeWire.write(self.clientMetadata, arena)
  }
}

extension ForgotPasswordResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ForgotPasswordResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ForgotPasswordResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ForgotPasswordResponse>) {
    gatehouse__authentication__v1__forgot_password_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ForgotPasswordResponse>) throws(ProtobufError) {
    self.codeDeliveryDetails = try readMessage(c.pointee.code_delivery_details)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ForgotPasswordResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.code_delivery_details = try arena.message(self.codeDeliveryDetails)
  }
}

extension ConfirmForgotPasswordRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ConfirmForgotPasswordRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ConfirmForgotPasswordRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmForgotPasswordRequest>) {
    gatehouse__authentication__v1__confirm_forgot_password_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ConfirmForgotPasswordRequest>) throws(ProtobufError) {
    self.clientId = try readString(c.pointee.client_id, "ConfirmForgotPasswordRequest.client_id")
    self.secretHash = try readText(c.pointee.has_secret_hash, c.pointee.secret_hash, "ConfirmForgotPasswordRequest.secret_hash")
    self.username = try readString(c.pointee.username, "ConfirmForgotPasswordRequest.username")
    self.confirmationCode = try readString(c.pointee.confirmation_code, "ConfirmForgotPasswordRequest.confirmation_code")
    self.password = try readText(c.pointee.has_password, c.pointee.password, "ConfirmForgotPasswordRequest.password")
    self.analyticsMetadata = try readMessage(c.pointee.analytics_metadata)
    self.userContextData = try readMessage(c.pointee.user_context_data)
    self.clientMetadata = try ClientMetadataTypeWire.read(c.pointee.client_metadata)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmForgotPasswordRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.client_id = try arena.string(self.clientId, "ConfirmForgotPasswordRequest.client_id")
    if let secretHash = self.secretHash {
      c.pointee.has_secret_hash = 1
      c.pointee.secret_hash = try arena.data(of: secretHash)
    }
    c.pointee.username = try arena.string(self.username, "ConfirmForgotPasswordRequest.username")
    c.pointee.confirmation_code = try arena.string(self.confirmationCode, "ConfirmForgotPasswordRequest.confirmation_code")
    if let password = self.password {
      c.pointee.has_password = 1
      c.pointee.password = try arena.data(of: password)
    }
    c.pointee.analytics_metadata = try arena.message(self.analyticsMetadata)
    c.pointee.user_context_data = try arena.message(self.userContextData)
    c.pointee.client_metadata = try ClientMetadataTypeWire.write(self.clientMetadata, arena)
  }
}

extension ConfirmForgotPasswordResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ConfirmForgotPasswordResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ConfirmForgotPasswordResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmForgotPasswordResponse>) {
    gatehouse__authentication__v1__confirm_forgot_password_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ConfirmForgotPasswordResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ConfirmForgotPasswordResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ChangePasswordRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ChangePasswordRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ChangePasswordRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ChangePasswordRequest>) {
    gatehouse__authentication__v1__change_password_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ChangePasswordRequest>) throws(ProtobufError) {
    self.previousPassword = try readText(c.pointee.has_previous_password, c.pointee.previous_password, "ChangePasswordRequest.previous_password")
    self.proposedPassword = try readText(c.pointee.has_proposed_password, c.pointee.proposed_password, "ChangePasswordRequest.proposed_password")
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "ChangePasswordRequest.access_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ChangePasswordRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let previousPassword = self.previousPassword {
      c.pointee.has_previous_password = 1
      c.pointee.previous_password = try arena.data(of: previousPassword)
    }
    if let proposedPassword = self.proposedPassword {
      c.pointee.has_proposed_password = 1
      c.pointee.proposed_password = try arena.data(of: proposedPassword)
    }
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
  }
}

extension ChangePasswordResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ChangePasswordResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ChangePasswordResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ChangePasswordResponse>) {
    gatehouse__authentication__v1__change_password_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ChangePasswordResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ChangePasswordResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension AdminResetUserPasswordRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminResetUserPasswordRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminResetUserPasswordRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminResetUserPasswordRequest>) {
    gatehouse__authentication__v1__admin_reset_user_password_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminResetUserPasswordRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminResetUserPasswordRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminResetUserPasswordRequest.username")
    self.clientMetadata = try ClientMetadataTypeWire.read(c.pointee.client_metadata)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminResetUserPasswordRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminResetUserPasswordRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminResetUserPasswordRequest.username")
    c.pointee.client_metadata = try ClientMetadataTypeWire.write(self.clientMetadata, arena)
  }
}

extension AdminResetUserPasswordResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminResetUserPasswordResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminResetUserPasswordResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminResetUserPasswordResponse>) {
    gatehouse__authentication__v1__admin_reset_user_password_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminResetUserPasswordResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminResetUserPasswordResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension UpdateUserAttributesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateUserAttributesRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateUserAttributesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserAttributesRequest>) {
    gatehouse__authentication__v1__update_user_attributes_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateUserAttributesRequest>) throws(ProtobufError) {
    self.userAttributes = try AttributeListTypeWire.read(c.pointee.user_attributes)
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "UpdateUserAttributesRequest.access_token")
    self.clientMetadata = try ClientMetadataTypeWire.read(c.pointee.client_metadata)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserAttributesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_attributes = try AttributeListTypeWire.write(self.userAttributes, arena)
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    c.pointee.client_metadata = try ClientMetadataTypeWire.write(self.clientMetadata, arena)
  }
}

enum CodeDeliveryDetailsListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CodeDeliveryDetailsListType>?) throws(ProtobufError) -> [CodeDeliveryDetailsType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [CodeDeliveryDetailsType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__CodeDeliveryDetailsListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__CodeDeliveryDetailsListType.self)
    gatehouse__authentication__v1__code_delivery_details_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension UpdateUserAttributesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateUserAttributesResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateUserAttributesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserAttributesResponse>) {
    gatehouse__authentication__v1__update_user_attributes_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateUserAttributesResponse>) throws(ProtobufError) {
    self.codeDeliveryDetailsList = try CodeDeliveryDetailsListTypeWire.read(c.pointee.code_delivery_details_list)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserAttributesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.code_delivery_details_list = try CodeDeliveryDetailsListTypeWire.write(self.codeDeliveryDetailsList, arena)
  }
}

extension AdminUpdateUserAttributesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminUpdateUserAttributesRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminUpdateUserAttributesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminUpdateUserAttributesRequest>) {
    gatehouse__authentication__v1__admin_update_user_attributes_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminUpdateUserAttributesRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminUpdateUserAttributesRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminUpdateUserAttributesRequest.username")
    self.userAttributes = try AttributeListTypeWire.read(c.pointee.user_attributes)
    self.clientMetadata = try ClientMetadataTypeWire.read(c.pointee.client_metadata)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminUpdateUserAttributesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminUpdateUserAttributesRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminUpdateUserAttributesRequest.username")
    c.pointee.user_attributes = try AttributeListTypeWire.write(self.userAttributes, arena)
    c.pointee.client_metadata = try ClientMetadataTypeWire.write(self.clientMetadata, arena)
  }
}

extension AdminUpdateUserAttributesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminUpdateUserAttributesResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminUpdateUserAttributesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminUpdateUserAttributesResponse>) {
    gatehouse__authentication__v1__admin_update_user_attributes_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminUpdateUserAttributesResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminUpdateUserAttributesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

enum AttributeNameListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AttributeNameListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "AttributeNameListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__AttributeNameListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__AttributeNameListType.self)
    gatehouse__authentication__v1__attribute_name_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "AttributeNameListType.member")
    return c
  }
}

extension DeleteUserAttributesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserAttributesRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteUserAttributesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserAttributesRequest>) {
    gatehouse__authentication__v1__delete_user_attributes_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteUserAttributesRequest>) throws(ProtobufError) {
    self.userAttributeNames = try AttributeNameListTypeWire.read(c.pointee.user_attribute_names)
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "DeleteUserAttributesRequest.access_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserAttributesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_attribute_names = try AttributeNameListTypeWire.write(self.userAttributeNames, arena)
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
  }
}

extension DeleteUserAttributesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserAttributesResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteUserAttributesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserAttributesResponse>) {
    gatehouse__authentication__v1__delete_user_attributes_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteUserAttributesResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserAttributesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension AdminDeleteUserAttributesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminDeleteUserAttributesRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminDeleteUserAttributesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDeleteUserAttributesRequest>) {
    gatehouse__authentication__v1__admin_delete_user_attributes_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminDeleteUserAttributesRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminDeleteUserAttributesRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminDeleteUserAttributesRequest.username")
    self.userAttributeNames = try AttributeNameListTypeWire.read(c.pointee.user_attribute_names)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDeleteUserAttributesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminDeleteUserAttributesRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminDeleteUserAttributesRequest.username")
    c.pointee.user_attribute_names = try AttributeNameListTypeWire.write(self.userAttributeNames, arena)
  }
}

extension AdminDeleteUserAttributesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminDeleteUserAttributesResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminDeleteUserAttributesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDeleteUserAttributesResponse>) {
    gatehouse__authentication__v1__admin_delete_user_attributes_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminDeleteUserAttributesResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDeleteUserAttributesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension GetUserAttributeVerificationCodeRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUserAttributeVerificationCodeRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetUserAttributeVerificationCodeRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserAttributeVerificationCodeRequest>) {
    gatehouse__authentication__v1__get_user_attribute_verification_code_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetUserAttributeVerificationCodeRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "GetUserAttributeVerificationCodeRequest.access_token")
    self.attributeName = try readString(c.pointee.attribute_name, "GetUserAttributeVerificationCodeRequest.attribute_name")
    self.clientMetadata = try ClientMetadataTypeWire.read(c.pointee.client_metadata)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserAttributeVerificationCodeRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    c.pointee.attribute_name = try arena.string(self.attributeName, "GetUserAttributeVerificationCodeRequest.attribute_name")
    c.pointee.client_metadata = try ClientMetadataTypeWire.write(self.clientMetadata, arena)
  }
}

extension GetUserAttributeVerificationCodeResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUserAttributeVerificationCodeResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetUserAttributeVerificationCodeResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserAttributeVerificationCodeResponse>) {
    gatehouse__authentication__v1__get_user_attribute_verification_code_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetUserAttributeVerificationCodeResponse>) throws(ProtobufError) {
    self.codeDeliveryDetails = try readMessage(c.pointee.code_delivery_details)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUserAttributeVerificationCodeResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.code_delivery_details = try arena.message(self.codeDeliveryDetails)
  }
}

extension VerifyUserAttributeRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension VerifyUserAttributeRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.VerifyUserAttributeRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__VerifyUserAttributeRequest>) {
    gatehouse__authentication__v1__verify_user_attribute_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__VerifyUserAttributeRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "VerifyUserAttributeRequest.access_token")
    self.attributeName = try readString(c.pointee.attribute_name, "VerifyUserAttributeRequest.attribute_name")
    self.code = try readString(c.pointee.code, "VerifyUserAttributeRequest.code")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__VerifyUserAttributeRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    c.pointee.attribute_name = try arena.string(self.attributeName, "VerifyUserAttributeRequest.attribute_name")
    c.pointee.code = try arena.string(self.code, "VerifyUserAttributeRequest.code")
  }
}

extension VerifyUserAttributeResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension VerifyUserAttributeResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.VerifyUserAttributeResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__VerifyUserAttributeResponse>) {
    gatehouse__authentication__v1__verify_user_attribute_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__VerifyUserAttributeResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__VerifyUserAttributeResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension AdminDisableUserRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminDisableUserRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminDisableUserRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDisableUserRequest>) {
    gatehouse__authentication__v1__admin_disable_user_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminDisableUserRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminDisableUserRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminDisableUserRequest.username")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDisableUserRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminDisableUserRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminDisableUserRequest.username")
  }
}

extension AdminDisableUserResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminDisableUserResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminDisableUserResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDisableUserResponse>) {
    gatehouse__authentication__v1__admin_disable_user_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminDisableUserResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminDisableUserResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension AdminEnableUserRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminEnableUserRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminEnableUserRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminEnableUserRequest>) {
    gatehouse__authentication__v1__admin_enable_user_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminEnableUserRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminEnableUserRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminEnableUserRequest.username")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminEnableUserRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminEnableUserRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminEnableUserRequest.username")
  }
}

extension AdminEnableUserResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminEnableUserResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminEnableUserResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminEnableUserResponse>) {
    gatehouse__authentication__v1__admin_enable_user_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminEnableUserResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminEnableUserResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension DeleteUserRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteUserRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserRequest>) {
    gatehouse__authentication__v1__delete_user_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteUserRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "DeleteUserRequest.access_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
  }
}

extension SetUserSettingsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetUserSettingsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetUserSettingsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserSettingsRequest>) {
    gatehouse__authentication__v1__set_user_settings_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetUserSettingsRequest>) throws(ProtobufError) {
    self.accessToken = try readText(c.pointee.has_access_token, c.pointee.access_token, "SetUserSettingsRequest.access_token")
    self.mfaOptions = try MFAOptionListTypeWire.read(c.pointee.mfa_options)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserSettingsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let accessToken = self.accessToken {
      c.pointee.has_access_token = 1
      c.pointee.access_token = try arena.data(of: accessToken)
    }
    c.pointee.mfa_options = try MFAOptionListTypeWire.write(self.mfaOptions, arena)
  }
}

extension SetUserSettingsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetUserSettingsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetUserSettingsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserSettingsResponse>) {
    gatehouse__authentication__v1__set_user_settings_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetUserSettingsResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUserSettingsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension AdminSetUserSettingsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminSetUserSettingsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminSetUserSettingsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminSetUserSettingsRequest>) {
    gatehouse__authentication__v1__admin_set_user_settings_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminSetUserSettingsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AdminSetUserSettingsRequest.user_pool_id")
    self.username = try readString(c.pointee.username, "AdminSetUserSettingsRequest.username")
    self.mfaOptions = try MFAOptionListTypeWire.read(c.pointee.mfa_options)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminSetUserSettingsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AdminSetUserSettingsRequest.user_pool_id")
    c.pointee.username = try arena.string(self.username, "AdminSetUserSettingsRequest.username")
    c.pointee.mfa_options = try MFAOptionListTypeWire.write(self.mfaOptions, arena)
  }
}

extension AdminSetUserSettingsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AdminSetUserSettingsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AdminSetUserSettingsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminSetUserSettingsResponse>) {
    gatehouse__authentication__v1__admin_set_user_settings_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AdminSetUserSettingsResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AdminSetUserSettingsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

enum SearchedAttributeNamesListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SearchedAttributeNamesListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "SearchedAttributeNamesListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__SearchedAttributeNamesListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__SearchedAttributeNamesListType.self)
    gatehouse__authentication__v1__searched_attribute_names_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "SearchedAttributeNamesListType.member")
    return c
  }
}

extension ListUsersRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUsersRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListUsersRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUsersRequest>) {
    gatehouse__authentication__v1__list_users_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListUsersRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListUsersRequest.user_pool_id")
    self.attributesToGet = try SearchedAttributeNamesListTypeWire.read(c.pointee.attributes_to_get)
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
    self.paginationToken = try readString(c.pointee.pagination_token, "ListUsersRequest.pagination_token")
    self.filter = try readString(c.pointee.filter, "ListUsersRequest.filter")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUsersRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListUsersRequest.user_pool_id")
    c.pointee.attributes_to_get = try SearchedAttributeNamesListTypeWire.write(self.attributesToGet, arena)
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
    c.pointee.pagination_token = try arena.string(self.paginationToken, "ListUsersRequest.pagination_token")
    c.pointee.filter = try arena.string(self.filter, "ListUsersRequest.filter")
  }
}

extension ListUsersResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUsersResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListUsersResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUsersResponse>) {
    gatehouse__authentication__v1__list_users_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListUsersResponse>) throws(ProtobufError) {
    self.users = try UsersListTypeWire.read(c.pointee.users)
    self.paginationToken = try readString(c.pointee.pagination_token, "ListUsersResponse.pagination_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUsersResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.users = try UsersListTypeWire.write(self.users, arena)
    c.pointee.pagination_token = try arena.string(self.paginationToken, "ListUsersResponse.pagination_token")
  }
}

extension DeleteUserResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteUserResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserResponse>) {
    gatehouse__authentication__v1__delete_user_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteUserResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
