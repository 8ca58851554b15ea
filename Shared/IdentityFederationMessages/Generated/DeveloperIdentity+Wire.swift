// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/developer_identity.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension GetOpenIdTokenForDeveloperIdentityRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetOpenIdTokenForDeveloperIdentityRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetOpenIdTokenForDeveloperIdentityRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetOpenIdTokenForDeveloperIdentityRequest>) {
    gatehouse__identity_federation__v1__get_open_id_token_for_developer_identity_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetOpenIdTokenForDeveloperIdentityRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "GetOpenIdTokenForDeveloperIdentityRequest.identity_pool_id")
    self.identityId = try readString(c.pointee.identity_id, "GetOpenIdTokenForDeveloperIdentityRequest.identity_id")
    self.logins = try IdentityLoginsMapWire.read(c.pointee.logins)
    self.principalTags = try IdentityPrincipalTagsWire.read(c.pointee.principal_tags)
    self.tokenDuration = c.pointee.has_token_duration != 0 ? c.pointee.token_duration : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetOpenIdTokenForDeveloperIdentityRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "GetOpenIdTokenForDeveloperIdentityRequest.identity_pool_id")
    c.pointee.identity_id = try arena.string(self.identityId, "GetOpenIdTokenForDeveloperIdentityRequest.identity_id")
    c.pointee.logins = try IdentityLoginsMapWire.write(self.logins, arena)
    c.pointee.principal_tags = try IdentityPrincipalTagsWire.write(self.principalTags, arena)
    if let tokenDuration = self.tokenDuration {
      c.pointee.has_token_duration = 1
      c.pointee.token_duration = tokenDuration
    }
  }
}

extension GetOpenIdTokenForDeveloperIdentityResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetOpenIdTokenForDeveloperIdentityResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetOpenIdTokenForDeveloperIdentityResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetOpenIdTokenForDeveloperIdentityResponse>) {
    gatehouse__identity_federation__v1__get_open_id_token_for_developer_identity_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetOpenIdTokenForDeveloperIdentityResponse>) throws(ProtobufError) {
    self.identityId = try readString(c.pointee.identity_id, "GetOpenIdTokenForDeveloperIdentityResponse.identity_id")
    self.token = try readText(c.pointee.has_token, c.pointee.token, "GetOpenIdTokenForDeveloperIdentityResponse.token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetOpenIdTokenForDeveloperIdentityResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_id = try arena.string(self.identityId, "GetOpenIdTokenForDeveloperIdentityResponse.identity_id")
    if let token = self.token {
      c.pointee.has_token = 1
      c.pointee.token = try arena.data(of: token)
    }
  }
}

extension LookupDeveloperIdentityRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension LookupDeveloperIdentityRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.LookupDeveloperIdentityRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__LookupDeveloperIdentityRequest>) {
    gatehouse__identity_federation__v1__lookup_developer_identity_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__LookupDeveloperIdentityRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "LookupDeveloperIdentityRequest.identity_pool_id")
    self.identityId = try readString(c.pointee.identity_id, "LookupDeveloperIdentityRequest.identity_id")
    self.developerUserIdentifier = try readString(c.pointee.developer_user_identifier, "LookupDeveloperIdentityRequest.developer_user_identifier")
    self.maxResults = c.pointee.has_max_results != 0 ? c.pointee.max_results : nil
    self.nextToken = try readString(c.pointee.next_token, "LookupDeveloperIdentityRequest.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__LookupDeveloperIdentityRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "LookupDeveloperIdentityRequest.identity_pool_id")
    c.pointee.identity_id = try arena.string(self.identityId, "LookupDeveloperIdentityRequest.identity_id")
    c.pointee.developer_user_identifier = try arena.string(self.developerUserIdentifier, "LookupDeveloperIdentityRequest.developer_user_identifier")
    if let maxResults = self.maxResults {
      c.pointee.has_max_results = 1
      c.pointee.max_results = maxResults
    }
    c.pointee.next_token = try arena.string(self.nextToken, "LookupDeveloperIdentityRequest.next_token")
  }
}

enum IdentityDeveloperUserIdentifierListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityDeveloperUserIdentifierList>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "IdentityDeveloperUserIdentifierList.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityDeveloperUserIdentifierList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__IdentityDeveloperUserIdentifierList.self)
    gatehouse__identity_federation__v1__identity_developer_user_identifier_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "IdentityDeveloperUserIdentifierList.member")
    return c
  }
}

extension LookupDeveloperIdentityResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension LookupDeveloperIdentityResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.LookupDeveloperIdentityResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__LookupDeveloperIdentityResponse>) {
    gatehouse__identity_federation__v1__lookup_developer_identity_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__LookupDeveloperIdentityResponse>) throws(ProtobufError) {
    self.identityId = try readString(c.pointee.identity_id, "LookupDeveloperIdentityResponse.identity_id")
    self.developerUserIdentifierList = try IdentityDeveloperUserIdentifierListWire.read(c.pointee.developer_user_identifier_list)
    self.nextToken = try readString(c.pointee.next_token, "LookupDeveloperIdentityResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__LookupDeveloperIdentityResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_id = try arena.string(self.identityId, "LookupDeveloperIdentityResponse.identity_id")
    c.pointee.developer_user_identifier_list = try IdentityDeveloperUserIdentifierListWire.write(self.developerUserIdentifierList, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "LookupDeveloperIdentityResponse.next_token")
  }
}

extension MergeDeveloperIdentitiesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension MergeDeveloperIdentitiesRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.MergeDeveloperIdentitiesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__MergeDeveloperIdentitiesRequest>) {
    gatehouse__identity_federation__v1__merge_developer_identities_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__MergeDeveloperIdentitiesRequest>) throws(ProtobufError) {
    self.sourceUserIdentifier = try readString(c.pointee.source_user_identifier, "MergeDeveloperIdentitiesRequest.source_user_identifier")
    self.destinationUserIdentifier = try readString(c.pointee.destination_user_identifier, "MergeDeveloperIdentitiesRequest.destination_user_identifier")
    self.developerProviderName = try readString(c.pointee.developer_provider_name, "MergeDeveloperIdentitiesRequest.developer_provider_name")
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "MergeDeveloperIdentitiesRequest.identity_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__MergeDeveloperIdentitiesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.source_user_identifier = try arena.string(self.sourceUserIdentifier, "MergeDeveloperIdentitiesRequest.source_user_identifier")
    c.pointee.destination_user_identifier = try arena.string(self.destinationUserIdentifier, "MergeDeveloperIdentitiesRequest.destination_user_identifier")
    c.pointee.developer_provider_name = try arena.string(self.developerProviderName, "MergeDeveloperIdentitiesRequest.developer_provider_name")
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "MergeDeveloperIdentitiesRequest.identity_pool_id")
  }
}

extension MergeDeveloperIdentitiesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension MergeDeveloperIdentitiesResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.MergeDeveloperIdentitiesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__MergeDeveloperIdentitiesResponse>) {
    gatehouse__identity_federation__v1__merge_developer_identities_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__MergeDeveloperIdentitiesResponse>) throws(ProtobufError) {
    self.identityId = try readString(c.pointee.identity_id, "MergeDeveloperIdentitiesResponse.identity_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__MergeDeveloperIdentitiesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_id = try arena.string(self.identityId, "MergeDeveloperIdentitiesResponse.identity_id")
  }
}

extension UnlinkDeveloperIdentityRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UnlinkDeveloperIdentityRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.UnlinkDeveloperIdentityRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UnlinkDeveloperIdentityRequest>) {
    gatehouse__identity_federation__v1__unlink_developer_identity_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__UnlinkDeveloperIdentityRequest>) throws(ProtobufError) {
    self.identityId = try readString(c.pointee.identity_id, "UnlinkDeveloperIdentityRequest.identity_id")
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "UnlinkDeveloperIdentityRequest.identity_pool_id")
    self.developerProviderName = try readString(c.pointee.developer_provider_name, "UnlinkDeveloperIdentityRequest.developer_provider_name")
    self.developerUserIdentifier = try readString(c.pointee.developer_user_identifier, "UnlinkDeveloperIdentityRequest.developer_user_identifier")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UnlinkDeveloperIdentityRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_id = try arena.string(self.identityId, "UnlinkDeveloperIdentityRequest.identity_id")
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "UnlinkDeveloperIdentityRequest.identity_pool_id")
    c.pointee.developer_provider_name = try arena.string(self.developerProviderName, "UnlinkDeveloperIdentityRequest.developer_provider_name")
    c.pointee.developer_user_identifier = try arena.string(self.developerUserIdentifier, "UnlinkDeveloperIdentityRequest.developer_user_identifier")
  }
}

extension UnlinkDeveloperIdentityResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UnlinkDeveloperIdentityResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.UnlinkDeveloperIdentityResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UnlinkDeveloperIdentityResponse>) {
    gatehouse__identity_federation__v1__unlink_developer_identity_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__UnlinkDeveloperIdentityResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UnlinkDeveloperIdentityResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
