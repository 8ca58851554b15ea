// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/log_delivery.proto. Do not edit.

/// Cognito's CloudWatchLogsConfigurationType.
public struct CloudWatchLogsConfigurationType: Sendable, Hashable {
  /// LogGroupArn.
  ///
  /// 20 to 2048 characters.
  public var logGroupArn: String?

  /// Makes a message; what is not given is absent.
  public init(
    logGroupArn: String? = nil
  ) {
    self.logGroupArn = logGroupArn
  }
}

/// Cognito's S3ConfigurationType.
public struct S3ConfigurationType: Sendable, Hashable {
  /// BucketArn.
  ///
  /// 3 to 1024 characters.
  public var bucketArn: String?

  /// Makes a message; what is not given is absent.
  public init(
    bucketArn: String? = nil
  ) {
    self.bucketArn = bucketArn
  }
}

/// Cognito's FirehoseConfigurationType.
public struct FirehoseConfigurationType: Sendable, Hashable {
  /// StreamArn.
  ///
  /// 20 to 2048 characters.
  public var streamArn: String?

  /// Makes a message; what is not given is absent.
  public init(
    streamArn: String? = nil
  ) {
    self.streamArn = streamArn
  }
}

/// Cognito's LogConfigurationType.
public struct LogConfigurationType: Sendable, Hashable {
  /// LogLevel.
  ///
  /// Required. One of ERROR, INFO.
  public var logLevel: String?
  /// EventSource.
  ///
  /// Required. One of userNotification, userAuthEvents.
  public var eventSource: String?
  /// CloudWatchLogsConfiguration.
  public var cloudWatchLogsConfiguration: CloudWatchLogsConfigurationType?
  /// S3Configuration.
  public var s3Configuration: S3ConfigurationType?
  /// FirehoseConfiguration.
  public var firehoseConfiguration: FirehoseConfigurationType?

  /// Makes a message; what is not given is absent.
  public init(
    logLevel: String? = nil,
    eventSource: String? = nil,
    cloudWatchLogsConfiguration: CloudWatchLogsConfigurationType? = nil,
    s3Configuration: S3ConfigurationType? = nil,
    firehoseConfiguration: FirehoseConfigurationType? = nil
  ) {
    self.logLevel = logLevel
    self.eventSource = eventSource
    self.cloudWatchLogsConfiguration = cloudWatchLogsConfiguration
    self.s3Configuration = s3Configuration
    self.firehoseConfiguration = firehoseConfiguration
  }
}

/// Request of SetLogDeliveryConfiguration.
public struct SetLogDeliveryConfigurationRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// LogConfigurations.
  ///
  /// Required. 0 to 2 members.
  public var logConfigurations: [LogConfigurationType]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    logConfigurations: [LogConfigurationType]? = nil
  ) {
    self.userPoolId = userPoolId
    self.logConfigurations = logConfigurations
  }
}

/// Cognito's LogDeliveryConfigurationType.
public struct LogDeliveryConfigurationType: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// LogConfigurations.
  ///
  /// Required. 0 to 2 members.
  public var logConfigurations: [LogConfigurationType]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    logConfigurations: [LogConfigurationType]? = nil
  ) {
    self.userPoolId = userPoolId
    self.logConfigurations = logConfigurations
  }
}

/// Response of SetLogDeliveryConfiguration.
public struct SetLogDeliveryConfigurationResponse: Sendable, Hashable {
  /// LogDeliveryConfiguration.
  public var logDeliveryConfiguration: LogDeliveryConfigurationType?

  /// Makes a message; what is not given is absent.
  public init(
    logDeliveryConfiguration: LogDeliveryConfigurationType? = nil
  ) {
    self.logDeliveryConfiguration = logDeliveryConfiguration
  }
}

/// Request of GetLogDeliveryConfiguration.
public struct GetLogDeliveryConfigurationRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil
  ) {
    self.userPoolId = userPoolId
  }
}

/// Response of GetLogDeliveryConfiguration.
public struct GetLogDeliveryConfigurationResponse: Sendable, Hashable {
  /// LogDeliveryConfiguration.
  public var logDeliveryConfiguration: LogDeliveryConfigurationType?

  /// Makes a message; what is not given is absent.
  public init(
    logDeliveryConfiguration: LogDeliveryConfigurationType? = nil
  ) {
    self.logDeliveryConfiguration = logDeliveryConfiguration
  }
}
