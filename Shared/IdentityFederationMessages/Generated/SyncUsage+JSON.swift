// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/sync_usage.proto. Do not edit.

internal import GatehouseMessages
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

extension ListIdentityPoolUsageRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else if json.isNamed("MaxResults") {
        self.maxResults = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension DescribeIdentityPoolUsageRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension DescribeIdentityUsageRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("IdentityId") {
        self.identityId = try json.optional()
      } else {
        try json.skip()
      }
    }
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
