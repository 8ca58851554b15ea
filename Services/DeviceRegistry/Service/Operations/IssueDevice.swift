public import DeviceRegistryMessages
internal import Domain
public import RPC

extension DeviceRegistry {
  /// Names a device for a sign-in that brought none (DEV-8).
  ///
  /// Stores nothing: the keys of clients that never confirm would stay here forever. The tokens of
  /// the sign-in carry the key, and so prove that it was issued.
  public func issueDevice(
    _ request: IssueDeviceRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> IssueDeviceResponse {
    let owner = try owner(request.userPoolId, request.sub)
    if let limit = try DeviceLimitRule(request.limit), !limit.removesOldest {
      let count = try await devices.count(of: owner)
      guard count < Int64(limit.mostDevices) else {
        throw refusal(.deviceLimitReached, "the user has no room for a device", context)
      }
    }
    return IssueDeviceResponse(
      deviceKey: DeviceID.random(for: owner, from: random).key,
      deviceGroupKey: owner.groupKey
    )
  }
}
