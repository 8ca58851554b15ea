// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/log_delivery.proto. Do not edit.

public import JSON

extension CloudWatchLogsConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("LogGroupArn", self.logGroupArn)
    json.endObject()
  }
}

extension CloudWatchLogsConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("LogGroupArn") {
        self.logGroupArn = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension S3ConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("BucketArn", self.bucketArn)
    json.endObject()
  }
}

extension S3ConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("BucketArn") {
        self.bucketArn = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension FirehoseConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("StreamArn", self.streamArn)
    json.endObject()
  }
}

extension FirehoseConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("StreamArn") {
        self.streamArn = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension LogConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("LogLevel", self.logLevel)
    json.member("EventSource", self.eventSource)
    json.member("CloudWatchLogsConfiguration", self.cloudWatchLogsConfiguration)
    json.member("S3Configuration", self.s3Configuration)
    json.member("FirehoseConfiguration", self.firehoseConfiguration)
    json.endObject()
  }
}

extension LogConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("LogLevel") {
        self.logLevel = try json.optional()
      } else if json.isNamed("EventSource") {
        self.eventSource = try json.optional()
      } else if json.isNamed("CloudWatchLogsConfiguration") {
        self.cloudWatchLogsConfiguration = try json.optional()
      } else if json.isNamed("S3Configuration") {
        self.s3Configuration = try json.optional()
      } else if json.isNamed("FirehoseConfiguration") {
        self.firehoseConfiguration = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SetLogDeliveryConfigurationRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("LogConfigurations", self.logConfigurations)
    json.endObject()
  }
}

extension SetLogDeliveryConfigurationRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("LogConfigurations") {
        self.logConfigurations = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension LogDeliveryConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("LogConfigurations", self.logConfigurations)
    json.endObject()
  }
}

extension SetLogDeliveryConfigurationResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("LogDeliveryConfiguration", self.logDeliveryConfiguration)
    json.endObject()
  }
}

extension GetLogDeliveryConfigurationRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.endObject()
  }
}

extension GetLogDeliveryConfigurationRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetLogDeliveryConfigurationResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("LogDeliveryConfiguration", self.logDeliveryConfiguration)
    json.endObject()
  }
}
