// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/shared_types.proto. Do not edit.

/// Cognito's AnalyticsMetadataType.
public struct AnalyticsMetadataType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case analyticsEndpointId = "AnalyticsEndpointId"
  }
}

/// Cognito's UserContextDataType.
public struct UserContextDataType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case ipAddress = "IpAddress"
    case encodedData = "EncodedData"
  }
}
