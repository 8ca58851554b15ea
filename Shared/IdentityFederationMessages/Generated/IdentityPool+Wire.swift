// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity_pool.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

enum IdentityProvidersWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityProviders>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "IdentityProviders.entry") ?? ""
      values[key] = try readString(entry.pointee.value, "IdentityProviders.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityProviders>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__IdentityProviders.self)
    gatehouse__identity_federation__v1__identity_providers__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityProviders__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__IdentityFederation__V1__IdentityProviders__EntryEntry.self)
      gatehouse__identity_federation__v1__identity_providers__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "IdentityProviders.entry")
      entry.pointee.value = try arena.string(value, "IdentityProviders.entry")
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

enum IdentityOIDCProviderListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityOIDCProviderList>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "IdentityOIDCProviderList.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityOIDCProviderList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__IdentityOIDCProviderList.self)
    gatehouse__identity_federation__v1__identity_oidcprovider_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "IdentityOIDCProviderList.member")
    return c
  }
}

extension IdentityCognitoIdentityProvider: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IdentityCognitoIdentityProvider: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.IdentityCognitoIdentityProvider"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityCognitoIdentityProvider>) {
    gatehouse__identity_federation__v1__identity_cognito_identity_provider__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__IdentityCognitoIdentityProvider>) throws(ProtobufError) {
    self.providerName = try readString(c.pointee.provider_name, "IdentityCognitoIdentityProvider.provider_name")
    self.clientId = try readString(c.pointee.client_id, "IdentityCognitoIdentityProvider.client_id")
    self.serverSideTokenCheck = c.pointee.has_server_side_token_check != 0 ? c.pointee.server_side_token_check != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityCognitoIdentityProvider>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.provider_name = try arena.string(self.providerName, "IdentityCognitoIdentityProvider.provider_name")
    c.pointee.client_id = try arena.string(self.clientId, "IdentityCognitoIdentityProvider.client_id")
    if let serverSideTokenCheck = self.serverSideTokenCheck {
      c.pointee.has_server_side_token_check = 1
      c.pointee.server_side_token_check = serverSideTokenCheck ? 1 : 0
    }
  }
}

enum IdentityCognitoIdentityProviderListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityCognitoIdentityProviderList>?) throws(ProtobufError) -> [IdentityCognitoIdentityProvider]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [IdentityCognitoIdentityProvider]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityCognitoIdentityProviderList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__IdentityCognitoIdentityProviderList.self)
    gatehouse__identity_federation__v1__identity_cognito_identity_provider_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

enum IdentitySAMLProviderListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentitySAMLProviderList>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "IdentitySAMLProviderList.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentitySAMLProviderList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__IdentitySAMLProviderList.self)
    gatehouse__identity_federation__v1__identity_samlprovider_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "IdentitySAMLProviderList.member")
    return c
  }
}

enum IdentityPoolTagsTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityPoolTagsType>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "IdentityPoolTagsType.entry") ?? ""
      values[key] = try readString(entry.pointee.value, "IdentityPoolTagsType.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityPoolTagsType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__IdentityPoolTagsType.self)
    gatehouse__identity_federation__v1__identity_pool_tags_type__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityPoolTagsType__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__IdentityFederation__V1__IdentityPoolTagsType__EntryEntry.self)
      gatehouse__identity_federation__v1__identity_pool_tags_type__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "IdentityPoolTagsType.entry")
      entry.pointee.value = try arena.string(value, "IdentityPoolTagsType.entry")
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

