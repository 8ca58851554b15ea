// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/sync_configuration.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension GetIdentityPoolConfigurationRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetIdentityPoolConfigurationRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetIdentityPoolConfigurationRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetIdentityPoolConfigurationRequest>) {
    gatehouse__identity_federation__v1__get_identity_pool_configuration_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetIdentityPoolConfigurationRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "GetIdentityPoolConfigurationRequest.identity_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetIdentityPoolConfigurationRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "GetIdentityPoolConfigurationRequest.identity_pool_id")
  }
}

enum SyncApplicationArnListWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncApplicationArnList>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "SyncApplicationArnList.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncApplicationArnList>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__SyncApplicationArnList.self)
    gatehouse__identity_federation__v1__sync_application_arn_list__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "SyncApplicationArnList.member")
    return c
  }
}

extension SyncPushSync: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SyncPushSync: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SyncPushSync"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncPushSync>) {
    gatehouse__identity_federation__v1__sync_push_sync__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SyncPushSync>) throws(ProtobufError) {
    self.applicationArns = try SyncApplicationArnListWire.read(c.pointee.application_arns)
    self.roleArn = try readString(c.pointee.role_arn, "SyncPushSync.role_arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncPushSync>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.application_arns = try SyncApplicationArnListWire.write(self.applicationArns, arena)
    c.pointee.role_arn = try arena.string(self.roleArn, "SyncPushSync.role_arn")
  }
}

extension SyncCognitoStreams: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SyncCognitoStreams: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SyncCognitoStreams"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncCognitoStreams>) {
    gatehouse__identity_federation__v1__sync_cognito_streams__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SyncCognitoStreams>) throws(ProtobufError) {
    self.streamName = try readString(c.pointee.stream_name, "SyncCognitoStreams.stream_name")
    self.roleArn = try readString(c.pointee.role_arn, "SyncCognitoStreams.role_arn")
    self.streamingStatus = try readString(c.pointee.streaming_status, "SyncCognitoStreams.streaming_status")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncCognitoStreams>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.stream_name = try arena.string(self.streamName, "SyncCognitoStreams.stream_name")
    c.pointee.role_arn = try arena.string(self.roleArn, "SyncCognitoStreams.role_arn")
    c.pointee.streaming_status = try arena.string(self.streamingStatus, "SyncCognitoStreams.streaming_status")
  }
}

extension GetIdentityPoolConfigurationResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetIdentityPoolConfigurationResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetIdentityPoolConfigurationResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetIdentityPoolConfigurationResponse>) {
    gatehouse__identity_federation__v1__get_identity_pool_configuration_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetIdentityPoolConfigurationResponse>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "GetIdentityPoolConfigurationResponse.identity_pool_id")
    self.pushSync = try readMessage(c.pointee.push_sync)
    self.cognitoStreams = try readMessage(c.pointee.cognito_streams)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetIdentityPoolConfigurationResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "GetIdentityPoolConfigurationResponse.identity_pool_id")
    c.pointee.push_sync = try arena.message(self.pushSync)
    c.pointee.cognito_streams = try arena.message(self.cognitoStreams)
  }
}

extension SetIdentityPoolConfigurationRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetIdentityPoolConfigurationRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SetIdentityPoolConfigurationRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetIdentityPoolConfigurationRequest>) {
    gatehouse__identity_federation__v1__set_identity_pool_configuration_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SetIdentityPoolConfigurationRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "SetIdentityPoolConfigurationRequest.identity_pool_id")
    self.pushSync = try readMessage(c.pointee.push_sync)
    self.cognitoStreams = try readMessage(c.pointee.cognito_streams)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetIdentityPoolConfigurationRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "SetIdentityPoolConfigurationRequest.identity_pool_id")
    c.pointee.push_sync = try arena.message(self.pushSync)
    c.pointee.cognito_streams = try arena.message(self.cognitoStreams)
  }
}

extension SetIdentityPoolConfigurationResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetIdentityPoolConfigurationResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SetIdentityPoolConfigurationResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetIdentityPoolConfigurationResponse>) {
    gatehouse__identity_federation__v1__set_identity_pool_configuration_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SetIdentityPoolConfigurationResponse>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "SetIdentityPoolConfigurationResponse.identity_pool_id")
    self.pushSync = try readMessage(c.pointee.push_sync)
    self.cognitoStreams = try readMessage(c.pointee.cognito_streams)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetIdentityPoolConfigurationResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "SetIdentityPoolConfigurationResponse.identity_pool_id")
    c.pointee.push_sync = try arena.message(self.pushSync)
    c.pointee.cognito_streams = try arena.message(self.cognitoStreams)
  }
}

