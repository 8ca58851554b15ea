// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/device.proto. Do not edit.

internal import GatehouseMessages
public import JSON

extension DeviceSecretVerifierConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("PasswordVerifier", self.passwordVerifier)
    json.member("Salt", self.salt)
    json.endObject()
  }
}

extension DeviceSecretVerifierConfigType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("PasswordVerifier") {
        self.passwordVerifier = try json.optional()
      } else if json.isNamed("Salt") {
        self.salt = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ConfirmDeviceRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("DeviceKey", self.deviceKey)
    json.member("DeviceSecretVerifierConfig", self.deviceSecretVerifierConfig)
    json.member("DeviceName", self.deviceName)
    json.endObject()
  }
}

extension ConfirmDeviceRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else if json.isNamed("DeviceKey") {
        self.deviceKey = try json.optional()
      } else if json.isNamed("DeviceSecretVerifierConfig") {
        self.deviceSecretVerifierConfig = try json.optional()
      } else if json.isNamed("DeviceName") {
        self.deviceName = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ConfirmDeviceResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserConfirmationNecessary", self.userConfirmationNecessary)
    json.endObject()
  }
}

extension UpdateDeviceStatusRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("DeviceKey", self.deviceKey)
    json.member("DeviceRememberedStatus", self.deviceRememberedStatus)
    json.endObject()
  }
}

extension UpdateDeviceStatusRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else if json.isNamed("DeviceKey") {
        self.deviceKey = try json.optional()
      } else if json.isNamed("DeviceRememberedStatus") {
        self.deviceRememberedStatus = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UpdateDeviceStatusResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension GetDeviceRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("DeviceKey", self.deviceKey)
    json.member("AccessToken", self.accessToken)
    json.endObject()
  }
}

extension GetDeviceRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("DeviceKey") {
        self.deviceKey = try json.optional()
      } else if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DeviceType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("DeviceKey", self.deviceKey)
    json.member("DeviceAttributes", self.deviceAttributes)
    json.epochSeconds("DeviceCreateDate", self.deviceCreateDateUnixMillis)
    json.epochSeconds("DeviceLastModifiedDate", self.deviceLastModifiedDateUnixMillis)
    json.epochSeconds("DeviceLastAuthenticatedDate", self.deviceLastAuthenticatedDateUnixMillis)
    json.endObject()
  }
}

extension GetDeviceResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Device", self.device)
    json.endObject()
  }
}

extension ListDevicesRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("Limit", self.limit)
    json.member("PaginationToken", self.paginationToken)
    json.endObject()
  }
}

extension ListDevicesRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else if json.isNamed("Limit") {
        self.limit = try json.optional()
      } else if json.isNamed("PaginationToken") {
        self.paginationToken = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ListDevicesResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Devices", self.devices)
    json.member("PaginationToken", self.paginationToken)
    json.endObject()
  }
}

extension ForgetDeviceRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("AccessToken", self.accessToken)
    json.member("DeviceKey", self.deviceKey)
    json.endObject()
  }
}

extension ForgetDeviceRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("AccessToken") {
        self.accessToken = try json.optional()
      } else if json.isNamed("DeviceKey") {
        self.deviceKey = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminGetDeviceRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("DeviceKey", self.deviceKey)
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.endObject()
  }
}

extension AdminGetDeviceRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("DeviceKey") {
        self.deviceKey = try json.optional()
      } else if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminGetDeviceResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Device", self.device)
    json.endObject()
  }
}

extension AdminListDevicesRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.member("Limit", self.limit)
    json.member("PaginationToken", self.paginationToken)
    json.endObject()
  }
}

extension AdminListDevicesRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("Limit") {
        self.limit = try json.optional()
      } else if json.isNamed("PaginationToken") {
        self.paginationToken = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminListDevicesResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Devices", self.devices)
    json.member("PaginationToken", self.paginationToken)
    json.endObject()
  }
}

extension AdminUpdateDeviceStatusRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.member("DeviceKey", self.deviceKey)
    json.member("DeviceRememberedStatus", self.deviceRememberedStatus)
    json.endObject()
  }
}

extension AdminUpdateDeviceStatusRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("DeviceKey") {
        self.deviceKey = try json.optional()
      } else if json.isNamed("DeviceRememberedStatus") {
        self.deviceRememberedStatus = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AdminUpdateDeviceStatusResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension AdminForgetDeviceRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("Username", self.username)
    json.member("DeviceKey", self.deviceKey)
    json.endObject()
  }
}

extension AdminForgetDeviceRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("Username") {
        self.username = try json.optional()
      } else if json.isNamed("DeviceKey") {
        self.deviceKey = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ForgetDeviceResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension AdminForgetDeviceResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