extension CreateIdentityPoolRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateIdentityPoolRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.CreateIdentityPoolRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateIdentityPoolRequest>) {
    gatehouse__identity_federation__v1__create_identity_pool_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__CreateIdentityPoolRequest>) throws(ProtobufError) {
    self.identityPoolName = try readString(c.pointee.identity_pool_name, "CreateIdentityPoolRequest.identity_pool_name")
    self.allowUnauthenticatedIdentities = c.pointee.has_allow_unauthenticated_identities != 0 ? c.pointee.allow_unauthenticated_identities != 0 : nil
    self.allowClassicFlow = c.pointee.has_allow_classic_flow != 0 ? c.pointee.allow_classic_flow != 0 : nil
    self.supportedLoginProviders = try IdentityProvidersWire.read(c.pointee.supported_login_providers)
    self.developerProviderName = try readString(c.pointee.developer_provider_name, "CreateIdentityPoolRequest.developer_provider_name")
    self.openIdConnectProviderArns = try IdentityOIDCProviderListWire.read(c.pointee.open_id_connect_provider_arns)
    self.cognitoIdentityProviders = try IdentityCognitoIdentityProviderListWire.read(c.pointee.cognito_identity_providers)
    self.samlProviderArns = try IdentitySAMLProviderListWire.read(c.pointee.saml_provider_arns)
    self.identityPoolTags = try IdentityPoolTagsTypeWire.read(c.pointee.identity_pool_tags)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateIdentityPoolRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_name = try arena.string(self.identityPoolName, "CreateIdentityPoolRequest.identity_pool_name")
    if let allowUnauthenticatedIdentities = self.allowUnauthenticatedIdentities {
      c.pointee.has_allow_unauthenticated_identities = 1
      c.pointee.allow_unauthenticated_identities = allowUnauthenticatedIdentities ? 1 : 0
    }
    if let allowClassicFlow = self.allowClassicFlow {
      c.pointee.has_allow_classic_flow = 1
      c.pointee.allow_classic_flow = allowClassicFlow ? 1 : 0
    }
    c.pointee.supported_login_providers = try IdentityProvidersWire.write(self.supportedLoginProviders, arena)
    c.pointee.developer_provider_name = try arena.string(self.developerProviderName, "CreateIdentityPoolRequest.developer_provider_name")
    c.pointee.open_id_connect_provider_arns = try IdentityOIDCProviderListWire.write(self.openIdConnectProviderArns, arena)
    c.pointee.cognito_identity_providers = try IdentityCognitoIdentityProviderListWire.write(self.cognitoIdentityProviders, arena)
    c.pointee.saml_provider_arns = try IdentitySAMLProviderListWire.write(self.samlProviderArns, arena)
    c.pointee.identity_pool_tags = try IdentityPoolTagsTypeWire.write(self.identityPoolTags, arena)
  }
}

extension IdentityPool: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IdentityPool: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.IdentityPool"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityPool>) {
    gatehouse__identity_federation__v1__identity_pool__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__IdentityPool>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "IdentityPool.identity_pool_id")
    self.identityPoolName = try readString(c.pointee.identity_pool_name, "IdentityPool.identity_pool_name")
    self.allowUnauthenticatedIdentities = c.pointee.has_allow_unauthenticated_identities != 0 ? c.pointee.allow_unauthenticated_identities != 0 : nil
    self.allowClassicFlow = c.pointee.has_allow_classic_flow != 0 ? c.pointee.allow_classic_flow != 0 : nil
    self.supportedLoginProviders = try IdentityProvidersWire.read(c.pointee.supported_login_providers)
    self.developerProviderName = try readString(c.pointee.developer_provider_name, "IdentityPool.developer_provider_name")
    self.openIdConnectProviderArns = try IdentityOIDCProviderListWire.read(c.pointee.open_id_connect_provider_arns)
    self.cognitoIdentityProviders = try IdentityCognitoIdentityProviderListWire.read(c.pointee.cognito_identity_providers)
    self.samlProviderArns = try IdentitySAMLProviderListWire.read(c.pointee.saml_provider_arns)
    self.identityPoolTags = try IdentityPoolTagsTypeWire.read(c.pointee.identity_pool_tags)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityPool>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "IdentityPool.identity_pool_id")
    c.pointee.identity_pool_name = try arena.string(self.identityPoolName, "IdentityPool.identity_pool_name")
    if let allowUnauthenticatedIdentities = self.allowUnauthenticatedIdentities {
      c.pointee.has_allow_unauthenticated_identities = 1
      c.pointee.allow_unauthenticated_identities = allowUnauthenticatedIdentities ? 1 : 0
    }
    if let allowClassicFlow = self.allowClassicFlow {
      c.pointee.has_allow_classic_flow = 1
      c.pointee.allow_classic_flow = allowClassicFlow ? 1 : 0
    }
    c.pointee.supported_login_providers = try IdentityProvidersWire.write(self.supportedLoginProviders, arena)
    c.pointee.developer_provider_name = try arena.string(self.developerProviderName, "IdentityPool.developer_provider_name")
    c.pointee.open_id_connect_provider_arns = try IdentityOIDCProviderListWire.write(self.openIdConnectProviderArns, arena)
    c.pointee.cognito_identity_providers = try IdentityCognitoIdentityProviderListWire.write(self.cognitoIdentityProviders, arena)
    c.pointee.saml_provider_arns = try IdentitySAMLProviderListWire.write(self.samlProviderArns, arena)
    c.pointee.identity_pool_tags = try IdentityPoolTagsTypeWire.write(self.identityPoolTags, arena)
  }
}

