// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/identity_provider.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

enum ProviderDetailsTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ProviderDetailsType>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "ProviderDetailsType.entry") ?? ""
      values[key] = try readText(entry.pointee.has_value, entry.pointee.value, "ProviderDetailsType.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__ProviderDetailsType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__ProviderDetailsType.self)
    gatehouse__authentication__v1__provider_details_type__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__Authentication__V1__ProviderDetailsType__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__Authentication__V1__ProviderDetailsType__EntryEntry.self)
      gatehouse__authentication__v1__provider_details_type__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "ProviderDetailsType.entry")
      entry.pointee.has_value = 1
      entry.pointee.value = try arena.data(of: value)
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

enum AttributeMappingTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AttributeMappingType>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "AttributeMappingType.entry") ?? ""
      values[key] = try readString(entry.pointee.value, "AttributeMappingType.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__AttributeMappingType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__AttributeMappingType.self)
    gatehouse__authentication__v1__attribute_mapping_type__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__Authentication__V1__AttributeMappingType__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__Authentication__V1__AttributeMappingType__EntryEntry.self)
      gatehouse__authentication__v1__attribute_mapping_type__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "AttributeMappingType.entry")
      entry.pointee.value = try arena.string(value, "AttributeMappingType.entry")
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

enum IdpIdentifiersListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__IdpIdentifiersListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "IdpIdentifiersListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__IdpIdentifiersListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__IdpIdentifiersListType.self)
    gatehouse__authentication__v1__idp_identifiers_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "IdpIdentifiersListType.member")
    return c
  }
}

enum AcrMappingTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AcrMappingType>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "AcrMappingType.entry") ?? ""
      values[key] = try readString(entry.pointee.value, "AcrMappingType.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__AcrMappingType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__AcrMappingType.self)
    gatehouse__authentication__v1__acr_mapping_type__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__Authentication__V1__AcrMappingType__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__Authentication__V1__AcrMappingType__EntryEntry.self)
      gatehouse__authentication__v1__acr_mapping_type__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "AcrMappingType.entry")
      entry.pointee.value = try arena.string(value, "AcrMappingType.entry")
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

extension CreateIdentityProviderRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateIdentityProviderRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateIdentityProviderRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateIdentityProviderRequest>) {
    gatehouse__authentication__v1__create_identity_provider_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateIdentityProviderRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "CreateIdentityProviderRequest.user_pool_id")
    self.providerName = try readString(c.pointee.provider_name, "CreateIdentityProviderRequest.provider_name")
    self.providerType = try readString(c.pointee.provider_type, "CreateIdentityProviderRequest.provider_type")
    self.providerDetails = try ProviderDetailsTypeWire.read(c.pointee.provider_details)
    self.attributeMapping = try AttributeMappingTypeWire.read(c.pointee.attribute_mapping)
    self.idpIdentifiers = try IdpIdentifiersListTypeWire.read(c.pointee.idp_identifiers)
    self.acrMapping = try AcrMappingTypeWire.read(c.pointee.acr_mapping)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateIdentityProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "CreateIdentityProviderRequest.user_pool_id")
    c.pointee.provider_name = try arena.string(self.providerName, "CreateIdentityProviderRequest.provider_name")
    c.pointee.provider_type = try arena.string(self.providerType, "CreateIdentityProviderRequest.provider_type")
    c.pointee.provider_details = try ProviderDetailsTypeWire.write(self.providerDetails, arena)
    c.pointee.attribute_mapping = try AttributeMappingTypeWire.write(self.attributeMapping, arena)
    c.pointee.idp_identifiers = try IdpIdentifiersListTypeWire.write(self.idpIdentifiers, arena)
    c.pointee.acr_mapping = try AcrMappingTypeWire.write(self.acrMapping, arena)
  }
}

extension IdentityProviderType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IdentityProviderType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.IdentityProviderType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__IdentityProviderType>) {
    gatehouse__authentication__v1__identity_provider_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__IdentityProviderType>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "IdentityProviderType.user_pool_id")
    self.providerName = try readString(c.pointee.provider_name, "IdentityProviderType.provider_name")
    self.providerType = try readString(c.pointee.provider_type, "IdentityProviderType.provider_type")
    self.providerDetails = try ProviderDetailsTypeWire.read(c.pointee.provider_details)
    self.attributeMapping = try AttributeMappingTypeWire.read(c.pointee.attribute_mapping)
    self.idpIdentifiers = try IdpIdentifiersListTypeWire.read(c.pointee.idp_identifiers)
    self.acrMapping = try AcrMappingTypeWire.read(c.pointee.acr_mapping)
    self.lastModifiedDateUnixMillis = c.pointee.has_last_modified_date_unix_millis != 0 ? c.pointee.last_modified_date_unix_millis : nil
    self.creationDateUnixMillis = c.pointee.has_creation_date_unix_millis != 0 ? c.pointee.creation_date_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__IdentityProviderType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "IdentityProviderType.user_pool_id")
    c.pointee.provider_name = try arena.string(self.providerName, "IdentityProviderType.provider_name")
    c.pointee.provider_type = try arena.string(self.providerType, "IdentityProviderType.provider_type")
    c.pointee.provider_details = try ProviderDetailsTypeWire.write(self.providerDetails, arena)
    c.pointee.attribute_mapping = try AttributeMappingTypeWire.write(self.attributeMapping, arena)
    c.pointee.idp_identifiers = try IdpIdentifiersListTypeWire.write(self.idpIdentifiers, arena)
    c.pointee.acr_mapping = try AcrMappingTypeWire.write(self.acrMapping, arena)
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

