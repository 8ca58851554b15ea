// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/log_delivery.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension CloudWatchLogsConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CloudWatchLogsConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CloudWatchLogsConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CloudWatchLogsConfigurationType>) {
    gatehouse__authentication__v1__cloud_watch_logs_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CloudWatchLogsConfigurationType>) throws(ProtobufError) {
    self.logGroupArn = try readString(c.pointee.log_group_arn, "CloudWatchLogsConfigurationType.log_group_arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CloudWatchLogsConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.log_group_arn = try arena.string(self.logGroupArn, "CloudWatchLogsConfigurationType.log_group_arn")
  }
}

extension S3ConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension S3ConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.S3ConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__S3ConfigurationType>) {
    gatehouse__authentication__v1__s3_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__S3ConfigurationType>) throws(ProtobufError) {
    self.bucketArn = try readString(c.pointee.bucket_arn, "S3ConfigurationType.bucket_arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__S3ConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.bucket_arn = try arena.string(self.bucketArn, "S3ConfigurationType.bucket_arn")
  }
}

extension FirehoseConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FirehoseConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.FirehoseConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FirehoseConfigurationType>) {
    gatehouse__authentication__v1__firehose_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__FirehoseConfigurationType>) throws(ProtobufError) {
    self.streamArn = try readString(c.pointee.stream_arn, "FirehoseConfigurationType.stream_arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FirehoseConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.stream_arn = try arena.string(self.streamArn, "FirehoseConfigurationType.stream_arn")
  }
}

extension LogConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension LogConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.LogConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__LogConfigurationType>) {
    gatehouse__authentication__v1__log_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__LogConfigurationType>) throws(ProtobufError) {
    self.logLevel = try readString(c.pointee.log_level, "LogConfigurationType.log_level")
    self.eventSource = try readString(c.pointee.event_source, "LogConfigurationType.event_source")
    self.cloudWatchLogsConfiguration = try readMessage(c.pointee.cloud_watch_logs_configuration)
    self.s3Configuration = try readMessage(c.pointee.s3_configuration)
    self.firehoseConfiguration = try readMessage(c.pointee.firehose_configuration)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__LogConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.log_level = try arena.string(self.logLevel, "LogConfigurationType.log_level")
    c.pointee.event_source = try arena.string(self.eventSource, "LogConfigurationType.event_source")
    c.pointee.cloud_watch_logs_configuration = try arena.message(self.cloudWatchLogsConfiguration)
    c.pointee.s3_configuration = try arena.message(self.s3Configuration)
    c.pointee.firehose_configuration = try arena.message(self.firehoseConfiguration)
  }
}

enum LogConfigurationListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__LogConfigurationListType>?) throws(ProtobufError) -> [LogConfigurationType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [LogConfigurationType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__LogConfigurationListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__LogConfigurationListType.self)
    gatehouse__authentication__v1__log_configuration_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension SetLogDeliveryConfigurationRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetLogDeliveryConfigurationRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetLogDeliveryConfigurationRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetLogDeliveryConfigurationRequest>) {
    gatehouse__authentication__v1__set_log_delivery_configuration_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetLogDeliveryConfigurationRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "SetLogDeliveryConfigurationRequest.user_pool_id")
    self.logConfigurations = try LogConfigurationListTypeWire.read(c.pointee.log_configurations)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetLogDeliveryConfigurationRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "SetLogDeliveryConfigurationRequest.user_pool_id")
    c.pointee.log_configurations = try LogConfigurationListTypeWire.write(self.logConfigurations, arena)
  }
}

extension LogDeliveryConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension LogDeliveryConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.LogDeliveryConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__LogDeliveryConfigurationType>) {
    gatehouse__authentication__v1__log_delivery_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__LogDeliveryConfigurationType>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "LogDeliveryConfigurationType.user_pool_id")
    self.logConfigurations = try LogConfigurationListTypeWire.read(c.pointee.log_configurations)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__LogDeliveryConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "LogDeliveryConfigurationType.user_pool_id")
    c.pointee.log_configurations = try LogConfigurationListTypeWire.write(self.logConfigurations, arena)
  }
}

extension SetLogDeliveryConfigurationResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetLogDeliveryConfigurationResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetLogDeliveryConfigurationResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetLogDeliveryConfigurationResponse>) {
    gatehouse__authentication__v1__set_log_delivery_configuration_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetLogDeliveryConfigurationResponse>) throws(ProtobufError) {
    self.logDeliveryConfiguration = try readMessage(c.pointee.log_delivery_configuration)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetLogDeliveryConfigurationResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.log_delivery_configuration = try arena.message(self.logDeliveryConfiguration)
  }
}

extension GetLogDeliveryConfigurationRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetLogDeliveryConfigurationRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetLogDeliveryConfigurationRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetLogDeliveryConfigurationRequest>) {
    gatehouse__authentication__v1__get_log_delivery_configuration_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetLogDeliveryConfigurationRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "GetLogDeliveryConfigurationRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetLogDeliveryConfigurationRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GetLogDeliveryConfigurationRequest.user_pool_id")
  }
}

extension GetLogDeliveryConfigurationResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetLogDeliveryConfigurationResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetLogDeliveryConfigurationResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetLogDeliveryConfigurationResponse>) {
    gatehouse__authentication__v1__get_log_delivery_configuration_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetLogDeliveryConfigurationResponse>) throws(ProtobufError) {
    self.logDeliveryConfiguration = try readMessage(c.pointee.log_delivery_configuration)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetLogDeliveryConfigurationResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.log_delivery_configuration = try arena.message(self.logDeliveryConfiguration)
  }
}
