// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/push_sync.proto. Do not edit.

internal import GatehouseMessages

/// Request of RegisterDevice.
public struct RegisterDeviceRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// IdentityId.
  ///
  /// Required. 1 to 55 characters.
  public var identityId: String?
  /// Platform.
  ///
  /// Required. One of APNS, APNS_SANDBOX, GCM, ADM.
  public var platform: String?
  /// Token.
  ///
  /// Required.
  public var token: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityId: String? = nil,
    platform: String? = nil,
    token: String? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityId = identityId
    self.platform = platform
    self.token = token
  }
}

extension RegisterDeviceRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "identityPoolId": self.identityPoolId as Any,
        "identityId": self.identityId as Any,
        "platform": self.platform as Any,
        "token": sizeOnly(self.token),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of RegisterDevice.
public struct RegisterDeviceResponse: Sendable, Hashable {
  /// DeviceId.
  ///
  /// 1 to 256 characters.
  public var deviceId: String?

  /// Makes a message; what is not given is absent.
  public init(
    deviceId: String? = nil
  ) {
    self.deviceId = deviceId
  }
}

/// Request of SubscribeToDataset.
public struct SubscribeToDatasetRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// IdentityId.
  ///
  /// Required. 1 to 55 characters.
  public var identityId: String?
  /// DatasetName.
  ///
  /// Required. 1 to 128 characters.
  public var datasetName: String?
  /// DeviceId.
  ///
  /// Required. 1 to 256 characters.
  public var deviceId: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityId: String? = nil,
    datasetName: String? = nil,
    deviceId: String? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityId = identityId
    self.datasetName = datasetName
    self.deviceId = deviceId
  }
}

/// Response of SubscribeToDataset.
public struct SubscribeToDatasetResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of UnsubscribeFromDataset.
public struct UnsubscribeFromDatasetRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// IdentityId.
  ///
  /// Required. 1 to 55 characters.
  public var identityId: String?
  /// DatasetName.
  ///
  /// Required. 1 to 128 characters.
  public var datasetName: String?
  /// DeviceId.
  ///
  /// Required. 1 to 256 characters.
  public var deviceId: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityId: String? = nil,
    datasetName: String? = nil,
    deviceId: String? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityId = identityId
    self.datasetName = datasetName
    self.deviceId = deviceId
  }
}

/// Response of UnsubscribeFromDataset.
public struct UnsubscribeFromDatasetResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