extension CreateIdentityProviderResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateIdentityProviderResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateIdentityProviderResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateIdentityProviderResponse>) {
    gatehouse__authentication__v1__create_identity_provider_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateIdentityProviderResponse>) throws(ProtobufError) {
    self.identityProvider = try readMessage(c.pointee.identity_provider)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateIdentityProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_provider = try arena.message(self.identityProvider)
  }
}

extension DescribeIdentityProviderRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeIdentityProviderRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeIdentityProviderRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeIdentityProviderRequest>) {
    gatehouse__authentication__v1__describe_identity_provider_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeIdentityProviderRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DescribeIdentityProviderRequest.user_pool_id")
    self.providerName = try readString(c.pointee.provider_name, "DescribeIdentityProviderRequest.provider_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeIdentityProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DescribeIdentityProviderRequest.user_pool_id")
    c.pointee.provider_name = try arena.string(self.providerName, "DescribeIdentityProviderRequest.provider_name")
  }
}

extension DescribeIdentityProviderResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeIdentityProviderResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeIdentityProviderResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeIdentityProviderResponse>) {
    gatehouse__authentication__v1__describe_identity_provider_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeIdentityProviderResponse>) throws(ProtobufError) {
    self.identityProvider = try readMessage(c.pointee.identity_provider)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeIdentityProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_provider = try arena.message(self.identityProvider)
  }
}

extension UpdateIdentityProviderRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateIdentityProviderRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateIdentityProviderRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateIdentityProviderRequest>) {
    gatehouse__authentication__v1__update_identity_provider_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateIdentityProviderRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "UpdateIdentityProviderRequest.user_pool_id")
    self.providerName = try readString(c.pointee.provider_name, "UpdateIdentityProviderRequest.provider_name")
    self.providerDetails = try ProviderDetailsTypeWire.read(c.pointee.provider_details)
    self.attributeMapping = try AttributeMappingTypeWire.read(c.pointee.attribute_mapping)
    self.idpIdentifiers = try IdpIdentifiersListTypeWire.read(c.pointee.idp_identifiers)
    self.acrMapping = try AcrMappingTypeWire.read(c.pointee.acr_mapping)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateIdentityProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UpdateIdentityProviderRequest.user_pool_id")
    c.pointee.provider_name = try arena.string(self.providerName, "UpdateIdentityProviderRequest.provider_name")
    c.pointee.provider_details = try ProviderDetailsTypeWire.write(self.providerDetails, arena)
    c.pointee.attribute_mapping = try AttributeMappingTypeWire.write(self.attributeMapping, arena)
    c.pointee.idp_identifiers = try IdpIdentifiersListTypeWire.write(self.idpIdentifiers, arena)
    c.pointee.acr_mapping = try AcrMappingTypeWire.write(self.acrMapping, arena)
  }
}

extension UpdateIdentityProviderResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateIdentityProviderResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateIdentityProviderResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateIdentityProviderResponse>) {
    gatehouse__authentication__v1__update_identity_provider_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateIdentityProviderResponse>) throws(ProtobufError) {
    self.identityProvider = try readMessage(c.pointee.identity_provider)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateIdentityProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_provider = try arena.message(self.identityProvider)
  }
}

extension DeleteIdentityProviderRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteIdentityProviderRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteIdentityProviderRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteIdentityProviderRequest>) {
    gatehouse__authentication__v1__delete_identity_provider_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteIdentityProviderRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DeleteIdentityProviderRequest.user_pool_id")
    self.providerName = try readString(c.pointee.provider_name, "DeleteIdentityProviderRequest.provider_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteIdentityProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DeleteIdentityProviderRequest.user_pool_id")
    c.pointee.provider_name = try arena.string(self.providerName, "DeleteIdentityProviderRequest.provider_name")
  }
}

