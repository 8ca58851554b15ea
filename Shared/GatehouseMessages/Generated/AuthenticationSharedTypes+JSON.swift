// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/authentication_shared_types.proto. Do not edit.

public import JSON

extension EumsSmsConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("CallerArn", self.callerArn)
    json.member("ExternalId", self.externalId)
    json.member("OriginationIdentity", self.originationIdentity)
    json.member("ConfigurationSetName", self.configurationSetName)
    json.member("InEntityId", self.inEntityId)
    json.member("InTemplateId", self.inTemplateId)
    json.member("Region", self.region)
    json.endObject()
  }
}

extension SmsConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("SnsCallerArn", self.snsCallerArn)
    json.member("ExternalId", self.externalId)
    json.member("SnsRegion", self.snsRegion)
    json.member("EumsSms", self.eumsSms)
    json.endObject()
  }
}

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
