// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/sync_usage.proto. Do not edit.

public import JSON

extension ListIdentityPoolUsageRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("NextToken", self.nextToken)
    json.member("MaxResults", self.maxResults)
    json.endObject()
  }
}

extension SyncIdentityPoolUsage: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("SyncSessionsCount", self.syncSessionsCount)
    json.member("DataStorage", self.dataStorage)
    json.epochSeconds("LastModifiedDate", self.lastModifiedDateUnixMillis)
    json.endObject()
  }
}

extension ListIdentityPoolUsageResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolUsages", self.identityPoolUsages)
    json.member("MaxResults", self.maxResults)
    json.member("Count", self.count)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension DescribeIdentityPoolUsageRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.endObject()
  }
}

extension DescribeIdentityPoolUsageResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolUsage", self.identityPoolUsage)
    json.endObject()
  }
}

extension DescribeIdentityUsageRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityId", self.identityId)
    json.endObject()
  }
}

extension SyncIdentityUsage: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityId", self.identityId)
    json.member("IdentityPoolId", self.identityPoolId)
    json.epochSeconds("LastModifiedDate", self.lastModifiedDateUnixMillis)
    json.member("DatasetCount", self.datasetCount)
    json.member("DataStorage", self.dataStorage)
    json.endObject()
  }
}

extension DescribeIdentityUsageResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityUsage", self.identityUsage)
    json.endObject()
  }
}
