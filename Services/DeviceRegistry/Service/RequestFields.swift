internal import Domain
internal import GatehouseMessages

extension DeviceRegistry {
  func required<Value>(
    _ value: Value?,
    _ name: StaticString
  ) throws(DeviceRegistryFailure) -> Value {
    guard let value else { throw .invalidRequest("\(name) is missing") }
    return value
  }

  func pool(_ text: String?) throws(DeviceRegistryFailure) -> UserPoolID {
    guard let text, let pool = UserPoolID(text) else {
      throw .invalidRequest("user_pool_id is none")
    }
    return pool
  }

  func owner(_ pool: String?, _ sub: String?) throws(DeviceRegistryFailure) -> DeviceOwner {
    DeviceOwner(pool: try self.pool(pool), sub: try required(sub, "sub"))
  }

  /// The device that a request names, which need not exist.
  func device(
    _ pool: String?,
    _ sub: String?,
    _ key: String?
  ) throws(DeviceRegistryFailure) -> DeviceID {
    let key = try required(key, "device_key")
    // No key is longer or contains NUL. PostgreSQL indexes no very long text and no text with NUL.
    guard key.utf8.count <= 256, !key.utf8.contains(0) else { throw .deviceNotFound }
    return DeviceID(owner: try owner(pool, sub), key: key)
  }

  func rule(_ limit: DeviceLimit?) throws(DeviceRegistryFailure) -> DeviceLimitRule? {
    guard let limit else { return nil }
    guard let most = limit.mostDevices.flatMap({ Int(exactly: $0) }), most > 0 else {
      throw .invalidRequest("most_devices is not a positive number")
    }
    return DeviceLimitRule(mostDevices: most, removesOldest: limit.removesOldest ?? false)
  }
}
