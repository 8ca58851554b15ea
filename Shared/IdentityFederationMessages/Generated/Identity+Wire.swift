// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension GetIdRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetIdRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetIdRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetIdRequest>) {
    gatehouse__identity_federation__v1__get_id_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetIdRequest>) throws(ProtobufError) {
    self.accountId = try readString(c.pointee.account_id, "GetIdRequest.account_id")
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "GetIdRequest.identity_pool_id")
    self.logins = try IdentityLoginsMapWire.read(c.pointee.logins)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetIdRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.account_id = try arena.string(self.accountId, "GetIdRequest.account_id")
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "GetIdRequest.identity_pool_id")
    c.pointee.logins = try IdentityLoginsMapWire.write(self.logins, arena)
  }
}

extension GetIdResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetIdResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetIdResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetIdResponse>) {
    gatehouse__identity_federation__v1__get_id_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetIdResponse>) throws(ProtobufError) {
    self.identityId = try readString(c.pointee.identity_id, "GetIdResponse.identity_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetIdResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_id = try arena.string(self.identityId, "GetIdResponse.identity_id")
  }
}

extension GetOpenIdTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetOpenIdTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetOpenIdTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetOpenIdTokenRequest>) {
    gatehouse__identity_federation__v1__get_open_id_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetOpenIdTokenRequest>) throws(ProtobufError) {
    self.identityId = try readString(c.pointee.identity_id, "GetOpenIdTokenRequest.identity_id")
    self.logins = try IdentityLoginsMapWire.read(c.pointee.logins)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetOpenIdTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_id = try arena.string(self.identityId, "GetOpenIdTokenRequest.identity_id")
    c.pointee.logins = try IdentityLoginsMapWire.write(self.logins, arena)
  }
}

extension GetOpenIdTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetOpenIdTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetOpenIdTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetOpenIdTokenResponse>) {
    gatehouse__identity_federation__v1__get_open_id_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetOpenIdTokenResponse>) throws(ProtobufError) {
    self.identityId = try readString(c.pointee.identity_id, "GetOpenIdTokenResponse.identity_id")
    self.token = try readText(c.pointee.has_token, c.pointee.token, "GetOpenIdTokenResponse.token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetOpenIdTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_id = try arena.string(self.identityId, "GetOpenIdTokenResponse.identity_id")
    if let token = self.token {
      c.pointee.has_token = 1
      c.pointee.token = try arena.data(of: token)
    }
  }
}

extension GetCredentialsForIdentityRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetCredentialsForIdentityRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetCredentialsForIdentityRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetCredentialsForIdentityRequest>) {
    gatehouse__identity_federation__v1__get_credentials_for_identity_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetCredentialsForIdentityRequest>) throws(ProtobufError) {
    self.identityId = try readString(c.pointee.identity_id, "GetCredentialsForIdentityRequest.identity_id")
    self.logins = try IdentityLoginsMapWire.read(c.pointee.logins)
    self.customRoleArn = try readString(c.pointee.custom_role_arn, "GetCredentialsForIdentityRequest.custom_role_arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetCredentialsForIdentityRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_id = try arena.string(self.identityId, "GetCredentialsForIdentityRequest.identity_id")
    c.pointee.logins = try IdentityLoginsMapWire.write(self.logins, arena)
    c.pointee.custom_role_arn = try arena.string(self.customRoleArn, "GetCredentialsForIdentityRequest.custom_role_arn")
  }
}

extension IdentityCredentials: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IdentityCredentials: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.IdentityCredentials"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityCredentials>) {
    gatehouse__identity_federation__v1__identity_credentials__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__IdentityCredentials>) throws(ProtobufError) {
    self.accessKeyId = try readString(c.pointee.access_key_id, "IdentityCredentials.access_key_id")
    self.secretKey = try readText(c.pointee.has_secret_key, c.pointee.secret_key, "IdentityCredentials.secret_key")
    self.sessionToken = try readText(c.pointee.has_session_token, c.pointee.session_token, "IdentityCredentials.session_token")
    self.expirationUnixMillis = c.pointee.has_expiration_unix_millis != 0 ? c.pointee.expiration_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityCredentials>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.access_key_id = try arena.string(self.accessKeyId, "IdentityCredentials.access_key_id")
    if let secretKey = self.secretKey {
      c.pointee.has_secret_key = 1
      c.pointee.secret_key = try arena.data(of: secretKey)
    }
    if let sessionToken = self.sessionToken {
      c.pointee.has_session_token = 1
      c.pointee.session_token = try arena.data(of: sessionToken)
    }
    if let expirationUnixMillis = self.expirationUnixMillis {
      c.pointee.has_expiration_unix_millis = 1
      c.pointee.expiration_unix_millis = expirationUnixMillis
    }
  }
}

extension GetCredentialsForIdentityResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetCredentialsForIdentityResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetCredentialsForIdentityResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetCredentialsForIdentityResponse>) {
    gatehouse__identity_federation__v1__get_credentials_for_identity_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetCredentialsForIdentityResponse>) throws(ProtobufError) {
    self.identityId = try readString(c.pointee.identity_id, "GetCredentialsForIdentityResponse.identity_id")
    self.credentials = try readMessage(c.pointee.credentials)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetCredentialsForIdentityResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_id = try arena.string(self.identityId, "GetCredentialsForIdentityResponse.identity_id")
    c.pointee.credentials = try arena.message(self.credentials)
  }
}

extension DescribeIdentityRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeIdentityRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DescribeIdentityRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityRequest>) {
    gatehouse__identity_federation__v1__describe_identity_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityRequest>) throws(ProtobufError) {
    self.identityId = try readString(c.pointee.identity_id, "DescribeIdentityRequest.identity_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_id = try arena.string(self.identityId, "DescribeIdentityRequest.identity_id")
  }
}

enum IdentityLoginsListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityLoginsList>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "IdentityLoginsList.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityLoginsList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__IdentityLoginsList.self)
    gatehouse__identity_federation__v1__identity_logins_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "IdentityLoginsList.member")
    return c
  }
}

extension IdentityDescription: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IdentityDescription: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.IdentityDescription"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityDescription>) {
    gatehouse__identity_federation__v1__identity_description__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__IdentityDescription>) throws(ProtobufError) {
    self.identityId = try readString(c.pointee.identity_id, "IdentityDescription.identity_id")
    self.logins = try IdentityLoginsListWire.read(c.pointee.logins)
    self.creationDateUnixMillis = c.pointee.has_creation_date_unix_millis != 0 ? c.pointee.creation_date_unix_millis : nil
    self.lastModifiedDateUnixMillis = c.pointee.has_last_modified_date_unix_millis != 0 ? c.pointee.last_modified_date_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityDescription>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_id = try arena.string(self.identityId, "IdentityDescription.identity_id")
    c.pointee.logins = try IdentityLoginsListWire.write(self.logins, arena)
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

extension ListIdentitiesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListIdentitiesRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListIdentitiesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListIdentitiesRequest>) {
    gatehouse__identity_federation__v1__list_identities_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListIdentitiesRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "ListIdentitiesRequest.identity_pool_id")
    self.maxResults = c.pointee.has_max_results != 0 ? c.pointee.max_results : nil
    self.nextToken = try readString(c.pointee.next_token, "ListIdentitiesRequest.next_token")
    self.hideDisabled = c.pointee.has_hide_disabled != 0 ? c.pointee.hide_disabled != 0 : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListIdentitiesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "ListIdentitiesRequest.identity_pool_id")
    if let maxResults = self.maxResults {
      c.pointee.has_max_results = 1
      c.pointee.max_results = maxResults
    }
    c.pointee.next_token = try arena.string(self.nextToken, "ListIdentitiesRequest.next_token")
    if let hideDisabled = self.hideDisabled {
      c.pointee.has_hide_disabled = 1
      c.pointee.hide_disabled = hideDisabled ? 1 : 0
    }
  }
}

