// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/managed_login_branding.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension AssetType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AssetType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AssetType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AssetType>) {
    gatehouse__authentication__v1__asset_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AssetType>) throws(ProtobufError) {
    self.category = try readString(c.pointee.category, "AssetType.category")
    self.colorMode = try readString(c.pointee.color_mode, "AssetType.color_mode")
    self.extension = try readString(c.pointee.extension, "AssetType.extension")
    self.bytes = readBytes(c.pointee.has_bytes, c.pointee.bytes)
    self.resourceId = try readString(c.pointee.resource_id, "AssetType.resource_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AssetType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.category = try arena.string(self.category, "AssetType.category")
    c.pointee.color_mode = try arena.string(self.colorMode, "AssetType.color_mode")
    c.pointee.extension = try arena.string(self.extension, "AssetType.extension")
    if let bytes = self.bytes {
      c.pointee.has_bytes = 1
      c.pointee.bytes = try arena.data(bytes)
    }
    c.pointee.resource_id = try arena.string(self.resourceId, "AssetType.resource_id")
  }
}

enum AssetListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AssetListType>?) throws(ProtobufError) -> [AssetType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [AssetType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__AssetListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__AssetListType.self)
    gatehouse__authentication__v1__asset_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension CreateManagedLoginBrandingRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateManagedLoginBrandingRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateManagedLoginBrandingRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateManagedLoginBrandingRequest>) {
    gatehouse__authentication__v1__create_managed_login_branding_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateManagedLoginBrandingRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "CreateManagedLoginBrandingRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "CreateManagedLoginBrandingRequest.client_id")
    self.useCognitoProvidedValues = c.pointee.has_use_cognito_provided_values != 0 ? c.pointee.use_cognito_provided_values != 0 : nil
    self.settings = try readString(c.pointee.settings, "CreateManagedLoginBrandingRequest.settings").map(JSONDocument.init(text:))
    self.assets = try AssetListTypeWire.read(c.pointee.assets)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateManagedLoginBrandingRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "CreateManagedLoginBrandingRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "CreateManagedLoginBrandingRequest.client_id")
    if let useCognitoProvidedValues = self.useCognitoProvidedValues {
      c.pointee.has_use_cognito_provided_values = 1
      c.pointee.use_cognito_provided_values = useCognitoProvidedValues ? 1 : 0
    }
    c.pointee.settings = try arena.string(self.settings?.text, "CreateManagedLoginBrandingRequest.settings")
    c.pointee.assets = try AssetListTypeWire.write(self.assets, arena)
  }
}

extension ManagedLoginBrandingType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ManagedLoginBrandingType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ManagedLoginBrandingType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ManagedLoginBrandingType>) {
    gatehouse__authentication__v1__managed_login_branding_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ManagedLoginBrandingType>) throws(ProtobufError) {
    self.managedLoginBrandingId = try readString(c.pointee.managed_login_branding_id, "ManagedLoginBrandingType.managed_login_branding_id")
    self.userPoolId = try readString(c.pointee.user_pool_id, "ManagedLoginBrandingType.user_pool_id")
    self.useCognitoProvidedValues = c.pointee.has_use_cognito_provided_values != 0 ? c.pointee.use_cognito_provided_values != 0 : nil
    self.settings = try readString(c.pointee.settings, "ManagedLoginBrandingType.settings").map(JSONDocument.init(text:))
    self.assets = try AssetListTypeWire.read(c.pointee.assets)
    self.creationDateUnixMillis = c.pointee.has_creation_date_unix_millis != 0 ? c.pointee.creation_date_unix_millis : nil
    self.lastModifiedDateUnixMillis = c.pointee.has_last_modified_date_unix_millis != 0 ? c.pointee.last_modified_date_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ManagedLoginBrandingType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.managed_login_branding_id = try arena.string(self.managedLoginBrandingId, "ManagedLoginBrandingType.managed_login_branding_id")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ManagedLoginBrandingType.user_pool_id")
    if let useCognitoProvidedValues = self.useCognitoProvidedValues {
      c.pointee.has_use_cognito_provided_values = 1
      c.pointee.use_cognito_provided_values = useCognitoProvidedValues ? 1 : 0
    }
    c.pointee.settings = try arena.string(self.settings?.text, "ManagedLoginBrandingType.settings")
    c.pointee.assets = try AssetListTypeWire.write(self.assets, arena)
    if let creationDateUnixMillis = self.creationDateUnixMillis {
      c.pointee.has_creation_date_unix_millis = 1
      c.pointee.creation_date_unix_millis = creationDateUnixMillis
    }
    if let lastModifiedDateUnixMillis = self.lastModifiedDateUnixMillis {
      c.pointee.has_last_modified_date_unix_millis = 1
      c.pointee.last_modified_date_unix_millis = lastModifiedDateUnixMillis
    }
  }
}

extension CreateManagedLoginBrandingResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateManagedLoginBrandingResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateManagedLoginBrandingResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateManagedLoginBrandingResponse>) {
    gatehouse__authentication__v1__create_managed_login_branding_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateManagedLoginBrandingResponse>) throws(ProtobufError) {
    self.managedLoginBranding = try readMessage(c.pointee.managed_login_branding)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateManagedLoginBrandingResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.managed_login_branding = try arena.message(self.managedLoginBranding)
  }
}

extension DescribeManagedLoginBrandingRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeManagedLoginBrandingRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeManagedLoginBrandingRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeManagedLoginBrandingRequest>) {
    gatehouse__authentication__v1__describe_managed_login_branding_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeManagedLoginBrandingRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DescribeManagedLoginBrandingRequest.user_pool_id")
    self.managedLoginBrandingId = try readString(c.pointee.managed_login_branding_id, "DescribeManagedLoginBrandingRequest.managed_login_branding_id")
    self.returnMergedResources = c.pointee.has_return_merged_resources != 0 ? c.pointee.return_merged_resources != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeManagedLoginBrandingRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DescribeManagedLoginBrandingRequest.user_pool_id")
    c.pointee.managed_login_branding_id = try arena.string(self.managedLoginBrandingId, "DescribeManagedLoginBrandingRequest.managed_login_branding_id")
    if let returnMergedResources = self.returnMergedResources {
      c.pointee.has_return_merged_resources = 1
      c.pointee.return_merged_resources = returnMergedResources ? 1 : 0
    }
  }
}

extension DescribeManagedLoginBrandingResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeManagedLoginBrandingResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeManagedLoginBrandingResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeManagedLoginBrandingResponse>) {
    gatehouse__authentication__v1__describe_managed_login_branding_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeManagedLoginBrandingResponse>) throws(ProtobufError) {
    self.managedLoginBranding = try readMessage(c.pointee.managed_login_branding)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeManagedLoginBrandingResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.managed_login_branding = try arena.message(self.managedLoginBranding)
  }
}

extension DescribeManagedLoginBrandingByClientRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeManagedLoginBrandingByClientRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeManagedLoginBrandingByClientRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeManagedLoginBrandingByClientRequest>) {
    gatehouse__authentication__v1__describe_managed_login_branding_by_client_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeManagedLoginBrandingByClientRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DescribeManagedLoginBrandingByClientRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "DescribeManagedLoginBrandingByClientRequest.client_id")
    self.returnMergedResources = c.pointee.has_return_merged_resources != 0 ? c.pointee.return_merged_resources != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeManagedLoginBrandingByClientRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DescribeManagedLoginBrandingByClientRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "DescribeManagedLoginBrandingByClientRequest.client_id")
    if let returnMergedResources = self.returnMergedResources {
      c.pointee.has_return_merged_resources = 1
      c.pointee.return_merged_resources = returnMergedResources ? 1 : 0
    }
  }
}

extension DescribeManagedLoginBrandingByClientResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeManagedLoginBrandingByClientResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeManagedLoginBrandingByClientResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeManagedLoginBrandingByClientResponse>) {
    gatehouse__authentication__v1__describe_managed_login_branding_by_client_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeManagedLoginBrandingByClientResponse>) throws(ProtobufError) {
    self.managedLoginBranding = try readMessage(c.pointee.managed_login_branding)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeManagedLoginBrandingByClientResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.managed_login_branding = try arena.message(self.managedLoginBranding)
  }
}

extension UpdateManagedLoginBrandingRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateManagedLoginBrandingRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateManagedLoginBrandingRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateManagedLoginBrandingRequest>) {
    gatehouse__authentication__v1__update_managed_login_branding_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateManagedLoginBrandingRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "UpdateManagedLoginBrandingRequest.user_pool_id")
    self.managedLoginBrandingId = try readString(c.pointee.managed_login_branding_id, "UpdateManagedLoginBrandingRequest.managed_login_branding_id")
    self.useCognitoProvidedValues = c.pointee.has_use_cognito_provided_values != 0 ? c.pointee.use_cognito_provided_values != 0 : nil
    self.settings = try readString(c.pointee.settings, "UpdateManagedLoginBrandingRequest.settings").map(JSONDocument.init(text:))
    self.assets = try AssetListTypeWire.read(c.pointee.assets)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateManagedLoginBrandingRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UpdateManagedLoginBrandingRequest.user_pool_id")
    c.pointee.managed_login_branding_id = try arena.string(self.managedLoginBrandingId, "UpdateManagedLoginBrandingRequest.managed_login_branding_id")
    if let useCognitoProvidedValues = self.useCognitoProvidedValues {
      c.pointee.has_use_cognito_provided_values = 1
      c.pointee.use_cognito_provided_values = useCognitoProvidedValues ? 1 : 0
    }
    c.pointee.settings = try arena.string(self.settings?.text, "UpdateManagedLoginBrandingRequest.settings")
    c.pointee.assets = try AssetListTypeWire.write(self.assets, arena)
  }
}

extension UpdateManagedLoginBrandingResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateManagedLoginBrandingResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateManagedLoginBrandingResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateManagedLoginBrandingResponse>) {
    gatehouse__authentication__v1__update_managed_login_branding_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateManagedLoginBrandingResponse>) throws(ProtobufError) {
    self.managedLoginBranding = try readMessage(c.pointee.managed_login_branding)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateManagedLoginBrandingResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.managed_login_branding = try arena.message(self.managedLoginBranding)
  }
}

extension DeleteManagedLoginBrandingRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteManagedLoginBrandingRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteManagedLoginBrandingRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteManagedLoginBrandingRequest>) {
    gatehouse__authentication__v1__delete_managed_login_branding_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteManagedLoginBrandingRequest>) throws(ProtobufError) {
    self.managedLoginBrandingId = try readString(c.pointee.managed_login_branding_id, "DeleteManagedLoginBrandingRequest.managed_login_branding_id")
    self.userPoolId = try readString(c.pointee.user_pool_id, "DeleteManagedLoginBrandingRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteManagedLoginBrandingRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.managed_login_branding_id = try arena.string(self.managedLoginBrandingId, "DeleteManagedLoginBrandingRequest.managed_login_branding_id")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DeleteManagedLoginBrandingRequest.user_pool_id")
  }
}

extension SetUICustomizationRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetUICustomizationRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetUICustomizationRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUICustomizationRequest>) {
    gatehouse__authentication__v1__set_uicustomization_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetUICustomizationRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "SetUICustomizationRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "SetUICustomizationRequest.client_id")
    self.css = try readString(c.pointee.css, "SetUICustomizationRequest.css")
    self.imageFile = readBytes(c.pointee.has_image_file, c.pointee.image_file)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUICustomizationRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "SetUICustomizationRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "SetUICustomizationRequest.client_id")
    c.pointee.css = try arena.string(self.css, "SetUICustomizationRequest.css")
    if let imageFile = self.imageFile {
      c.pointee.has_image_file = 1
      c.pointee.image_file = try arena.data(imageFile)
    }
  }
}

extension UICustomizationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UICustomizationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UICustomizationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UICustomizationType>) {
    gatehouse__authentication__v1__uicustomization_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UICustomizationType>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "UICustomizationType.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "UICustomizationType.client_id")
    self.imageUrl = try readString(c.pointee.image_url, "UICustomizationType.image_url")
    self.css = try readString(c.pointee.css, "UICustomizationType.css")
    self.cssVersion = try readString(c.pointee.css_version, "UICustomizationType.css_version")
    self.lastModifiedDateUnixMillis = c.pointee.has_last_modified_date_unix_millis != 0 ? c.pointee.last_modified_date_unix_millis : nil
    self.creationDateUnixMillis = c.pointee.has_creation_date_unix_millis != 0 ? c.pointee.creation_date_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UICustomizationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UICustomizationType.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "UICustomizationType.client_id")
    c.pointee.image_url = try arena.string(self.imageUrl, "UICustomizationType.image_url")
    c.pointee.css = try arena.string(self.css, "UICustomizationType.css")
    c.pointee.css_version = try arena.string(self.cssVersion, "UICustomizationType.css_version")
    if let lastModifiedDateUnixMillis = self.lastModifiedDateUnixMillis {
      c.pointee.has_last_modified_date_unix_millis = 1
      c.pointee.last_modified_date_unix_millis = lastModifiedDateUnixMillis
    }
    if let creationDateUnixMillis = self.creationDateUnixMillis {
      c.pointee.has_creation_date_unix_millis = 1
      c.pointee.creation_date_unix_millis = creationDateUnixMillis
    }
  }
}

extension SetUICustomizationResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetUICustomizationResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetUICustomizationResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUICustomizationResponse>) {
    gatehouse__authentication__v1__set_uicustomization_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetUICustomizationResponse>) throws(ProtobufError) {
    self.uiCustomization = try readMessage(c.pointee.ui_customization)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetUICustomizationResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.ui_customization = try arena.message(self.uiCustomization)
  }
}

extension GetUICustomizationRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUICustomizationRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetUICustomizationRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUICustomizationRequest>) {
    gatehouse__authentication__v1__get_uicustomization_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetUICustomizationRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "GetUICustomizationRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "GetUICustomizationRequest.client_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUICustomizationRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GetUICustomizationRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "GetUICustomizationRequest.client_id")
  }
}

extension GetUICustomizationResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUICustomizationResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetUICustomizationResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUICustomizationResponse>) {
    gatehouse__authentication__v1__get_uicustomization_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetUICustomizationResponse>) throws(ProtobufError) {
    self.uiCustomization = try readMessage(c.pointee.ui_customization)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetUICustomizationResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.ui_customization = try arena.message(self.uiCustomization)
  }
}

extension DeleteManagedLoginBrandingResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteManagedLoginBrandingResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteManagedLoginBrandingResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteManagedLoginBrandingResponse>) {
    gatehouse__authentication__v1__delete_managed_login_branding_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteManagedLoginBrandingResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteManagedLoginBrandingResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
