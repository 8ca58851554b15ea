// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/push_sync.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension RegisterDeviceRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RegisterDeviceRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.RegisterDeviceRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__RegisterDeviceRequest>) {
    gatehouse__identity_federation__v1__register_device_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__RegisterDeviceRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "RegisterDeviceRequest.identity_pool_id")
    self.identityId = try readString(c.pointee.identity_id, "RegisterDeviceRequest.identity_id")
    self.platform = try readString(c.pointee.platform, "RegisterDeviceRequest.platform")
    self.token = try readText(c.pointee.has_token, c.pointee.token, "RegisterDeviceRequest.token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__RegisterDeviceRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "RegisterDeviceRequest.identity_pool_id")
    c.pointee.identity_id = try arena.string(self.identityId, "RegisterDeviceRequest.identity_id")
    c.pointee.platform = try arena.string(self.platform, "RegisterDeviceRequest.platform")
    if let token = self.token {
      c.pointee.has_token = 1
      c.pointee.token = try arena.data(of: token)
    }
  }
}

extension RegisterDeviceResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RegisterDeviceResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.RegisterDeviceResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__RegisterDeviceResponse>) {
    gatehouse__identity_federation__v1__register_device_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__RegisterDeviceResponse>) throws(ProtobufError) {
    self.deviceId = try readString(c.pointee.device_id, "RegisterDeviceResponse.device_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__RegisterDeviceResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.device_id = try arena.string(self.deviceId, "RegisterDeviceResponse.device_id")
  }
}

extension SubscribeToDatasetRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SubscribeToDatasetRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SubscribeToDatasetRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SubscribeToDatasetRequest>) {
    gatehouse__identity_federation__v1__subscribe_to_dataset_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SubscribeToDatasetRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "SubscribeToDatasetRequest.identity_pool_id")
    self.identityId = try readString(c.pointee.identity_id, "SubscribeToDatasetRequest.identity_id")
    self.datasetName = try readString(c.pointee.dataset_name, "SubscribeToDatasetRequest.dataset_name")
    self.deviceId = try readString(c.pointee.device_id, "SubscribeToDatasetRequest.device_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SubscribeToDatasetRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "SubscribeToDatasetRequest.identity_pool_id")
    c.pointee.identity_id = try arena.string(self.identityId, "SubscribeToDatasetRequest.identity_id")
    c.pointee.dataset_name = try arena.string(self.datasetName, "SubscribeToDatasetRequest.dataset_name")
    c.pointee.device_id = try arena.string(self.deviceId, "SubscribeToDatasetRequest.device_id")
  }
}

extension SubscribeToDatasetResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SubscribeToDatasetResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SubscribeToDatasetResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SubscribeToDatasetResponse>) {
    gatehouse__identity_federation__v1__subscribe_to_dataset_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SubscribeToDatasetResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SubscribeToDatasetResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension UnsubscribeFromDatasetRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UnsubscribeFromDatasetRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.UnsubscribeFromDatasetRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UnsubscribeFromDatasetRequest>) {
    gatehouse__identity_federation__v1__unsubscribe_from_dataset_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__UnsubscribeFromDatasetRequest>) throws(ProtobufError) {
    self.identityPoolId = try readString(c.pointee.identity_pool_id, "UnsubscribeFromDatasetRequest.identity_pool_id")
    self.identityId = try readString(c.pointee.identity_id, "UnsubscribeFromDatasetRequest.identity_id")
    self.datasetName = try readString(c.pointee.dataset_name, "UnsubscribeFromDatasetRequest.dataset_name")
    self.deviceId = try readString(c.pointee.device_id, "UnsubscribeFromDatasetRequest.device_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UnsubscribeFromDatasetRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.identity_pool_id = try arena.string(self.identityPoolId, "UnsubscribeFromDatasetRequest.identity_pool_id")
    c.pointee.identity_id = try arena.string(self.identityId, "UnsubscribeFromDatasetRequest.identity_id")
    c.pointee.dataset_name = try arena.string(self.datasetName, "UnsubscribeFromDatasetRequest.dataset_name")
    c.pointee.device_id = try arena.string(self.deviceId, "UnsubscribeFromDatasetRequest.device_id")
  }
}

extension UnsubscribeFromDatasetResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UnsubscribeFromDatasetResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.UnsubscribeFromDatasetResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UnsubscribeFromDatasetResponse>) {
    gatehouse__identity_federation__v1__unsubscribe_from_dataset_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__UnsubscribeFromDatasetResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__UnsubscribeFromDatasetResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
