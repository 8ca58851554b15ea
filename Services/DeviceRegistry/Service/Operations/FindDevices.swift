public import DeviceRegistryMessages
internal import Domain
public import RPC

extension DeviceRegistry {
  /// Lists a user's devices, in the order of their keys.
  public func findDevices(
    _ request: FindDevicesRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> FindDevicesResponse {
    let owner = try owner(request.userPoolId, request.sub)
    let limit = min(max(try required(request.limit, "limit"), 1), Self.maxListed)
    let remembering = Remembering(seconds: request.rememberedForSeconds, now: clock.now())
    let found = try await devices.list(
      of: owner,
      after: request.afterDeviceKey ?? "",
      rememberedSince: request.isRememberedOnly ?? false ? remembering.since : nil,
      limit: limit + 1
    )
    return FindDevicesResponse(
      devices: found.prefix(Int(limit)).map { $0.description(remembering) },
      isCut: found.count > Int(limit)
    )
  }

  private static let maxListed: Int64 = 1000
}
