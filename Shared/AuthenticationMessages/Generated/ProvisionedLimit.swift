// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/provisioned_limit.proto. Do not edit.

/// Cognito's LimitDefinitionType.
public struct LimitDefinitionType: Sendable, Hashable {
  /// LimitClass.
  ///
  /// Required. One of API_CATEGORY.
  public var limitClass: String?
  /// Attributes.
  ///
  /// Required.
  public var attributes: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    limitClass: String? = nil,
    attributes: [String: String]? = nil
  ) {
    self.limitClass = limitClass
    self.attributes = attributes
  }
}

/// Request of GetProvisionedLimit.
public struct GetProvisionedLimitRequest: Sendable, Hashable {
  /// LimitDefinition.
  ///
  /// Required.
  public var limitDefinition: LimitDefinitionType?

  /// Makes a message; what is not given is absent.
  public init(
    limitDefinition: LimitDefinitionType? = nil
  ) {
    self.limitDefinition = limitDefinition
  }
}

/// Cognito's LimitType.
public struct LimitType: Sendable, Hashable {
  /// LimitDefinition.
  ///
  /// Required.
  public var limitDefinition: LimitDefinitionType?
  /// ProvisionedLimitValue.
  ///
  /// Required.
  public var provisionedLimitValue: Int32?
  /// FreeLimitValue.
  ///
  /// Required.
  public var freeLimitValue: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    limitDefinition: LimitDefinitionType? = nil,
    provisionedLimitValue: Int32? = nil,
    freeLimitValue: Int32? = nil
  ) {
    self.limitDefinition = limitDefinition
    self.provisionedLimitValue = provisionedLimitValue
    self.freeLimitValue = freeLimitValue
  }
}

/// Response of GetProvisionedLimit.
public struct GetProvisionedLimitResponse: Sendable, Hashable {
  /// Limit.
  ///
  /// Required.
  public var limit: LimitType?

  /// Makes a message; what is not given is absent.
  public init(
    limit: LimitType? = nil
  ) {
    self.limit = limit
  }
}

/// Request of UpdateProvisionedLimit.
public struct UpdateProvisionedLimitRequest: Sendable, Hashable {
  /// LimitDefinition.
  ///
  /// Required.
  public var limitDefinition: LimitDefinitionType?
  /// RequestedLimitValue.
  ///
  /// Required.
  public var requestedLimitValue: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    limitDefinition: LimitDefinitionType? = nil,
    requestedLimitValue: Int32? = nil
  ) {
    self.limitDefinition = limitDefinition
    self.requestedLimitValue = requestedLimitValue
  }
}

/// Response of UpdateProvisionedLimit.
public struct UpdateProvisionedLimitResponse: Sendable, Hashable {
  /// Limit.
  ///
  /// Required.
  public var limit: LimitType?

  /// Makes a message; what is not given is absent.
  public init(
    limit: LimitType? = nil
  ) {
    self.limit = limit
  }
}
