public import DeviceRegistryMessages
internal import Domain
public import RPC

extension DeviceRegistry {
  /// Forgets every device and account of a deleted user; or the browsers of one alone, whose keys it returns.
  public func removeUserDevices(
    _ request: RemoveUserDevicesRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> RemoveUserDevicesResponse {
    let owner = try owner(request.userPoolId, request.sub)
    let browsersOnly = request.browsersOnly ?? false
    let keys = try await devices.removeAll(of: owner, browsersOnly: browsersOnly)
    guard !browsersOnly else { return RemoveUserDevicesResponse(deviceKeys: keys) }
    try await accounts.removeAll(of: owner, at: clock.now())
    return RemoveUserDevicesResponse()
  }
}