extension ListIdentityProvidersRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListIdentityProvidersRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListIdentityProvidersRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListIdentityProvidersRequest>) {
    gatehouse__authentication__v1__list_identity_providers_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListIdentityProvidersRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListIdentityProvidersRequest.user_pool_id")
    self.maxResults = c.pointee.has_max_results != 0 ? c.pointee.max_results : nil
    self.nextToken = try readString(c.pointee.next_token, "ListIdentityProvidersRequest.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListIdentityProvidersRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListIdentityProvidersRequest.user_pool_id")
    if let maxResults = self.maxResults {
      c.pointee.has_max_results = 1
      c.pointee.max_results = maxResults
    }
    c.pointee.next_token = try arena.string(self.nextToken, "ListIdentityProvidersRequest.next_token")
  }
}

extension ProviderDescription: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ProviderDescription: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ProviderDescription"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ProviderDescription>) {
    gatehouse__authentication__v1__provider_description__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ProviderDescription>) throws(ProtobufError) {
    self.providerName = try readString(c.pointee.provider_name, "ProviderDescription.provider_name")
    self.providerType = try readString(c.pointee.provider_type, "ProviderDescription.provider_type")
    self.lastModifiedDateUnixMillis = c.pointee.has_last_modified_date_unix_millis != 0 ? c.pointee.last_modified_date_unix_millis : nil
    self.creationDateUnixMillis = c.pointee.has_creation_date_unix_millis != 0 ? c.pointee.creation_date_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ProviderDescription>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.provider_name = try arena.string(self.providerName, "ProviderDescription.provider_name")
    c.pointee.provider_type = try arena.string(self.providerType, "ProviderDescription.provider_type")
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

enum ProvidersListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ProvidersListType>?) throws(ProtobufError) -> [ProviderDescription]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [ProviderDescription]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__ProvidersListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__ProvidersListType.self)
    gatehouse__authentication__v1__providers_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension ListIdentityProvidersResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListIdentityProvidersResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListIdentityProvidersResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListIdentityProvidersResponse>) {
    gatehouse__authentication__v1__list_identity_providers_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListIdentityProvidersResponse>) throws(ProtobufError) {
    self.providers = try ProvidersListTypeWire.read(c.pointee.providers)
    self.nextToken = try readString(c.pointee.next_token, "ListIdentityProvidersResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListIdentityProvidersResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.providers = try ProvidersListTypeWire.write(self.providers, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "ListIdentityProvidersResponse.next_token")
  }
}

extension GetIdentityProviderByIdentifierRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetIdentityProviderByIdentifierRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetIdentityProviderByIdentifierRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetIdentityProviderByIdentifierRequest>) {
    gatehouse__authentication__v1__get_identity_provider_by_identifier_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetIdentityProviderByIdentifierRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "GetIdentityProviderByIdentifierRequest.user_pool_id")
    self.idpIdentifier = try readString(c.pointee.idp_identifier, "GetIdentityProviderByIdentifierRequest.idp_identifier")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetIdentityProviderByIdentifierRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GetIdentityProviderByIdentifierRequest.user_pool_id")
    c.pointee.idp_identifier = try arena.string(self.idpIdentifier, "GetIdentityProviderByIdentifierRequest.idp_identifier")
  }
}

extension GetIdentityProviderByIdentifierResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetIdentityProviderByIdentifierResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetIdentityProviderByIdentifierResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetIdentityProviderByIdentifierResponse>) {
    gatehouse__authentication__v1__get_identity_provider_by_identifier_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetIdentityProviderByIdentifierResponse>) throws(ProtobufError) {
    self.identityProvider = try readMessage(c.pointee.identity_provider)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetIdentityProviderByIdentifierResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_provider = try arena.message(self.identityProvider)
  }
}

extension GetSigningCertificateRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetSigningCertificateRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetSigningCertificateRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetSigningCertificateRequest>) {
    gatehouse__authentication__v1__get_signing_certificate_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetSigningCertificateRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "GetSigningCertificateRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetSigningCertificateRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GetSigningCertificateRequest.user_pool_id")
  }
}

extension GetSigningCertificateResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetSigningCertificateResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetSigningCertificateResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetSigningCertificateResponse>) {
    gatehouse__authentication__v1__get_signing_certificate_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetSigningCertificateResponse>) throws(ProtobufError) {
    self.certificate = try readString(c.pointee.certificate, "GetSigningCertificateResponse.certificate")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetSigningCertificateResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.certificate = try arena.string(self.certificate, "GetSigningCertificateResponse.certificate")
  }
}

extension DeleteIdentityProviderResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteIdentityProviderResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteIdentityProviderResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteIdentityProviderResponse>) {
    gatehouse__authentication__v1__delete_identity_provider_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteIdentityProviderResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteIdentityProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
