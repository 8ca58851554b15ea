// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/authentication_shared_types.proto. Do not edit.

internal import GatehouseMessages
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

extension AttributeType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Name") {
        self.name = try json.optional()
      } else if json.isNamed("Value") {
        self.value = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension AnalyticsMetadataType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AnalyticsEndpointId") {
        self.analyticsEndpointId = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension UserContextDataType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("IpAddress") {
        self.ipAddress = try json.optional()
      } else if json.isNamed("EncodedData") {
        self.encodedData = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension MFAOptionType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("DeliveryMedium") {
        self.deliveryMedium = try json.optional()
      } else if json.isNamed("AttributeName") {
        self.attributeName = try json.optional()
      } else {
        try json.skip()
      }
    }
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

extension NewDeviceMetadataType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("DeviceKey", self.deviceKey)
    json.member("DeviceGroupKey", self.deviceGroupKey)
    json.endObject()
  }
}

extension AuthenticationResultType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("ExpiresIn", self.expiresIn)
    json.member("TokenType", self.tokenType)
    json.member("RefreshToken", self.refreshToken)
    json.member("IdToken", self.idToken)
    json.member("NewDeviceMetadata", self.newDeviceMetadata)
    json.member("RefreshTokenExpiresIn", self.refreshTokenExpiresIn)
    json.endObject()
  }
}