extension DescribeIdentityPoolRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeIdentityPoolRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DescribeIdentityPoolRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityPoolRequest>) {
    gatehouse__identity_federation__v1__describe_identity_pool_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityPoolRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "DescribeIdentityPoolRequest.identity_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityPoolRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "DescribeIdentityPoolRequest.identity_pool_id")
  }
}

extension DeleteIdentityPoolRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteIdentityPoolRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DeleteIdentityPoolRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteIdentityPoolRequest>) {
    gatehouse__identity_federation__v1__delete_identity_pool_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteIdentityPoolRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "DeleteIdentityPoolRequest.identity_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteIdentityPoolRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "DeleteIdentityPoolRequest.identity_pool_id")
  }
}

extension ListIdentityPoolsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListIdentityPoolsRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListIdentityPoolsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListIdentityPoolsRequest>) {
    gatehouse__identity_federation__v1__list_identity_pools_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListIdentityPoolsRequest>) throws(ProtobufError) {
    self.maxResults = c.pointee.has_max_results != 0 ? c.pointee.max_results : nil
    self.nextToken = try readString(c.pointee.next_token, "ListIdentityPoolsRequest.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListIdentityPoolsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let maxResults = self.maxResults {
      c.pointee.has_max_results = 1
      c.pointee.max_results = maxResults
    }
    c.pointee.next_token = try arena.string(self.nextToken, "ListIdentityPoolsRequest.next_token")
  }
}

extension IdentityPoolShortDescription: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IdentityPoolShortDescription: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.IdentityPoolShortDescription"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityPoolShortDescription>) {
    gatehouse__identity_federation__v1__identity_pool_short_description__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__IdentityPoolShortDescription>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "IdentityPoolShortDescription.identity_pool_id")
    self.identityPoolName = try readString(c.pointee.identity_pool_name, "IdentityPoolShortDescription.identity_pool_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityPoolShortDescription>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "IdentityPoolShortDescription.identity_pool_id")
    c.pointee.identity_pool_name = try arena.string(self.identityPoolName, "IdentityPoolShortDescription.identity_pool_name")
  }
}

enum IdentityPoolsListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityPoolsList>?) throws(ProtobufError) -> [IdentityPoolShortDescription]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [IdentityPoolShortDescription]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityPoolsList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__IdentityPoolsList.self)
    gatehouse__identity_federation__v1__identity_pools_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension ListIdentityPoolsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListIdentityPoolsResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListIdentityPoolsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListIdentityPoolsResponse>) {
    gatehouse__identity_federation__v1__list_identity_pools_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListIdentityPoolsResponse>) throws(ProtobufError) {
    self.identityPools = try IdentityPoolsListWire.read(c.pointee.identity_pools)
    self.nextToken = try readString(c.pointee.next_token, "ListIdentityPoolsResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListIdentityPoolsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pools = try IdentityPoolsListWire.write(self.identityPools, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "ListIdentityPoolsResponse.next_token")
  }
}

extension GetIdentityPoolRolesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetIdentityPoolRolesRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetIdentityPoolRolesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetIdentityPoolRolesRequest>) {
    gatehouse__identity_federation__v1__get_identity_pool_roles_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetIdentityPoolRolesRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "GetIdentityPoolRolesRequest.identity_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetIdentityPoolRolesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "GetIdentityPoolRolesRequest.identity_pool_id")
  }
}

enum IdentityRolesMapWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityRolesMap>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "IdentityRolesMap.entry") ?? ""
      values[key] = try readString(entry.pointee.value, "IdentityRolesMap.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityRolesMap>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__IdentityRolesMap.self)
    gatehouse__identity_federation__v1__identity_roles_map__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityRolesMap__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__IdentityFederation__V1__IdentityRolesMap__EntryEntry.self)
      gatehouse__identity_federation__v1__identity_roles_map__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "IdentityRolesMap.entry")
      entry.pointee.value = try arena.string(value, "IdentityRolesMap.entry")
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

