// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/authentication_shared_types.proto. Do not edit.

internal import GatehouseMessages

/// Cognito's AttributeType.
public struct AttributeType: Sendable, Hashable {
  /// Name.
  ///
  /// Required. 1 to 32 characters.
  public var name: String?
  /// Value.
  ///
  /// At most 2048 characters.
  public var value: String?

  /// Makes a message; what is not given is absent.
  public init(
    name: String? = nil,
    value: String? = nil
  ) {
    self.name = name
    self.value = value
  }
}

/// Cognito's AnalyticsMetadataType.
public struct AnalyticsMetadataType: Sendable, Hashable {
  /// AnalyticsEndpointId.
  ///
  /// 0 to 131072 characters.
  public var analyticsEndpointId: String?

  /// Makes a message; what is not given is absent.
  public init(
    analyticsEndpointId: String? = nil
  ) {
    self.analyticsEndpointId = analyticsEndpointId
  }
}

/// Cognito's UserContextDataType.
public struct UserContextDataType: Sendable, Hashable {
  /// IpAddress.
  ///
  /// 0 to 131072 characters.
  public var ipAddress: String?
  /// EncodedData.
  ///
  /// 0 to 131072 characters.
  public var encodedData: String?

  /// Makes a message; what is not given is absent.
  public init(
    ipAddress: String? = nil,
    encodedData: String? = nil
  ) {
    self.ipAddress = ipAddress
    self.encodedData = encodedData
  }
}

/// Cognito's CodeDeliveryDetailsType.
public struct CodeDeliveryDetailsType: Sendable, Hashable {
  /// Destination.
  ///
  /// 0 to 131072 characters.
  public var destination: String?
  /// DeliveryMedium.
  ///
  /// One of SMS, EMAIL.
  public var deliveryMedium: String?
  /// AttributeName.
  ///
  /// 1 to 32 characters.
  public var attributeName: String?

  /// Makes a message; what is not given is absent.
  public init(
    destination: String? = nil,
    deliveryMedium: String? = nil,
    attributeName: String? = nil
  ) {
    self.destination = destination
    self.deliveryMedium = deliveryMedium
    self.attributeName = attributeName
  }
}

/// Cognito's MFAOptionType.
public struct MFAOptionType: Sendable, Hashable {
  /// DeliveryMedium.
  ///
  /// One of SMS, EMAIL.
  public var deliveryMedium: String?
  /// AttributeName.
  ///
  /// 1 to 32 characters.
  public var attributeName: String?

  /// Makes a message; what is not given is absent.
  public init(
    deliveryMedium: String? = nil,
    attributeName: String? = nil
  ) {
    self.deliveryMedium = deliveryMedium
    self.attributeName = attributeName
  }
}

/// Cognito's UserType.
public struct UserType: Sendable, Hashable {
  /// Username.
  ///
  /// 1 to 128 characters.
  public var username: String?
  /// Attributes.
  public var attributes: [AttributeType]?
  /// UserCreateDate.
  public var userCreateDateUnixMillis: Int64?
  /// UserLastModifiedDate.
  public var userLastModifiedDateUnixMillis: Int64?
  /// Enabled.
  public var enabled: Bool?
  /// UserStatus.
  ///
  /// One of UNCONFIRMED, CONFIRMED, ARCHIVED, COMPROMISED, UNKNOWN, RESET_REQUIRED, FORCE_CHANGE_PASSWORD, EXTERNAL_PROVIDER.
  public var userStatus: String?
  /// MFAOptions.
  public var mfaOptions: [MFAOptionType]?

  /// Makes a message; what is not given is absent.
  public init(
    username: String? = nil,
    attributes: [AttributeType]? = nil,
    userCreateDateUnixMillis: Int64? = nil,
    userLastModifiedDateUnixMillis: Int64? = nil,
    enabled: Bool? = nil,
    userStatus: String? = nil,
    mfaOptions: [MFAOptionType]? = nil
  ) {
    self.username = username
    self.attributes = attributes
    self.userCreateDateUnixMillis = userCreateDateUnixMillis
    self.userLastModifiedDateUnixMillis = userLastModifiedDateUnixMillis
    self.enabled = enabled
    self.userStatus = userStatus
    self.mfaOptions = mfaOptions
  }
}

/// Cognito's NewDeviceMetadataType.
public struct NewDeviceMetadataType: Sendable, Hashable {
  /// DeviceKey.
  ///
  /// 1 to 55 characters.
  public var deviceKey: String?
  /// DeviceGroupKey.
  ///
  /// 0 to 131072 characters.
  public var deviceGroupKey: String?

  /// Makes a message; what is not given is absent.
  public init(
    deviceKey: String? = nil,
    deviceGroupKey: String? = nil
  ) {
    self.deviceKey = deviceKey
    self.deviceGroupKey = deviceGroupKey
  }
}

/// Cognito's AuthenticationResultType.
public struct AuthenticationResultType: Sendable, Hashable {
  /// AccessToken.
  public var accessToken: String?
  /// ExpiresIn.
  public var expiresIn: Int32?
  /// TokenType.
  ///
  /// 0 to 131072 characters.
  public var tokenType: String?
  /// RefreshToken.
  public var refreshToken: String?
  /// IdToken.
  public var idToken: String?
  /// NewDeviceMetadata.
  public var newDeviceMetadata: NewDeviceMetadataType?
  /// RefreshTokenExpiresIn.
  public var refreshTokenExpiresIn: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    accessToken: String? = nil,
    expiresIn: Int32? = nil,
    tokenType: String? = nil,
    refreshToken: String? = nil,
    idToken: String? = nil,
    newDeviceMetadata: NewDeviceMetadataType? = nil,
    refreshTokenExpiresIn: Int32? = nil
  ) {
    self.accessToken = accessToken
    self.expiresIn = expiresIn
    self.tokenType = tokenType
    self.refreshToken = refreshToken
    self.idToken = idToken
    self.newDeviceMetadata = newDeviceMetadata
    self.refreshTokenExpiresIn = refreshTokenExpiresIn
  }
}

extension AuthenticationResultType: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "accessToken": sizeOnly(self.accessToken),
        "expiresIn": self.expiresIn as Any,
        "tokenType": self.tokenType as Any,
        "refreshToken": sizeOnly(self.refreshToken),
        "idToken": sizeOnly(self.idToken),
        "newDeviceMetadata": self.newDeviceMetadata as Any,
        "refreshTokenExpiresIn": self.refreshTokenExpiresIn as Any,
      ],
      displayStyle: .struct
    )
  }
}
