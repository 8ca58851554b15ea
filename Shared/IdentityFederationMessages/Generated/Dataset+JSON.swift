// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/dataset.proto. Do not edit.

internal import GatehouseMessages
public import JSON

extension ListDatasetsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityId", self.identityId)
    json.member("NextToken", self.nextToken)
    json.member("MaxResults", self.maxResults)
    json.endObject()
  }
}

extension ListDatasetsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("IdentityId") {
        self.identityId = try json.optional()
      } else if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else if json.isNamed("MaxResults") {
        self.maxResults = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SyncDataset: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityId", self.identityId)
    json.member("DatasetName", self.datasetName)
    json.epochSeconds("CreationDate", self.creationDateUnixMillis)
    json.epochSeconds("LastModifiedDate", self.lastModifiedDateUnixMillis)
    json.member("LastModifiedBy", self.lastModifiedBy)
    json.member("DataStorage", self.dataStorage)
    json.member("NumRecords", self.numRecords)
    json.endObject()
  }
}

extension ListDatasetsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Datasets", self.datasets)
    json.member("Count", self.count)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension DescribeDatasetRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityId", self.identityId)
    json.member("DatasetName", self.datasetName)
    json.endObject()
  }
}

extension DescribeDatasetRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("IdentityId") {
        self.identityId = try json.optional()
      } else if json.isNamed("DatasetName") {
        self.datasetName = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DescribeDatasetResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Dataset", self.dataset)
    json.endObject()
  }
}

extension DeleteDatasetRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityId", self.identityId)
    json.member("DatasetName", self.datasetName)
    json.endObject()
  }
}

extension DeleteDatasetRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("IdentityId") {
        self.identityId = try json.optional()
      } else if json.isNamed("DatasetName") {
        self.datasetName = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DeleteDatasetResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Dataset", self.dataset)
    json.endObject()
  }
}

extension ListRecordsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityId", self.identityId)
    json.member("DatasetName", self.datasetName)
    json.member("LastSyncCount", self.lastSyncCount)
    json.member("NextToken", self.nextToken)
    json.member("MaxResults", self.maxResults)
    json.member("SyncSessionToken", self.syncSessionToken)
    json.endObject()
  }
}

extension ListRecordsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("IdentityId") {
        self.identityId = try json.optional()
      } else if json.isNamed("DatasetName") {
        self.datasetName = try json.optional()
      } else if json.isNamed("LastSyncCount") {
        self.lastSyncCount = try json.optional()
      } else if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else if json.isNamed("MaxResults") {
        self.maxResults = try json.optional()
      } else if json.isNamed("SyncSessionToken") {
        self.syncSessionToken = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SyncRecord: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Key", self.key)
    json.member("Value", self.value)
    json.member("SyncCount", self.syncCount)
    json.epochSeconds("LastModifiedDate", self.lastModifiedDateUnixMillis)
    json.member("LastModifiedBy", self.lastModifiedBy)
    json.epochSeconds("DeviceLastModifiedDate", self.deviceLastModifiedDateUnixMillis)
    json.endObject()
  }
}

extension ListRecordsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Records", self.records)
    json.member("NextToken", self.nextToken)
    json.member("Count", self.count)
    json.member("DatasetSyncCount", self.datasetSyncCount)
    json.member("LastModifiedBy", self.lastModifiedBy)
    json.member("MergedDatasetNames", self.mergedDatasetNames)
    json.member("DatasetExists", self.datasetExists)
    json.member("DatasetDeletedAfterRequestedSyncCount", self.datasetDeletedAfterRequestedSyncCount)
    json.member("SyncSessionToken", self.syncSessionToken)
    json.endObject()
  }
}

extension SyncRecordPatch: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Op", self.op)
    json.member("Key", self.key)
    json.member("Value", self.value)
    json.member("SyncCount", self.syncCount)
    json.epochSeconds("DeviceLastModifiedDate", self.deviceLastModifiedDateUnixMillis)
    json.endObject()
  }
}

extension SyncRecordPatch: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Op") {
        self.op = try json.optional()
      } else if json.isNamed("Key") {
        self.key = try json.optional()
      } else if json.isNamed("Value") {
        self.value = try json.optional()
      } else if json.isNamed("SyncCount") {
        self.syncCount = try json.optional()
      } else if json.isNamed("DeviceLastModifiedDate") {
        self.deviceLastModifiedDateUnixMillis = try json.epochSeconds()
      } else {
        try json.skip()
      }
    }
  }
}

extension UpdateRecordsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityId", self.identityId)
    json.member("DatasetName", self.datasetName)
    json.member("DeviceId", self.deviceId)
    json.member("RecordPatches", self.recordPatches)
    json.member("SyncSessionToken", self.syncSessionToken)
    json.member("ClientContext", self.clientContext)
    json.endObject()
  }
}

extension UpdateRecordsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("IdentityId") {
        self.identityId = try json.optional()
      } else if json.isNamed("DatasetName") {
        self.datasetName = try json.optional()
      } else if json.isNamed("DeviceId") {
        self.deviceId = try json.optional()
      } else if json.isNamed("RecordPatches") {
        self.recordPatches = try json.optional()
      } else if json.isNamed("SyncSessionToken") {
        self.syncSessionToken = try json.optional()
      } else if json.isNamed("ClientContext") {
        self.clientContext = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UpdateRecordsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Records", self.records)
    json.endObject()
  }
}
