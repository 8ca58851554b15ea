// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/device.proto. Do not edit.

internal import GatehouseMessages

/// Cognito's DeviceSecretVerifierConfigType.
public struct DeviceSecretVerifierConfigType: Sendable, Hashable {
  /// PasswordVerifier.
  ///
  /// 0 to 131072 characters.
  public var passwordVerifier: String?
  /// Salt.
  ///
  /// 0 to 131072 characters.
  public var salt: String?

  /// Makes a message; what is not given is absent.
  public init(
    passwordVerifier: String? = nil,
    salt: String? = nil
  ) {
    self.passwordVerifier = passwordVerifier
    self.salt = salt
  }
}

/// Request of ConfirmDevice.
public struct ConfirmDeviceRequest: Sendable, Hashable {
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?
  /// DeviceKey.
  ///
  /// Required. 1 to 55 characters.
  public var deviceKey: String?
  /// DeviceSecretVerifierConfig.
  public var deviceSecretVerifierConfig: DeviceSecretVerifierConfigType?
  /// DeviceName.
  ///
  /// 1 to 1024 characters.
  public var deviceName: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    deviceKey: String? = nil,
    deviceSecretVerifierConfig: DeviceSecretVerifierConfigType? = nil,
    deviceName: String? = nil
  ) {
    self.accessToken = accessToken
    self.deviceKey = deviceKey
    self.deviceSecretVerifierConfig = deviceSecretVerifierConfig
    self.deviceName = deviceName
  }
}

extension ConfirmDeviceRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "deviceKey": self.deviceKey as Any,
        "deviceSecretVerifierConfig": self.deviceSecretVerifierConfig as Any,
        "deviceName": self.deviceName as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ConfirmDevice.
public struct ConfirmDeviceResponse: Sendable, Hashable {
  /// UserConfirmationNecessary.
  public var userConfirmationNecessary: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    userConfirmationNecessary: Bool? = nil
  ) {
    self.userConfirmationNecessary = userConfirmationNecessary
  }
}

/// Request of UpdateDeviceStatus.
public struct UpdateDeviceStatusRequest: Sendable, Hashable {
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?
  /// DeviceKey.
  ///
  /// Required. 1 to 55 characters.
  public var deviceKey: String?
  /// DeviceRememberedStatus.
  ///
  /// One of remembered, not_remembered.
  public var deviceRememberedStatus: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    deviceKey: String? = nil,
    deviceRememberedStatus: String? = nil
  ) {
    self.accessToken = accessToken
    self.deviceKey = deviceKey
    self.deviceRememberedStatus = deviceRememberedStatus
  }
}

extension UpdateDeviceStatusRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "deviceKey": self.deviceKey as Any,
        "deviceRememberedStatus": self.deviceRememberedStatus as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of UpdateDeviceStatus.
public struct UpdateDeviceStatusResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of GetDevice.
public struct GetDeviceRequest: Sendable, Hashable {
  /// DeviceKey.
  ///
  /// Required. 1 to 55 characters.
  public var deviceKey: String?
  /// AccessToken.
  public var accessToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    deviceKey: String? = nil,
    accessToken: String? = nil
  ) {
    self.deviceKey = deviceKey
    self.accessToken = accessToken
  }
}

extension GetDeviceRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "deviceKey": self.deviceKey as Any,
        "accessToken": sizeOnly(self.accessToken),
      ],
      displayStyle: .struct
    )
  }
}

/// Cognito's DeviceType.
public struct DeviceType: Sendable, Hashable {
  /// DeviceKey.
  ///
  /// 1 to 55 characters.
  public var deviceKey: String?
  /// DeviceAttributes.
  public var deviceAttributes: [AttributeType]?
  /// DeviceCreateDate.
  public var deviceCreateDateUnixMillis: Int64?
  /// DeviceLastModifiedDate.
  public var deviceLastModifiedDateUnixMillis: Int64?
  /// DeviceLastAuthenticatedDate.
  public var deviceLastAuthenticatedDateUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    deviceKey: String? = nil,
    deviceAttributes: [AttributeType]? = nil,
    deviceCreateDateUnixMillis: Int64? = nil,
    deviceLastModifiedDateUnixMillis: Int64? = nil,
    deviceLastAuthenticatedDateUnixMillis: Int64? = nil
  ) {
    self.deviceKey = deviceKey
    self.deviceAttributes = deviceAttributes
    self.deviceCreateDateUnixMillis = deviceCreateDateUnixMillis
    self.deviceLastModifiedDateUnixMillis = deviceLastModifiedDateUnixMillis
    self.deviceLastAuthenticatedDateUnixMillis = deviceLastAuthenticatedDateUnixMillis
  }
}

