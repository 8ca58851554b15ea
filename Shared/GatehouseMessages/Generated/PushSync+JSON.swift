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

extension UnsubscribeFromDatasetResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