extension IdentityMappingRule: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IdentityMappingRule: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.IdentityMappingRule"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityMappingRule>) {
    gatehouse__identity_federation__v1__identity_mapping_rule__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__IdentityMappingRule>) throws(ProtobufError) {
    self.claim = try readString(c.pointee.claim, "IdentityMappingRule.claim")
    self.matchType = try readString(c.pointee.match_type, "IdentityMappingRule.match_type")
    self.value = try readString(c.pointee.value, "IdentityMappingRule.value")
    self.roleArn = try readString(c.pointee.role_arn, "IdentityMappingRule.role_arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityMappingRule>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.claim = try arena.string(self.claim, "IdentityMappingRule.claim")
    c.pointee.match_type = try arena.string(self.matchType, "IdentityMappingRule.match_type")
    c.pointee.value = try arena.string(self.value, "IdentityMappingRule.value")
    c.pointee.role_arn = try arena.string(self.roleArn, "IdentityMappingRule.role_arn")
  }
}

enum IdentityMappingRulesListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityMappingRulesList>?) throws(ProtobufError) -> [IdentityMappingRule]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [IdentityMappingRule]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityMappingRulesList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__IdentityMappingRulesList.self)
    gatehouse__identity_federation__v1__identity_mapping_rules_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension IdentityRulesConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IdentityRulesConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.IdentityRulesConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityRulesConfigurationType>) {
    gatehouse__identity_federation__v1__identity_rules_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__IdentityRulesConfigurationType>) throws(ProtobufError) {
    self.rules = try IdentityMappingRulesListWire.read(c.pointee.rules)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityRulesConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.rules = try IdentityMappingRulesListWire.write(self.rules, arena)
  }
}

extension IdentityRoleMapping: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IdentityRoleMapping: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.IdentityRoleMapping"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityRoleMapping>) {
    gatehouse__identity_federation__v1__identity_role_mapping__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__IdentityRoleMapping>) throws(ProtobufError) {
    self.type = try readString(c.pointee.type, "IdentityRoleMapping.type")
    self.ambiguousRoleResolution = try readString(c.pointee.ambiguous_role_resolution, "IdentityRoleMapping.ambiguous_role_resolution")
    self.rulesConfiguration = try readMessage(c.pointee.rules_configuration)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityRoleMapping>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.type = try arena.string(self.type, "IdentityRoleMapping.type")
    c.pointee.ambiguous_role_resolution = try arena.string(self.ambiguousRoleResolution, "IdentityRoleMapping.ambiguous_role_resolution")
    c.pointee.rules_configuration = try arena.message(self.rulesConfiguration)
  }
}

enum IdentityRoleMappingMapWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityRoleMappingMap>?) throws(ProtobufError) -> [String: IdentityRoleMapping]? {
    guard let c else { return nil }
    var values: [String: IdentityRoleMapping] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "IdentityRoleMappingMap.entry") ?? ""
      values[key] = try readMessage(entry.pointee.value) ?? IdentityRoleMapping()
    }
    return values
  }

  static func write(_ values: [String: IdentityRoleMapping]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityRoleMappingMap>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__IdentityRoleMappingMap.self)
    gatehouse__identity_federation__v1__identity_role_mapping_map__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityRoleMappingMap__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__IdentityFederation__V1__IdentityRoleMappingMap__EntryEntry.self)
      gatehouse__identity_federation__v1__identity_role_mapping_map__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "IdentityRoleMappingMap.entry")
      entry.pointee.value = try arena.message(value)
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

extension GetIdentityPoolRolesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetIdentityPoolRolesResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetIdentityPoolRolesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetIdentityPoolRolesResponse>) {
    gatehouse__identity_federation__v1__get_identity_pool_roles_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetIdentityPoolRolesResponse>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "GetIdentityPoolRolesResponse.identity_pool_id")
    self.roles = try IdentityRolesMapWire.read(c.pointee.roles)
    self.roleMappings = try IdentityRoleMappingMapWire.read(c.pointee.role_mappings)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetIdentityPoolRolesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "GetIdentityPoolRolesResponse.identity_pool_id")
    c.pointee.roles = try IdentityRolesMapWire.write(self.roles, arena)
    c.pointee.role_mappings = try IdentityRoleMappingMapWire.write(self.roleMappings, arena)
  }
}