enum IdentityIdentitiesListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityIdentitiesList>?) throws(ProtobufError) -> [IdentityDescription]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [IdentityDescription]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityIdentitiesList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__IdentityIdentitiesList.self)
    gatehouse__identity_federation__v1__identity_identities_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension ListIdentitiesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListIdentitiesResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListIdentitiesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListIdentitiesResponse>) {
    gatehouse__identity_federation__v1__list_identities_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListIdentitiesResponse>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "ListIdentitiesResponse.identity_pool_id")
    self.identities = try IdentityIdentitiesListWire.read(c.pointee.identities)
    self.nextToken = try readString(c.pointee.next_token, "ListIdentitiesResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListIdentitiesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "ListIdentitiesResponse.identity_pool_id")
    c.pointee.identities = try IdentityIdentitiesListWire.write(self.identities, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "ListIdentitiesResponse.next_token")
  }
}

enum IdentityIdListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityIdList>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "IdentityIdList.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityIdList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__IdentityIdList.self)
    gatehouse__identity_federation__v1__identity_id_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "IdentityIdList.member")
    return c
  }
}

extension DeleteIdentitiesRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteIdentitiesRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DeleteIdentitiesRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteIdentitiesRequest>) {
    gatehouse__identity_federation__v1__delete_identities_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteIdentitiesRequest>) throws(ProtobufError) {
    self.identityIdsToDelete = try IdentityIdListWire.read(c.pointee.identity_ids_to_delete)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteIdentitiesRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_ids_to_delete = try IdentityIdListWire.write(self.identityIdsToDelete, arena)
  }
}

extension IdentityUnprocessedIdentityId: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension IdentityUnprocessedIdentityId: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.IdentityUnprocessedIdentityId"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityUnprocessedIdentityId>) {
    gatehouse__identity_federation__v1__identity_unprocessed_identity_id__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__IdentityUnprocessedIdentityId>) throws(ProtobufError) {
    self.identityId = try readString(c.pointee.identity_id, "IdentityUnprocessedIdentityId.identity_id")
    self.errorCode = try readString(c.pointee.error_code, "IdentityUnprocessedIdentityId.error_code")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityUnprocessedIdentityId>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_id = try arena.string(self.identityId, "IdentityUnprocessedIdentityId.identity_id")
    c.pointee.error_code = try arena.string(self.errorCode, "IdentityUnprocessedIdentityId.error_code")
  }
}

enum IdentityUnprocessedIdentityIdListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityUnprocessedIdentityIdList>?) throws(ProtobufError) -> [IdentityUnprocessedIdentityId]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [IdentityUnprocessedIdentityId]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityUnprocessedIdentityIdList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__IdentityUnprocessedIdentityIdList.self)
    gatehouse__identity_federation__v1__identity_unprocessed_identity_id_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension DeleteIdentitiesResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteIdentitiesResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DeleteIdentitiesResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteIdentitiesResponse>) {
    gatehouse__identity_federation__v1__delete_identities_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteIdentitiesResponse>) throws(ProtobufError) {
    self.unprocessedIdentityIds = try IdentityUnprocessedIdentityIdListWire.read(c.pointee.unprocessed_identity_ids)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteIdentitiesResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.unprocessed_identity_ids = try IdentityUnprocessedIdentityIdListWire.write(self.unprocessedIdentityIds, arena)
  }
}

extension UnlinkIdentityRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UnlinkIdentityRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.UnlinkIdentityRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UnlinkIdentityRequest>) {
    gatehouse__identity_federation__v1__unlink_identity_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__UnlinkIdentityRequest>) throws(ProtobufError) {
    self.identityId = try readString(c.pointee.identity_id, "UnlinkIdentityRequest.identity_id")
    self.logins = try IdentityLoginsMapWire.read(c.pointee.logins)
    self.loginsToRemove = try IdentityLoginsListWire.read(c.pointee.logins_to_remove)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UnlinkIdentityRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_id = try arena.string(self.identityId, "UnlinkIdentityRequest.identity_id")
    c.pointee.logins = try IdentityLoginsMapWire.write(self.logins, arena)
    c.pointee.logins_to_remove = try IdentityLoginsListWire.write(self.loginsToRemove, arena)
  }
}

extension UnlinkIdentityResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UnlinkIdentityResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.UnlinkIdentityResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UnlinkIdentityResponse>) {
    gatehouse__identity_federation__v1__unlink_identity_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__UnlinkIdentityResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UnlinkIdentityResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
