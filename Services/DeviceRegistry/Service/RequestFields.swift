extension DeviceRegistry {
  /// The device that a request names, which need not exist.
  func device(
    _ pool: String?,
    _ sub: String?,
    _ key: String?
  ) throws(DeviceRegistryFailure) -> DeviceID {
    let key = try required(key, "device_key")
    guard let id = id(key) else { throw .deviceNotFound }
    return DeviceID(owner: try owner(pool, sub), key: id)
  }
}