extension SetIdentityPoolRolesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetIdentityPoolRolesRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SetIdentityPoolRolesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetIdentityPoolRolesRequest>) {
    gatehouse__identity_federation__v1__set_identity_pool_roles_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SetIdentityPoolRolesRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "SetIdentityPoolRolesRequest.identity_pool_id")
    self.roles = try IdentityRolesMapWire.read(c.pointee.roles)
    self.roleMappings = try IdentityRoleMappingMapWire.read(c.pointee.role_mappings)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetIdentityPoolRolesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "SetIdentityPoolRolesRequest.identity_pool_id")
    c.pointee.roles = try IdentityRolesMapWire.write(self.roles, arena)
    c.pointee.role_mappings = try IdentityRoleMappingMapWire.write(self.roleMappings, arena)
  }
}

extension GetPrincipalTagAttributeMapRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetPrincipalTagAttributeMapRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetPrincipalTagAttributeMapRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetPrincipalTagAttributeMapRequest>) {
    gatehouse__identity_federation__v1__get_principal_tag_attribute_map_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetPrincipalTagAttributeMapRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "GetPrincipalTagAttributeMapRequest.identity_pool_id")
    self.identityProviderName = try readString(c.pointee.identity_provider_name, "GetPrincipalTagAttributeMapRequest.identity_provider_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetPrincipalTagAttributeMapRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "GetPrincipalTagAttributeMapRequest.identity_pool_id")
    c.pointee.identity_provider_name = try arena.string(self.identityProviderName, "GetPrincipalTagAttributeMapRequest.identity_provider_name")
  }
}

extension GetPrincipalTagAttributeMapResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetPrincipalTagAttributeMapResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetPrincipalTagAttributeMapResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetPrincipalTagAttributeMapResponse>) {
    gatehouse__identity_federation__v1__get_principal_tag_attribute_map_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetPrincipalTagAttributeMapResponse>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "GetPrincipalTagAttributeMapResponse.identity_pool_id")
    self.identityProviderName = try readString(c.pointee.identity_provider_name, "GetPrincipalTagAttributeMapResponse.identity_provider_name")
    self.useDefaults = c.pointee.has_use_defaults != 0 ? c.pointee.use_defaults != 0 : nil
    self.principalTags = try IdentityPrincipalTagsWire.read(c.pointee.principal_tags)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetPrincipalTagAttributeMapResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "GetPrincipalTagAttributeMapResponse.identity_pool_id")
    c.pointee.identity_provider_name = try arena.string(self.identityProviderName, "GetPrincipalTagAttributeMapResponse.identity_provider_name")
    if let useDefaults = self.useDefaults {
      c.pointee.has_use_defaults = 1
      c.pointee.use_defaults = useDefaults ? 1 : 0
    }
    c.pointee.principal_tags = try IdentityPrincipalTagsWire.write(self.principalTags, arena)
  }
}

extension SetPrincipalTagAttributeMapRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetPrincipalTagAttributeMapRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SetPrincipalTagAttributeMapRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetPrincipalTagAttributeMapRequest>) {
    gatehouse__identity_federation__v1__set_principal_tag_attribute_map_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SetPrincipalTagAttributeMapRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "SetPrincipalTagAttributeMapRequest.identity_pool_id")
    self.identityProviderName = try readString(c.pointee.identity_provider_name, "SetPrincipalTagAttributeMapRequest.identity_provider_name")
    self.useDefaults = c.pointee.has_use_defaults != 0 ? c.pointee.use_defaults != 0 : nil
    self.principalTags = try IdentityPrincipalTagsWire.read(c.pointee.principal_tags)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetPrincipalTagAttributeMapRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "SetPrincipalTagAttributeMapRequest.identity_pool_id")
    c.pointee.identity_provider_name = try arena.string(self.identityProviderName, "SetPrincipalTagAttributeMapRequest.identity_provider_name")
    if let useDefaults = self.useDefaults {
      c.pointee.has_use_defaults = 1
      c.pointee.use_defaults = useDefaults ? 1 : 0
    }
    c.pointee.principal_tags = try IdentityPrincipalTagsWire.write(self.principalTags, arena)
  }
}

extension SetPrincipalTagAttributeMapResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetPrincipalTagAttributeMapResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SetPrincipalTagAttributeMapResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetPrincipalTagAttributeMapResponse>) {
    gatehouse__identity_federation__v1__set_principal_tag_attribute_map_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SetPrincipalTagAttributeMapResponse>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "SetPrincipalTagAttributeMapResponse.identity_pool_id")
    self.identityProviderName = try readString(c.pointee.identity_provider_name, "SetPrincipalTagAttributeMapResponse.identity_provider_name")
    self.useDefaults = c.pointee.has_use_defaults != 0 ? c.pointee.use_defaults != 0 : nil
    self.principalTags = try IdentityPrincipalTagsWire.read(c.pointee.principal_tags)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetPrincipalTagAttributeMapResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "SetPrincipalTagAttributeMapResponse.identity_pool_id")
    c.pointee.identity_provider_name = try arena.string(self.identityProviderName, "SetPrincipalTagAttributeMapResponse.identity_provider_name")
    if let useDefaults = self.useDefaults {
      c.pointee.has_use_defaults = 1
      c.pointee.use_defaults = useDefaults ? 1 : 0
    }
    c.pointee.principal_tags = try IdentityPrincipalTagsWire.write(self.principalTags, arena)
  }
}

