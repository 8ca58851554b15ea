// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity_federation.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension VerifySignatureRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension VerifySignatureRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.VerifySignatureRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__VerifySignatureRequest>) {
    gatehouse__identity_federation__v1__verify_signature_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__VerifySignatureRequest>) throws(ProtobufError) {
    self.accessKeyId = try readString(c.pointee.access_key_id, "VerifySignatureRequest.access_key_id")
    self.scopeDate = try readString(c.pointee.scope_date, "VerifySignatureRequest.scope_date")
    self.scopeRegion = try readString(c.pointee.scope_region, "VerifySignatureRequest.scope_region")
    self.scopeService = try readString(c.pointee.scope_service, "VerifySignatureRequest.scope_service")
    self.amzDate = try readString(c.pointee.amz_date, "VerifySignatureRequest.amz_date")
    self.stringToSign = try readString(c.pointee.string_to_sign, "VerifySignatureRequest.string_to_sign")
    self.signature = try readString(c.pointee.signature, "VerifySignatureRequest.signature")
    self.sessionToken = readBytes(c.pointee.has_session_token, c.pointee.session_token)
    self.expiresSeconds = c.pointee.has_expires_seconds != 0 ? c.pointee.expires_seconds : nil
    self.canonicalRequest = try readString(c.pointee.canonical_request, "VerifySignatureRequest.canonical_request")
    self.messageHash = readBytes(c.pointee.has_message_hash, c.pointee.message_hash)
    self.body = readBytes(c.pointee.has_body, c.pointee.body)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__VerifySignatureRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.access_key_id = try arena.string(self.accessKeyId, "VerifySignatureRequest.access_key_id")
    c.pointee.scope_date = try arena.string(self.scopeDate, "VerifySignatureRequest.scope_date")
    c.pointee.scope_region = try arena.string(self.scopeRegion, "VerifySignatureRequest.scope_region")
    c.pointee.scope_service = try arena.string(self.scopeService, "VerifySignatureRequest.scope_service")
    c.pointee.amz_date = try arena.string(self.amzDate, "VerifySignatureRequest.amz_date")
    c.pointee.string_to_sign = try arena.string(self.stringToSign, "VerifySignatureRequest.string_to_sign")
    c.pointee.signature = try arena.string(self.signature, "VerifySignatureRequest.signature")
    if let sessionToken = self.sessionToken {
      c.pointee.has_session_token = 1
      c.pointee.session_token = try arena.data(sessionToken)
    }
    if let expiresSeconds = self.expiresSeconds {
      c.pointee.has_expires_seconds = 1
      c.pointee.expires_seconds = expiresSeconds
    }
    c.pointee.canonical_request = try arena.string(self.canonicalRequest, "VerifySignatureRequest.canonical_request")
    if let messageHash = self.messageHash {
      c.pointee.has_message_hash = 1
      c.pointee.message_hash = try arena.data(messageHash)
    }
    if let body = self.body {
      c.pointee.has_body = 1
      c.pointee.body = try arena.data(body)
    }
  }
}

extension VerifySignatureResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension VerifySignatureResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.VerifySignatureResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__VerifySignatureResponse>) {
    gatehouse__identity_federation__v1__verify_signature_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__VerifySignatureResponse>) throws(ProtobufError) {
    self.accessKeyId = try readString(c.pointee.access_key_id, "VerifySignatureResponse.access_key_id")
    self.accountId = try readString(c.pointee.account_id, "VerifySignatureResponse.account_id")
    self.principal = try readMessage(c.pointee.principal)
    self.ticket = try readString(c.pointee.ticket, "VerifySignatureResponse.ticket")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__VerifySignatureResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.access_key_id = try arena.string(self.accessKeyId, "VerifySignatureResponse.access_key_id")
    c.pointee.account_id = try arena.string(self.accountId, "VerifySignatureResponse.account_id")
    c.pointee.principal = try arena.message(self.principal)
    c.pointee.ticket = try arena.string(self.ticket, "VerifySignatureResponse.ticket")
  }
}