/// Response of GetDevice.
public struct GetDeviceResponse: Sendable, Hashable {
  /// Device.
  ///
  /// Required.
  public var device: DeviceType?

  /// Makes a message; what is not given is absent.
  public init(
    device: DeviceType? = nil
  ) {
    self.device = device
  }
}

/// Request of ListDevices.
public struct ListDevicesRequest: Sendable, Hashable {
  /// AccessToken.
  ///
  /// Required.
  public var accessToken: String?
  /// Limit.
  ///
  /// 0 to 60.
  public var limit: Int32?
  /// PaginationToken.
  ///
  /// At least 1 characters.
  public var paginationToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    limit: Int32? = nil,
    paginationToken: String? = nil
  ) {
    self.accessToken = accessToken
    self.limit = limit
    self.paginationToken = paginationToken
  }
}

extension ListDevicesRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "limit": self.limit as Any,
        "paginationToken": self.paginationToken as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ListDevices.
public struct ListDevicesResponse: Sendable, Hashable {
  /// Devices.
  public var devices: [DeviceType]?
  /// PaginationToken.
  ///
  /// At least 1 characters.
  public var paginationToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    devices: [DeviceType]? = nil,
    paginationToken: String? = nil
  ) {
    self.devices = devices
    self.paginationToken = paginationToken
  }
}

/// Request of ForgetDevice.
public struct ForgetDeviceRequest: Sendable, Hashable {
  /// AccessToken.
  public var accessToken: String?
  /// DeviceKey.
  ///
  /// Required. 1 to 55 characters.
  public var deviceKey: String?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    deviceKey: String? = nil
  ) {
    self.accessToken = accessToken
    self.deviceKey = deviceKey
  }
}

extension ForgetDeviceRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "deviceKey": self.deviceKey as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of AdminGetDevice.
public struct AdminGetDeviceRequest: Sendable, Hashable {
  /// DeviceKey.
  ///
  /// Required. 1 to 55 characters.
  public var deviceKey: String?
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?

  /// Makes a message; what is not given is absent.
  public init(
    deviceKey: String? = nil,
    userPoolId: String? = nil,
    username: String? = nil
  ) {
    self.deviceKey = deviceKey
    self.userPoolId = userPoolId
    self.username = username
  }
}

/// Response of AdminGetDevice.
public struct AdminGetDeviceResponse: Sendable, Hashable {
  /// Device.
  ///
  /// Required.
  public var device: DeviceType?

  /// Makes a message; what is not given is absent.
  public init(
    device: DeviceType? = nil
  ) {
    self.device = device
  }
}

/// Request of AdminListDevices.
public struct AdminListDevicesRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// Limit.
  ///
  /// 0 to 60.
  public var limit: Int32?
  /// PaginationToken.
  ///
  /// At least 1 characters.
  public var paginationToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    limit: Int32? = nil,
    paginationToken: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.limit = limit
    self.paginationToken = paginationToken
  }
}

/// Response of AdminListDevices.
public struct AdminListDevicesResponse: Sendable, Hashable {
  /// Devices.
  public var devices: [DeviceType]?
  /// PaginationToken.
  ///
  /// At least 1 characters.
  public var paginationToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    devices: [DeviceType]? = nil,
    paginationToken: String? = nil
  ) {
    self.devices = devices
    self.paginationToken = paginationToken
  }
}

/// Request of AdminUpdateDeviceStatus.
public struct AdminUpdateDeviceStatusRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// DeviceKey.
  ///
  /// Required. 1 to 55 characters.
  public var deviceKey: String?
  /// DeviceRememberedStatus.
  ///
  /// One of remembered, not_remembered.
  public var deviceRememberedStatus: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    deviceKey: String? = nil,
    deviceRememberedStatus: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.deviceKey = deviceKey
    self.deviceRememberedStatus = deviceRememberedStatus
  }
}

/// Response of AdminUpdateDeviceStatus.
public struct AdminUpdateDeviceStatusResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of AdminForgetDevice.
public struct AdminForgetDeviceRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// Username.
  ///
  /// Required. 1 to 128 characters.
  public var username: String?
  /// DeviceKey.
  ///
  /// Required. 1 to 55 characters.
  public var deviceKey: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    username: String? = nil,
    deviceKey: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.username = username
    self.deviceKey = deviceKey
  }
}

/// Response of ForgetDevice; no body on the public side.
public struct ForgetDeviceResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Response of AdminForgetDevice; no body on the public side.
public struct AdminForgetDeviceResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
