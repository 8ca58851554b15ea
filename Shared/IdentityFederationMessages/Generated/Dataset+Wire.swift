// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/dataset.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ListDatasetsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListDatasetsRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListDatasetsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListDatasetsRequest>) {
    gatehouse__identity_federation__v1__list_datasets_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListDatasetsRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "ListDatasetsRequest.identity_pool_id")
    self.identityId = try readString(c.pointee.identity_id, "ListDatasetsRequest.identity_id")
    self.nextToken = try readString(c.pointee.next_token, "ListDatasetsRequest.next_token")
    self.maxResults = c.pointee.has_max_results != 0 ? c.pointee.max_results : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListDatasetsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "ListDatasetsRequest.identity_pool_id")
    c.pointee.identity_id = try arena.string(self.identityId, "ListDatasetsRequest.identity_id")
    c.pointee.next_token = try arena.string(self.nextToken, "ListDatasetsRequest.next_token")
    if let maxResults = self.maxResults {
      c.pointee.has_max_results = 1
      c.pointee.max_results = maxResults
    }
  }
}

extension SyncDataset: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SyncDataset: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SyncDataset"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncDataset>) {
    gatehouse__identity_federation__v1__sync_dataset__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SyncDataset>) throws(ProtobufError) {
    self.identityId = try readString(c.pointee.identity_id, "SyncDataset.identity_id")
    self.datasetName = try readString(c.pointee.dataset_name, "SyncDataset.dataset_name")
    self.creationDateUnixMillis = c.pointee.has_creation_date_unix_millis != 0 ? c.pointee.creation_date_unix_millis : nil
    self.lastModifiedDateUnixMillis = c.pointee.has_last_modified_date_unix_millis != 0 ? c.pointee.last_modified_date_unix_millis : nil
    self.lastModifiedBy = try readString(c.pointee.last_modified_by, "SyncDataset.last_modified_by")
    self.dataStorage = c.pointee.has_data_storage != 0 ? c.pointee.data_storage : nil
    self.numRecords = c.pointee.has_num_records != 0 ? c.pointee.num_records : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncDataset>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_id = try arena.string(self.identityId, "SyncDataset.identity_id")
    c.pointee.dataset_name = try arena.string(self.datasetName, "SyncDataset.dataset_name")
    if let creationDateUnixMillis = self.creationDateUnixMillis {
      c.pointee.has_creation_date_unix_millis = 1
      c.pointee.creation_date_unix_millis = creationDateUnixMillis
    }
    if let lastModifiedDateUnixMillis = self.lastModifiedDateUnixMillis {
      c.pointee.has_last_modified_date_unix_millis = 1
      c.pointee.last_modified_date_unix_millis = lastModifiedDateUnixMillis
    }
    c.pointee.last_modified_by = try arena.string(self.lastModifiedBy, "SyncDataset.last_modified_by")
    if let dataStorage = self.dataStorage {
      c.pointee.has_data_storage = 1
      c.pointee.data_storage = dataStorage
    }
    if let numRecords = self.numRecords {
      c.pointee.has_num_records = 1
      c.pointee.num_records = numRecords
    }
  }
}

enum SyncDatasetListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncDatasetList>?) throws(ProtobufError) -> [SyncDataset]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [SyncDataset]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncDatasetList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__SyncDatasetList.self)
    gatehouse__identity_federation__v1__sync_dataset_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension ListDatasetsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListDatasetsResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListDatasetsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListDatasetsResponse>) {
    gatehouse__identity_federation__v1__list_datasets_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListDatasetsResponse>) throws(ProtobufError) {
    self.datasets = try SyncDatasetListWire.read(c.pointee.datasets)
    self.count = c.pointee.has_count != 0 ? c.pointee.count : nil
    self.nextToken = try readString(c.pointee.next_token, "ListDatasetsResponse.next_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListDatasetsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.datasets = try SyncDatasetListWire.write(self.datasets, arena)
    if let count = self.count {
      c.pointee.has_count = 1
      c.pointee.count = count
    }
    c.pointee.next_token = try arena.string(self.nextToken, "ListDatasetsResponse.next_token")
  }
}