extension Principal: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension Principal: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.Principal"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__Principal>) {
    gatehouse__identity_federation__v1__principal__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__Principal>) throws(ProtobufError) {
    self.accessKeyId = try readString(c.pointee.access_key_id, "Principal.access_key_id")
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "Principal.identity_pool_id")
    self.identityId = try readString(c.pointee.identity_id, "Principal.identity_id")
    self.roleArn = try readString(c.pointee.role_arn, "Principal.role_arn")
    self.sessionName = try readString(c.pointee.session_name, "Principal.session_name")
    self.tags = try PrincipalTagsWire.read(c.pointee.tags)
    self.isAuthenticated = c.pointee.has_is_authenticated != 0 ? c.pointee.is_authenticated != 0 : nil
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
    self.isReadOnly = c.pointee.has_is_read_only != 0 ? c.pointee.is_read_only != 0 : nil
    self.pools = try readStrings(c.pointee.n_pools, c.pointee.pools, "Principal.pools")
    self.sessionAccessKeyId = try readString(c.pointee.session_access_key_id, "Principal.session_access_key_id")
    self.federatedUser = try readString(c.pointee.federated_user, "Principal.federated_user")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__Principal>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.access_key_id = try arena.string(self.accessKeyId, "Principal.access_key_id")
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "Principal.identity_pool_id")
    c.pointee.identity_id = try arena.string(self.identityId, "Principal.identity_id")
    c.pointee.role_arn = try arena.string(self.roleArn, "Principal.role_arn")
    c.pointee.session_name = try arena.string(self.sessionName, "Principal.session_name")
    c.pointee.tags = try PrincipalTagsWire.write(self.tags, arena)
    if let isAuthenticated = self.isAuthenticated {
      c.pointee.has_is_authenticated = 1
      c.pointee.is_authenticated = isAuthenticated ? 1 : 0
    }
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
    if let isReadOnly = self.isReadOnly {
      c.pointee.has_is_read_only = 1
      c.pointee.is_read_only = isReadOnly ? 1 : 0
    }
    c.pointee.n_pools = self.pools.count
    c.pointee.pools = try arena.strings(self.pools, "Principal.pools")
    c.pointee.session_access_key_id = try arena.string(self.sessionAccessKeyId, "Principal.session_access_key_id")
    c.pointee.federated_user = try arena.string(self.federatedUser, "Principal.federated_user")
  }
}

enum PrincipalTagsWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__PrincipalTags>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "PrincipalTags.entry") ?? ""
      values[key] = try readString(entry.pointee.value, "PrincipalTags.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__PrincipalTags>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__PrincipalTags.self)
    gatehouse__identity_federation__v1__principal_tags__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__PrincipalTags__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__IdentityFederation__V1__PrincipalTags__EntryEntry.self)
      gatehouse__identity_federation__v1__principal_tags__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "PrincipalTags.entry")
      entry.pointee.value = try arena.string(value, "PrincipalTags.entry")
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

extension CreateAccessKeyRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateAccessKeyRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.CreateAccessKeyRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateAccessKeyRequest>) {
    gatehouse__identity_federation__v1__create_access_key_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__CreateAccessKeyRequest>) throws(ProtobufError) {
    self.description = try readString(c.pointee.description, "CreateAccessKeyRequest.description")
    self.limits = try readMessage(c.pointee.limits)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateAccessKeyRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.description = try arena.string(self.description, "CreateAccessKeyRequest.description")
    c.pointee.limits = try arena.message(self.limits)
  }
}

extension AccessKeyLimits: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AccessKeyLimits: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.AccessKeyLimits"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AccessKeyLimits>) {
    gatehouse__identity_federation__v1__access_key_limits__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__AccessKeyLimits>) throws(ProtobufError) {
    self.isReadOnly = c.pointee.has_is_read_only != 0 ? c.pointee.is_read_only != 0 : nil
    self.pools = try readStrings(c.pointee.n_pools, c.pointee.pools, "AccessKeyLimits.pools")
    self.sourceRanges = try readStrings(c.pointee.n_source_ranges, c.pointee.source_ranges, "AccessKeyLimits.source_ranges")
    self.expiresAtUnixMillis = c.pointee.has_expires_at_unix_millis != 0 ? c.pointee.expires_at_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AccessKeyLimits>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let isReadOnly = self.isReadOnly {
      c.pointee.has_is_read_only = 1
      c.pointee.is_read_only = isReadOnly ? 1 : 0
    }
    c.pointee.n_pools = self.pools.count
    c.pointee.pools = try arena.strings(self.pools, "AccessKeyLimits.pools")
    c.pointee.n_source_ranges = self.sourceRanges.count
    c.pointee.source_ranges = try arena.strings(self.sourceRanges, "AccessKeyLimits.source_ranges")
    if let expiresAtUnixMillis = self.expiresAtUnixMillis {
      c.pointee.has_expires_at_unix_millis = 1
      c.pointee.expires_at_unix_millis = expiresAtUnixMillis
    }
  }
}

extension CreateAccessKeyResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateAccessKeyResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.CreateAccessKeyResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateAccessKeyResponse>) {
    gatehouse__identity_federation__v1__create_access_key_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__CreateAccessKeyResponse>) throws(ProtobufError) {
    self.accessKeyId = try readString(c.pointee.access_key_id, "CreateAccessKeyResponse.access_key_id")
    self.secretAccessKey = readBytes(c.pointee.has_secret_access_key, c.pointee.secret_access_key)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__CreateAccessKeyResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.access_key_id = try arena.string(self.accessKeyId, "CreateAccessKeyResponse.access_key_id")
    if let secretAccessKey = self.secretAccessKey {
      c.pointee.has_secret_access_key = 1
      c.pointee.secret_access_key = try arena.data(secretAccessKey)
    }
  }
}

