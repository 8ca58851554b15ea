// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/sync_usage.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ListIdentityPoolUsageRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListIdentityPoolUsageRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListIdentityPoolUsageRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListIdentityPoolUsageRequest>) {
    gatehouse__identity_federation__v1__list_identity_pool_usage_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListIdentityPoolUsageRequest>) throws(ProtobufError) {
    self.nextToken = try readString(c.pointee.next_token, "ListIdentityPoolUsageRequest.next_token")
    self.maxResults = c.pointee.has_max_results != 0 ? c.pointee.max_results : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListIdentityPoolUsageRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.next_token = try arena.string(self.nextToken, "ListIdentityPoolUsageRequest.next_token")
    if let maxResults = self.maxResults {
      c.pointee.has_max_results = 1
      c.pointee.max_results = maxResults
    }
  }
}

extension SyncIdentityPoolUsage: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SyncIdentityPoolUsage: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SyncIdentityPoolUsage"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncIdentityPoolUsage>) {
    gatehouse__identity_federation__v1__sync_identity_pool_usage__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SyncIdentityPoolUsage>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "SyncIdentityPoolUsage.identity_pool_id")
    self.syncSessionsCount = c.pointee.has_sync_sessions_count != 0 ? c.pointee.sync_sessions_count : nil
    self.dataStorage = c.pointee.has_data_storage != 0 ? c.pointee.data_storage : nil
    self.lastModifiedDateUnixMillis = c.pointee.has_last_modified_date_unix_millis != 0 ? c.pointee.last_modified_date_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncIdentityPoolUsage>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "SyncIdentityPoolUsage.identity_pool_id")
    if let syncSessionsCount = self.syncSessionsCount {
      c.pointee.has_sync_sessions_count = 1
      c.pointee.sync_sessions_count = syncSessionsCount
    }
    if let dataStorage = self.dataStorage {
      c.pointee.has_data_storage = 1
      c.pointee.data_storage = dataStorage
    }
    if let lastModifiedDateUnixMillis = self.lastModifiedDateUnixMillis {
      c.pointee.has_last_modified_date_unix_millis = 1
      c.pointee.last_modified_date_unix_millis = lastModifiedDateUnixMillis
    }
  }
}

enum SyncIdentityPoolUsageListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncIdentityPoolUsageList>?) throws(ProtobufError) -> [SyncIdentityPoolUsage]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [SyncIdentityPoolUsage]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncIdentityPoolUsageList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__SyncIdentityPoolUsageList.self)
    gatehouse__identity_federation__v1__sync_identity_pool_usage_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension ListIdentityPoolUsageResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListIdentityPoolUsageResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListIdentityPoolUsageResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListIdentityPoolUsageResponse>) {
    gatehouse__identity_federation__v1__list_identity_pool_usage_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListIdentityPoolUsageResponse>) throws(ProtobufError) {
    self.identityPoolUsages = try SyncIdentityPoolUsageListWire.read(c.pointee.identity_pool_usages)
    self.maxResults = c.pointee.has_max_results != 0 ? c.pointee.max_results : nil
    self.count = c.pointee.has_count != 0 ? c.pointee.count : nil
    self.nextToken = try readString(c.pointee.next_token, "ListIdentityPoolUsageResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListIdentityPoolUsageResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_usages = try SyncIdentityPoolUsageListWire.write(self.identityPoolUsages, arena)
    if let maxResults = self.maxResults {
      c.pointee.has_max_results = 1
      c.pointee.max_results = maxResults
    }
    if let count = self.count {
      c.pointee.has_count = 1
      c.pointee.count = count
    }
    c.pointee.next_token = try arena.string(self.nextToken, "ListIdentityPoolUsageResponse.next_token")
  }
}

extension DescribeIdentityPoolUsageRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeIdentityPoolUsageRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DescribeIdentityPoolUsageRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityPoolUsageRequest>) {
    gatehouse__identity_federation__v1__describe_identity_pool_usage_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityPoolUsageRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "DescribeIdentityPoolUsageRequest.identity_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityPoolUsageRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "DescribeIdentityPoolUsageRequest.identity_pool_id")
  }
}

extension DescribeIdentityPoolUsageResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeIdentityPoolUsageResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DescribeIdentityPoolUsageResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityPoolUsageResponse>) {
    gatehouse__identity_federation__v1__describe_identity_pool_usage_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityPoolUsageResponse>) throws(ProtobufError) {
    self.identityPoolUsage = try readMessage(c.pointee.identity_pool_usage)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityPoolUsageResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_usage = try arena.message(self.identityPoolUsage)
  }
}

extension DescribeIdentityUsageRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeIdentityUsageRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DescribeIdentityUsageRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityUsageRequest>) {
    gatehouse__identity_federation__v1__describe_identity_usage_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityUsageRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "DescribeIdentityUsageRequest.identity_pool_id")
    self.identityId = try readString(c.pointee.identity_id, "DescribeIdentityUsageRequest.identity_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityUsageRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "DescribeIdentityUsageRequest.identity_pool_id")
    c.pointee.identity_id = try arena.string(self.identityId, "DescribeIdentityUsageRequest.identity_id")
  }
}

extension SyncIdentityUsage: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SyncIdentityUsage: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SyncIdentityUsage"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncIdentityUsage>) {
    gatehouse__identity_federation__v1__sync_identity_usage__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SyncIdentityUsage>) throws(ProtobufError) {
    self.identityId = try readString(c.pointee.identity_id, "SyncIdentityUsage.identity_id")
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "SyncIdentityUsage.identity_pool_id")
    self.lastModifiedDateUnixMillis = c.pointee.has_last_modified_date_unix_millis != 0 ? c.pointee.last_modified_date_unix_millis : nil
    self.datasetCount = c.pointee.has_dataset_count != 0 ? c.pointee.dataset_count : nil
    self.dataStorage = c.pointee.has_data_storage != 0 ? c.pointee.data_storage : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncIdentityUsage>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_id = try arena.string(self.identityId, "SyncIdentityUsage.identity_id")
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "SyncIdentityUsage.identity_pool_id")
    if let lastModifiedDateUnixMillis = self.lastModifiedDateUnixMillis {
      c.pointee.has_last_modified_date_unix_millis = 1
      c.pointee.last_modified_date_unix_millis = lastModifiedDateUnixMillis
    }
    if let datasetCount = self.datasetCount {
      c.pointee.has_dataset_count = 1
      c.pointee.dataset_count = datasetCount
    }
    if let dataStorage = self.dataStorage {
      c.pointee.has_data_storage = 1
      c.pointee.data_storage = dataStorage
    }
  }
}

extension DescribeIdentityUsageResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeIdentityUsageResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DescribeIdentityUsageResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityUsageResponse>) {
    gatehouse__identity_federation__v1__describe_identity_usage_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityUsageResponse>) throws(ProtobufError) {
    self.identityUsage = try readMessage(c.pointee.identity_usage)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeIdentityUsageResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_usage = try arena.message(self.identityUsage)
  }
}