extension GetCognitoEventsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetCognitoEventsRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetCognitoEventsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetCognitoEventsRequest>) {
    gatehouse__identity_federation__v1__get_cognito_events_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetCognitoEventsRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "GetCognitoEventsRequest.identity_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetCognitoEventsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "GetCognitoEventsRequest.identity_pool_id")
  }
}

enum SyncEventsWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncEvents>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "SyncEvents.entry") ?? ""
      values[key] = try readString(entry.pointee.value, "SyncEvents.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncEvents>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__SyncEvents.self)
    gatehouse__identity_federation__v1__sync_events__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SyncEvents__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__IdentityFederation__V1__SyncEvents__EntryEntry.self)
      gatehouse__identity_federation__v1__sync_events__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "SyncEvents.entry")
      entry.pointee.value = try arena.string(value, "SyncEvents.entry")
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

extension GetCognitoEventsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetCognitoEventsResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetCognitoEventsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetCognitoEventsResponse>) {
    gatehouse__identity_federation__v1__get_cognito_events_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetCognitoEventsResponse>) throws(ProtobufError) {
    self.events = try SyncEventsWire.read(c.pointee.events)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetCognitoEventsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.events = try SyncEventsWire.write(self.events, arena)
  }
}

extension SetCognitoEventsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetCognitoEventsRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SetCognitoEventsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetCognitoEventsRequest>) {
    gatehouse__identity_federation__v1__set_cognito_events_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SetCognitoEventsRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "SetCognitoEventsRequest.identity_pool_id")
    self.events = try SyncEventsWire.read(c.pointee.events)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetCognitoEventsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "SetCognitoEventsRequest.identity_pool_id")
    c.pointee.events = try SyncEventsWire.write(self.events, arena)
  }
}

extension BulkPublishRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BulkPublishRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.BulkPublishRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__BulkPublishRequest>) {
    gatehouse__identity_federation__v1__bulk_publish_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__BulkPublishRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "BulkPublishRequest.identity_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__BulkPublishRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "BulkPublishRequest.identity_pool_id")
  }
}

extension BulkPublishResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BulkPublishResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.BulkPublishResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__BulkPublishResponse>) {
    gatehouse__identity_federation__v1__bulk_publish_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__BulkPublishResponse>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "BulkPublishResponse.identity_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__BulkPublishResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "BulkPublishResponse.identity_pool_id")
  }
}

extension GetBulkPublishDetailsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetBulkPublishDetailsRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetBulkPublishDetailsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetBulkPublishDetailsRequest>) {
    gatehouse__identity_federation__v1__get_bulk_publish_details_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetBulkPublishDetailsRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "GetBulkPublishDetailsRequest.identity_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetBulkPublishDetailsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "GetBulkPublishDetailsRequest.identity_pool_id")
  }
}

extension GetBulkPublishDetailsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetBulkPublishDetailsResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetBulkPublishDetailsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetBulkPublishDetailsResponse>) {
    gatehouse__identity_federation__v1__get_bulk_publish_details_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetBulkPublishDetailsResponse>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "GetBulkPublishDetailsResponse.identity_pool_id")
    self.bulkPublishStartTimeUnixMillis = c.pointee.has_bulk_publish_start_time_unix_millis != 0 ? c.pointee.bulk_publish_start_time_unix_millis : nil
    self.bulkPublishCompleteTimeUnixMillis = c.pointee.has_bulk_publish_complete_time_unix_millis != 0 ? c.pointee.bulk_publish_complete_time_unix_millis : nil
    self.bulkPublishStatus = try readString(c.pointee.bulk_publish_status, "GetBulkPublishDetailsResponse.bulk_publish_status")
    self.failureMessage = try readString(c.pointee.failure_message, "GetBulkPublishDetailsResponse.failure_message")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetBulkPublishDetailsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "GetBulkPublishDetailsResponse.identity_pool_id")
    if let bulkPublishStartTimeUnixMillis = self.bulkPublishStartTimeUnixMillis {
      c.pointee.has_bulk_publish_start_time_unix_millis = 1
      c.pointee.bulk_publish_start_time_unix_millis = bulkPublishStartTimeUnixMillis
    }
    if let bulkPublishCompleteTimeUnixMillis = self.bulkPublishCompleteTimeUnixMillis {
      c.pointee.has_bulk_publish_complete_time_unix_millis = 1
      c.pointee.bulk_publish_complete_time_unix_millis = bulkPublishCompleteTimeUnixMillis
    }
    c.pointee.bulk_publish_status = try arena.string(self.bulkPublishStatus, "GetBulkPublishDetailsResponse.bulk_publish_status")
    c.pointee.failure_message = try arena.string(self.failureMessage, "GetBulkPublishDetailsResponse.failure_message")
  }
}

extension SetCognitoEventsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetCognitoEventsResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SetCognitoEventsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetCognitoEventsResponse>) {
    gatehouse__identity_federation__v1__set_cognito_events_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SetCognitoEventsResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SetCognitoEventsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
