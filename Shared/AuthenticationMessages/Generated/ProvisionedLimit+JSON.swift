// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/provisioned_limit.proto. Do not edit.

public import JSON

extension LimitDefinitionType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("LimitClass", self.limitClass)
    json.member("Attributes", self.attributes)
    json.endObject()
  }
}

extension LimitDefinitionType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("LimitClass") {
        self.limitClass = try json.optional()
      } else if json.isNamed("Attributes") {
        self.attributes = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetProvisionedLimitRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("LimitDefinition", self.limitDefinition)
    json.endObject()
  }
}

extension GetProvisionedLimitRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("LimitDefinition") {
        self.limitDefinition = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension LimitType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("LimitDefinition", self.limitDefinition)
    json.member("ProvisionedLimitValue", self.provisionedLimitValue)
    json.member("FreeLimitValue", self.freeLimitValue)
    json.endObject()
  }
}

extension GetProvisionedLimitResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Limit", self.limit)
    json.endObject()
  }
}

extension UpdateProvisionedLimitRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("LimitDefinition", self.limitDefinition)
    json.member("RequestedLimitValue", self.requestedLimitValue)
    json.endObject()
  }
}

extension UpdateProvisionedLimitRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("LimitDefinition") {
        self.limitDefinition = try json.optional()
      } else if json.isNamed("RequestedLimitValue") {
        self.requestedLimitValue = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UpdateProvisionedLimitResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Limit", self.limit)
    json.endObject()
  }
}
