// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/push_sync.proto. Do not edit.

public import JSON

extension RegisterDeviceRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityId", self.identityId)
    json.member("Platform", self.platform)
    json.member("Token", self.token)
    json.endObject()
  }
}

extension RegisterDeviceRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IdentityPoolId") {
        self.identityPoolId = try json.optional()
      } else if json.isNamed("IdentityId") {
        self.identityId = try json.optional()
      } else if json.isNamed("Platform") {
        self.platform = try json.optional()
      } else if json.isNamed("Token") {
        self.token = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension RegisterDeviceResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("DeviceId", self.deviceId)
    json.endObject()
  }
}

extension SubscribeToDatasetRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityId", self.identityId)
    json.member("DatasetName", self.datasetName)
    json.member("DeviceId", self.deviceId)
    json.endObject()
  }
}

extension SubscribeToDatasetRequest: JSONReadable {
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
      } else {
        try json.skip()
      }
    }
  }
}

extension SubscribeToDatasetResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension UnsubscribeFromDatasetRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IdentityPoolId", self.identityPoolId)
    json.member("IdentityId", self.identityId)
    json.member("DatasetName", self.datasetName)
    json.member("DeviceId", self.deviceId)
    json.endObject()
  }
}

extension UnsubscribeFromDatasetRequest: JSONReadable {
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
      } else {
        try json.skip()
      }
    }
  }
}

extension UnsubscribeFromDatasetResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