extension DescribeDatasetRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeDatasetRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DescribeDatasetRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeDatasetRequest>) {
    gatehouse__identity_federation__v1__describe_dataset_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DescribeDatasetRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "DescribeDatasetRequest.identity_pool_id")
    self.identityId = try readString(c.pointee.identity_id, "DescribeDatasetRequest.identity_id")
    self.datasetName = try readString(c.pointee.dataset_name, "DescribeDatasetRequest.dataset_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeDatasetRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "DescribeDatasetRequest.identity_pool_id")
    c.pointee.identity_id = try arena.string(self.identityId, "DescribeDatasetRequest.identity_id")
    c.pointee.dataset_name = try arena.string(self.datasetName, "DescribeDatasetRequest.dataset_name")
  }
}

extension DescribeDatasetResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeDatasetResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DescribeDatasetResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeDatasetResponse>) {
    gatehouse__identity_federation__v1__describe_dataset_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DescribeDatasetResponse>) throws(ProtobufError) {
    self.dataset = try readMessage(c.pointee.dataset)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DescribeDatasetResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.dataset = try arena.message(self.dataset)
  }
}

extension DeleteDatasetRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteDatasetRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DeleteDatasetRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteDatasetRequest>) {
    gatehouse__identity_federation__v1__delete_dataset_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteDatasetRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "DeleteDatasetRequest.identity_pool_id")
    self.identityId = try readString(c.pointee.identity_id, "DeleteDatasetRequest.identity_id")
    self.datasetName = try readString(c.pointee.dataset_name, "DeleteDatasetRequest.dataset_name")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteDatasetRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "DeleteDatasetRequest.identity_pool_id")
    c.pointee.identity_id = try arena.string(self.identityId, "DeleteDatasetRequest.identity_id")
    c.pointee.dataset_name = try arena.string(self.datasetName, "DeleteDatasetRequest.dataset_name")
  }
}

extension DeleteDatasetResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteDatasetResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DeleteDatasetResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteDatasetResponse>) {
    gatehouse__identity_federation__v1__delete_dataset_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DeleteDatasetResponse>) throws(ProtobufError) {
    self.dataset = try readMessage(c.pointee.dataset)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DeleteDatasetResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.dataset = try arena.message(self.dataset)
  }
}

extension ListRecordsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListRecordsRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListRecordsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListRecordsRequest>) {
    gatehouse__identity_federation__v1__list_records_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListRecordsRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "ListRecordsRequest.identity_pool_id")
    self.identityId = try readString(c.pointee.identity_id, "ListRecordsRequest.identity_id")
    self.datasetName = try readString(c.pointee.dataset_name, "ListRecordsRequest.dataset_name")
    self.lastSyncCount = c.pointee.has_last_sync_count != 0 ? c.pointee.last_sync_count : nil
    self.nextToken = try readString(c.pointee.next_token, "ListRecordsRequest.next_token")
    self.maxResults = c.pointee.has_max_results != 0 ? c.pointee.max_results : nil
    self.syncSessionToken = try readText(c.pointee.has_sync_session_token, c.pointee.sync_session_token, "ListRecordsRequest.sync_session_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListRecordsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "ListRecordsRequest.identity_pool_id")
    c.pointee.identity_id = try arena.string(self.identityId, "ListRecordsRequest.identity_id")
    c.pointee.dataset_name = try arena.string(self.datasetName, "ListRecordsRequest.dataset_name")
    if let lastSyncCount = self.lastSyncCount {
      c.pointee.has_last_sync_count = 1
      c.pointee.last_sync_count = lastSyncCount
    }
    c.pointee.next_token = try arena.string(self.nextToken, "ListRecordsRequest.next_token")
    if let maxResults = self.maxResults {
      c.pointee.has_max_results = 1
      c.pointee.max_results = maxResults
    }
    if let syncSessionToken = self.syncSessionToken {
      c.pointee.has_sync_session_token = 1
      c.pointee.sync_session_token = try arena.data(of: syncSessionToken)
    }
  }
}

