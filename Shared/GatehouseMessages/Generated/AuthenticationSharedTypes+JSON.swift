// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/authentication_shared_types.proto. Do not edit.

public import JSON

extension AttributeType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Name", self.name)
    json.member("Value", self.value)
    json.endObject()
  }
}

extension AnalyticsMetadataType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AnalyticsEndpointId", self.analyticsEndpointId)
    json.endObject()
  }
}

extension UserContextDataType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("IpAddress", self.ipAddress)
    json.member("EncodedData", self.encodedData)
    json.endObject()
  }
}

extension CodeDeliveryDetailsType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Destination", self.destination)
    json.member("DeliveryMedium", self.deliveryMedium)
    json.member("AttributeName", self.attributeName)
    json.endObject()
  }
}

extension MFAOptionType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("DeliveryMedium", self.deliveryMedium)
    json.member("AttributeName", self.attributeName)
    json.endObject()
  }
}

extension UserType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Username", self.username)
    json.member("Attributes", self.attributes)
    json.epochSeconds("UserCreateDate", self.userCreateDateUnixMillis)
    json.epochSeconds("UserLastModifiedDate", self.userLastModifiedDateUnixMillis)
    json.member("Enabled", self.enabled)
    json.member("UserStatus", self.userStatus)
    json.member("MFAOptions", self.mfaOptions)
    json.endObject()
  }
}
