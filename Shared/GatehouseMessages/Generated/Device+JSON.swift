// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/device.proto. Do not edit.

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