extension SyncRecord: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SyncRecord: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SyncRecord"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncRecord>) {
    gatehouse__identity_federation__v1__sync_record__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SyncRecord>) throws(ProtobufError) {
    self.key = try readString(c.pointee.key, "SyncRecord.key")
    self.value = try readText(c.pointee.has_value, c.pointee.value, "SyncRecord.value")
    self.syncCount = c.pointee.has_sync_count != 0 ? c.pointee.sync_count : nil
    self.lastModifiedDateUnixMillis = c.pointee.has_last_modified_date_unix_millis != 0 ? c.pointee.last_modified_date_unix_millis : nil
    self.lastModifiedBy = try readString(c.pointee.last_modified_by, "SyncRecord.last_modified_by")
    self.deviceLastModifiedDateUnixMillis = c.pointee.has_device_last_modified_date_unix_millis != 0 ? c.pointee.device_last_modified_date_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncRecord>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.key = try arena.string(self.key, "SyncRecord.key")
    if let value = self.value {
      c.pointee.has_value = 1
      c.pointee.value = try arena.data(of: value)
    }
    if let syncCount = self.syncCount {
      c.pointee.has_sync_count = 1
      c.pointee.sync_count = syncCount
    }
    if let lastModifiedDateUnixMillis = self.lastModifiedDateUnixMillis {
      c.pointee.has_last_modified_date_unix_millis = 1
      c.pointee.last_modified_date_unix_millis = lastModifiedDateUnixMillis
    }
    c.pointee.last_modified_by = try arena.string(self.lastModifiedBy, "SyncRecord.last_modified_by")
    if let deviceLastModifiedDateUnixMillis = self.deviceLastModifiedDateUnixMillis {
      c.pointee.has_device_last_modified_date_unix_millis = 1
      c.pointee.device_last_modified_date_unix_millis = deviceLastModifiedDateUnixMillis
    }
  }
}

enum SyncRecordListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncRecordList>?) throws(ProtobufError) -> [SyncRecord]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [SyncRecord]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncRecordList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__SyncRecordList.self)
    gatehouse__identity_federation__v1__sync_record_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

enum SyncMergedDatasetNameListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncMergedDatasetNameList>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "SyncMergedDatasetNameList.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncMergedDatasetNameList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__SyncMergedDatasetNameList.self)
    gatehouse__identity_federation__v1__sync_merged_dataset_name_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "SyncMergedDatasetNameList.member")
    return c
  }
}

extension ListRecordsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListRecordsResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.ListRecordsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListRecordsResponse>) {
    gatehouse__identity_federation__v1__list_records_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__ListRecordsResponse>) throws(ProtobufError) {
    self.records = try SyncRecordListWire.read(c.pointee.records)
    self.nextToken = try readString(c.pointee.next_token, "ListRecordsResponse.next_token")
    self.count = c.pointee.has_count != 0 ? c.pointee.count : nil
    self.datasetSyncCount = c.pointee.has_dataset_sync_count != 0 ? c.pointee.dataset_sync_count : nil
    self.lastModifiedBy = try readString(c.pointee.last_modified_by, "ListRecordsResponse.last_modified_by")
    self.mergedDatasetNames = try SyncMergedDatasetNameListWire.read(c.pointee.merged_dataset_names)
    self.datasetExists = c.pointee.has_dataset_exists != 0 ? c.pointee.dataset_exists != 0 : nil
    self.datasetDeletedAfterRequestedSyncCount = c.pointee.has_dataset_deleted_after_requested_sync_count != 0 ? c.pointee.dataset_deleted_after_requested_sync_count != 0 : nil
    self.syncSessionToken = try readString(c.pointee.sync_session_token, "ListRecordsResponse.sync_session_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__ListRecordsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.records = try SyncRecordListWire.write(self.records, arena)
    c.pointee.next_token = try arena.string(self.nextToken, "ListRecordsResponse.next_token")
    if let count = self.count {
      c.pointee.has_count = 1
      c.pointee.count = count
    }
    if let datasetSyncCount = self.datasetSyncCount {
      c.pointee.has_dataset_sync_count = 1
      c.pointee.dataset_sync_count = datasetSyncCount
    }
    c.pointee.last_modified_by = try arena.string(self.lastModifiedBy, "ListRecordsResponse.last_modified_by")
    c.pointee.merged_dataset_names = try SyncMergedDatasetNameListWire.write(self.mergedDatasetNames, arena)
    if let datasetExists = self.datasetExists {
      c.pointee.has_dataset_exists = 1
      c.pointee.dataset_exists = datasetExists ? 1 : 0
    }
    if let datasetDeletedAfterRequestedSyncCount = self.datasetDeletedAfterRequestedSyncCount {
      c.pointee.has_dataset_deleted_after_requested_sync_count = 1
      c.pointee.dataset_deleted_after_requested_sync_count = datasetDeletedAfterRequestedSyncCount ? 1 : 0
    }
    c.pointee.sync_session_token = try arena.string(self.syncSessionToken, "ListRecordsResponse.sync_session_token")
  }
}