extension ImportAccessKeyRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ImportAccessKeyRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ImportAccessKeyRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ImportAccessKeyRequest>) {
    gatehouse__identity_federation__v1__import_access_key_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ImportAccessKeyRequest>) throws(ProtobufError) {
    self.accessKeyId = try readString(c.pointee.access_key_id, "ImportAccessKeyRequest.access_key_id")
    self.secretAccessKey = readBytes(c.pointee.has_secret_access_key, c.pointee.secret_access_key)
    self.description = try readString(c.pointee.description, "ImportAccessKeyRequest.description")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ImportAccessKeyRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.access_key_id = try arena.string(self.accessKeyId, "ImportAccessKeyRequest.access_key_id")
    if let secretAccessKey = self.secretAccessKey {
      c.pointee.has_secret_access_key = 1
      c.pointee.secret_access_key = try arena.data(secretAccessKey)
    }
    c.pointee.description = try arena.string(self.description, "ImportAccessKeyRequest.description")
  }
}

extension ImportAccessKeyResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ImportAccessKeyResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ImportAccessKeyResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ImportAccessKeyResponse>) {
    gatehouse__identity_federation__v1__import_access_key_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ImportAccessKeyResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ImportAccessKeyResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension ListAccessKeysRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListAccessKeysRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListAccessKeysRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListAccessKeysRequest>) {
    gatehouse__identity_federation__v1__list_access_keys_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListAccessKeysRequest>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListAccessKeysRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension AccessKeyDescription: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AccessKeyDescription: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.AccessKeyDescription"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AccessKeyDescription>) {
    gatehouse__identity_federation__v1__access_key_description__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__AccessKeyDescription>) throws(ProtobufError) {
    self.accessKeyId = try readString(c.pointee.access_key_id, "AccessKeyDescription.access_key_id")
    self.status = try readString(c.pointee.status, "AccessKeyDescription.status")
    self.description = try readString(c.pointee.description, "AccessKeyDescription.description")
    self.createdAtUnixMillis = c.pointee.has_created_at_unix_millis != 0 ? c.pointee.created_at_unix_millis : nil
    self.limits = try readMessage(c.pointee.limits)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AccessKeyDescription>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.access_key_id = try arena.string(self.accessKeyId, "AccessKeyDescription.access_key_id")
    c.pointee.status = try arena.string(self.status, "AccessKeyDescription.status")
    c.pointee.description = try arena.string(self.description, "AccessKeyDescription.description")
    if let createdAtUnixMillis = self.createdAtUnixMillis {
      c.pointee.has_created_at_unix_millis = 1
      c.pointee.created_at_unix_millis = createdAtUnixMillis
    }
    c.pointee.limits = try arena.message(self.limits)
  }
}

extension ListAccessKeysResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListAccessKeysResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListAccessKeysResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListAccessKeysResponse>) {
    gatehouse__identity_federation__v1__list_access_keys_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListAccessKeysResponse>) throws(ProtobufError) {
    self.accessKeys = try readMessages(c.pointee.n_access_keys, c.pointee.access_keys)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListAccessKeysResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.n_access_keys = self.accessKeys.count
    c.pointee.access_keys = try arena.messages(self.accessKeys)
  }
}

extension SetAccessKeyStatusRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetAccessKeyStatusRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SetAccessKeyStatusRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetAccessKeyStatusRequest>) {
    gatehouse__identity_federation__v1__set_access_key_status_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SetAccessKeyStatusRequest>) throws(ProtobufError) {
    self.accessKeyId = try readString(c.pointee.access_key_id, "SetAccessKeyStatusRequest.access_key_id")
    self.status = try readString(c.pointee.status, "SetAccessKeyStatusRequest.status")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetAccessKeyStatusRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.access_key_id = try arena.string(self.accessKeyId, "SetAccessKeyStatusRequest.access_key_id")
    c.pointee.status = try arena.string(self.status, "SetAccessKeyStatusRequest.status")
  }
}

extension SetAccessKeyStatusResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetAccessKeyStatusResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SetAccessKeyStatusResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetAccessKeyStatusResponse>) {
    gatehouse__identity_federation__v1__set_access_key_status_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SetAccessKeyStatusResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetAccessKeyStatusResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension DeleteAccessKeyRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteAccessKeyRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DeleteAccessKeyRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteAccessKeyRequest>) {
    gatehouse__identity_federation__v1__delete_access_key_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteAccessKeyRequest>) throws(ProtobufError) {
    self.accessKeyId = try readString(c.pointee.access_key_id, "DeleteAccessKeyRequest.access_key_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteAccessKeyRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.access_key_id = try arena.string(self.accessKeyId, "DeleteAccessKeyRequest.access_key_id")
  }
}

extension DeleteAccessKeyResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteAccessKeyResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DeleteAccessKeyResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteAccessKeyResponse>) {
    gatehouse__identity_federation__v1__delete_access_key_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteAccessKeyResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteAccessKeyResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