extension IdentityTagResourceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IdentityTagResourceRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.IdentityTagResourceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityTagResourceRequest>) {
    gatehouse__identity_federation__v1__identity_tag_resource_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__IdentityTagResourceRequest>) throws(ProtobufError) {
    self.resourceArn = try readString(c.pointee.resource_arn, "IdentityTagResourceRequest.resource_arn")
    self.tags = try IdentityPoolTagsTypeWire.read(c.pointee.tags)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityTagResourceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.resource_arn = try arena.string(self.resourceArn, "IdentityTagResourceRequest.resource_arn")
    c.pointee.tags = try IdentityPoolTagsTypeWire.write(self.tags, arena)
  }
}

extension IdentityTagResourceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IdentityTagResourceResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.IdentityTagResourceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityTagResourceResponse>) {
    gatehouse__identity_federation__v1__identity_tag_resource_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__IdentityTagResourceResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityTagResourceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

enum IdentityPoolTagsListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityPoolTagsListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "IdentityPoolTagsListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityPoolTagsListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__IdentityPoolTagsListType.self)
    gatehouse__identity_federation__v1__identity_pool_tags_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "IdentityPoolTagsListType.member")
    return c
  }
}

extension IdentityUntagResourceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IdentityUntagResourceRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.IdentityUntagResourceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityUntagResourceRequest>) {
    gatehouse__identity_federation__v1__identity_untag_resource_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__IdentityUntagResourceRequest>) throws(ProtobufError) {
    self.resourceArn = try readString(c.pointee.resource_arn, "IdentityUntagResourceRequest.resource_arn")
    self.tagKeys = try IdentityPoolTagsListTypeWire.read(c.pointee.tag_keys)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityUntagResourceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.resource_arn = try arena.string(self.resourceArn, "IdentityUntagResourceRequest.resource_arn")
    c.pointee.tag_keys = try IdentityPoolTagsListTypeWire.write(self.tagKeys, arena)
  }
}

extension IdentityUntagResourceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IdentityUntagResourceResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.IdentityUntagResourceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityUntagResourceResponse>) {
    gatehouse__identity_federation__v1__identity_untag_resource_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__IdentityUntagResourceResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityUntagResourceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension IdentityListTagsForResourceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IdentityListTagsForResourceRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.IdentityListTagsForResourceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityListTagsForResourceRequest>) {
    gatehouse__identity_federation__v1__identity_list_tags_for_resource_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__IdentityListTagsForResourceRequest>) throws(ProtobufError) {
    self.resourceArn = try readString(c.pointee.resource_arn, "IdentityListTagsForResourceRequest.resource_arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityListTagsForResourceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.resource_arn = try arena.string(self.resourceArn, "IdentityListTagsForResourceRequest.resource_arn")
  }
}

extension IdentityListTagsForResourceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IdentityListTagsForResourceResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.IdentityListTagsForResourceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityListTagsForResourceResponse>) {
    gatehouse__identity_federation__v1__identity_list_tags_for_resource_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__IdentityListTagsForResourceResponse>) throws(ProtobufError) {
    self.tags = try IdentityPoolTagsTypeWire.read(c.pointee.tags)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityListTagsForResourceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.tags = try IdentityPoolTagsTypeWire.write(self.tags, arena)
  }
}

extension DeleteIdentityPoolResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteIdentityPoolResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DeleteIdentityPoolResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteIdentityPoolResponse>) {
    gatehouse__identity_federation__v1__delete_identity_pool_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteIdentityPoolResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteIdentityPoolResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension SetIdentityPoolRolesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetIdentityPoolRolesResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SetIdentityPoolRolesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetIdentityPoolRolesResponse>) {
    gatehouse__identity_federation__v1__set_identity_pool_roles_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SetIdentityPoolRolesResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetIdentityPoolRolesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