extension SyncRecordPatch: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SyncRecordPatch: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SyncRecordPatch"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncRecordPatch>) {
    gatehouse__identity_federation__v1__sync_record_patch__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SyncRecordPatch>) throws(ProtobufError) {
    self.op = try readString(c.pointee.op, "SyncRecordPatch.op")
    self.key = try readString(c.pointee.key, "SyncRecordPatch.key")
    self.value = try readText(c.pointee.has_value, c.pointee.value, "SyncRecordPatch.value")
    self.syncCount = c.pointee.has_sync_count != 0 ? c.pointee.sync_count : nil
    self.deviceLastModifiedDateUnixMillis = c.pointee.has_device_last_modified_date_unix_millis != 0 ? c.pointee.device_last_modified_date_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncRecordPatch>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.op = try arena.string(self.op, "SyncRecordPatch.op")
    c.pointee.key = try arena.string(self.key, "SyncRecordPatch.key")
    if let value = self.value {
      c.pointee.has_value = 1
      c.pointee.value = try arena.data(of: value)
    }
    if let syncCount = self.syncCount {
      c.pointee.has_sync_count = 1
      c.pointee.sync_count = syncCount
    }
    if let deviceLastModifiedDateUnixMillis = self.deviceLastModifiedDateUnixMillis {
      c.pointee.has_device_last_modified_date_unix_millis = 1
      c.pointee.device_last_modified_date_unix_millis = deviceLastModifiedDateUnixMillis
    }
  }
}

enum SyncRecordPatchListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncRecordPatchList>?) throws(ProtobufError) -> [SyncRecordPatch]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [SyncRecordPatch]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncRecordPatchList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__SyncRecordPatchList.self)
    gatehouse__identity_federation__v1__sync_record_patch_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension UpdateRecordsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateRecordsRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.UpdateRecordsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UpdateRecordsRequest>) {
    gatehouse__identity_federation__v1__update_records_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__UpdateRecordsRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "UpdateRecordsRequest.identity_pool_id")
    self.identityId = try readString(c.pointee.identity_id, "UpdateRecordsRequest.identity_id")
    self.datasetName = try readString(c.pointee.dataset_name, "UpdateRecordsRequest.dataset_name")
    self.deviceId = try readString(c.pointee.device_id, "UpdateRecordsRequest.device_id")
    self.recordPatches = try SyncRecordPatchListWire.read(c.pointee.record_patches)
    self.syncSessionToken = try readText(c.pointee.has_sync_session_token, c.pointee.sync_session_token, "UpdateRecordsRequest.sync_session_token")
    self.clientContext = try readString(c.pointee.client_context, "UpdateRecordsRequest.client_context")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UpdateRecordsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "UpdateRecordsRequest.identity_pool_id")
    c.pointee.identity_id = try arena.string(self.identityId, "UpdateRecordsRequest.identity_id")
    c.pointee.dataset_name = try arena.string(self.datasetName, "UpdateRecordsRequest.dataset_name")
    c.pointee.device_id = try arena.string(self.deviceId, "UpdateRecordsRequest.device_id")
    c.pointee.record_patches = try SyncRecordPatchListWire.write(self.recordPatches, arena)
    if let syncSessionToken = self.syncSessionToken {
      c.pointee.has_sync_session_token = 1
      c.pointee.sync_session_token = try arena.data(of: syncSessionToken)
    }
    c.pointee.client_context = try arena.string(self.clientContext, "UpdateRecordsRequest.client_context")
  }
}

extension UpdateRecordsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateRecordsResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.UpdateRecordsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UpdateRecordsResponse>) {
    gatehouse__identity_federation__v1__update_records_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__UpdateRecordsResponse>) throws(ProtobufError) {
    self.records = try SyncRecordListWire.read(c.pointee.records)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UpdateRecordsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.records = try SyncRecordListWire.write(self.records, arena)
  }
}
