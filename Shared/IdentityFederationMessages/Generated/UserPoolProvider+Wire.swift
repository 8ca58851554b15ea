// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/user_pool_provider.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension UserPoolProvider: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UserPoolProvider: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.UserPoolProvider"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UserPoolProvider>) {
    gatehouse__identity_federation__v1__user_pool_provider__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__UserPoolProvider>) throws(ProtobufError) {
    self.name = try readString(c.pointee.name, "UserPoolProvider.name")
    self.type = try readString(c.pointee.type, "UserPoolProvider.type")
    self.detailsJson = try readText(c.pointee.has_details_json, c.pointee.details_json, "UserPoolProvider.details_json")
    self.attributeMappingJson = try readText(c.pointee.has_attribute_mapping_json, c.pointee.attribute_mapping_json, "UserPoolProvider.attribute_mapping_json")
    self.acrMappingJson = try readText(c.pointee.has_acr_mapping_json, c.pointee.acr_mapping_json, "UserPoolProvider.acr_mapping_json")
    self.identifiers = try readStrings(c.pointee.n_identifiers, c.pointee.identifiers, "UserPoolProvider.identifiers")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.modifiedAtUnixMillis = c.pointee.has_modified_at_unix_millis != 0 ? c.pointee.modified_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UserPoolProvider>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.name = try arena.string(self.name, "UserPoolProvider.name")
    c.pointee.type = try arena.string(self.type, "UserPoolProvider.type")
    if let detailsJson = self.detailsJson {
      c.pointee.has_details_json = 1
      c.pointee.details_json = try arena.data(of: detailsJson)
    }
    if let attributeMappingJson = self.attributeMappingJson {
      c.pointee.has_attribute_mapping_json = 1
      c.pointee.attribute_mapping_json = try arena.data(of: attributeMappingJson)
    }
    if let acrMappingJson = self.acrMappingJson {
      c.pointee.has_acr_mapping_json = 1
      c.pointee.acr_mapping_json = try arena.data(of: acrMappingJson)
    }
    c.pointee.n_identifiers = self.identifiers.count
    c.pointee.identifiers = try arena.strings(self.identifiers, "UserPoolProvider.identifiers")
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    if let modifiedAtUnixMillis = self.modifiedAtUnixMillis {
      c.pointee.has_modified_at_unix_millis = 1
      c.pointee.modified_at_unix_millis = modifiedAtUnixMillis
    }
  }
}

extension CreateUserPoolProviderRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateUserPoolProviderRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.CreateUserPoolProviderRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateUserPoolProviderRequest>) {
    gatehouse__identity_federation__v1__create_user_pool_provider_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__CreateUserPoolProviderRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "CreateUserPoolProviderRequest.user_pool_id")
    self.provider = try readMessage(c.pointee.provider)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateUserPoolProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "CreateUserPoolProviderRequest.user_pool_id")
    c.pointee.provider = try arena.message(self.provider)
  }
}

extension CreateUserPoolProviderResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateUserPoolProviderResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.CreateUserPoolProviderResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateUserPoolProviderResponse>) {
    gatehouse__identity_federation__v1__create_user_pool_provider_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__CreateUserPoolProviderResponse>) throws(ProtobufError) {
    self.provider = try readMessage(c.pointee.provider)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateUserPoolProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.provider = try arena.message(self.provider)
  }
}

extension GetUserPoolProviderRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUserPoolProviderRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetUserPoolProviderRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetUserPoolProviderRequest>) {
    gatehouse__identity_federation__v1__get_user_pool_provider_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetUserPoolProviderRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "GetUserPoolProviderRequest.user_pool_id")
    self.name = try readString(c.pointee.name, "GetUserPoolProviderRequest.name")
    self.identifier = try readString(c.pointee.identifier, "GetUserPoolProviderRequest.identifier")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetUserPoolProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GetUserPoolProviderRequest.user_pool_id")
    c.pointee.name = try arena.string(self.name, "GetUserPoolProviderRequest.name")
    c.pointee.identifier = try arena.string(self.identifier, "GetUserPoolProviderRequest.identifier")
  }
}

extension GetUserPoolProviderResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUserPoolProviderResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetUserPoolProviderResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetUserPoolProviderResponse>) {
    gatehouse__identity_federation__v1__get_user_pool_provider_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetUserPoolProviderResponse>) throws(ProtobufError) {
    self.provider = try readMessage(c.pointee.provider)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetUserPoolProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.provider = try arena.message(self.provider)
  }
}

extension UpdateUserPoolProviderRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateUserPoolProviderRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.UpdateUserPoolProviderRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UpdateUserPoolProviderRequest>) {
    gatehouse__identity_federation__v1__update_user_pool_provider_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__UpdateUserPoolProviderRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "UpdateUserPoolProviderRequest.user_pool_id")
    self.provider = try readMessage(c.pointee.provider)
    self.replacesIdentifiers = c.pointee.has_replaces_identifiers != 0 ? c.pointee.replaces_identifiers != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UpdateUserPoolProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UpdateUserPoolProviderRequest.user_pool_id")
    c.pointee.provider = try arena.message(self.provider)
    if let replacesIdentifiers = self.replacesIdentifiers {
      c.pointee.has_replaces_identifiers = 1
      c.pointee.replaces_identifiers = replacesIdentifiers ? 1 : 0
    }
  }
}

extension UpdateUserPoolProviderResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateUserPoolProviderResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.UpdateUserPoolProviderResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UpdateUserPoolProviderResponse>) {
    gatehouse__identity_federation__v1__update_user_pool_provider_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__UpdateUserPoolProviderResponse>) throws(ProtobufError) {
    self.provider = try readMessage(c.pointee.provider)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UpdateUserPoolProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.provider = try arena.message(self.provider)
  }
}

extension DeleteUserPoolProviderRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserPoolProviderRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DeleteUserPoolProviderRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteUserPoolProviderRequest>) {
    gatehouse__identity_federation__v1__delete_user_pool_provider_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteUserPoolProviderRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DeleteUserPoolProviderRequest.user_pool_id")
    self.name = try readString(c.pointee.name, "DeleteUserPoolProviderRequest.name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteUserPoolProviderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DeleteUserPoolProviderRequest.user_pool_id")
    c.pointee.name = try arena.string(self.name, "DeleteUserPoolProviderRequest.name")
  }
}

extension DeleteUserPoolProviderResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserPoolProviderResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DeleteUserPoolProviderResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteUserPoolProviderResponse>) {
    gatehouse__identity_federation__v1__delete_user_pool_provider_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteUserPoolProviderResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteUserPoolProviderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ListUserPoolProvidersRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUserPoolProvidersRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListUserPoolProvidersRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListUserPoolProvidersRequest>) {
    gatehouse__identity_federation__v1__list_user_pool_providers_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListUserPoolProvidersRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListUserPoolProvidersRequest.user_pool_id")
    self.afterName = try readString(c.pointee.after_name, "ListUserPoolProvidersRequest.after_name")
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListUserPoolProvidersRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListUserPoolProvidersRequest.user_pool_id")
    c.pointee.after_name = try arena.string(self.afterName, "ListUserPoolProvidersRequest.after_name")
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
  }
}

extension ListUserPoolProvidersResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUserPoolProvidersResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListUserPoolProvidersResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListUserPoolProvidersResponse>) {
    gatehouse__identity_federation__v1__list_user_pool_providers_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListUserPoolProvidersResponse>) throws(ProtobufError) {
    self.providers = try readMessages(c.pointee.n_providers, c.pointee.providers)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListUserPoolProvidersResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_providers = self.providers.count
    c.pointee.providers = try arena.messages(self.providers)
  }
}

extension FindProviderOfDomainRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FindProviderOfDomainRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.FindProviderOfDomainRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__FindProviderOfDomainRequest>) {
    gatehouse__identity_federation__v1__find_provider_of_domain_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__FindProviderOfDomainRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "FindProviderOfDomainRequest.user_pool_id")
    self.permittedProviders = try readStrings(c.pointee.n_permitted_providers, c.pointee.permitted_providers, "FindProviderOfDomainRequest.permitted_providers")
    self.domain = try readText(c.pointee.has_domain, c.pointee.domain, "FindProviderOfDomainRequest.domain")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__FindProviderOfDomainRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "FindProviderOfDomainRequest.user_pool_id")
    c.pointee.n_permitted_providers = self.permittedProviders.count
    c.pointee.permitted_providers = try arena.strings(self.permittedProviders, "FindProviderOfDomainRequest.permitted_providers")
    if let domain = self.domain {
      c.pointee.has_domain = 1
      c.pointee.domain = try arena.data(of: domain)
    }
  }
}

extension FindProviderOfDomainResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FindProviderOfDomainResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.FindProviderOfDomainResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__FindProviderOfDomainResponse>) {
    gatehouse__identity_federation__v1__find_provider_of_domain_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__FindProviderOfDomainResponse>) throws(ProtobufError) {
    self.hasDomains = c.pointee.has_has_domains != 0 ? c.pointee.has_domains != 0 : nil
    self.providerName = try readString(c.pointee.provider_name, "FindProviderOfDomainResponse.provider_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__FindProviderOfDomainResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let hasDomains = self.hasDomains {
      c.pointee.has_has_domains = 1
      c.pointee.has_domains = hasDomains ? 1 : 0
    }
    c.pointee.provider_name = try arena.string(self.providerName, "FindProviderOfDomainResponse.provider_name")
  }
}

extension DeleteAllUserPoolProvidersRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteAllUserPoolProvidersRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DeleteAllUserPoolProvidersRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteAllUserPoolProvidersRequest>) {
    gatehouse__identity_federation__v1__delete_all_user_pool_providers_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteAllUserPoolProvidersRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DeleteAllUserPoolProvidersRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteAllUserPoolProvidersRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DeleteAllUserPoolProvidersRequest.user_pool_id")
  }
}

extension DeleteAllUserPoolProvidersResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteAllUserPoolProvidersResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DeleteAllUserPoolProvidersResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteAllUserPoolProvidersResponse>) {
    gatehouse__identity_federation__v1__delete_all_user_pool_providers_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteAllUserPoolProvidersResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteAllUserPoolProvidersResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ProveProviderTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ProveProviderTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ProveProviderTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ProveProviderTokenRequest>) {
    gatehouse__identity_federation__v1__prove_provider_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ProveProviderTokenRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ProveProviderTokenRequest.user_pool_id")
    self.providerName = try readString(c.pointee.provider_name, "ProveProviderTokenRequest.provider_name")
    self.permittedProviders = try readStrings(c.pointee.n_permitted_providers, c.pointee.permitted_providers, "ProveProviderTokenRequest.permitted_providers")
    self.tokenType = try readString(c.pointee.token_type, "ProveProviderTokenRequest.token_type")
    self.token = readBytes(c.pointee.has_token, c.pointee.token)
    self.maxAgeSeconds = c.pointee.has_max_age_seconds != 0 ? c.pointee.max_age_seconds : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ProveProviderTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ProveProviderTokenRequest.user_pool_id")
    c.pointee.provider_name = try arena.string(self.providerName, "ProveProviderTokenRequest.provider_name")
    c.pointee.n_permitted_providers = self.permittedProviders.count
    c.pointee.permitted_providers = try arena.strings(self.permittedProviders, "ProveProviderTokenRequest.permitted_providers")
    c.pointee.token_type = try arena.string(self.tokenType, "ProveProviderTokenRequest.token_type")
    if let token = self.token {
      c.pointee.has_token = 1
      c.pointee.token = try arena.data(token)
    }
    if let maxAgeSeconds = self.maxAgeSeconds {
      c.pointee.has_max_age_seconds = 1
      c.pointee.max_age_seconds = maxAgeSeconds
    }
  }
}

extension ProveProviderTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ProveProviderTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ProveProviderTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ProveProviderTokenResponse>) {
    gatehouse__identity_federation__v1__prove_provider_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ProveProviderTokenResponse>) throws(ProtobufError) {
    self.providerName = try readString(c.pointee.provider_name, "ProveProviderTokenResponse.provider_name")
    self.providerType = try readString(c.pointee.provider_type, "ProveProviderTokenResponse.provider_type")
    self.issuer = try readString(c.pointee.issuer, "ProveProviderTokenResponse.issuer")
    self.subject = try readText(c.pointee.has_subject, c.pointee.subject, "ProveProviderTokenResponse.subject")
    self.claimsJson = try readText(c.pointee.has_claims_json, c.pointee.claims_json, "ProveProviderTokenResponse.claims_json")
    self.attributeMappingJson = try readText(c.pointee.has_attribute_mapping_json, c.pointee.attribute_mapping_json, "ProveProviderTokenResponse.attribute_mapping_json")
    self.expiresAtUnixSeconds = c.pointee.has_expires_at_unix_seconds != 0 ? c.pointee.expires_at_unix_seconds : nil
    self.spendKey = readBytes(c.pointee.has_spend_key, c.pointee.spend_key)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ProveProviderTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.provider_name = try arena.string(self.providerName, "ProveProviderTokenResponse.provider_name")
    c.pointee.provider_type = try arena.string(self.providerType, "ProveProviderTokenResponse.provider_type")
    c.pointee.issuer = try arena.string(self.issuer, "ProveProviderTokenResponse.issuer")
    if let subject = self.subject {
      c.pointee.has_subject = 1
      c.pointee.subject = try arena.data(of: subject)
    }
    if let claimsJson = self.claimsJson {
      c.pointee.has_claims_json = 1
      c.pointee.claims_json = try arena.data(of: claimsJson)
    }
    if let attributeMappingJson = self.attributeMappingJson {
      c.pointee.has_attribute_mapping_json = 1
      c.pointee.attribute_mapping_json = try arena.data(of: attributeMappingJson)
    }
    if let expiresAtUnixSeconds = self.expiresAtUnixSeconds {
      c.pointee.has_expires_at_unix_seconds = 1
      c.pointee.expires_at_unix_seconds = expiresAtUnixSeconds
    }
    if let spendKey = self.spendKey {
      c.pointee.has_spend_key = 1
      c.pointee.spend_key = try arena.data(spendKey)
    }
  }
}

extension GetUserPoolCertificateRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUserPoolCertificateRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetUserPoolCertificateRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetUserPoolCertificateRequest>) {
    gatehouse__identity_federation__v1__get_user_pool_certificate_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetUserPoolCertificateRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "GetUserPoolCertificateRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetUserPoolCertificateRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GetUserPoolCertificateRequest.user_pool_id")
  }
}

extension GetUserPoolCertificateResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetUserPoolCertificateResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetUserPoolCertificateResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetUserPoolCertificateResponse>) {
    gatehouse__identity_federation__v1__get_user_pool_certificate_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetUserPoolCertificateResponse>) throws(ProtobufError) {
    self.certificate = readBytes(c.pointee.has_certificate, c.pointee.certificate)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetUserPoolCertificateResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let certificate = self.certificate {
      c.pointee.has_certificate = 1
      c.pointee.certificate = try arena.data(certificate)
    }
  }
}
