// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/dataset.proto. Do not edit.

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

extension UpdateRecordsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Records", self.records)
    json.endObject()
  }
}
