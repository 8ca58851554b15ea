public import DeviceRegistryMessages
internal import Domain
public import RPC

extension DeviceRegistry {
  /// Lists a pool's devices by the time of their last authentication.
  ///
  /// At most so many rows are looked at: a rare kind in a pool of millions is found by going on.
  public func findPoolDevices(
    _ request: FindPoolDevicesRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> FindPoolDevicesResponse {
    let limit = Int(min(max(try required(request.limit, "limit"), 1), Self.maxListedOfPool))
    let remembering = Remembering(seconds: request.rememberedForSeconds, now: clock.now())
    let filter = PoolDeviceListing.Filter(
      pool: try pool(request.userPoolId),
      sdk: request.sdk.flatMap(id),
      isRemembered: request.isRemembered,
      remembering: remembering,
      unusedSince: request.unusedSinceUnixMillis
    )
    let found = try await PoolDeviceListing(database: devices.database).devices(
      filter,
      after: PoolDeviceListing.Place(request.after, isAscending: filter.isAscending),
      limit: limit
    )
    return FindPoolDevicesResponse(
      devices: found.devices.map { device in
        OwnedDevice(sub: device.sub, device: device.record.description(remembering))
      },
      next: found.next.map { place in
        PoolDevicePlace(
          authenticatedAtUnixMillis: place.authenticatedAt,
          sub: place.sub,
          deviceKey: place.key
        )
      }
    )
  }

  private static let maxListedOfPool: Int64 = 200
}

extension PoolDeviceListing.Place {
  /// The place of a request; without one the beginning of the list.
  fileprivate init(_ place: PoolDevicePlace?, isAscending: Bool) {
    guard let place, let at = place.authenticatedAtUnixMillis, let sub = place.sub,
      let key = place.deviceKey
    else {
      self.init(authenticatedAt: isAscending ? .min : .max, sub: "", key: "")
      return
    }
    self.init(authenticatedAt: at, sub: sub, key: key)
  }
}
