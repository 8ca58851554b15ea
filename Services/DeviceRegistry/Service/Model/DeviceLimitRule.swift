internal import DeviceRegistryMessages

/// How many devices a user may have, and what happens beyond.
struct DeviceLimitRule: Sendable, Hashable {
  let mostDevices: Int
  let removesOldest: Bool

  /// Reads a request's limit; nil where there is none.
  init?(_ limit: DeviceLimit?) throws(DeviceRegistryFailure) {
    guard let limit else { return nil }
    guard let most = limit.mostDevices.flatMap({ Int(exactly: $0) }), most > 0 else {
      throw .invalidRequest("most_devices is not a positive number")
    }
    self.init(mostDevices: most, removesOldest: limit.removesOldest ?? false)
  }

  init(mostDevices: Int, removesOldest: Bool) {
    self.mostDevices = mostDevices
    self.removesOldest = removesOldest
  }
}
